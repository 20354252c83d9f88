// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/podtopologyspread/PodTopologySpread.h"

#include "tests/engine/plugins/PluginTest.h"
#include "tests/engine/plugins/SpreadBuilders.h"

namespace berth::test {
namespace {

using namespace action;
constexpr auto kQueue = QueueingHint::Queue;
constexpr auto kSkip = QueueingHint::Skip;

class SpreadHintsTest : public testing::Test {
protected:
    QueueingHint pod(EventResource resource, ActionBits bits, const Pod* before, const Pod* after) {
        EventObjects objects;
        objects.oldPod = before;
        objects.newPod = after;
        objects.podHeldNode = held_;
        objects.cluster = &cluster_;
        return hint(PodTopologySpread(args_), {resource, bits}, *waiting_.obj(), objects);
    }
    QueueingHint added(const MakePod& pod_) { return pod(EventResource::AssignedPod, Add, nullptr, pod_.obj().get()); }
    QueueingHint deleted(const MakePod& pod_) {
        return pod(EventResource::AssignedPod, Delete, pod_.obj().get(), nullptr);
    }
    QueueingHint relabelled(EventResource resource, const MakePod& before, const MakePod& after) {
        return pod(resource, UpdatePodLabel, before.obj().get(), after.obj().get());
    }
    QueueingHint node(ActionBits bits, const MakeNode* before, const MakeNode* after) {
        const auto old = before != nullptr ? before->obj() : nullptr;
        const auto now = after != nullptr ? after->obj() : nullptr;
        EventObjects objects;
        objects.oldNode = old.get();
        objects.newNode = now.get();
        objects.cluster = &cluster_;
        return hint(PodTopologySpread(args_), {EventResource::Node, bits}, *waiting_.obj(), objects);
    }

    MakePod waiting_ = spreading({Spread("zone")});
    PodTopologySpreadArgs args_;
    ClusterObjects cluster_;
    bool held_ = true;
};

TEST_F(SpreadHintsTest, PodsThatMatchAConstraintComeAndGo) {
    EXPECT_EQ(added(web("w")), kQueue);
    EXPECT_EQ(deleted(web("w")), kQueue);
    EXPECT_EQ(added(MakePod("x").label("app", "db")), kSkip);
    EXPECT_EQ(deleted(web("w", "prod")), kSkip);
    held_ = false;
    EXPECT_EQ(deleted(web("w")), kSkip);
}

TEST_F(SpreadHintsTest, LabelsMustChangeWhatMatches) {
    const MakePod other = MakePod("w").label("app", "db");
    EXPECT_EQ(relabelled(EventResource::AssignedPod, web("w"), other), kQueue);
    EXPECT_EQ(relabelled(EventResource::AssignedPod, other, web("w")), kQueue);
    EXPECT_EQ(relabelled(EventResource::AssignedPod, web("w"), web("w").label("tier", "1")), kSkip);
    EXPECT_EQ(relabelled(EventResource::TargetPod, other, web("w")), kQueue);
    EXPECT_EQ(relabelled(EventResource::TargetPod, web("w"), web("w").label("tier", "1")), kSkip);
}

TEST_F(SpreadHintsTest, TolerationsMatterWhereTaintsAreHonored) {
    const MakePod tolerant = web("w").tolerate("k", "Exists", "", TaintEffect::NoSchedule);
    const auto ask = [&] {
        return pod(EventResource::TargetPod, UpdatePodToleration, web("w").obj().get(), tolerant.obj().get());
    };
    EXPECT_EQ(ask(), kSkip);
    waiting_ = spreading({Spread("zone").honorTaints()});
    EXPECT_EQ(ask(), kQueue);
}

TEST_F(SpreadHintsTest, NodesNeedAllKeys) {
    waiting_ = spreading({Spread("zone"), Spread("rack")});
    const MakeNode full = MakeNode("n").label("zone", "a").label("rack", "1");
    const MakeNode half = MakeNode("n").label("zone", "a");
    EXPECT_EQ(node(Add, nullptr, &full), kQueue);
    EXPECT_EQ(node(Add, nullptr, &half), kSkip);
    EXPECT_EQ(node(Delete, &full, nullptr), kQueue);
    EXPECT_EQ(node(Delete, &half, nullptr), kSkip);
    EXPECT_EQ(node(UpdateNodeLabel, &half, &full), kQueue);
    EXPECT_EQ(node(UpdateNodeLabel, &full, &half), kQueue);
}

TEST_F(SpreadHintsTest, AValueOrATaintMustChange) {
    const MakeNode a = MakeNode("n").label("zone", "a");
    const MakeNode b = MakeNode("n").label("zone", "b");
    const MakeNode labelled = MakeNode("n").label("zone", "a").label("disk", "ssd");
    const MakeNode tainted = MakeNode("n").label("zone", "a").taint("k", "", TaintEffect::NoSchedule);
    EXPECT_EQ(node(UpdateNodeLabel, &a, &b), kQueue);
    EXPECT_EQ(node(UpdateNodeLabel, &a, &labelled), kSkip);
    EXPECT_EQ(node(UpdateNodeTaint, &a, &tainted), kQueue);
}

TEST_F(SpreadHintsTest, DefaultConstraintsLookUpTheServices) {
    waiting_ = web("p");
    args_.systemDefaults = false;
    args_.defaultConstraints.push_back(Spread("zone").obj());
    EXPECT_EQ(added(web("w")), kSkip);
    Service service;
    service.meta.ns = "default";
    service.selector = {{"app", "web"}};
    cluster_.services.push_back(service);
    EXPECT_EQ(added(web("w")), kQueue);
}

} // namespace
} // namespace berth::test
