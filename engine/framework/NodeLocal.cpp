// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/NodeLocal.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace berth {

AlikeKey& AlikeKey::add(std::int64_t number) {
    std::array<char, sizeof number> raw{};
    std::memcpy(raw.data(), &number, sizeof number);
    bytes_.append(raw.data(), raw.size());
    return *this;
}

AlikeKey& AlikeKey::add(std::string_view text) {
    add(static_cast<std::int64_t>(text.size()));
    bytes_.append(text);
    return *this;
}

AlikeKey& AlikeKey::add(const Resources& amounts) {
    add(amounts.milliCpu).add(amounts.memory).add(amounts.ephemeralStorage).add(amounts.pods);
    add(static_cast<std::int64_t>(amounts.scalars.size()));
    for (const auto& [name, amount] : amounts.scalars) add(name).add(amount);
    return *this;
}

void MentionedNames::insert(std::string_view name) {
    if (names_.contains(name) || (occurring_ && !occurring_->contains(name))) return;
    names_.emplace(name);
}

void addNamedLabels(const Node& node, const NamedParts& named, AlikeKey& key) {
    for (const std::string& label : named.labels) {
        const std::string* value = node.meta.labels.find(label);
        key.add(value != nullptr ? 1 : 0).add(value != nullptr ? std::string_view(*value) : std::string_view());
    }
}

void addTaints(const Node& node, AlikeKey& key) {
    key.add(static_cast<std::int64_t>(node.taints.size()));
    for (const Taint& taint : node.taints)
        key.add(taint.key).add(taint.value).add(static_cast<std::int64_t>(taint.effect));
}

void addRequirements(const std::vector<Requirement>& requirements, AlikeKey& key) {
    key.add(static_cast<std::int64_t>(requirements.size()));
    for (const Requirement& each : requirements) {
        key.add(each.key).add(static_cast<std::int64_t>(each.op)).add(static_cast<std::int64_t>(each.values.size()));
        for (const std::string& value : each.values) key.add(value);
    }
}

void nameSelectedLabels(const Pod& pod, NamedParts& named) {
    for (const auto& [label, value] : pod.nodeSelector) named.labels.insert(label);
    if (!pod.affinity.node.required) return;
    for (const NodeSelectorTerm& term : pod.affinity.node.required->terms)
        for (const Requirement& each : term.matchExpressions) named.labels.insert(each.key);
}

bool requiresNodesByName(const Pod& pod) {
    if (!pod.affinity.node.required) return false;
    const std::vector<NodeSelectorTerm>& terms = pod.affinity.node.required->terms;
    return std::any_of(terms.begin(), terms.end(),
                       [](const NodeSelectorTerm& term) { return !term.matchFields.empty(); });
}

} // namespace berth
