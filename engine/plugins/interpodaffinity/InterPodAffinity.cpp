// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/interpodaffinity/InterPodAffinity.h"

#include "engine/framework/ClusterIndex.h"

#include "engine/plugins/interpodaffinity/AffinityFilter.h"
#include "engine/plugins/interpodaffinity/AffinityHints.h"
#include "engine/plugins/interpodaffinity/AffinityScore.h"
#include "engine/plugins/interpodaffinity/Culprits.h"

#include <algorithm>

namespace berth {
namespace {

constexpr std::string_view kPreFilterKey = "PreFilterInterPodAffinity";
constexpr std::string_view kPreScoreKey = "PreScoreInterPodAffinity";

Status noFilterState() {
    return Status::error("error reading \"PreFilterInterPodAffinity\" from cycleState: not found");
}

Status noScoreState() {
    return Status::error("failed to read \"PreScoreInterPodAffinity\" from cycleState: not found");
}

Status update(CycleState& state, const Pod& other, const Node& node, std::int64_t by) {
    auto* kept = state.readMutable<AffinityFilter>(kPreFilterKey);
    if (kept == nullptr) return noFilterState();
    kept->update(other, node, by);
    return {};
}

bool prefersSomething(const Pod& pod) {
    return !pod.affinity.pod.preferred.empty() || !pod.affinity.podAnti.preferred.empty();
}

} // namespace

PreFilterResult InterPodAffinity::preFilter(const Context& context, CycleState& state, const Pod& pod) const {
    auto kept = std::make_unique<AffinityFilter>(context, pod);
    if (kept->hasNothingToDo()) return {Status(Code::Skip), {}};
    state.write(std::string(kPreFilterKey), std::move(kept));
    return {};
}

Status InterPodAffinity::addPod(const Context&, CycleState& state, const Pod&, const PodInfo& added,
                                const NodeInfo& node) const {
    return update(state, *added.pod, *node.node, 1);
}

Status InterPodAffinity::removePod(const Context&, CycleState& state, const Pod&, const PodInfo& removed,
                                   const NodeInfo& node) const {
    return update(state, *removed.pod, *node.node, -1);
}

Status InterPodAffinity::filter(const Context& context, const CycleState& state, const Pod& pod, const NodeInfo& node,
                                Terms* terms) const {
    const auto* kept = state.read<AffinityFilter>(kPreFilterKey);
    if (kept == nullptr) return noFilterState();
    Status status = kept->verdict(*node.node, terms);
    if (terms != nullptr && status.code() == Code::Unschedulable) nameCulprits(context, pod, *node.node, *terms);
    return status;
}

Status InterPodAffinity::preScore(const Context& context, CycleState& state, const Pod& pod,
                                  std::span<const NodeInfo* const>) const {
    if (args_.ignorePreferredTermsOfExistingPods && !prefersSomething(pod)) return Status(Code::Skip);
    auto kept = std::make_unique<AffinityScore>(context, pod, args_);
    if (kept->empty()) return Status(Code::Skip);
    state.write(std::string(kPreScoreKey), std::move(kept));
    return {};
}

tl::expected<std::int64_t, Status> InterPodAffinity::score(const Context& context, const CycleState& state, const Pod&,
                                                           const NodeInfo& node, Terms* terms) const {
    const auto* kept = state.read<AffinityScore>(kPreScoreKey);
    if (kept == nullptr) return tl::unexpected(noScoreState());
    return kept->of(context, *node.node, terms);
}

Status InterPodAffinity::normalize(const Context&, const CycleState&, const Pod&, std::span<const NodeInfo* const>,
                                   std::span<std::int64_t> scores) const {
    if (scores.empty()) return {};
    const auto [lowest, highest] = std::minmax_element(scores.begin(), scores.end());
    const std::int64_t min = *lowest;
    const std::int64_t range = *highest - min;
    for (std::int64_t& score : scores) {
        const double share = range > 0 ? static_cast<double>(score - min) / static_cast<double>(range) : 0;
        score = static_cast<std::int64_t>(static_cast<double>(kMaxScore) * share);
    }
    return {};
}

void InterPodAffinity::nameParts(const Pod& pod, NamedParts& named) const {
    const auto name = [&named](const PodAffinityTerm& term) {
        if (term.topologyKey != kHostnameLabel) named.labels.insert(term.topologyKey);
    };
    for (const PodAffinitySpec* spec : {&pod.affinity.pod, &pod.affinity.podAnti}) {
        for (const PodAffinityTerm& term : spec->required) name(term);
        for (const WeightedPodAffinityTerm& weighted : spec->preferred) name(weighted.term);
    }
}

void InterPodAffinity::keyOfNode(const Node& node, const NamedParts& named, AlikeKey& key) const {
    addNamedLabels(node, named, key);
    key.add(node.meta.labels.contains(kHostnameLabel) ? 1 : 0);
}

void InterPodAffinity::exceptions(const Context& context, const CycleState& state, const Pod&,
                                  std::vector<NodeId>& nodes) const {
    if (const auto* kept = state.read<AffinityFilter>(kPreFilterKey); kept != nullptr) kept->exceptions(context, nodes);
    if (const auto* kept = state.read<AffinityScore>(kPreScoreKey); kept != nullptr) kept->exceptions(context, nodes);
}

std::vector<ClusterEventWithHint> InterPodAffinity::eventsToRegister() const {
    return affinityEvents();
}

} // namespace berth
