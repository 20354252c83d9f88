// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/interpodaffinity/AffinityFilter.h"

#include "engine/framework/ClusterIndex.h"

#include <fmt/format.h>

#include <algorithm>

namespace berth {
namespace {

void addAt(TopologyTally& tally, const Node& node, std::string_view key, std::int64_t number) {
    if (const std::string* value = node.meta.labels.find(key); value != nullptr) tally.add(key, *value, number);
}

void explain(Terms& terms, std::string_view rule, std::string_view key, const std::string* value, std::int64_t count,
             std::string_view of) {
    if (value == nullptr)
        terms.add(std::string(rule), "the node has no such label", fmt::format("label {}", key));
    else
        terms.add(std::string(rule), count, fmt::format("on nodes with {} = {}: {}", key, *value, of));
}

} // namespace

AffinityFilter::AffinityFilter(const Context& context, const Pod& pod)
    : pod_(&pod),
      namespaceLabels_(&labelsOf(context.input->objects->namespaces, pod.meta.ns)),
      affinity_(affinityTerms(pod.affinity.pod.required, pod, context.input->objects->namespaces)),
      antiAffinity_(affinityTerms(pod.affinity.podAnti.required, pod, context.input->objects->namespaces)) {
    context.index != nullptr ? countStanding(*context.index) : countExisting(context.snapshot());
    countMatching(context);
    near_.settle();
    far_.settle();
    existing_.settle();
}

void AffinityFilter::countExisting(const Snapshot& snapshot) {
    for (const NodeId id : snapshot.nodesWithRequiredAntiAffinity()) {
        const NodeInfo& node = *snapshot.find(id);
        for (const Pod* other : node.podsWithRequiredAntiAffinity) countExisting(*other, *node.node, 1);
    }
}

/// The same from an index: each term once, however many pods have it.
void AffinityFilter::countStanding(const ClusterIndex& index) {
    index.visitTerms(StandingTerm::Role::RequiredAntiAffinity, *pod_, [&](const StandingTerm& standing) {
        if (!matches(*standing.term, standing.ns, *pod_, *namespaceLabels_)) return;
        for (const auto& [node, count] : termsByDomain(index, standing))
            addAt(existing_, *node->node, standing.term->topologyKey, count);
    });
}

void AffinityFilter::countMatching(const Context& context) {
    for (const AffinityTerm& term : affinity_)
        for (const auto& [node, count] : podsByDomain(context, questionOf(affinity_), term.topologyKey()))
            addAt(near_, *node->node, term.topologyKey(), count);
    for (const AffinityTerm& term : antiAffinity_)
        for (const auto& [node, count] : podsByDomain(context, questionOf(term), term.topologyKey()))
            addAt(far_, *node->node, term.topologyKey(), count);
}

bool AffinityFilter::hasNothingToDo() const {
    return existing_.empty() && affinity_.empty() && antiAffinity_.empty();
}

void AffinityFilter::update(const Pod& other, const Node& node, std::int64_t by) {
    countExisting(other, node, by);
    countIncoming(other, node, by);
}

void AffinityFilter::countExisting(const Pod& other, const Node& node, std::int64_t by) {
    for (const PodAffinityTerm& term : other.affinity.podAnti.required)
        if (matches(term, other, *pod_, *namespaceLabels_)) addAt(existing_, node, term.topologyKey, by);
}

void AffinityFilter::countNear(const Pod& other, const Node& node, std::int64_t by) {
    if (!matchesAll(affinity_, other)) return;
    for (const AffinityTerm& term : affinity_) addAt(near_, node, term.topologyKey(), by);
}

void AffinityFilter::countIncoming(const Pod& other, const Node& node, std::int64_t by) {
    countNear(other, node, by);
    for (const AffinityTerm& term : antiAffinity_)
        if (term.matches(other)) addAt(far_, node, term.topologyKey(), by);
}

Status AffinityFilter::verdict(const Node& node, Terms* terms) const {
    if (!nearPods(node, terms)) return {Code::UnschedulableAndUnresolvable, "node(s) didn't match pod affinity rules"};
    if (!farFromPods(node, terms)) return {Code::Unschedulable, "node(s) didn't match pod anti-affinity rules"};
    if (!toleratedByPods(node, terms))
        return {Code::Unschedulable, "node(s) didn't satisfy existing pods anti-affinity rules"};
    return {};
}

/// Nobody anywhere matches its terms but the pod itself: without this rule the first pod of a group would wait for ever.
bool AffinityFilter::isFirstOfItsKind() const {
    return near_.empty() && matchesAll(affinity_, *pod_);
}

void AffinityFilter::exceptions(const Context& context, std::vector<NodeId>& nodes) const {
    for (const TopologyTally* tally : {&near_, &far_, &existing_})
        for (const std::string_view hostname : tally->valuesOf(kHostnameLabel)) addNodesNamed(context, hostname, nodes);
}

bool AffinityFilter::nearPods(const Node& node, Terms* terms) const {
    bool everywhere = true;
    for (const AffinityTerm& term : affinity_) {
        const std::string* value = node.meta.labels.find(term.topologyKey());
        const std::int64_t count = value != nullptr ? near_.at(term.topologyKey(), *value) : 0;
        if (terms != nullptr)
            explain(*terms, "pods to be near", term.topologyKey(), value, count,
                    textOf(term.term()) + (affinity_.size() > 1 ? " (and all other terms)" : ""));
        if (value == nullptr) return false;
        everywhere = everywhere && count > 0;
    }
    if (everywhere) return true;
    const bool first = isFirstOfItsKind();
    if (terms != nullptr)
        terms->add("first pod of its group", first ? "yes" : "no",
                   first ? "no pod anywhere matches the terms, and the pod itself does" : "");
    return first;
}

bool AffinityFilter::farFromPods(const Node& node, Terms* terms) const {
    return std::ranges::none_of(antiAffinity_, [&](const AffinityTerm& term) {
        const std::string* value = node.meta.labels.find(term.topologyKey());
        const std::int64_t count = value != nullptr ? far_.at(term.topologyKey(), *value) : 0;
        if (terms != nullptr)
            explain(*terms, "pods to stay away from", term.topologyKey(), value, count, textOf(term.term()));
        return count > 0;
    });
}

bool AffinityFilter::toleratedByPods(const Node& node, Terms* terms) const {
    return std::ranges::none_of(existing_.keys(), [&](std::string_view key) {
        const std::string* value = node.meta.labels.find(key);
        const std::int64_t count = value != nullptr ? existing_.at(key, *value) : 0;
        if (terms != nullptr)
            explain(*terms, "terms of pods that stay away from this one", key, value, count,
                    "required anti-affinity of existing pods");
        return count > 0;
    });
}

} // namespace berth
