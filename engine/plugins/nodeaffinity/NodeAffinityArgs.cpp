// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/nodeaffinity/NodeAffinityArgs.h"

#include "engine/model/SelectorFaults.h"

#include <array>

namespace berth {
namespace {

constexpr std::string_view kRequired = "requiredDuringSchedulingIgnoredDuringExecution";
constexpr std::string_view kPreferred = "preferredDuringSchedulingIgnoredDuringExecution";
constexpr std::array kOperators = {SelectorOperator::In,           SelectorOperator::NotIn, SelectorOperator::Exists,
                                   SelectorOperator::DoesNotExist, SelectorOperator::Gt,    SelectorOperator::Lt};

std::optional<SelectorOperator> operatorNamed(std::string_view name) {
    for (const SelectorOperator op : kOperators)
        if (toString(op) == name) return op;
    return std::nullopt;
}

Requirement readRequirement(ValueReader& reader) {
    Requirement requirement;
    requirement.key = reader.string("key").value_or("");
    const std::string op = reader.string("operator").value_or("");
    requirement.values = reader.strings("values");
    if (const auto known = operatorNamed(op))
        requirement.op = *known;
    else
        reader.out().push_back(invalidValue(reader.placeOf("operator"), reader.pathOf("operator"), quoted(op),
                                            "not a valid node selector operator"));
    reader.finish();
    return requirement;
}

std::vector<Requirement> readRequirements(ValueReader& term, std::string_view key) {
    std::vector<Requirement> requirements;
    const std::vector<const Value*> items = term.list(key);
    for (std::size_t i = 0; i < items.size(); ++i) {
        ValueReader item(*items[i], indexed(term.pathOf(key), i), term.out());
        requirements.push_back(readRequirement(item));
    }
    return requirements;
}

NodeSelectorTerm readTerm(const Value& value, const std::string& path, Diagnostics& out) {
    const std::size_t before = out.size();
    ValueReader reader(value, path, out);
    NodeSelectorTerm term{readRequirements(reader, "matchExpressions"), readRequirements(reader, "matchFields")};
    reader.finish();
    if (out.size() != before) return term;
    for (const SelectorFault& fault : faults(term))
        out.push_back(invalidValue(value.place, under(path, fault.path), fault.shown, fault.detail));
    return term;
}

NodeSelector readRequired(const Value& value, const std::string& path, Diagnostics& out) {
    NodeSelector selector;
    ValueReader reader(value, path, out);
    const std::vector<const Value*> items = reader.list("nodeSelectorTerms");
    for (std::size_t i = 0; i < items.size(); ++i)
        selector.terms.push_back(readTerm(*items[i], indexed(reader.pathOf("nodeSelectorTerms"), i), out));
    reader.finish();
    return selector;
}

PreferredNodeTerm readPreferred(const Value& value, const std::string& path, Diagnostics& out) {
    PreferredNodeTerm preferred;
    ValueReader reader(value, path, out);
    preferred.weight = reader.int32("weight").value_or(0);
    if (const Value* preference = reader.map("preference"))
        preferred.term = readTerm(*preference, reader.pathOf("preference"), out);
    reader.finish();
    return preferred;
}

NodeAffinitySpec readAffinity(const Value& value, const std::string& path, Diagnostics& out) {
    NodeAffinitySpec spec;
    ValueReader reader(value, path, out);
    if (const Value* required = reader.map(kRequired))
        spec.required = readRequired(*required, reader.pathOf(kRequired), out);
    const std::vector<const Value*> items = reader.list(kPreferred);
    for (std::size_t i = 0; i < items.size(); ++i)
        spec.preferred.push_back(readPreferred(*items[i], indexed(reader.pathOf(kPreferred), i), out));
    reader.finish();
    return spec;
}

} // namespace

NodeAffinityArgs decodeNodeAffinityArgs(const Value& args, Diagnostics& out) {
    NodeAffinityArgs result;
    ValueReader reader(args, "", out);
    reader.typeMeta("NodeAffinityArgs");
    if (const Value* added = reader.map("addedAffinity"))
        result.addedAffinity = readAffinity(*added, "addedAffinity", out);
    reader.finish();
    return result;
}

} // namespace berth
