// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/nodeports/NodePorts.h"

#include "tests/engine/plugins/PluginTest.h"

namespace berth::test {
namespace {

MakePod onPort(std::int32_t port, const std::string& protocol = "TCP", const std::string& ip = {}) {
    MakePod pod("p");
    pod.req({}).raw().containers.back().ports.push_back({port, 80, protocol, ip});
    return pod;
}

MakePod initOnPort(std::int32_t port, bool sidecar) {
    MakePod pod("p");
    sidecar ? pod.sidecar({}) : pod.init({});
    pod.raw().initContainers.back().ports.push_back({port, 80, "TCP", {}});
    return pod;
}

class NodePortsTest : public PluginTest {
protected:
    bool skips(const MakePod& pod) { return plugin_.preFilter(context_, state_, look(pod)).status.isSkip(); }
    Status filter(const MakePod& pod) {
        EXPECT_FALSE(skips(pod));
        return plugin_.filter(context_, state_, *pod_, node(), &terms_);
    }
    QueueingHint deleted(const MakePod& waiting, const MakePod& gone, bool heldNode = true) const {
        const auto pod = gone.obj();
        EventObjects objects;
        objects.oldPod = pod.get();
        objects.podHeldNode = heldNode;
        return hint(plugin_, {EventResource::AssignedPod, action::Delete}, *waiting.obj(), objects);
    }
    NodePorts plugin_;
    Terms terms_;
};

TEST_F(NodePortsTest, SkipsPodsWithoutHostPorts) {
    cluster_.node(MakeNode("n"));
    EXPECT_TRUE(skips(MakePod("p").req({})));
    EXPECT_TRUE(skips(onPort(0)));
    EXPECT_TRUE(skips(initOnPort(80, false)));
    EXPECT_FALSE(skips(initOnPort(80, true)));
    EXPECT_FALSE(skips(onPort(80)));
}

TEST_F(NodePortsTest, ATakenPortRefuses) {
    cluster_.node(MakeNode("n")).pod(onPort(80));
    EXPECT_EQ(filter(onPort(80)),
              Status(Code::Unschedulable, std::string("node(s) didn't have free ports for the requested pod ports")));
    EXPECT_EQ(terms_.items().at(0).name, "80/TCP on 0.0.0.0");
    EXPECT_EQ(terms_.items().at(0).value, "taken");
    EXPECT_TRUE(filter(onPort(81)).ok());
    EXPECT_EQ(terms_.items().at(1).value, "free");
    EXPECT_TRUE(filter(onPort(80, "UDP")).ok());
    EXPECT_FALSE(filter(onPort(80, "")).ok()) << "no protocol is TCP";
    EXPECT_FALSE(filter(initOnPort(80, true)).ok());
}

TEST_F(NodePortsTest, AddressesCollideWhenEqualOrEvery) {
    cluster_.node(MakeNode("n")).pod(onPort(80, "TCP", "10.0.0.1"));
    EXPECT_TRUE(filter(onPort(80, "TCP", "10.0.0.2")).ok());
    EXPECT_FALSE(filter(onPort(80, "TCP", "10.0.0.1")).ok());
    EXPECT_FALSE(filter(onPort(80, "TCP", "0.0.0.0")).ok());
    EXPECT_FALSE(filter(onPort(80)).ok());
}

TEST_F(NodePortsTest, ItLooksAtTheNodeItIsGiven) {
    cluster_.node(MakeNode("n")).pod(onPort(80));
    EXPECT_FALSE(filter(onPort(80)).ok());
    NodeInfo without = node();
    without.removePod(without.pods.front().id);
    EXPECT_TRUE(plugin_.filter(context_, state_, *pod_, without, nullptr).ok());
    EXPECT_FALSE(plugin_.hasExtensions());
}

TEST_F(NodePortsTest, WithoutPreFilterItFails) {
    cluster_.node(MakeNode("n"));
    EXPECT_EQ(plugin_.filter(context_, state_, look(onPort(80)), node(), nullptr).code(), Code::Error);
}

TEST_F(NodePortsTest, Hints) {
    EXPECT_EQ(deleted(onPort(80), onPort(80)), QueueingHint::Queue);
    EXPECT_EQ(deleted(onPort(80), onPort(80), false), QueueingHint::Skip);
    EXPECT_EQ(deleted(onPort(80), onPort(81)), QueueingHint::Skip);
    EXPECT_EQ(deleted(onPort(80), MakePod("p").req({})), QueueingHint::Skip);
    EXPECT_EQ(hint(plugin_, {EventResource::Node, action::Add}, *onPort(80).obj(), {}), QueueingHint::Queue);
}

} // namespace
} // namespace berth::test
