// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/nodedeclaredfeatures/NodeDeclaredFeatures.h"

#include "tests/engine/plugins/PluginTest.h"

namespace berth::test {
namespace {

constexpr std::string_view kRestart = "RestartAllContainersOnContainerExits";
constexpr std::string_view kUsers = "UserNamespacesHostNetworkSupport";

MakeNode declaring(const std::string& name, std::vector<std::string_view> features) {
    MakeNode node(name);
    node.raw().declaredFeatures.assign(features.begin(), features.end());
    return node;
}

MakePod restartingAll() {
    MakePod pod("p");
    pod.req({}).raw().containers.back().restartsAllContainers = true;
    return pod;
}

MakePod withOwnUsers(bool hostNetwork) {
    MakePod pod("p");
    pod.raw().hostNetwork = hostNetwork;
    pod.raw().hostUsers = false;
    return pod;
}

class NodeDeclaredFeaturesTest : public PluginTest {
protected:
    NodeDeclaredFeaturesTest() {
        cluster_.node(declaring("both", {kRestart, kUsers})).node(declaring("users", {kUsers})).node(MakeNode("none"));
    }
    bool skips(const MakePod& pod) { return plugin_.preFilter(context_, state_, look(pod)).status.isSkip(); }
    Status filter(const MakePod& pod, std::size_t index) {
        return plugin_.filter(context_, state_, look(pod), node(index), &terms_);
    }

    NodeDeclaredFeatures plugin_;
    Terms terms_;
};

TEST_F(NodeDeclaredFeaturesTest, SkipsPodsThatNeedNoFeature) {
    EXPECT_TRUE(skips(MakePod("p").req({})));
    EXPECT_TRUE(skips(withOwnUsers(false)));
    EXPECT_FALSE(skips(withOwnUsers(true)));
    EXPECT_FALSE(skips(restartingAll()));
    MakePod init("p");
    init.init({}).raw().initContainers.back().restartsAllContainers = true;
    EXPECT_FALSE(skips(init));
    MakePod shared = withOwnUsers(true);
    shared.raw().hostUsers = true;
    EXPECT_TRUE(skips(shared));
}

TEST_F(NodeDeclaredFeaturesTest, TheNodeMustDeclareAllOfThem) {
    const Status refused(Code::UnschedulableAndUnresolvable,
                         std::string("node(s) didn't match Pod's required features"));
    EXPECT_TRUE(filter(withOwnUsers(true), 0).ok());
    EXPECT_TRUE(filter(withOwnUsers(true), 1).ok());
    EXPECT_EQ(filter(withOwnUsers(true), 2), refused);
    MakePod two = withOwnUsers(true);
    two.req({}).raw().containers.back().restartsAllContainers = true;
    EXPECT_TRUE(filter(two, 0).ok());
    terms_ = {};
    EXPECT_EQ(filter(two, 1), refused);
    ASSERT_EQ(terms_.items().size(), 2U);
    EXPECT_EQ(terms_.items()[0].name, kRestart);
    EXPECT_EQ(terms_.items()[0].value, "not declared");
    EXPECT_EQ(terms_.items()[1].value, "declared");
}

TEST_F(NodeDeclaredFeaturesTest, AChangeOfTheListIsWorthATry) {
    const auto pod = restartingAll().obj();
    const auto none = MakeNode("n").obj();
    const auto some = declaring("n", {kRestart}).obj();
    const auto ask = [&](const Node* before, const Node* after) {
        EventObjects objects;
        objects.oldNode = before;
        objects.newNode = after;
        return hint(plugin_, {EventResource::Node, action::UpdateNodeDeclaredFeature}, *pod, objects);
    };
    EXPECT_EQ(ask(none.get(), some.get()), QueueingHint::Queue);
    EXPECT_EQ(ask(some.get(), some.get()), QueueingHint::Skip);
    EXPECT_EQ(ask(nullptr, none.get()), QueueingHint::Queue);
}

TEST_F(NodeDeclaredFeaturesTest, AChangeOfTheNeedsIsWorthATry) {
    const auto with = withOwnUsers(true).obj();
    const auto without = MakePod("p").obj();
    const auto ask = [&](const Pod& before, const Pod& after) {
        EventObjects objects;
        objects.oldPod = &before;
        objects.newPod = &after;
        return hint(plugin_, {EventResource::TargetPod, action::UpdatePodLabel}, after, objects);
    };
    EXPECT_EQ(ask(*with, *without), QueueingHint::Queue);
    EXPECT_EQ(ask(*with, *with), QueueingHint::Skip);
}

} // namespace
} // namespace berth::test
