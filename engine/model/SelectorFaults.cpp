// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/SelectorFaults.h"

#include "engine/model/Integers.h"
#include "engine/model/Names.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace berth {
namespace {

std::string quotedText(const std::string& text) {
    return "\"" + text + "\"";
}

std::string shownList(const std::vector<std::string>& values) {
    std::vector<std::string> items;
    for (const std::string& value : values) items.push_back(quotedText(value));
    return fmt::format("[{}]", fmt::join(items, ","));
}

/// The fault in how many values there are, "" when the number is right.
std::string countFault(const Requirement& requirement) {
    const std::size_t count = requirement.values.size();
    switch (requirement.op) {
    case SelectorOperator::In:
    case SelectorOperator::NotIn: return count == 0 ? "for 'in', 'notin' operators, values set can't be empty" : "";
    case SelectorOperator::Exists:
    case SelectorOperator::DoesNotExist:
        return count != 0 ? "values set must be empty for exists and does not exist" : "";
    case SelectorOperator::Gt:
    case SelectorOperator::Lt: return count != 1 ? "for 'Gt', 'Lt' operators, exactly one value is required" : "";
    }
    return "";
}

std::string valueFault(const Requirement& requirement, const std::string& value) {
    const bool compares = requirement.op == SelectorOperator::Gt || requirement.op == SelectorOperator::Lt;
    if (compares && !parseInteger(value)) return "for 'Gt', 'Lt' operators, the value must be an integer";
    return labelValueFault(value);
}

void checkExpression(const Requirement& requirement, const std::string& path, std::vector<SelectorFault>& found) {
    if (const std::string fault = qualifiedNameFault(requirement.key); !fault.empty())
        found.push_back({path + ".key", quotedText(requirement.key), fault});
    if (const std::string fault = countFault(requirement); !fault.empty())
        found.push_back({path + ".values", shownList(requirement.values), fault});
    for (std::size_t i = 0; i < requirement.values.size(); ++i)
        if (const std::string fault = valueFault(requirement, requirement.values[i]); !fault.empty())
            found.push_back({fmt::format("{}.values[{}]", path, i), quotedText(requirement.values[i]), fault});
}

void checkField(const Requirement& requirement, const std::string& path, std::vector<SelectorFault>& found) {
    if (requirement.op != SelectorOperator::In && requirement.op != SelectorOperator::NotIn)
        found.push_back({path + ".operator", quotedText(std::string(toString(requirement.op))),
                         "not a valid node field selector operator"});
    else if (requirement.values.size() != 1)
        found.push_back({path + ".values", shownList(requirement.values), "must have one element"});
}

} // namespace

std::vector<SelectorFault> faults(const NodeSelectorTerm& term) {
    std::vector<SelectorFault> found;
    for (std::size_t i = 0; i < term.matchExpressions.size(); ++i)
        checkExpression(term.matchExpressions[i], fmt::format("matchExpressions[{}]", i), found);
    for (std::size_t i = 0; i < term.matchFields.size(); ++i)
        checkField(term.matchFields[i], fmt::format("matchFields[{}]", i), found);
    return found;
}

} // namespace berth
