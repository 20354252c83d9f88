// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/noderesourcesfit/NodeResourcesFit.h"

#include "tests/engine/plugins/PluginTest.h"

namespace berth::test {
namespace {

constexpr ClusterEvent kDeleted{EventResource::AssignedPod, action::Delete};
constexpr ClusterEvent kShrunk{EventResource::AssignedPod, action::UpdatePodScaleDown};
constexpr ClusterEvent kGrown{EventResource::Node, action::UpdateNodeAllocatable};

class FitHintsTest : public testing::Test {
protected:
    QueueingHint nodeChange(const MakePod& pod, const Node* before, const MakeNode& after) {
        const auto node = after.obj();
        EventObjects objects;
        objects.oldNode = before;
        objects.newNode = node.get();
        return hint(plugin_, kGrown, *pod.obj(), objects);
    }
    NodeResourcesFit plugin_{NodeResourcesFitArgs{}};
};

TEST_F(FitHintsTest, ADeletedPodMattersIfItHeldANode) {
    EventObjects objects;
    objects.podHeldNode = true;
    EXPECT_EQ(hint(plugin_, kDeleted, *MakePod("p").obj(), objects), QueueingHint::Queue);
    objects.podHeldNode = false;
    EXPECT_EQ(hint(plugin_, kDeleted, *MakePod("p").obj(), objects), QueueingHint::Skip);
}

TEST_F(FitHintsTest, AShrunkPodMattersIfItGaveBackWhatThisOneAsks) {
    const auto before = MakePod("a").req({{"cpu", "2"}, {"memory", "2Gi"}}).obj();
    const auto after = MakePod("a").req({{"cpu", "1"}, {"memory", "2Gi"}}).obj();
    EventObjects objects;
    objects.oldPod = before.get();
    objects.newPod = after.get();
    EXPECT_EQ(hint(plugin_, kShrunk, *MakePod("p").req({{"cpu", "1"}}).obj(), objects), QueueingHint::Queue);
    EXPECT_EQ(hint(plugin_, kShrunk, *MakePod("p").req({{"memory", "1"}}).obj(), objects), QueueingHint::Skip);
    EXPECT_EQ(hint(plugin_, kShrunk, *MakePod("p").req({{"cpu", "0"}}).obj(), objects), QueueingHint::Skip);
}

TEST_F(FitHintsTest, ThePodsOwnScaleDownAlwaysMatters) {
    EXPECT_EQ(hint(plugin_, {EventResource::TargetPod, action::UpdatePodScaleDown}, *MakePod("p").obj(), {}),
              QueueingHint::Queue);
}

TEST_F(FitHintsTest, ANewNodeMattersIfThePodFitsItEmpty) {
    EXPECT_EQ(nodeChange(MakePod("p").req({{"cpu", "2"}}), nullptr, MakeNode("n").has({{"cpu", "2"}})),
              QueueingHint::Queue);
    EXPECT_EQ(nodeChange(MakePod("p").req({{"cpu", "2"}}), nullptr, MakeNode("n").has({{"cpu", "1"}})),
              QueueingHint::Skip);
}

TEST_F(FitHintsTest, AGrownNodeMattersIfWhatGrewIsAsked) {
    const auto before = MakeNode("n").has({{"cpu", "2"}, {"memory", "1Gi"}}).obj();
    const MakePod pod = MakePod("p").req({{"cpu", "2"}});
    EXPECT_EQ(nodeChange(pod, before.get(), MakeNode("n").has({{"cpu", "3"}, {"memory", "1Gi"}})), QueueingHint::Queue);
    EXPECT_EQ(nodeChange(pod, before.get(), MakeNode("n").has({{"cpu", "2"}, {"memory", "2Gi"}})), QueueingHint::Skip);
    EXPECT_EQ(nodeChange(pod, before.get(), MakeNode("n").has({{"cpu", "2"}, {"pods", "111"}})), QueueingHint::Queue);
}

TEST_F(FitHintsTest, APodWithoutRequestsWaitsForThePodLimit) {
    const auto before = MakeNode("n").has({{"cpu", "2"}}).obj();
    EXPECT_EQ(nodeChange(MakePod("p"), before.get(), MakeNode("n").has({{"cpu", "3"}})), QueueingHint::Skip);
    EXPECT_EQ(nodeChange(MakePod("p"), before.get(), MakeNode("n").has({{"cpu", "2"}, {"pods", "111"}})),
              QueueingHint::Queue);
}

} // namespace
} // namespace berth::test
