// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/unsimulated/PassingFilter.h"
#include "engine/plugins/unsimulated/PassingScorer.h"
#include "engine/plugins/unsimulated/PassingVolumeBinding.h"

#include "tests/engine/plugins/PluginTest.h"

namespace berth::test {
namespace {

MakePod withVolume(Volume::Kind kind) {
    MakePod pod("p");
    pod.raw().volumes.push_back({kind, "v", "x"});
    return pod;
}

class UnsimulatedTest : public PluginTest {
protected:
    UnsimulatedTest() { cluster_.node(MakeNode("n")); }
    bool skips(std::string_view plugin, const MakePod& pod) {
        return PassingFilter(judgement(plugin)).preFilter(context_, state_, look(pod)).status.isSkip();
    }
};

TEST_F(UnsimulatedTest, SkipsWhereUpstreamSkips) {
    for (const Judgement& one : judgements()) EXPECT_TRUE(skips(one.name, MakePod("p").req({}))) << one.name;
}

TEST_F(UnsimulatedTest, Volumes) {
    EXPECT_FALSE(skips("VolumeBinding", withVolume(Volume::Kind::PersistentVolumeClaim)));
    EXPECT_FALSE(skips("VolumeRestrictions", withVolume(Volume::Kind::InlineDisk)));
    EXPECT_FALSE(skips("NodeVolumeLimits", withVolume(Volume::Kind::InlineCsi)));
    EXPECT_TRUE(skips("VolumeZone", withVolume(Volume::Kind::Other)));
    EXPECT_TRUE(skips("VolumeBinding", withVolume(Volume::Kind::Image)));
}

TEST_F(UnsimulatedTest, EveryNodePasses) {
    const PassingScorer plugin(judgement("VolumeBinding"), true);
    Terms terms;
    EXPECT_TRUE(plugin.filter(context_, state_, look(MakePod("p")), node(), &terms).ok());
    EXPECT_EQ(terms.items().at(0).name, "persistent volume claims");
    EXPECT_TRUE(plugin.preScore(context_, state_, *pod_, {}).isSkip());
    EXPECT_TRUE(plugin.normalizes());
    EXPECT_EQ(plugin.score(context_, state_, *pod_, node(), nullptr).value(), 0);
}

TEST_F(UnsimulatedTest, VolumeBindingReservesAndBindsNothing) {
    const PassingVolumeBinding plugin;
    look(MakePod("p"));
    EXPECT_TRUE(plugin.reserve(context_, state_, *pod_, node()).status.ok());
    EXPECT_TRUE(plugin.preBindPreFlight(context_, *pod_, node()).isSkip());
    EXPECT_TRUE(plugin.preBind(context_, *pod_, node()).ok());
    EXPECT_FALSE(plugin.normalizes());
}

TEST_F(UnsimulatedTest, EventsAreThoseOfThePluginItStandsFor) {
    const auto events = PassingFilter(judgement("VolumeZone")).eventsToRegister();
    EXPECT_NE(registrationFor(events, {EventResource::Node, action::UpdateNodeLabel}), nullptr);
    EXPECT_NE(registrationFor(events, {EventResource::StorageClass, action::Add}), nullptr);
    EXPECT_EQ(registrationFor(events, {EventResource::Node, action::UpdateNodeAllocatable}), nullptr);
}

} // namespace
} // namespace berth::test
