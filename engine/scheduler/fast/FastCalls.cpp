// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scheduler/fast/FastCalls.h"

#include "engine/runtime/NominatedPass.h"

#include <algorithm>

namespace berth {
namespace {

/// A plugin that counts pods in the cycle's state wants it copied for each trial.
TrialState trialStateOf(const Framework& framework, const CycleState& state) {
    const bool counts = std::any_of(framework.preFilter.begin(), framework.preFilter.end(),
                                    [&state](const PluginAt<PreFilterPlugin>& each) {
                                        return each.plugin->hasExtensions() && !state.skipFilter.contains(each.name);
                                    });
    return counts ? TrialState::Copied : TrialState::Untouched;
}

} // namespace

FastCalls::FastCalls(const Framework& framework, const CycleInput& input, const CycleState& state,
                     const Remembered* remembered)
    : framework_(framework),
      remembered_(remembered),
      filters_(framework.filtersFor(state)),
      trialState_(trialStateOf(framework, state)),
      nominations_(input.nominations) {
    for (const PluginAt<FilterPlugin>& each : filters_) {
        if (dynamic_cast<const PodBlind*>(each.plugin) != nullptr) blind_.push_back(each);
        if (const auto* room = dynamic_cast<const RoomFilter*>(each.plugin)) rooms_.push_back(room);
    }
}

Status FastCalls::runFilterWithNominatedPods(const Context& context, const CycleState& state, const Pod& pod,
                                             const NodeInfo& node) const {
    const auto nominated = nominations_.on(node.id);
    if (nominated.empty()) return runFilters(filters_, context, state, pod, node);
    return berth::runFilterWithNominatedPods(framework_, context, state, pod, node, nominated);
}

Status FastCalls::runAddPod(const Context& context, CycleState& state, const Pod& pod, const PodInfo& added,
                            const NodeInfo& node) const {
    return framework_.runAddPod(context, state, pod, added, node);
}

Status FastCalls::runRemovePod(const Context& context, CycleState& state, const Pod& pod, const PodInfo& removed,
                               const NodeInfo& node) const {
    return framework_.runRemovePod(context, state, pod, removed, node);
}

bool FastCalls::goesBySums(const Context& context, const CycleState& state, const Pod& pod,
                           const NodeInfo& node) const {
    if (trialState_ == TrialState::Copied || blind_.size() + rooms_.size() < filters_.size()) return false;
    return nominations_.on(node.id).empty() &&
           std::ranges::all_of(rooms_, [&](const RoomFilter* room) { return room->seesSumsOnly(state, pod, node); }) &&
           runFilters(blind_, context, state, pod, node).ok();
}

bool FastCalls::hasRoom(const CycleState& state, const Pod& pod, const NodeInfo& node, const NodeUse& use) const {
    return std::ranges::all_of(rooms_, [&](const RoomFilter* room) { return room->hasRoom(state, pod, node, use); });
}

std::optional<std::vector<NodeId>> FastCalls::nodesOfGang(std::string_view key) const {
    return remembered_ != nullptr ? std::optional(remembered_->index.nodesOfGang(key)) : std::nullopt;
}

bool FastCalls::judgesNodesAlone() const {
    return std::all_of(filters_.begin(), filters_.end(), [](const PluginAt<FilterPlugin>& each) {
        return dynamic_cast<const NodeLocal*>(each.plugin) != nullptr;
    });
}

std::optional<KnownTrials> FastCalls::known(const Context& context, const Pod& pod, const PreemptionPlan& plan) const {
    const bool alone = remembered_ != nullptr && trialState_ == TrialState::Untouched && judgesNodesAlone();
    if (!alone || !plan.alike) return std::nullopt;
    AlikeKey key;
    key.add(plan.plugin).add(*plan.alike);
    TrialBook& prospects = remembered_->books.of(key.bytes(), context, plan);
    key.add(remembered_->shape).add(std::int64_t{pod.priority});
    return KnownTrials{&remembered_->books.of(key.bytes(), context, plan), &prospects};
}

} // namespace berth
