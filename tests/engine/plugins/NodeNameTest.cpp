// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/nodename/NodeName.h"

#include "tests/engine/plugins/PluginTest.h"

namespace berth::test {
namespace {

class NodeNameTest : public PluginTest {
protected:
    NodeNameTest() { cluster_.node(MakeNode("n1")).node(MakeNode("n2")); }
    NodeName plugin_;
};

TEST_F(NodeNameTest, WithoutANameEveryNodePasses) {
    const Pod& pod = look(MakePod("p"));
    EXPECT_TRUE(plugin_.preFilter(context_, state_, pod).status.ok());
    EXPECT_FALSE(plugin_.preFilter(context_, state_, pod).nodes.has_value());
    EXPECT_TRUE(plugin_.filter(context_, state_, pod, node(), nullptr).ok());
}

TEST_F(NodeNameTest, OnlyTheNamedNodePasses) {
    MakePod asks("p");
    asks.raw().nodeName = "n2";
    const Pod& pod = look(asks);
    EXPECT_EQ(plugin_.preFilter(context_, state_, pod).nodes, std::set<std::string>{"n2"});
    EXPECT_EQ(plugin_.filter(context_, state_, pod, node(0), nullptr),
              Status(Code::UnschedulableAndUnresolvable, std::string("node(s) didn't match the requested node name")));
    EXPECT_TRUE(plugin_.filter(context_, state_, pod, node(1), nullptr).ok());
}

TEST_F(NodeNameTest, HearsNewNodes) {
    EXPECT_EQ(hint(plugin_, {EventResource::Node, action::Add}, look(MakePod("p")), {}), QueueingHint::Queue);
}

} // namespace
} // namespace berth::test
