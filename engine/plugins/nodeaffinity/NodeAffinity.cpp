// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/nodeaffinity/NodeAffinity.h"

#include "engine/model/Eligibility.h"
#include "engine/model/SelectorFaults.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace berth {
namespace {

constexpr std::string_view kNameField = "metadata.name";

/// The names a term asks for: the common ones of all its `metadata.name In` requirements; absent when it has none.
std::optional<std::set<std::string>> namesOf(const NodeSelectorTerm& term) {
    std::optional<std::set<std::string>> names;
    for (const Requirement& field : term.matchFields) {
        if (field.key != kNameField || field.op != SelectorOperator::In) continue;
        const std::set<std::string> given(field.values.begin(), field.values.end());
        if (!names)
            names = given;
        else
            std::erase_if(*names, [&given](const std::string& name) { return !given.contains(name); });
    }
    return names;
}

/// The nodes all terms together name; absent when some term names none.
std::optional<std::set<std::string>> namesOf(const NodeSelector& selector) {
    std::set<std::string> all;
    for (const NodeSelectorTerm& term : selector.terms) {
        const auto names = namesOf(term);
        if (!names) return std::nullopt;
        all.insert(names->begin(), names->end());
    }
    return all;
}

bool counts(const PreferredNodeTerm& preferred) {
    return preferred.weight != 0 && !preferred.term.empty();
}

/// Why the preferred terms cannot be used, "" when they can.
std::string preferredFault(const std::vector<PreferredNodeTerm>& terms) {
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < terms.size(); ++i) {
        if (!counts(terms[i])) continue;
        for (const SelectorFault& fault : faults(terms[i].term))
            texts.push_back(fmt::format("[{}].{}", i, fault.text()));
    }
    return texts.size() < 2 ? fmt::format("{}", fmt::join(texts, "")) : fmt::format("[{}]", fmt::join(texts, ", "));
}

std::string textOf(const Requirement& requirement) {
    if (requirement.values.empty()) return fmt::format("{} {}", requirement.key, toString(requirement.op));
    return fmt::format("{} {} [{}]", requirement.key, toString(requirement.op), fmt::join(requirement.values, " "));
}

std::string textOf(const NodeSelectorTerm& term) {
    std::vector<std::string> parts;
    for (const Requirement& requirement : term.matchExpressions) parts.push_back(textOf(requirement));
    for (const Requirement& requirement : term.matchFields) parts.push_back(textOf(requirement));
    return parts.empty() ? "an empty term" : fmt::format("{}", fmt::join(parts, " and "));
}

std::string_view verdict(bool match) {
    return match ? "matches" : "does not match";
}

void explainSelector(Terms& terms, std::string_view whose, const NodeSelector& selector, const Node& node) {
    for (const NodeSelectorTerm& term : selector.terms)
        terms.add(std::string(whose), std::string(verdict(matches(term, node.meta.labels, node.name()))), textOf(term));
}

void explainPod(Terms& terms, const Pod& pod, const Node& node) {
    for (const auto& [key, value] : pod.nodeSelector) {
        const std::string* label = node.meta.labels.find(key);
        terms.add("nodeSelector", std::string(verdict(label != nullptr && *label == value)),
                  fmt::format("{} = {}, the node has {}", key, value, label != nullptr ? *label : "none"));
    }
    if (pod.affinity.node.required) explainSelector(terms, "required term", *pod.affinity.node.required, node);
}

std::int64_t sumOf(const std::vector<PreferredNodeTerm>& preferred, std::string_view whose, const Node& node,
                   Terms* terms) {
    std::int64_t sum = 0;
    for (const PreferredNodeTerm& term : preferred) {
        if (!counts(term)) continue;
        const bool match = matches(term.term, node.meta.labels, node.name());
        if (match) sum += term.weight;
        if (terms == nullptr) continue;
        if (match)
            terms->add(std::string(whose), term.weight, textOf(term.term));
        else
            terms->skip(textOf(term.term), "the node does not match this preferred term");
    }
    return sum;
}

template <class Visit> void eachTerm(const NodeAffinitySpec& spec, Visit&& visit) {
    if (spec.required)
        for (const NodeSelectorTerm& term : spec.required->terms) visit(term, 0);
    for (const PreferredNodeTerm& preferred : spec.preferred) visit(preferred.term, preferred.weight);
}

bool namesNodes(const NodeAffinitySpec& spec) {
    bool names = false;
    eachTerm(spec, [&names](const NodeSelectorTerm& term, std::int32_t) { names |= !term.matchFields.empty(); });
    return names;
}

