// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/Configuration.h"

#include "engine/framework/ExtensionPoint.h"

#include <gtest/gtest.h>

namespace berth {
namespace {

TEST(Configuration, DefaultListIsUpstreams) {
    std::string text;
    for (const PluginRef& plugin : defaultMultiPoint().enabled)
        text += plugin.name + (plugin.weight != 0 ? ":" + std::to_string(plugin.weight) : "") + " ";
    EXPECT_EQ(
        text,
        "SchedulingGates PrioritySort NodeName NodeUnschedulable TaintToleration:3 NodeAffinity:2 NodePorts "
        "NodeResourcesFit:1 VolumeRestrictions NodeVolumeLimits VolumeBinding VolumeZone PodTopologySpread:2 "
        "InterPodAffinity:2 DynamicResources:2 DefaultPreemption NodeResourcesBalancedAllocation:1 ImageLocality:1 "
        "DefaultBinder NodeDeclaredFeatures ");
}

TEST(Configuration, TheDefaultHasOneProfile) {
    const Configuration configuration = defaultConfiguration();
    ASSERT_EQ(configuration.profiles.size(), 1U);
    EXPECT_EQ(configuration.profiles[0].schedulerName, "default-scheduler");
    EXPECT_EQ(configuration.profiles[0].at(PluginPoint::MultiPoint).enabled.size(), 20U);
    EXPECT_TRUE(configuration.profiles[0].at(PluginPoint::Filter).enabled.empty());
    EXPECT_EQ(configuration.podMaxBackoff, Duration::seconds(10));
}

TEST(Configuration, FieldAndInterfaceNames) {
    EXPECT_EQ(fieldName(PluginPoint::PreEnqueue), "preEnqueue");
    EXPECT_EQ(fieldName(PluginPoint::PodGroupPostFilter), "podGroupPostFilter");
    EXPECT_EQ(interfaceName(PluginPoint::Filter), "FilterPlugin");
    EXPECT_EQ(interfaceName(PluginPoint::PostBind), "PostBindPlugin");
}

TEST(ExtensionPoint, Names) {
    EXPECT_EQ(toString(kPipelinePoints.front()), "PreEnqueue");
    EXPECT_EQ(toString(kPipelinePoints.back()), "PostBind");
    EXPECT_EQ(toString(ExtensionPoint::Unreserve), "Unreserve");
}

} // namespace
} // namespace berth
