// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/interpodaffinity/AffinityScore.h"

#include "engine/framework/ClusterIndex.h"

#include <fmt/format.h>

#include <map>
#include <tuple>

namespace berth {
namespace {

/// The two labels are the same, and there.
bool sharesTopology(const Node& a, const Node& b, std::string_view key) {
    const std::string* value = a.meta.labels.find(key);
    const std::string* other = b.meta.labels.find(key);
    return value != nullptr && other != nullptr && *value == *other;
}

} // namespace

AffinityScore::AffinityScore(const Context& context, const Pod& pod, const InterPodAffinityArgs& args)
    : pod_(&pod),
      namespaceLabels_(&labelsOf(context.input->objects->namespaces, pod.meta.ns)),
      hardWeight_(args.hardPodAffinityWeight),
      affinity_(preferred(pod.affinity.pod.preferred, context.input->objects->namespaces)),
      antiAffinity_(preferred(pod.affinity.podAnti.preferred, context.input->objects->namespaces)) {
    if (context.index == nullptr) {
        forEachMatch(context, [this](const Match& match) { sum(match, 1); });
        return;
    }
    for (const PreferredTerm& each : affinity_) sumOwn(context, each, each.weight);
    for (const PreferredTerm& each : antiAffinity_) sumOwn(context, each, -std::int64_t{each.weight});
    sumStanding(*context.index);
}

void AffinityScore::sumOwn(const Context& context, const PreferredTerm& own, std::int64_t weight) {
    for (const auto& [node, count] : podsByDomain(context, questionOf(own.term), own.term.topologyKey()))
        sum({{}, own.term.term(), *node->node, weight}, count);
}

/// What the terms of pods that are there say, each once, however many pods have it.
void AffinityScore::sumStanding(const ClusterIndex& index) {
    using Role = StandingTerm::Role;
    const auto add = [&](Role role, std::int64_t sign, std::int64_t hard) {
        index.visitTerms(role, *pod_, [&](const StandingTerm& standing) {
            if (!matches(*standing.term, standing.ns, *pod_, *namespaceLabels_)) return;
            for (const auto& [node, count] : termsByDomain(index, standing))
                sum({{}, *standing.term, *node->node, hard + sign * standing.weight}, count);
        });
    };
    if (hardWeight_ > 0) add(Role::RequiredAffinity, 0, hardWeight_);
    add(Role::PreferredAffinity, 1, 0);
    add(Role::PreferredAntiAffinity, -1, 0);
}

std::vector<AffinityScore::PreferredTerm> AffinityScore::preferred(const std::vector<WeightedPodAffinityTerm>& terms,
                                                                   const std::vector<Namespace>& known) const {
    std::vector<PreferredTerm> result;
    result.reserve(terms.size());
    for (const WeightedPodAffinityTerm& weighted : terms)
        result.push_back({AffinityTerm(weighted.term, *pod_, known), weighted.weight});
    return result;
}

void AffinityScore::forEachMatch(const Context& context, const Visit& visit) const {
    const Snapshot& snapshot = context.snapshot();
    for (const NodeId id : snapshot.nodesWithAffinity()) {
        const NodeInfo& node = *snapshot.find(id);
        for (const Pod* other : node.podsWithAffinity) termsOf(*other, *node.node, visit);
    }
    for (const PreferredTerm& each : affinity_) ownTerm(context, {"wants to be near", each.term, each.weight}, visit);
    for (const PreferredTerm& each : antiAffinity_)
        ownTerm(context, {"wants to stay away from", each.term, -std::int64_t{each.weight}}, visit);
}

void AffinityScore::ownTerm(const Context& context, const OwnTerm& own, const Visit& visit) {
    for (const NodeInfo* node : everyNode(context))
        for (const PodInfo& other : node->pods)
            if (own.term.matches(*other.pod)) visit({own.what, own.term.term(), *node->node, own.weight});
}

void AffinityScore::termsOf(const Pod& other, const Node& node, const Visit& visit) const {
    if (hardWeight_ > 0)
        for (const PodAffinityTerm& term : other.affinity.pod.required)
            if (matches(term, other, *pod_, *namespaceLabels_))
                visit({"a pod there must be near this one", term, node, hardWeight_});
    for (const WeightedPodAffinityTerm& each : other.affinity.pod.preferred)
        if (matches(each.term, other, *pod_, *namespaceLabels_))
            visit({"a pod there wants to be near this one", each.term, node, each.weight});
    for (const WeightedPodAffinityTerm& each : other.affinity.podAnti.preferred)
        if (matches(each.term, other, *pod_, *namespaceLabels_))
            visit({"a pod there wants to stay away from this one", each.term, node, -each.weight});
}

void AffinityScore::sum(const Match& match, std::int64_t times) {
    const std::string* value = match.node.meta.labels.find(match.term.topologyKey);
    if (value != nullptr) sums_[match.term.topologyKey][*value] += match.weight * times;
}

void AffinityScore::exceptions(const Context& context, std::vector<NodeId>& nodes) const {
    const auto it = sums_.find(kHostnameLabel);
    if (it == sums_.end()) return;
    for (const auto& [hostname, sum] : it->second) addNodesNamed(context, hostname, nodes);
}

std::int64_t AffinityScore::of(const Context& context, const Node& node, Terms* terms) const {
    std::int64_t score = 0;
    for (const auto& [key, sums] : sums_) {
        const std::string* value = node.meta.labels.find(key);
        if (value == nullptr) continue;
        const auto it = sums.find(*value);
        if (it != sums.end()) score += it->second;
    }
    if (terms != nullptr) {
        explain(context, node, *terms);
        terms->add("total", score, "the sum of the weights");
    }
    return score;
}

/// The same matches once more, those that count for this node, alike ones together.
void AffinityScore::explain(const Context& context, const Node& node, Terms& terms) const {
    std::map<std::tuple<std::string_view, std::string, std::string_view, std::int64_t>, std::int64_t> alike;
    forEachMatch(context, [&](const Match& match) {
        if (sharesTopology(match.node, node, match.term.topologyKey))
            ++alike[{match.what, textOf(match.term), match.term.topologyKey, match.weight}];
    });
    if (alike.empty()) terms.skip("preferred terms", "none of them counts on this node");
    for (const auto& [match, times] : alike) {
        const auto& [what, text, key, weight] = match;
        terms.add(
            std::string(what), weight * times,
            fmt::format("{} × {}: {}, on nodes with {} = {}", times, weight, text, key, node.meta.labels.get(key)));
    }
}

} // namespace berth
