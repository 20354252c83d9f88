// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/runtime/Framework.h"
#include "engine/runtime/NominatedPass.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace berth {
namespace {

bool skips(const CycleState& state, std::string_view plugin) {
    return !state.skipFilter.empty() && state.skipFilter.contains(plugin);
}

Status filterFailed(Status status, std::string_view plugin) {
    if (!status.isRejected())
        status = Status::error(fmt::format("running \"{}\" filter plugin: {}", plugin, status.message()));
    status.setPlugin(std::string(plugin));
    return status;
}

template <class Points> std::vector<std::string_view> namesOf(const Points& points) {
    std::vector<std::string_view> names;
    for (const auto& each : points) names.push_back(each.name);
    return names;
}

std::vector<std::string_view> normalizers(const std::vector<ScorePluginAt>& score) {
    std::vector<std::string_view> names;
    for (const ScorePluginAt& each : score)
        if (each.plugin->normalizes()) names.push_back(each.name);
    return names;
}

std::vector<std::string_view> reversed(std::vector<std::string_view> names) {
    std::reverse(names.begin(), names.end());
    return names;
}

Status gatedBy(Status status, std::string_view plugin) {
    status.setPlugin(std::string(plugin));
    return status;
}

} // namespace

std::vector<std::string_view> Framework::pluginNames(ExtensionPoint point) const {
    switch (point) {
    case ExtensionPoint::PreEnqueue: return namesOf(preEnqueue);
    case ExtensionPoint::QueueSort: return {queueSort.name};
    case ExtensionPoint::PreFilter: return namesOf(preFilter);
    case ExtensionPoint::Filter: return namesOf(filter);
    case ExtensionPoint::PostFilter: return namesOf(postFilter);
    case ExtensionPoint::PreScore: return namesOf(preScore);
    case ExtensionPoint::Score: return namesOf(score);
    case ExtensionPoint::NormalizeScore: return normalizers(score);
    case ExtensionPoint::Reserve: return namesOf(reserve);
    case ExtensionPoint::Permit: return namesOf(permit);
    case ExtensionPoint::PreBind: return namesOf(preBind);
    case ExtensionPoint::Bind: return namesOf(bind);
    case ExtensionPoint::PostBind: return namesOf(postBind);
    case ExtensionPoint::Unreserve: return reversed(namesOf(reserve));
    }
    return {};
}

Status runFilters(std::span<const PluginAt<FilterPlugin>> filters, const Context& context, const CycleState& state,
                  const Pod& pod, const NodeInfo& node) {
    for (const PluginAt<FilterPlugin>& each : filters) {
        Status status = each.plugin->filter(context, state, pod, node, nullptr);
        if (!status.ok()) return filterFailed(std::move(status), each.name);
    }
    return {};
}

std::vector<PluginAt<FilterPlugin>> Framework::filtersFor(const CycleState& state) const {
    std::vector<PluginAt<FilterPlugin>> filters;
    std::copy_if(filter.begin(), filter.end(), std::back_inserter(filters),
                 [&](const PluginAt<FilterPlugin>& each) { return !skips(state, each.name); });
    return filters;
}

Status Framework::runFilter(const Context& context, const CycleState& state, const Pod& pod,
                            const NodeInfo& node) const {
    return runFilters(filtersFor(state), context, state, pod, node);
}

Status Framework::runFilterWithNominatedPods(const Context& context, const CycleState& state, const Pod& pod,
                                             const NodeInfo& node) const {
    std::vector<Nomination> onNode;
    std::ranges::copy_if(context.input->nominations, std::back_inserter(onNode),
                         [&node](const Nomination& nomination) { return nomination.node == node.id; });
    return berth::runFilterWithNominatedPods(*this, context, state, pod, node, onNode);
}

Status Framework::runAddPod(const Context& context, CycleState& state, const Pod& pod, const PodInfo& added,
                            const NodeInfo& node) const {
    for (const PluginAt<PreFilterPlugin>& each : preFilter) {
        if (!each.plugin->hasExtensions() || skips(state, each.name)) continue;
        const Status status = each.plugin->addPod(context, state, pod, added, node);
        if (!status.ok())
            return Status::error(
                fmt::format("running AddPod on PreFilter plugin \"{}\": {}", each.name, status.message()));
    }
    return {};
}

Status Framework::runRemovePod(const Context& context, CycleState& state, const Pod& pod, const PodInfo& removed,
                               const NodeInfo& node) const {
    for (const PluginAt<PreFilterPlugin>& each : preFilter) {
        if (!each.plugin->hasExtensions() || skips(state, each.name)) continue;
        const Status status = each.plugin->removePod(context, state, pod, removed, node);
        if (!status.ok())
            return Status::error(
                fmt::format("running RemovePod on PreFilter plugin \"{}\": {}", each.name, status.message()));
    }
    return {};
}

Status Framework::runPreEnqueue(const Context& context, const Pod& pod, std::string_view first) const {
    const auto gated =
        std::find_if(preEnqueue.begin(), preEnqueue.end(), [&](const auto& each) { return each.name == first; });
    if (gated != preEnqueue.end()) {
        Status status = gated->plugin->preEnqueue(context, pod);
        if (!status.ok()) return gatedBy(std::move(status), first);
    }
    for (const PluginAt<PreEnqueuePlugin>& each : preEnqueue) {
        if (each.name == first) continue;
        Status status = each.plugin->preEnqueue(context, pod);
        if (!status.ok()) return gatedBy(std::move(status), each.name);
    }
    return {};
}

} // namespace berth
