// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/Selectors.h"

#include "engine/model/Integers.h"

#include <algorithm>

namespace berth {
namespace {

constexpr std::string_view kNameField = "metadata.name";

bool contains(const std::vector<std::string>& values, const std::string& value) {
    return std::find(values.begin(), values.end(), value) != values.end();
}

bool compares(const Requirement& requirement, const std::string& labelValue) {
    if (requirement.values.size() != 1) return false;
    const auto label = parseInteger(labelValue);
    const auto bound = parseInteger(requirement.values.front());
    if (!label || !bound) return false;
    return requirement.op == SelectorOperator::Gt ? *label > *bound : *label < *bound;
}

/// A requirement that upstream cannot parse (In without values, …) matches nothing.
bool isWellFormed(const Requirement& requirement) {
    switch (requirement.op) {
    case SelectorOperator::In:
    case SelectorOperator::NotIn: return !requirement.values.empty();
    case SelectorOperator::Exists:
    case SelectorOperator::DoesNotExist: return requirement.values.empty();
    case SelectorOperator::Gt:
    case SelectorOperator::Lt:
        return requirement.values.size() == 1 && parseInteger(requirement.values.front()).has_value();
    }
    return false;
}

bool matchesLabel(const Requirement& requirement, const Labels& labels) {
    if (!isWellFormed(requirement)) return false;
    const std::string* value = labels.find(requirement.key);
    switch (requirement.op) {
    case SelectorOperator::In: return value != nullptr && contains(requirement.values, *value);
    case SelectorOperator::NotIn: return value == nullptr || !contains(requirement.values, *value);
    case SelectorOperator::Exists: return value != nullptr;
    case SelectorOperator::DoesNotExist: return value == nullptr;
    case SelectorOperator::Gt:
    case SelectorOperator::Lt: return value != nullptr && compares(requirement, *value);
    }
    return false;
}

bool matchesField(const Requirement& requirement, std::string_view nodeName) {
    if (requirement.values.size() != 1) return false;
    const std::string_view field = requirement.key == kNameField ? nodeName : std::string_view();
    if (requirement.op == SelectorOperator::In) return field == requirement.values.front();
    return requirement.op == SelectorOperator::NotIn && field != requirement.values.front();
}

} // namespace

bool matches(const LabelSelector& selector, const Labels& labels) {
    const auto equal = [&labels](const Labels::Entry& wanted) {
        const std::string* value = labels.find(wanted.first);
        return value != nullptr && *value == wanted.second;
    };
    return std::all_of(selector.matchLabels.begin(), selector.matchLabels.end(), equal) &&
           std::all_of(selector.matchExpressions.begin(), selector.matchExpressions.end(),
                       [&labels](const Requirement& requirement) { return matchesLabel(requirement, labels); });
}

bool matches(const NodeSelectorTerm& term, const Labels& labels, std::string_view nodeName) {
    if (term.empty()) return false;
    return std::all_of(term.matchExpressions.begin(), term.matchExpressions.end(),
                       [&labels](const Requirement& requirement) { return matchesLabel(requirement, labels); }) &&
           std::all_of(term.matchFields.begin(), term.matchFields.end(),
                       [nodeName](const Requirement& requirement) { return matchesField(requirement, nodeName); });
}

bool matches(const NodeSelector& selector, const Labels& labels, std::string_view nodeName) {
    return std::any_of(selector.terms.begin(), selector.terms.end(),
                       [&](const NodeSelectorTerm& term) { return matches(term, labels, nodeName); });
}

bool tolerates(const Toleration& toleration, const Taint& taint) {
    if (toleration.effect != TaintEffect::None && toleration.effect != taint.effect) return false;
    if (!toleration.key.empty() && toleration.key != taint.key) return false;
    if (toleration.op == "Exists") return true;
    return (toleration.op.empty() || toleration.op == "Equal") && toleration.value == taint.value;
}

std::string_view toString(TaintEffect effect) {
    switch (effect) {
    case TaintEffect::None: return "";
    case TaintEffect::NoSchedule: return "NoSchedule";
    case TaintEffect::PreferNoSchedule: return "PreferNoSchedule";
    case TaintEffect::NoExecute: return "NoExecute";
    }
    return "";
}

std::string_view toString(SelectorOperator op) {
    switch (op) {
    case SelectorOperator::In: return "In";
    case SelectorOperator::NotIn: return "NotIn";
    case SelectorOperator::Exists: return "Exists";
    case SelectorOperator::DoesNotExist: return "DoesNotExist";
    case SelectorOperator::Gt: return "Gt";
    case SelectorOperator::Lt: return "Lt";
    }
    return "";
}

} // namespace berth
