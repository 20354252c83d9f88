// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/ClusterEvent.h"

#include <gtest/gtest.h>

namespace berth {
namespace {

using Resource = EventResource;
constexpr ClusterEvent kWildcard{Resource::Wildcard, action::All};

TEST(ClusterEvent, HearsItsResourceAndBits) {
    const ClusterEvent registered{Resource::Node, action::Add | action::UpdateNodeLabel};
    EXPECT_TRUE(hears(registered, {Resource::Node, action::Add}));
    EXPECT_TRUE(hears(registered, {Resource::Node, action::UpdateNodeLabel}));
    EXPECT_FALSE(hears(registered, {Resource::Node, action::UpdateNodeTaint}));
    EXPECT_FALSE(hears(registered, {Resource::AssignedPod, action::Add}));
}

TEST(ClusterEvent, APodRegistrationHearsAllThreeKinds) {
    const ClusterEvent registered{Resource::Pod, action::Delete};
    EXPECT_TRUE(hears(registered, {Resource::AssignedPod, action::Delete}));
    EXPECT_TRUE(hears(registered, {Resource::UnscheduledPod, action::Delete}));
    EXPECT_TRUE(hears(registered, {Resource::TargetPod, action::Delete}));
    EXPECT_FALSE(hears(registered, {Resource::Node, action::Delete}));
}

TEST(ClusterEvent, AGenericUpdateReachesOnlyBroadRegistrations) {
    const ClusterEvent generic{Resource::AssignedPod, action::Update};
    EXPECT_FALSE(hears({Resource::AssignedPod, action::UpdatePodLabel}, generic));
    EXPECT_FALSE(hears({Resource::AssignedPod, action::Delete | action::UpdatePodScaleDown}, generic));
    EXPECT_TRUE(hears({Resource::AssignedPod, action::Update}, generic));
    EXPECT_TRUE(hears({Resource::AssignedPod, action::All}, generic));
}

TEST(ClusterEvent, AWildcardIsHeardByWildcardsAlone) {
    EXPECT_TRUE(hears(kWildcard, kWildcard));
    EXPECT_TRUE(hears(kWildcard, {Resource::Node, action::Add}));
    EXPECT_FALSE(hears({Resource::Wildcard, action::Add}, kWildcard));
    EXPECT_TRUE(hears({Resource::Wildcard, action::Add}, {Resource::Node, action::Add}));
}

TEST(ClusterEvent, Labels) {
    EXPECT_EQ(label({Resource::AssignedPod, action::Delete}), "AssignedPodDelete");
    EXPECT_EQ(label({Resource::Node, action::UpdateNodeLabel}), "NodeUpdateNodeLabel");
    EXPECT_EQ(label({Resource::UnscheduledPod, action::Add}), "UnscheduledPodAdd");
    EXPECT_EQ(label({Resource::TargetPod, action::UpdatePodSchedulingGatesEliminated}),
              "TargetPodUpdatePodSchedulingGatesEliminated");
    EXPECT_EQ(label({Resource::TargetPod, action::Update}), "TargetPodUpdate");
}

} // namespace
} // namespace berth
