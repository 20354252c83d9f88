// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/nodeunschedulable/NodeUnschedulable.h"

#include "tests/engine/plugins/PluginTest.h"

namespace berth::test {
namespace {

class NodeUnschedulableTest : public PluginTest {
protected:
    NodeUnschedulableTest() { cluster_.node(MakeNode("n1").cordoned()).node(MakeNode("n2")); }
    static MakePod tolerant() {
        return MakePod("p").tolerate("node.kubernetes.io/unschedulable", "Exists", "", TaintEffect::NoSchedule);
    }
    NodeUnschedulable plugin_;
};

TEST_F(NodeUnschedulableTest, ACordonedNodeIsRefused) {
    const Pod& pod = look(MakePod("p"));
    Terms terms;
    EXPECT_EQ(plugin_.filter(context_, state_, pod, node(0), &terms),
              Status(Code::UnschedulableAndUnresolvable, std::string("node(s) were unschedulable")));
    EXPECT_EQ(terms.items().at(0).value, "yes");
    EXPECT_TRUE(plugin_.filter(context_, state_, pod, node(1), nullptr).ok());
    EXPECT_TRUE(plugin_.preFilter(context_, state_, pod).status.ok());
}

TEST_F(NodeUnschedulableTest, UnlessThePodToleratesIt) {
    EXPECT_TRUE(plugin_.filter(context_, state_, look(tolerant()), node(0), nullptr).ok());
}

TEST_F(NodeUnschedulableTest, Hints) {
    const Pod& pod = look(MakePod("p"));
    const auto cordoned = MakeNode("n").cordoned().obj();
    const auto open = MakeNode("n").obj();
    const auto ask = [&](const Node* before, const Node* after) {
        EventObjects objects;
        objects.oldNode = before;
        objects.newNode = after;
        return hint(plugin_, {EventResource::Node, action::UpdateNodeTaint}, pod, objects);
    };
    EXPECT_EQ(ask(cordoned.get(), open.get()), QueueingHint::Queue);
    EXPECT_EQ(ask(nullptr, open.get()), QueueingHint::Queue);
    EXPECT_EQ(ask(nullptr, cordoned.get()), QueueingHint::Skip);
    EXPECT_EQ(ask(open.get(), open.get()), QueueingHint::Skip);
    EXPECT_EQ(ask(open.get(), cordoned.get()), QueueingHint::Skip);
}

TEST_F(NodeUnschedulableTest, ANewTolerationQueuesWhenItIsTheRightOne) {
    const ClusterEvent event{EventResource::TargetPod, action::UpdatePodToleration};
    const auto other = MakePod("p").tolerate("x", "Exists", "", TaintEffect::None).obj();
    const auto right = tolerant().obj();
    EventObjects objects;
    objects.newPod = other.get();
    EXPECT_EQ(hint(plugin_, event, *other, objects), QueueingHint::Skip);
    objects.newPod = right.get();
    EXPECT_EQ(hint(plugin_, event, *right, objects), QueueingHint::Queue);
}

} // namespace
} // namespace berth::test
