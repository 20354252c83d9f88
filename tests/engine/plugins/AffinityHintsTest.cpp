// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/interpodaffinity/InterPodAffinity.h"

#include "tests/engine/plugins/AffinityBuilders.h"
#include "tests/engine/plugins/PluginTest.h"

namespace berth::test {
namespace {

class AffinityHintsTest : public PluginTest {
protected:
    QueueingHint podEvent(ActionBits bits, const MakePod& waiting, const MakePod* before, const MakePod* after,
                          bool heldNode = true) const {
        const auto old = before != nullptr ? before->obj() : nullptr;
        const auto updated = after != nullptr ? after->obj() : nullptr;
        EventObjects objects;
        objects.oldPod = old.get();
        objects.newPod = updated.get();
        objects.podHeldNode = heldNode;
        return hint(plugin_, {EventResource::AssignedPod, bits}, *waiting.obj(), objects);
    }
    QueueingHint added(const MakePod& waiting, const MakePod& other, bool heldNode = true) const {
        return podEvent(action::Add, waiting, nullptr, &other, heldNode);
    }
    QueueingHint deleted(const MakePod& waiting, const MakePod& other) const {
        return podEvent(action::Delete, waiting, &other, nullptr);
    }
    QueueingHint relabelled(const MakePod& waiting, const MakePod& before, const MakePod& after) const {
        return podEvent(action::UpdatePodLabel, waiting, &before, &after);
    }
    QueueingHint nodeEvent(ActionBits bits, const MakePod& waiting, const MakeNode* before,
                           const MakeNode& after) const {
        const auto old = before != nullptr ? before->obj() : nullptr;
        const auto updated = after.obj();
        EventObjects objects;
        objects.oldNode = old.get();
        objects.newNode = updated.get();
        return hint(plugin_, {EventResource::Node, bits}, *waiting.obj(), objects);
    }
    QueueingHint nodeAdded(const MakePod& waiting, const MakeNode& node) const {
        return nodeEvent(action::Add, waiting, nullptr, node);
    }
    QueueingHint nodeRelabelled(const MakePod& waiting, const MakeNode& before, const MakeNode& after) const {
        return nodeEvent(action::UpdateNodeLabel, waiting, &before, after);
    }

    const MakePod near_ = mustBeNear(app("x"), Near("zone"));
    const MakePod far_ = mustStayAway(app("x"), Near("zone"));
    const MakeNode bare_{"n"};
    const MakeNode inA_ = MakeNode("n").label("zone", "a");
    const MakeNode inB_ = MakeNode("n").label("zone", "b");
    InterPodAffinity plugin_{InterPodAffinityArgs{}};
};

constexpr QueueingHint kQueue = QueueingHint::Queue;
constexpr QueueingHint kSkip = QueueingHint::Skip;

TEST_F(AffinityHintsTest, APodArrives) {
    EXPECT_EQ(added(near_, app("web")), kQueue);
    EXPECT_EQ(added(near_, app("db")), kSkip);
    EXPECT_EQ(added(near_, app("web"), false), kSkip) << "it has no node";
    EXPECT_EQ(added(near_, app("web", "p", "elsewhere")), kSkip);
    EXPECT_EQ(added(mustBeNear(near_, Near("zone").app("db")), app("web")), kSkip) << "all terms must match";
    EXPECT_EQ(added(far_, app("web")), kSkip);
}

TEST_F(AffinityHintsTest, APodLeaves) {
    EXPECT_EQ(deleted(far_, app("web")), kQueue);
    EXPECT_EQ(deleted(far_, app("db")), kSkip);
    EXPECT_EQ(deleted(mustStayAway(far_, Near("zone").app("db")), app("web")), kQueue) << "any term";
    EXPECT_EQ(deleted(near_, app("web")), kSkip);
    EXPECT_EQ(deleted(app("x"), mustStayAway(app("db"), Near("zone").app("x"))), kQueue);
    EXPECT_EQ(deleted(app("x"), mustStayAway(app("db"), Near("zone").app("y"))), kSkip);
}

TEST_F(AffinityHintsTest, APodIsRelabelled) {
    EXPECT_EQ(relabelled(near_, app("db"), app("web")), kQueue);
    EXPECT_EQ(relabelled(near_, app("web"), app("web").label("more", "1")), kSkip);
    EXPECT_EQ(relabelled(near_, app("web"), app("db")), kSkip);
    EXPECT_EQ(relabelled(far_, app("web"), app("db")), kQueue);
    EXPECT_EQ(relabelled(far_, app("db"), app("web")), kSkip);
}

TEST_F(AffinityHintsTest, NamespaceSelectorsAreHeldAgainstNoLabels) {
    const LabelSelector ofTeamA{{{"team", "a"}}, {}};
    const LabelSelector notOfTeamA{{}, {requirement("team", SelectorOperator::NotIn, {"a"})}};
    EXPECT_EQ(added(mustBeNear(app("x"), Near("zone").namespacesWith(ofTeamA)), app("web")), kSkip);
    EXPECT_EQ(added(mustBeNear(app("x"), Near("zone").namespacesWith(notOfTeamA)), app("web")), kQueue);
    EXPECT_EQ(added(mustBeNear(app("x"), Near("zone").namespacesWith({})), app("web", "p", "any")), kQueue);
}

TEST_F(AffinityHintsTest, ANodeArrives) {
    EXPECT_EQ(nodeAdded(near_, inA_), kQueue);
    EXPECT_EQ(nodeAdded(near_, bare_), kSkip);
    EXPECT_EQ(nodeAdded(far_, bare_), kQueue);
    EXPECT_EQ(nodeAdded(app("x"), inA_), kSkip);
}

TEST_F(AffinityHintsTest, ANodeIsRelabelled) {
    EXPECT_EQ(nodeRelabelled(near_, bare_, inA_), kQueue);
    EXPECT_EQ(nodeRelabelled(near_, inA_, inB_), kQueue);
    EXPECT_EQ(nodeRelabelled(near_, inA_, inA_), kSkip);
    EXPECT_EQ(nodeRelabelled(near_, inA_, bare_), kSkip);
    EXPECT_EQ(nodeRelabelled(far_, inA_, bare_), kQueue);
    EXPECT_EQ(nodeRelabelled(far_, inA_, inB_), kQueue);
    EXPECT_EQ(nodeRelabelled(far_, bare_, inA_), kSkip);
}

TEST_F(AffinityHintsTest, ItsOwnLabelsAlwaysHelp) {
    EXPECT_EQ(hint(plugin_, {EventResource::TargetPod, action::UpdatePodLabel}, *near_.obj(), {}), kQueue);
    const auto events = plugin_.eventsToRegister();
    EXPECT_EQ(registrationFor(events, {EventResource::Node, action::UpdateNodeTaint}), nullptr);
    EXPECT_EQ(registrationFor(events, {EventResource::Node, action::Delete}), nullptr);
}

} // namespace
} // namespace berth::test
