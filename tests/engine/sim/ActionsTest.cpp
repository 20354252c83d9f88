// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/session/SessionFixture.h"

#include <gtest/gtest.h>

namespace berth::test {
namespace {

const PodEntry& podOf(const Session& session, const std::string& name) {
    return session.world().pod(session.world().findPod(session.trace().pool().findPodKey("default/" + name)));
}

MakePod owned(const std::string& name, const std::string& kind) {
    MakePod pod = cpuPod(name, "1");
    pod.raw().meta.owners = {{"apps/v1", kind, "owner", "u", true}};
    return pod;
}

TEST(Actions, DrainCordonsAndEvictsAllButDaemonSetPods) {
    const auto session = ScenarioBuilder()
                             .nodes(1, "8")
                             .running(cpuPod("plain", "1"), "n1")
                             .running(owned("agent", "DaemonSet"), "n1")
                             .step(Duration::seconds(5), DrainNode{"n1"})
                             .session();
    session->run();
    EXPECT_TRUE(session->world().node(NodeId{0})->node->unschedulable);
    EXPECT_EQ(session->world().pod(PodId{0}).state, PodState::Gone);
    EXPECT_EQ(podOf(*session, "agent").state, PodState::Bound);
}

TEST(Actions, ARemovedNodesPodsLeaveASecondLaterAndComeBackElsewhere) {
    const auto session = ScenarioBuilder()
                             .nodes(2, "8")
                             .running(owned("web-4", "ReplicaSet"), "n1")
                             .step(Duration::seconds(5), DeleteObject{{ObjectName::Kind::Node, "", "n1"}})
                             .session();
    session->run();
    EXPECT_EQ(session->world().pod(PodId{0}).endedAt - session->world().rules->start, Duration::seconds(6));
    EXPECT_EQ(podOf(*session, "web-5").state, PodState::Bound);
}

TEST(Actions, AStatefulSetKeepsTheName) {
    const auto session = ScenarioBuilder()
                             .nodes(1, "8")
                             .running(owned("db-0", "StatefulSet"), "n1")
                             .step(Duration::seconds(5), EvictPod{{ObjectName::Kind::Pod, "default", "db-0"}})
                             .session();
    session->run();
    EXPECT_EQ(podOf(*session, "db-0").origin, PodEntry::Origin::Controller);
    EXPECT_EQ(podOf(*session, "db-0").state, PodState::Bound);
}

TEST(Actions, AStepAboutNothingDoesNothing) {
    const auto session = ScenarioBuilder()
                             .nodes(1, "8")
                             .step(Duration::seconds(5), EvictPod{{ObjectName::Kind::Pod, "default", "nobody"}})
                             .step(Duration::seconds(6), CordonNode{"nowhere", true})
                             .session();
    session->run();
    EXPECT_EQ(session->world().stepsDone, 2U);
    EXPECT_EQ(session->world().pods.size(), 0U);
}

TEST(Actions, ANewConfigurationTakesInPodsNobodyServed) {
    auto configuration = std::make_shared<Configuration>(defaultConfiguration());
    configuration->profiles.push_back(configuration->profiles.front());
    configuration->profiles.back().schedulerName = "other";
    MakePod stranger = cpuPod("stranger", "1");
    stranger.raw().schedulerName = "other";
    const auto session = ScenarioBuilder()
                             .nodes(1, "8")
                             .pod(stranger)
                             .step(Duration::seconds(5), Configure{std::move(configuration)})
                             .session();
    ASSERT_TRUE(session->advance());
    EXPECT_EQ(podOf(*session, "stranger").state, PodState::Queued);
    session->run();
    EXPECT_EQ(podOf(*session, "stranger").state, PodState::Bound);
}

} // namespace
} // namespace berth::test
