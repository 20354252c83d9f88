// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/HostPorts.h"

#include "engine/framework/NodeInfo.h"
#include "tests/support/Builders.h"

#include <gtest/gtest.h>

namespace berth::test {
namespace {

const ContainerPort kWeb{80, 8080, "TCP", ""};

TEST(HostPorts, ASetAsUpstreams) {
    HostPorts ports;
    EXPECT_TRUE(ports.empty());
    ports.add(kWeb);
    ports.add({80, 9090, "", "0.0.0.0"});
    EXPECT_NE(ports.conflict(kWeb), nullptr);
    ports.remove(kWeb);
    EXPECT_EQ(ports.conflict(kWeb), nullptr) << "the same port twice counts once";
    EXPECT_TRUE(ports.empty());
}

TEST(HostPorts, NoPortIsNeverInTheWay) {
    HostPorts ports;
    ports.add(kWeb);
    EXPECT_EQ(ports.conflict({0, 80, "TCP", ""}), nullptr);
}

TEST(HostPorts, OfSidecarsAndContainersOnly) {
    MakePod pod("p");
    pod.init({}).sidecar({}).req({});
    pod.raw().initContainers[0].ports.push_back({1, 1, "TCP", ""});
    pod.raw().initContainers[1].ports.push_back({2, 2, "TCP", ""});
    pod.raw().containers[0].ports = {{3, 3, "TCP", ""}, {0, 4, "TCP", ""}};
    const auto object = pod.obj();
    const auto ports = hostPorts(*object);
    ASSERT_EQ(ports.size(), 2U);
    EXPECT_EQ(ports[0]->hostPort, 2);
    EXPECT_EQ(ports[1]->hostPort, 3);
}

TEST(NodeInfoLists, PodsWithAffinityComeAndGo) {
    MakePod plain("plain");
    MakePod near("near");
    near.raw().affinity.pod.preferred.emplace_back().weight = 1;
    MakePod far("far");
    far.raw().affinity.podAnti.required.emplace_back().topologyKey = "zone";
    MakeCluster cluster;
    cluster.node(MakeNode("n")).pod(plain).pod(near).pod(far);
    NodeInfo info = cluster.info(0);
    EXPECT_EQ(info.podsWithAffinity.size(), 2U);
    EXPECT_EQ(info.podsWithRequiredAntiAffinity.size(), 1U);
    info.removePod(cluster.idOf("near"));
    info.removePod(cluster.idOf("plain"));
    ASSERT_EQ(info.podsWithAffinity.size(), 1U);
    EXPECT_EQ(info.podsWithAffinity.front()->meta.name, "far");
    info.removePod(cluster.idOf("far"));
    EXPECT_TRUE(info.podsWithAffinity.empty());
    EXPECT_TRUE(info.podsWithRequiredAntiAffinity.empty());
}

TEST(NodeInfoLists, TheSnapshotKnowsTheNodesThatHaveSuchPods) {
    MakePod near("near");
    near.raw().affinity.pod.preferred.emplace_back().weight = 1;
    MakePod far("far");
    far.raw().affinity.podAnti.required.emplace_back().topologyKey = "zone";
    MakeCluster cluster;
    cluster.node(MakeNode("n0")).node(MakeNode("n1")).pod(near).node(MakeNode("n2")).pod(far);
    const CycleInput input = cluster.input(*MakePod("p").obj());
    EXPECT_EQ(input.snapshot.nodesWithAffinity(), (std::vector<NodeId>{NodeId{1}, NodeId{2}}));
    EXPECT_EQ(input.snapshot.nodesWithRequiredAntiAffinity(), std::vector<NodeId>{NodeId{2}});
    EXPECT_TRUE(Snapshot().nodesWithAffinity().empty());
}

} // namespace
} // namespace berth::test
