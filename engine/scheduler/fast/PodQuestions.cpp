// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scheduler/fast/PodQuestions.h"

#include "engine/framework/NodeLocal.h"

namespace berth {
namespace {

/// Questions kept at once: enough for any real workload, and a bound where no two pods ask the same.
constexpr std::size_t kMostQuestions = 4096;
/// Those among them that every pod is held against.
constexpr std::size_t kMostOfAnyLabel = 64;

void addSelector(const LabelSelector& selector, AlikeKey& key) {
    key.add(static_cast<std::int64_t>(selector.matchLabels.size()));
    for (const auto& [label, value] : selector.matchLabels) key.add(label).add(value);
    addRequirements(selector.matchExpressions, key);
}

std::string keyOf(const PodQuestion& question) {
    AlikeKey key;
    key.add(question.leavingToo ? 1 : 0);
    for (const PodQuestion::Clause& clause : question.clauses) {
        key.add(clause.everyNamespace ? -1 : static_cast<std::int64_t>(clause.namespaces.size()));
        if (!clause.everyNamespace)
            for (const std::string_view ns : clause.namespaces) key.add(ns);
        key.add(clause.selector != nullptr ? 1 : 0);
        if (clause.selector != nullptr) addSelector(*clause.selector, key);
    }
    return key.bytes();
}

std::optional<std::string> wantedLabel(const PodQuestion& question) {
    for (const PodQuestion::Clause& clause : question.clauses)
        if (clause.selector != nullptr)
            if (auto wanted = berth::wantedLabel(*clause.selector)) return wanted;
    return std::nullopt;
}

void writeKey(std::string_view label, std::string_view value, std::string& key) {
    key.clear();
    key.append(label).append(1, '\0').append(value);
}

} // namespace

std::string labelKey(std::string_view label, std::string_view value) {
    std::string key;
    writeKey(label, value, key);
    return key;
}

std::optional<std::string> wantedLabel(const LabelSelector& selector) {
    for (const auto& [label, value] : selector.matchLabels) return labelKey(label, value);
    for (const Requirement& each : selector.matchExpressions)
        if (each.op == SelectorOperator::In && each.values.size() == 1) return labelKey(each.key, each.values.front());
    return std::nullopt;
}

void PodQuestions::change(const PodInfo& pod, NodeId node, std::int64_t by) {
    const auto ask = [&](Kept* kept) {
        if (kept->question.includes(pod)) kept->tally.add(classes_, node, by);
    };
    for (Kept* kept : ofAnyLabel_) ask(kept);
    for (const auto& [label, value] : pod.pod->meta.labels) {
        writeKey(label, value, key_);
        const auto it = held_.try_emplace(key_).first;
        Held& held = it->second;
        for (Kept* kept : held.questions) ask(kept);
        std::uint32_t& pods = held.nodes[node.value];
        pods = by > 0 ? pods + 1 : pods - 1;
        if (pods == 0) held.nodes.erase(node.value);
        if (held.nodes.empty() && held.questions.empty()) held_.erase(it);
    }
}

const PodTally& PodQuestions::answer(const PodQuestion& question, const Snapshot& snapshot) {
    std::string key = keyOf(question);
    if (const auto it = kept_.find(key); it != kept_.end()) return it->second->tally;
    if (kept_.size() >= kMostQuestions || ofAnyLabel_.size() >= kMostOfAnyLabel) forgetQuestions();
    Kept& kept = *kept_.emplace(std::move(key), keep(question)).first->second;
    const std::optional<std::string> wanted = wantedLabel(question);
    count(kept, wanted, snapshot);
    (wanted ? held_[*wanted].questions : ofAnyLabel_).push_back(&kept);
    return kept.tally;
}

std::unique_ptr<PodQuestions::Kept> PodQuestions::keep(const PodQuestion& question) {
    auto kept = std::make_unique<Kept>();
    kept->question = question;
    for (PodQuestion::Clause& clause : kept->question.clauses) {
        if (clause.selector != nullptr) clause.selector = &kept->selectors.emplace_back(*clause.selector);
        for (std::string_view& ns : clause.namespaces) ns = kept->namespaces.emplace_back(ns);
    }
    return kept;
}

void PodQuestions::count(Kept& kept, const std::optional<std::string>& wanted, const Snapshot& snapshot) const {
    if (!wanted) {
        for (std::size_t position = 0; position < snapshot.size(); ++position) countOn(kept, snapshot.at(position));
        return;
    }
    const auto it = held_.find(*wanted);
    if (it == held_.end()) return;
    for (const auto& [node, pods] : it->second.nodes) countOn(kept, *snapshot.find(NodeId{node}));
}

void PodQuestions::countOn(Kept& kept, const NodeInfo& node) const {
    std::int64_t number = 0;
    for (const PodInfo& pod : node.pods) number += kept.question.includes(pod) ? 1 : 0;
    if (number != 0) kept.tally.add(classes_, node.id, number);
}

void PodQuestions::forgetQuestions() {
    ofAnyLabel_.clear();
    for (auto& [label, held] : held_) held.questions.clear();
    std::erase_if(held_, [](const auto& entry) { return entry.second.nodes.empty(); });
    kept_.clear();
}

} // namespace berth
