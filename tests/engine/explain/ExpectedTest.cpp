// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/explain/Expected.h"

#include "engine/explain/Ending.h"
#include "engine/explain/Pending.h"
#include "engine/metrics/Meter.h"
#include "tests/engine/session/SessionFixture.h"

#include <gmock/gmock.h>

namespace berth::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

std::vector<std::string> unmet(const Session& session, const Expectation& expect) {
    const metrics::Meter meter = metrics::measure(session.trace(), session.startWorld(), {}, session.trace().size());
    return explain::unmet(expect, {session.world(), session.trace().pool(), meter.evicted(), 0});
}

std::unique_ptr<Session> preempted() {
    auto session = ScenarioBuilder()
                       .nodes(1, "4")
                       .running(cpuPod("low", "4"), "n1")
                       .pod(cpuPod("high", "4", 100))
                       .pod(cpuPod("big", "9"))
                       .session();
    session->run();
    return session;
}

TEST(Expected, IsMet) {
    const auto session = preempted();
    Expectation expect;
    expect.bound = {{"default/high", "n1"}};
    expect.pending = {{"default/big", ""}};
    expect.evicted = std::vector<std::string>{"default/low"};
    expect.deadlocks = 0;
    EXPECT_THAT(unmet(*session, expect), IsEmpty());
    expect.pending["default/big"] =
        explain::pendingPods(session->world(), session->trace().pool(), session->world().now).at(0).why;
    EXPECT_THAT(unmet(*session, expect), IsEmpty());
    EXPECT_THAT(unmet(*session, {}), IsEmpty());
}

TEST(Expected, SaysWhatCameOutOtherwise) {
    const auto session = preempted();
    Expectation expect;
    expect.bound = {{"default/big", "n1"}, {"default/low", "n1"}, {"default/high", "n2"}, {"default/none", "n1"}};
    expect.pending = {{"default/high", ""}};
    expect.evicted = std::vector<std::string>{};
    expect.deadlocks = 1;
    EXPECT_THAT(unmet(*session, expect),
                ElementsAre(HasSubstr("default/big: expected on n1, it is pending in "),
                            "default/high: expected on n2, it is on n1", "default/low: expected on n1, it is gone",
                            "default/none: expected on n1, there was no such pod",
                            "default/high: expected to be pending, it is on n1",
                            "evicted: expected [], got [default/low]", "deadlocks: expected 1, got 0"));
}

TEST(Expected, TakesAPodThatRanToItsEndAsBound) {
    MakePod shortPod = cpuPod("short", "1");
    shortPod.raw().duration = Duration::seconds(5);
    const auto session = ScenarioBuilder().nodes(1, "4").pod(shortPod).session();
    session->run();
    Expectation expect;
    expect.bound = {{"default/short", "n1"}};
    EXPECT_THAT(unmet(*session, expect), IsEmpty());
}

TEST(Ending, NamesTheReason) {
    const auto session = preempted();
    EXPECT_EQ(explain::endingText(RunEnd::RetryForever, session->world()), "stopped: 1 pod retries for ever");
    EXPECT_THAT(explain::endingText(session->runEnd(), session->world()), HasSubstr("1 pod is pending for good"));
    EXPECT_EQ(explain::endOf(*session, {}), session->world().now);
    SessionOptions options;
    options.until = Duration::seconds(50);
    const auto until = ScenarioBuilder().nodes(1, "4").pod(cpuPod("big", "9")).session(options);
    until->run();
    EXPECT_EQ(until->runEnd(), RunEnd::Until);
    EXPECT_EQ(explain::endOf(*until, options), kDefaultStart + Duration::seconds(50));
}

TEST(Pending, TellsWherePodsWaitAndWhy) {
    MakePod held = cpuPod("held", "1");
    held.raw().schedulingGates = {"x"};
    const auto session =
        ScenarioBuilder().nodes(1, "4").pod(held).pod(cpuPod("big", "9")).pod(cpuPod("fits", "1")).session();
    const auto atStart = explain::pendingPods(session->world(), session->trace().pool(), kDefaultStart);
    ASSERT_EQ(atStart.size(), 3U);
    EXPECT_EQ(atStart[1].where, "activeQ");
    EXPECT_EQ(atStart[1].why, "");
    session->run();
    const auto atEnd =
        explain::pendingPods(session->world(), session->trace().pool(), kDefaultStart + Duration::seconds(3));
    ASSERT_EQ(atEnd.size(), 2U);
    EXPECT_EQ(atEnd[0].where, "gated");
    EXPECT_EQ(atEnd[0].why, "held by SchedulingGates");
    EXPECT_EQ(atEnd[1].where, "unschedulablePods");
    EXPECT_THAT(atEnd[1].why, HasSubstr("Insufficient cpu"));
    EXPECT_EQ(atEnd[1].waited, Duration::seconds(3));
}

} // namespace
} // namespace berth::test
