// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scheduler/fast/FastCalls.h"

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

std::vector<bool> nominatedNodes(const CycleInput& input) {
    std::vector<bool> nodes;
    for (const Nomination& nomination : input.nominations) {
        if (!nomination.node.valid()) continue;
        if (nomination.node.value >= nodes.size()) nodes.resize(nomination.node.value + std::size_t{1});
        nodes[nomination.node.value] = true;
    }
    return nodes;
}

} // namespace

FastCalls::FastCalls(const Framework& framework, const CycleInput& input, const CycleState& state,
                     const Remembered* remembered)
    : framework_(framework),
      remembered_(remembered),
      filters_(framework.filtersFor(state)),
      trialState_(trialStateOf(framework, state)),
      nominated_(nominatedNodes(input)) {}

Status FastCalls::runFilterWithNominatedPods(const Context& context, const CycleState& state, const Pod& pod,
                                             const NodeInfo& node) const {
    if (node.id.value < nominated_.size() && nominated_[node.id.value])
        return framework_.runFilterWithNominatedPods(context, state, pod, node);
    return runFilters(filters_, context, state, pod, node);
}

Status FastCalls::runAddPod(const Context& context, CycleState& state, const Pod& pod, const PodInfo& added,
                            const NodeInfo& node) const {
    return framework_.runAddPod(context, state, pod, added, node);
}

Status FastCalls::runRemovePod(const Context& context, CycleState& state, const Pod& pod, const PodInfo& removed,
                               const NodeInfo& node) const {
    return framework_.runRemovePod(context, state, pod, removed, node);
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
