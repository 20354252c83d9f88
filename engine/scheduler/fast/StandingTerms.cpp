// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scheduler/fast/StandingTerms.h"

#include "engine/scheduler/fast/PodQuestions.h"

#include <algorithm>

namespace berth {
namespace {

void addSelector(const std::optional<LabelSelector>& selector, AlikeKey& key) {
    key.add(selector ? static_cast<std::int64_t>(selector->matchLabels.size()) : -1);
    if (!selector) return;
    for (const auto& [label, value] : selector->matchLabels) key.add(label).add(value);
    addRequirements(selector->matchExpressions, key);
}

void addTerm(const PodAffinityTerm& term, AlikeKey& key) {
    key.add(term.topologyKey).add(static_cast<std::int64_t>(term.namespaces.size()));
    for (const std::string& ns : term.namespaces) key.add(ns);
    addSelector(term.selector, key);
    addSelector(term.namespaceSelector, key);
}

} // namespace

void StandingTerms::change(const Pod& pod, NodeId node, std::int64_t by) {
    using Role = StandingTerm::Role;
    if (!hasPodAffinity(pod)) return;
    for (const PodAffinityTerm& term : pod.affinity.pod.required)
        changeTerm(Role::RequiredAffinity, term, 0, pod, node, by);
    for (const PodAffinityTerm& term : pod.affinity.podAnti.required)
        changeTerm(Role::RequiredAntiAffinity, term, 0, pod, node, by);
    for (const WeightedPodAffinityTerm& each : pod.affinity.pod.preferred)
        changeTerm(Role::PreferredAffinity, each.term, each.weight, pod, node, by);
    for (const WeightedPodAffinityTerm& each : pod.affinity.podAnti.preferred)
        changeTerm(Role::PreferredAntiAffinity, each.term, each.weight, pod, node, by);
}

void StandingTerms::changeTerm(StandingTerm::Role role, const PodAffinityTerm& term, std::int32_t weight,
                               const Pod& owner, NodeId node, std::int64_t by) {
    const std::size_t number = numberOf(role, term, weight, owner);
    terms_[number]->tally.add(classes_, node, by);
    if (terms_[number]->tally.empty()) drop(number);
}

std::size_t StandingTerms::numberOf(StandingTerm::Role role, const PodAffinityTerm& term, std::int32_t weight,
                                    const Pod& owner) {
    key_.clear();
    key_.add(static_cast<std::int64_t>(role)).add(weight).add(owner.meta.ns);
    addTerm(term, key_);
    if (const auto it = byKey_.find(key_.bytes()); it != byKey_.end()) return it->second;
    if (free_.empty()) {
        free_.push_back(terms_.size());
        terms_.emplace_back();
    }
    const std::size_t number = free_.back();
    free_.pop_back();
    terms_[number] = std::make_unique<Kept>(Kept{key_.bytes(), term, owner.meta.ns, {}, {}});
    Kept& kept = *terms_[number];
    kept.standing = {role, &kept.term, kept.ns, weight, number};
    byKey_.emplace(kept.key, number);
    shelfOf(kept).push_back(number);
    ++added_;
    return number;
}

StandingTerms::Numbers& StandingTerms::shelfOf(const Kept& kept) {
    const auto role = static_cast<std::size_t>(kept.standing.role);
    const std::optional<std::string> wanted = kept.term.selector ? wantedLabel(*kept.term.selector) : std::nullopt;
    return wanted ? byLabel_.at(role)[*wanted] : ofAnyLabel_.at(role);
}

void StandingTerms::drop(std::size_t number) {
    std::erase(shelfOf(*terms_[number]), number);
    byKey_.erase(terms_[number]->key);
    terms_[number].reset();
    free_.push_back(number);
}

void StandingTerms::visit(StandingTerm::Role role, const Pod& pod, const ClusterIndex::TermVisit& visit) const {
    for (const std::size_t number : ofAnyLabel_.at(static_cast<std::size_t>(role))) visit(terms_[number]->standing);
    const ByLabel& byLabel = byLabel_.at(static_cast<std::size_t>(role));
    if (byLabel.empty()) return;
    for (const auto& [label, value] : pod.meta.labels)
        if (const auto it = byLabel.find(labelKey(label, value)); it != byLabel.end())
            for (const std::size_t number : it->second) visit(terms_[number]->standing);
}

void StandingTerms::nameParts(NamedParts& named) const {
    for (const auto& kept : terms_)
        if (kept && kept->term.topologyKey != kHostnameLabel) named.labels.insert(kept->term.topologyKey);
}

} // namespace berth
