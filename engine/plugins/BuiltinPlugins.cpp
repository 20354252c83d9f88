// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/BuiltinPlugins.h"

#include "engine/plugins/defaultbinder/DefaultBinder.h"
#include "engine/plugins/defaultpreemption/DefaultPreemption.h"
#include "engine/plugins/dynamicresources/DynamicResources.h"
#include "engine/plugins/dynamicresources/DynamicResourcesArgs.h"
#include "engine/plugins/imagelocality/ImageLocality.h"
#include "engine/plugins/interpodaffinity/InterPodAffinityArgs.h"
#include "engine/plugins/nodeaffinity/NodeAffinity.h"
#include "engine/plugins/nodename/NodeName.h"
#include "engine/plugins/noderesourcesbalancedallocation/NodeResourcesBalancedAllocation.h"
#include "engine/plugins/noderesourcesfit/NodeResourcesFit.h"
#include "engine/plugins/nodeunschedulable/NodeUnschedulable.h"
#include "engine/plugins/podtopologyspread/PodTopologySpreadArgs.h"
#include "engine/plugins/prioritysort/PrioritySort.h"
#include "engine/plugins/schedulinggates/SchedulingGates.h"
#include "engine/plugins/tainttoleration/TaintToleration.h"
#include "engine/plugins/unsimulated/PassingFilter.h"
#include "engine/plugins/unsimulated/PassingScorer.h"
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

template <class Args> PluginEntry passingScorer(std::string_view name, Args (*decode)(const Value&, Diagnostics&)) {
    const Judgement& judged = judgement(name);
    const auto make = [&judged](const Args&) -> Created { return std::make_unique<PassingScorer>(judged, true); };
    return {name, decoded(decode, make), judged.uses};
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
        passingFilter("NodePorts"),
        withArgs<NodeResourcesFit>(decodeNodeResourcesFitArgs),
        passingFilter("VolumeRestrictions"),
        passingFilter("NodeVolumeLimits"),
        passingVolumeBinding(),
        passingFilter("VolumeZone"),
        passingScorer("PodTopologySpread", decodePodTopologySpreadArgs),
        passingScorer("InterPodAffinity", decodeInterPodAffinityArgs),
        dynamicResources(),
        withArgs<DefaultPreemption>(decodeDefaultPreemptionArgs),
        withArgs<NodeResourcesBalancedAllocation>(decodeNodeResourcesBalancedAllocationArgs),
        plain<ImageLocality>(),
        plain<DefaultBinder>(),
        passingFilter("NodeDeclaredFeatures"),
    };
    return kPlugins;
}

} // namespace berth
