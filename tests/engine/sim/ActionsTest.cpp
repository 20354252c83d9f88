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

std::vector<std::string> taintsOf(const Session& session, NodeId node) {
    std::vector<std::string> keys;
    for (const Taint& taint : session.world().node(node)->node->taints) keys.push_back(taint.key);
    return keys;
}

TEST(Actions, ACordonTaintsTheNodeAndItsEndTakesTheTaintAway) {
    const auto session = ScenarioBuilder()
                             .node(MakeNode("n1").has({{"cpu", "8"}}).taint("own", "", TaintEffect::NoSchedule))
                             .step(Duration::seconds(5), CordonNode{"n1", true})
                             .step(Duration::seconds(9), CordonNode{"n1", false})
                             .arrives(Duration::seconds(20), cpuPod("p", "1"))
                             .session();
    while (session->world().stepsDone < 1) ASSERT_TRUE(session->advance());
    EXPECT_EQ(taintsOf(*session, NodeId{0}), (std::vector<std::string>{"own", "node.kubernetes.io/unschedulable"}));
    while (session->world().stepsDone < 2) ASSERT_TRUE(session->advance());
    EXPECT_EQ(taintsOf(*session, NodeId{0}), std::vector<std::string>{"own"});
}

TEST(Actions, ANodeCordonedFromTheStartHasTheTaint) {
    const auto session = ScenarioBuilder().node(MakeNode("n1").has({{"cpu", "8"}}).cordoned()).session();
    session->run();
    EXPECT_EQ(taintsOf(*session, NodeId{0}), std::vector<std::string>{"node.kubernetes.io/unschedulable"});
}

TEST(Actions, ADaemonSetsReplacementToleratesACordon) {
    const auto session = ScenarioBuilder()
                             .nodes(1, "8")
                             .running(owned("agent-1", "DaemonSet"), "n1")
                             .step(Duration::seconds(5), CordonNode{"n1", true})
                             .step(Duration::seconds(6), EvictPod{{ObjectName::Kind::Pod, "default", "agent-1"}})
                             .session();
    session->run();
    EXPECT_EQ(podOf(*session, "agent-2").state, PodState::Bound);
}

TEST(Actions, ADaemonSetMakesNoPodForANodeThatIsGone) {
    const auto session = ScenarioBuilder()
                             .nodes(2, "8")
                             .running(owned("agent-1", "DaemonSet"), "n1")
                             .step(Duration::seconds(5), DeleteObject{{ObjectName::Kind::Node, "", "n1"}})
                             .session();
    session->run();
    EXPECT_EQ(session->world().pods.size(), 1U);
    EXPECT_EQ(session->world().pod(PodId{0}).state, PodState::Gone);
}

TEST(Actions, APodThatADaemonSetMadeForANodeGoesWithIt) {
    const auto session = ScenarioBuilder()
                             .nodes(1, "8")
                             .running(owned("agent-1", "DaemonSet"), "n1")
                             .step(Duration::seconds(4), ReplaceNode{MakeNode("n1").has({{"cpu", "500m"}}).obj()})
                             .step(Duration::seconds(5), EvictPod{{ObjectName::Kind::Pod, "default", "agent-1"}})
                             .step(Duration::seconds(90), DeleteObject{{ObjectName::Kind::Node, "", "n1"}})
                             .session();
    while (session->world().stepsDone < 3) ASSERT_TRUE(session->advance());
    session->run();
    ASSERT_EQ(session->world().pods.size(), 2U) << "nobody makes a third";
    EXPECT_EQ(session->world().pod(PodId{1}).object->meta.name, "agent-2");
    EXPECT_EQ(session->world().pod(PodId{1}).state, PodState::Gone);
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

TEST(Actions, AConfigurationWaitsForTheOpenCycle) {
    ScenarioBuilder builder;
    builder.nodes(1, "8").pod(cpuPod("p", "1"));
    builder.raw().cycle = Duration::seconds(10);
    builder.step(Duration::seconds(5), Configure{std::make_shared<const Configuration>(defaultConfiguration())});
    const auto session = builder.session();
    while (session->world().stepsDone < 1) ASSERT_TRUE(session->advance());
    EXPECT_FALSE(session->world().cycleOpen());
    EXPECT_EQ(session->world().now - session->startWorld().now, Duration::seconds(10));
    EXPECT_NE(podOf(*session, "p").state, PodState::Queued);
}

} // namespace
} // namespace berth::test
