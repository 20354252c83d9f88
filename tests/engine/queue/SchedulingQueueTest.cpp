// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/session/SessionFixture.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace berth::test {
namespace {

/// The facts of these kinds about one pod, in order.
std::vector<Fact> factsOf(const Session& session, const std::string& name, std::initializer_list<FactKind> kinds) {
    const Trace& trace = session.trace();
    const World& world = session.world();
    std::vector<Fact> facts;
    for (std::size_t i = 0; i < trace.size(); ++i) {
        const Fact& fact = trace[i];
        if (!fact.pod.valid() || std::find(kinds.begin(), kinds.end(), fact.kind) == kinds.end()) continue;
        if (trace.pool().podKey(world.pod(fact.pod).key) == "default/" + name) facts.push_back(fact);
    }
    return facts;
}

QueueKind queueOf(const Fact& fact) {
    return static_cast<QueueKind>(fact.flag);
}

/// `late` is in its cycle when the 30-second flush takes `old` out of the unschedulable pods, 5 minutes after it failed.
TEST(SchedulingQueue, AFlushIsRememberedForPodsInFlight) {
    ScenarioBuilder builder;
    builder.nodes(1, "4");
    builder.pod(cpuPod("old", "8"));
    builder.arrives(Duration::seconds(329), cpuPod("late", "8"));
    builder.raw().cycle = Duration::seconds(3);
    builder.raw().until = Duration::seconds(340);
    const auto session = builder.session();
    session->run();
    const auto old = factsOf(*session, "old", {FactKind::PodUnschedulable});
    ASSERT_FALSE(old.empty());
    EXPECT_EQ(queueOf(old.front()), QueueKind::Unschedulable);
    const auto late = factsOf(*session, "late", {FactKind::PodUnschedulable});
    ASSERT_FALSE(late.empty());
    EXPECT_EQ(late.front().at, kDefaultStart + Duration::seconds(332));
    EXPECT_EQ(queueOf(late.front()), QueueKind::Backoff);
}

/// `big` preempts, and a pod that leaves during its cycle makes it worth another try at once.
std::vector<Fact> afterPreempting(bool popFromBackoffQ) {
    ScenarioBuilder builder;
    builder.nodes(1, "4");
    builder.running(cpuPod("low", "2"), "n1");
    builder.running(cpuPod("tiny", "1"), "n1");
    builder.pod(cpuPod("big", "4", 100));
    builder.step(Duration::seconds(1), DeleteObject{{ObjectName::Kind::Pod, "default", "tiny"}});
    builder.raw().cycle = Duration::seconds(3);
    builder.raw().popFromBackoffQ = popFromBackoffQ;
    const auto session = builder.session();
    session->run();
    EXPECT_EQ(session->world().pod(session->world().findPod(session->trace().pool().findPodKey("default/big"))).state,
              PodState::Bound);
    return factsOf(*session, "big", {FactKind::PodUnschedulable, FactKind::PodGated, FactKind::PodQueued});
}

TEST(SchedulingQueue, PreEnqueueIsAskedOnTheWayIntoBackoffQ) {
    const auto facts = afterPreempting(true);
    ASSERT_GE(facts.size(), 3U);
    EXPECT_EQ(facts[1].kind, FactKind::PodUnschedulable);
    EXPECT_EQ(queueOf(facts[1]), QueueKind::Unschedulable);
    EXPECT_EQ(facts[2].kind, FactKind::PodGated) << "its preemption has only begun";
}

TEST(SchedulingQueue, WithoutPopFromBackoffQItIsAskedOnTheWayOut) {
    const auto facts = afterPreempting(false);
    ASSERT_GE(facts.size(), 3U);
    EXPECT_EQ(facts[1].kind, FactKind::PodUnschedulable);
    EXPECT_EQ(queueOf(facts[1]), QueueKind::Backoff);
    EXPECT_EQ(facts[2].kind, FactKind::PodQueued);
    EXPECT_EQ(queueOf(facts[2]), QueueKind::Active);
}

} // namespace
} // namespace berth::test
