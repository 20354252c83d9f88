// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/BuiltinPlugins.h"

#include "engine/plugins/aipriority/AIPriorityPlugin.h"
#include "engine/plugins/aischeduling/AISchedulingPlugin.h"
#include "engine/plugins/bestfitscore/BestFitScore.h"
#include "engine/plugins/coscheduling/Coscheduling.h"
#include "engine/plugins/defaultbinder/DefaultBinder.h"
#include "engine/plugins/defaultpreemption/DefaultPreemption.h"
#include "engine/plugins/dotproductscore/DotProductScore.h"
#include "engine/plugins/dynamicresources/DynamicResources.h"
#include "engine/plugins/dynamicresources/DynamicResourcesArgs.h"
#include "engine/plugins/fgdscore/FGDScore.h"
#include "engine/plugins/gpuclusteringscore/GpuClusteringScore.h"
#include "engine/plugins/gpufragmentation/GPUFragmentationPlugin.h"
#include "engine/plugins/gpupackingscore/GpuPackingScore.h"
#include "engine/plugins/imagelocality/ImageLocality.h"
#include "engine/plugins/interpodaffinity/InterPodAffinity.h"
#include "engine/plugins/networktopology/NetworkTopology.h"
#include "engine/plugins/nodeaffinity/NodeAffinity.h"
#include "engine/plugins/nodedeclaredfeatures/NodeDeclaredFeatures.h"
#include "engine/plugins/nodename/NodeName.h"
#include "engine/plugins/nodeports/NodePorts.h"
#include "engine/plugins/noderesourcesbalancedallocation/NodeResourcesBalancedAllocation.h"
#include "engine/plugins/noderesourcesfit/NodeResourcesFit.h"
#include "engine/plugins/nodeunschedulable/NodeUnschedulable.h"
#include "engine/plugins/podtopologyspread/PodTopologySpread.h"
#include "engine/plugins/prioritysort/PrioritySort.h"
#include "engine/plugins/randomscore/RandomScore.h"
#include "engine/plugins/schedulinggates/SchedulingGates.h"
#include "engine/plugins/tainttoleration/TaintToleration.h"
#include "engine/plugins/unsimulated/PassingFilter.h"
#include "engine/plugins/unsimulated/PassingVolumeBinding.h"
#include "engine/plugins/volumebinding/VolumeBindingArgs.h"

#include <vector>

namespace berth {
namespace {

using Created = tl::expected<std::unique_ptr<Plugin>, Diagnostics>;

/// Decodes the arguments, then makes the plugin, unless there is a fault in them.
template <class Args, class Make> PluginFactory decoded(Args (*decode)(const Value&, Diagnostics&), Make make) {
    return [decode, make](const Value& value) -> Created {
        Diagnostics found;
        const Args args = decode(value, found);
        if (hasErrors(found)) return tl::unexpected(std::move(found));
        return make(args);
    };
}

/// A plugin made from its arguments.
template <class P, class Args> PluginEntry withArgs(Args (*decode)(const Value&, Diagnostics&)) {
    return {P::kName, decoded(decode, [](const Args& args) -> Created { return std::make_unique<P>(args); }), {}};
}

/// A plugin without arguments; upstream does not look at any that are given.
template <class P> PluginEntry plain() {
    return {P::kName, [](const Value&) -> Created { return std::make_unique<P>(); }, {}};
}

PluginEntry dynamicResources() {
    const auto make = [](const DynamicResourcesArgs&) -> Created { return std::make_unique<DynamicResources>(); };
    return {DynamicResources::kName, decoded(decodeDynamicResourcesArgs, make),
            [](const Pod& pod) { return !pod.resourceClaims.empty(); }};
}

PluginEntry passingFilter(std::string_view name) {
    const Judgement& judged = judgement(name);
    return {name, [&judged](const Value&) -> Created { return std::make_unique<PassingFilter>(judged); }, judged.uses};
}

PluginEntry passingVolumeBinding() {
    const auto make = [](const VolumeBindingArgs&) -> Created { return std::make_unique<PassingVolumeBinding>(); };
    return {"VolumeBinding", decoded(decodeVolumeBindingArgs, make), judgement("VolumeBinding").uses};
}

} // namespace

Registry builtinPlugins() {
    static const std::vector<PluginEntry> kPlugins = {
        plain<SchedulingGates>(),
        plain<PrioritySort>(),
        plain<NodeName>(),
        plain<NodeUnschedulable>(),
        plain<TaintToleration>(),
        withArgs<NodeAffinity>(decodeNodeAffinityArgs),
        plain<NodePorts>(),
        withArgs<NodeResourcesFit>(decodeNodeResourcesFitArgs),
        passingFilter("VolumeRestrictions"),
        passingFilter("NodeVolumeLimits"),
        passingVolumeBinding(),
        passingFilter("VolumeZone"),
        withArgs<PodTopologySpread>(decodePodTopologySpreadArgs),
        withArgs<InterPodAffinity>(decodeInterPodAffinityArgs),
        dynamicResources(),
        withArgs<DefaultPreemption>(decodeDefaultPreemptionArgs),
        withArgs<NodeResourcesBalancedAllocation>(decodeNodeResourcesBalancedAllocationArgs),
        plain<ImageLocality>(),
        plain<DefaultBinder>(),
        plain<NodeDeclaredFeatures>(),
        withArgs<Coscheduling>(decodeCoschedulingArgs),
        withArgs<NetworkTopology>(decodeNetworkTopologyArgs),
        plain<RandomScore>(),
        plain<DotProductScore>(),
        plain<GpuClusteringScore>(),
        plain<GpuPackingScore>(),
        plain<BestFitScore>(),
        withArgs<FGDScore>(decodeFGDScoreArgs),
        withArgs<GPUFragmentationPlugin>(decodeGPUFragmentationArgs),
        withArgs<AIPriorityPlugin>(decodeAIPriorityArgs),
        withArgs<AISchedulingPlugin>(decodeAISchedulingArgs),
    };
    return kPlugins;
}

} // namespace berth