void nameLabels(const NodeAffinitySpec& spec, NamedParts& named) {
    eachTerm(spec, [&named](const NodeSelectorTerm& term, std::int32_t) {
        for (const Requirement& each : term.matchExpressions) named.labels.insert(each.key);
    });
}

} // namespace

NodeAffinity::NodeAffinity(const NodeAffinityArgs& args) : added_(args.addedAffinity.value_or(NodeAffinitySpec{})) {}

PreFilterResult NodeAffinity::preFilter(const Context&, CycleState&, const Pod& pod) const {
    const auto& required = pod.affinity.node.required;
    if (!required && !added_.required && pod.nodeSelector.empty()) return {Status(Code::Skip), {}};
    if (!required || required->terms.empty()) return {};
    auto names = namesOf(*required);
    if (names && names->empty())
        return {Status(Code::UnschedulableAndUnresolvable, std::string("pod affinity terms conflict")), {}};
    return {Status(), std::move(names)};
}

Status NodeAffinity::filter(const Context&, const CycleState&, const Pod& pod, const NodeInfo& node,
                            Terms* terms) const {
    if (terms != nullptr && added_.required)
        explainSelector(*terms, "term of the profile", *added_.required, *node.node);
    if (!matchesAdded(*node.node))
        return {Code::UnschedulableAndUnresolvable, "node(s) didn't match scheduler-enforced node affinity"};
    if (terms != nullptr) explainPod(*terms, pod, *node.node);
    if (!meetsRequiredAffinity(pod, *node.node))
        return {Code::UnschedulableAndUnresolvable, "node(s) didn't match Pod's node affinity/selector"};
    return {};
}

Status NodeAffinity::preScore(const Context&, CycleState&, const Pod& pod, std::span<const NodeInfo* const>) const {
    const auto& preferred = pod.affinity.node.preferred;
    if (std::string fault = preferredFault(preferred); !fault.empty()) return Status::error(std::move(fault));
    return preferred.empty() && added_.preferred.empty() ? Status(Code::Skip) : Status();
}

tl::expected<std::int64_t, Status> NodeAffinity::score(const Context&, const CycleState&, const Pod& pod,
                                                       const NodeInfo& node, Terms* terms) const {
    const std::int64_t sum = sumOf(added_.preferred, "preferred term of the profile", *node.node, terms) +
                             sumOf(pod.affinity.node.preferred, "preferred term", *node.node, terms);
    if (terms != nullptr) terms->add("total", sum, "the weights of the matching terms");
    return sum;
}

Status NodeAffinity::normalize(const Context&, const CycleState&, const Pod&, std::span<const NodeInfo* const>,
                               std::span<std::int64_t> scores) const {
    defaultNormalize(scores, false);
    return {};
}

std::vector<ClusterEventWithHint> NodeAffinity::eventsToRegister() const {
    const auto becameMatch = [this](const Pod& pod, const EventObjects& objects) {
        const bool now = matchesAdded(*objects.newNode) && meetsRequiredAffinity(pod, *objects.newNode);
        const bool before = objects.oldNode != nullptr && meetsRequiredAffinity(pod, *objects.oldNode);
        return now && !before ? QueueingHint::Queue : QueueingHint::Skip;
    };
    return {{{EventResource::Node, action::Add | action::UpdateNodeLabel}, becameMatch}};
}

bool NodeAffinity::judgesAlike(const Pod& pod) const {
    return !namesNodes(added_) && !namesNodes(pod.affinity.node);
}

void NodeAffinity::keyOfPod(const Pod& pod, AlikeKey& key) const {
    const NodeAffinitySpec& spec = pod.affinity.node;
    key.add(spec.required ? static_cast<std::int64_t>(spec.required->terms.size()) : -1);
    key.add(static_cast<std::int64_t>(spec.preferred.size()));
    eachTerm(spec, [&key](const NodeSelectorTerm& term, std::int32_t weight) {
        key.add(weight);
        addRequirements(term.matchExpressions, key);
    });
    key.add(static_cast<std::int64_t>(pod.nodeSelector.size()));
    for (const auto& [label, value] : pod.nodeSelector) key.add(label).add(value);
}

void NodeAffinity::keyOfNode(const Node& node, const NamedParts& named, AlikeKey& key) const {
    addNamedLabels(node, named, key);
}

void NodeAffinity::nameParts(const Pod& pod, NamedParts& named) const {
    nameLabels(added_, named);
    nameLabels(pod.affinity.node, named);
    for (const auto& [label, value] : pod.nodeSelector) named.labels.insert(label);
}

bool NodeAffinity::matchesAdded(const Node& node) const {
    return !added_.required || matches(*added_.required, node.meta.labels, node.name());
}

} // namespace berth
