// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/BuiltinPlugins.h"

#include "engine/framework/Bind.h"
#include "engine/framework/Configuration.h"
#include "engine/framework/Filter.h"
#include "engine/framework/PostFilter.h"
#include "engine/framework/PreEnqueue.h"
#include "engine/framework/PreFilter.h"
#include "engine/framework/QueueSort.h"
#include "engine/framework/Reserve.h"
#include "engine/framework/Score.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace berth::test {
namespace {

/// The points a plugin takes part in, as the table of SEMANTICS 4.1 writes them.
std::string pointsOf(const Plugin& plugin) {
    std::string text;
    const auto add = [&text](const void* interface, const char* point) {
        if (interface != nullptr) text += (text.empty() ? "" : " ") + std::string(point);
    };
    add(dynamic_cast<const PreEnqueuePlugin*>(&plugin), "PreEnqueue");
    add(dynamic_cast<const QueueSortPlugin*>(&plugin), "QueueSort");
    add(dynamic_cast<const PreFilterPlugin*>(&plugin), "PreFilter");
    add(dynamic_cast<const FilterPlugin*>(&plugin), "Filter");
    add(dynamic_cast<const PostFilterPlugin*>(&plugin), "PostFilter");
    add(dynamic_cast<const PreScorePlugin*>(&plugin), "PreScore");
    const auto* score = dynamic_cast<const ScorePlugin*>(&plugin);
    add(score, score != nullptr && score->normalizes() ? "Score+Normalize" : "Score");
    add(dynamic_cast<const ReservePlugin*>(&plugin), "Reserve");
    add(dynamic_cast<const PreBindPlugin*>(&plugin), "PreBind");
    add(dynamic_cast<const BindPlugin*>(&plugin), "Bind");
    return text;
}

TEST(BuiltinPlugins, EveryDefaultPluginIsThereAtItsPoints) {
    const std::map<std::string, std::string> expected = {
        {"SchedulingGates", "PreEnqueue"},
        {"PrioritySort", "QueueSort"},
        {"NodeName", "PreFilter Filter"},
        {"NodeUnschedulable", "PreFilter Filter"},
        {"TaintToleration", "PreFilter Filter PreScore Score+Normalize"},
        {"NodeAffinity", "PreFilter Filter PreScore Score+Normalize"},
        {"NodePorts", "PreFilter Filter"},
        {"NodeResourcesFit", "PreFilter Filter PreScore Score"},
        {"VolumeRestrictions", "PreFilter Filter"},
        {"NodeVolumeLimits", "PreFilter Filter"},
        {"VolumeBinding", "PreFilter Filter PreScore Score Reserve PreBind"},
        {"VolumeZone", "PreFilter Filter"},
        {"PodTopologySpread", "PreFilter Filter PreScore Score+Normalize"},
        {"InterPodAffinity", "PreFilter Filter PreScore Score+Normalize"},
        {"DynamicResources", "PreEnqueue PreFilter Filter PostFilter Score+Normalize Reserve PreBind"},
        {"DefaultPreemption", "PreEnqueue PostFilter"},
        {"NodeResourcesBalancedAllocation", "PreScore Score"},
        {"ImageLocality", "Score"},
        {"DefaultBinder", "Bind"},
        {"NodeDeclaredFeatures", "PreFilter Filter"},
    };
    for (const auto& [name, points] : expected) {
        const Registry all = builtinPlugins();
        const auto entry =
            std::find_if(all.begin(), all.end(), [&name = name](const PluginEntry& one) { return one.name == name; });
        ASSERT_NE(entry, all.end()) << name;
        EXPECT_EQ(pointsOf(**entry->create({})), points) << name;
    }
}

TEST(BuiltinPlugins, TheDefaultOnesStandInTheDefaultOrder) {
    std::vector<std::string> names;
    for (const PluginRef& plugin : defaultMultiPoint().enabled) names.push_back(plugin.name);
    std::vector<std::string> listed;
    for (const PluginEntry& entry : builtinPlugins())
        if (std::find(names.begin(), names.end(), entry.name) != names.end()) listed.emplace_back(entry.name);
    EXPECT_EQ(listed, names);
}

TEST(BuiltinPlugins, NamesAreUniqueAndTheirPlugins) {
    std::map<std::string_view, int> seen;
    for (const PluginEntry& entry : builtinPlugins()) {
        EXPECT_EQ(++seen[entry.name], 1) << entry.name;
        EXPECT_EQ((*entry.create({}))->name(), entry.name);
    }
}

TEST(BuiltinPlugins, WhoeverCanRejectSaysWhatHelps) {
    for (const PluginEntry& entry : builtinPlugins()) {
        const auto plugin = *entry.create({});
        const bool rejects = dynamic_cast<const FilterPlugin*>(plugin.get()) != nullptr ||
                             dynamic_cast<const PreEnqueuePlugin*>(plugin.get()) != nullptr;
        const bool tells = dynamic_cast<const EnqueueExtensions*>(plugin.get()) != nullptr;
        EXPECT_TRUE(tells || !rejects) << entry.name;
    }
}

} // namespace
} // namespace berth::test
