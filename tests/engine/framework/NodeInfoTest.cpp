// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/NodeInfo.h"

#include "engine/framework/Snapshot.h"
#include "tests/support/Builders.h"

#include <gtest/gtest.h>

namespace berth {
namespace {

using test::MakeCluster;
using test::MakeNode;
using test::MakePod;

TEST(NodeInfo, CountsWhatItsPodsUse) {
    MakeCluster cluster;
    cluster.node(MakeNode("n1").has({{"cpu", "4"}}))
        .pod(MakePod("a").req({{"cpu", "1"}}))
        .pod(MakePod("b").req({{"memory", "1Mi"}}).actuated({{"memory", "2Mi"}}));
    const NodeInfo& info = cluster.info(0);
    EXPECT_EQ(info.requested.milliCpu, 1000);
    EXPECT_EQ(info.requested.memory, 2 * 1024 * 1024);
    EXPECT_EQ(info.nonZeroMilliCpu, 1100);
    EXPECT_EQ(info.nonZeroMemory, 202 * 1024 * 1024);
}

TEST(NodeInfo, RemovingGivesBack) {
    MakeCluster cluster;
    cluster.node(MakeNode("n1")).pod(MakePod("a").req({{"cpu", "1"}})).pod(MakePod("b").req({{"cpu", "2"}}));
    NodeInfo copy = cluster.info(0);
    EXPECT_TRUE(copy.removePod(cluster.idOf("a")));
    EXPECT_FALSE(copy.removePod(cluster.idOf("a")));
    EXPECT_EQ(copy.requested.milliCpu, 2000);
    EXPECT_EQ(copy.pods.size(), 1U);
    EXPECT_EQ(cluster.info(0).pods.size(), 2U);
    EXPECT_EQ(copy.find(cluster.idOf("a")), nullptr);
    EXPECT_EQ(copy.find(cluster.idOf("b"))->pod->meta.name, "b");
}

TEST(Snapshot, FindsByIdNameAndPosition) {
    MakeCluster cluster;
    cluster.node(MakeNode("n1")).node(MakeNode("n2"));
    const auto pod = MakePod("p").obj();
    const Snapshot snapshot = cluster.input(*pod).snapshot;
    EXPECT_EQ(snapshot.size(), 2U);
    EXPECT_EQ(snapshot.find("n2")->id, NodeId{1});
    EXPECT_EQ(snapshot.find("n3"), nullptr);
    EXPECT_EQ(snapshot.find(NodeId{7}), nullptr);
    EXPECT_EQ(snapshot.position(NodeId{1}), 1U);
    EXPECT_EQ(snapshot.position(NodeId{7}), 2U);
    EXPECT_EQ(snapshot.position(NodeId{}), 2U);
}

TEST(Snapshot, AGhostIsFoundButNotListed) {
    Snapshot::Infos infos;
    auto ghost = std::make_shared<NodeInfo>();
    ghost->id = NodeId{0};
    infos.push(ghost);
    const Snapshot snapshot(infos, std::make_shared<NodeOrder>(), nullptr);
    EXPECT_EQ(snapshot.size(), 0U);
    EXPECT_NE(snapshot.find(NodeId{0}), nullptr);
    EXPECT_EQ(snapshot.position(NodeId{0}), 0U);
    EXPECT_TRUE(snapshot.images().empty());
}

TEST(Snapshot, AnEmptyOneHasNothing) {
    const Snapshot snapshot;
    EXPECT_EQ(snapshot.size(), 0U);
    EXPECT_EQ(snapshot.find("n"), nullptr);
    EXPECT_EQ(snapshot.find(NodeId{0}), nullptr);
}

} // namespace
} // namespace berth
