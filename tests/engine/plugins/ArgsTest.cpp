// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/BuiltinPlugins.h"

#include "engine/plugins/noderesourcesfit/NodeResourcesFitArgs.h"
#include "tests/support/Values.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace berth::test {
namespace {

/// The first fault of building the plugin with these arguments, "" when there is none.
std::string fault(std::string_view plugin, const Value& args) {
    const Registry all = builtinPlugins();
    const auto entry =
        std::find_if(all.begin(), all.end(), [plugin](const PluginEntry& one) { return one.name == plugin; });
    const auto built = entry->create(args);
    return built ? "" : built.error().front().text;
}

Value resource(const std::string& name, const std::string& weight) {
    return map({{"name", plain(name)}, {"weight", plain(weight)}});
}

Value strategy(std::vector<std::pair<std::string, Value>> members) {
    return map({{"scoringStrategy", map(std::move(members))}});
}

TEST(Args, NothingGivesTheDefaults) {
    for (const PluginEntry& entry : builtinPlugins()) {
        EXPECT_EQ(fault(entry.name, {}), "") << entry.name;
        EXPECT_EQ(fault(entry.name, map({})), "") << entry.name;
    }
}

TEST(Args, UnknownFieldsAreRefused) {
    for (const char* plugin :
         {"NodeResourcesFit", "NodeResourcesBalancedAllocation", "NodeAffinity", "DefaultPreemption",
          "InterPodAffinity", "PodTopologySpread", "VolumeBinding", "DynamicResources"})
        EXPECT_EQ(fault(plugin, map({{"nope", plain("1")}})), "unknown field \"nope\"") << plugin;
}

TEST(Args, PluginsWithoutArgumentsDoNotLook) {
    EXPECT_EQ(fault("NodeName", map({{"nope", plain("1")}})), "");
}

TEST(Args, DefaultPreemption) {
    const auto args = [](const std::string& percentage, const std::string& absolute) {
        return map(
            {{"minCandidateNodesPercentage", plain(percentage)}, {"minCandidateNodesAbsolute", plain(absolute)}});
    };
    EXPECT_EQ(fault("DefaultPreemption", args("0", "1")), "");
    EXPECT_EQ(fault("DefaultPreemption", args("120", "1")),
              "minCandidateNodesPercentage: Invalid value: 120: not in valid range [0, 100]");
    EXPECT_EQ(fault("DefaultPreemption", args("1", "-1")),
              "minCandidateNodesAbsolute: Invalid value: -1: not in valid range [0, inf)");
    EXPECT_EQ(
        fault("DefaultPreemption", args("0", "0")),
        "minCandidateNodesPercentage: Invalid value: 0: cannot be zero at the same time as minCandidateNodesAbsolute");
}

TEST(Args, FitStrategy) {
    EXPECT_EQ(fault("NodeResourcesFit", strategy({{"type", plain("MostAllocated")}, {"resources", list({})}})), "");
    EXPECT_EQ(fault("NodeResourcesFit", strategy({{"resources", list({resource("cpu", "1")})}})),
              "scoringStrategy.type: Unsupported value: \"\": supported values: \"LeastAllocated\", \"MostAllocated\", "
              "\"RequestedToCapacityRatio\"");
    EXPECT_EQ(
        fault("NodeResourcesFit",
              strategy({{"type", plain("LeastAllocated")}, {"resources", list({resource("cpu", "101")})}})),
        "scoringStrategy.resources[0].weight: Invalid value: 101: resource weight of cpu not in valid range (0, 100]");
    EXPECT_EQ(fault("NodeResourcesFit", strategy({{"type", plain("RequestedToCapacityRatio")}})),
              "scoringStrategy.requestedToCapacityRatio: Required value: must be specified when type is "
              "RequestedToCapacityRatio");
}

TEST(Args, FitIgnoredNames) {
    EXPECT_EQ(fault("NodeResourcesFit", map({{"ignoredResources", list({plain("example.com/fpga")})}})), "");
    EXPECT_EQ(fault("NodeResourcesFit", map({{"ignoredResourceGroups", list({plain("a.com/b")})}})),
              "ignoredResourceGroups[0]: Invalid value: \"a.com/b\": resource group name can't contain '/'");
    EXPECT_NE(fault("NodeResourcesFit", map({{"ignoredResources", list({plain("bad name")})}})), "");
}

TEST(Args, FitDecodesWhatItIsGiven) {
    Diagnostics found;
    const Value args =
        strategy({{"type", plain("MostAllocated")},
                  {"resources", list({resource("nvidia.com/gpu", "5"), map({{"name", plain("cpu")}})})}});
    const NodeResourcesFitArgs decoded = decodeNodeResourcesFitArgs(args, found);
    EXPECT_TRUE(found.empty());
    EXPECT_EQ(decoded.strategy, ScoringStrategy::MostAllocated);
    EXPECT_EQ(decoded.resources, (std::vector<CountedResource>{{"nvidia.com/gpu", 5}, {"cpu", 1}}));
}

TEST(Args, BalancedAllocation) {
    const auto args = [](std::vector<Value> resources) { return map({{"resources", list(std::move(resources))}}); };
    EXPECT_EQ(fault("NodeResourcesBalancedAllocation", args({resource("cpu", "1"), resource("memory", "1")})), "");
    EXPECT_EQ(fault("NodeResourcesBalancedAllocation", args({resource("cpu", "2")})),
              "resources[0].weight: Invalid value: 2: must be 1");
    EXPECT_EQ(fault("NodeResourcesBalancedAllocation", args({resource("cpu", "1"), resource("cpu", "1")})),
              "resources[1].name: Duplicate value: \"cpu\"");
}

TEST(Args, NodeAffinity) {
    const auto args = [](Value expression) {
        const Value term = map({{"matchExpressions", list({std::move(expression)})}});
        const Value required = map({{"nodeSelectorTerms", list({term})}});
        return map({{"addedAffinity", map({{"requiredDuringSchedulingIgnoredDuringExecution", required}})}});
    };
    const std::string path =
        "addedAffinity.requiredDuringSchedulingIgnoredDuringExecution.nodeSelectorTerms[0].matchExpressions[0]";
    EXPECT_EQ(fault("NodeAffinity", args(map({{"key", plain("disk")}, {"operator", plain("Exists")}}))), "");
    EXPECT_EQ(fault("NodeAffinity", args(map({{"key", plain("disk")}, {"operator", plain("In")}}))),
              path + ".values: Invalid value: []: for 'in', 'notin' operators, values set can't be empty");
    EXPECT_EQ(fault("NodeAffinity", args(map({{"key", plain("disk")}, {"operator", plain("Near")}}))),
              path + ".operator: Invalid value: \"Near\": not a valid node selector operator");
}

TEST(Args, InterPodAffinity) {
    EXPECT_EQ(fault("InterPodAffinity", map({{"hardPodAffinityWeight", plain("100")}})), "");
    EXPECT_EQ(fault("InterPodAffinity", map({{"hardPodAffinityWeight", plain("101")}})),
              "hardPodAffinityWeight: Invalid value: 101: not in valid range [0, 100]");
}

TEST(Args, PodTopologySpread) {
    const auto constraint = [](const std::string& action) {
        return map({{"maxSkew", plain("1")}, {"topologyKey", plain("zone")}, {"whenUnsatisfiable", plain(action)}});
    };
    const auto args = [](const std::string& type, std::vector<Value> constraints) {
        return map({{"defaultingType", plain(type)}, {"defaultConstraints", list(std::move(constraints))}});
    };
    EXPECT_EQ(fault("PodTopologySpread", args("List", {constraint("DoNotSchedule")})), "");
    EXPECT_EQ(fault("PodTopologySpread", args("System", {constraint("DoNotSchedule")})),
              "defaultingType: Invalid value: \"System\": when .defaultConstraints are not empty");
    EXPECT_EQ(fault("PodTopologySpread", args("Cluster", {})),
              "defaultingType: Unsupported value: \"Cluster\": supported values: \"System\", \"List\"");
    EXPECT_EQ(fault("PodTopologySpread", args("List", {constraint("ScheduleAnyway"), constraint("ScheduleAnyway")})),
              "defaultConstraints[1]: Duplicate value: \"{zone, ScheduleAnyway}\"");
    EXPECT_EQ(
        fault("PodTopologySpread", args("List", {constraint("Maybe")})),
        "defaultConstraints[0].whenUnsatisfiable: Unsupported value: \"Maybe\": supported values: \"DoNotSchedule\", "
        "\"ScheduleAnyway\"");
}

TEST(Args, VolumeBindingAndDynamicResources) {
    EXPECT_EQ(fault("VolumeBinding", map({{"bindTimeoutSeconds", plain("-1")}})),
              "bindTimeoutSeconds: Invalid value: -1: invalid BindTimeoutSeconds, should not be a negative value");
    EXPECT_EQ(fault("DynamicResources", map({{"filterTimeout", plain("0s")}})), "");
    EXPECT_EQ(fault("DynamicResources", map({{"bindingTimeout", plain("500ms")}})),
              "bindingTimeout: Invalid value: \"500ms\": must be at least 1 second");
}

} // namespace
} // namespace berth::test
