// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/objects/SelectorCheck.h"

#include "engine/model/Names.h"
#include "engine/model/SelectorFaults.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace berth::io {

namespace {

/// An error at the member `name`, or at the map when it is not there.
void errorAt(Fields& in, ValueRef item, std::string_view name, std::string_view text, std::string hint = {}) {
    const ValueRef value = item.find(name);
    in.at(name, [&] { in.error(value.isNull() ? item : value, text, std::move(hint)); });
}

void checkLabelKeys(Fields& in, ValueRef item, std::string_view name, const std::vector<std::string>& keys) {
    const ValueRef list = item.find(name);
    if (list.isNull()) return;
    std::size_t index = 0;
    in.at(name, [&] {
        in.each(list, [&](ValueRef value) {
            const std::string& key = keys[index++];
            if (const std::string fault = qualifiedNameFault(key); !fault.empty())
                in.error(value, fmt::format("\"{}\" is no label key: {}", key, fault));
        });
    });
}

void checkKeysDiffer(Fields& in, ValueRef item, const PodAffinityTerm& term) {
    for (const std::string& key : term.mismatchLabelKeys)
        if (std::find(term.matchLabelKeys.begin(), term.matchLabelKeys.end(), key) != term.matchLabelKeys.end())
            errorAt(in, item, "mismatchLabelKeys",
                    fmt::format("\"{}\" exists in both matchLabelKeys and mismatchLabelKeys", key));
}

void noteFaults(Fields& in, ValueRef item, const NodeSelectorTerm& term, std::string_view consequence) {
    for (const SelectorFault& fault : faults(term))
        in.note(item, fmt::format("kube-scheduler cannot parse {}: {}", fault.path, fault.detail),
                std::string(consequence));
}

} // namespace

void checkLabelKey(Fields& in, ValueRef item, std::string_view name, const std::string& key) {
    if (const std::string fault = qualifiedNameFault(key); !fault.empty())
        errorAt(in, item, name, fmt::format("\"{}\" is no label key: {}", key, fault));
}

void checkLabelValue(Fields& in, ValueRef value, const std::string& text) {
    if (const std::string fault = labelValueFault(text); !fault.empty())
        in.error(value, fmt::format("\"{}\" is no label value: {}", text, fault));
}

void checkPodAffinityTerm(Fields& in, ValueRef item, const PodAffinityTerm& term) {
    checkLabelKey(in, item, "topologyKey", term.topologyKey);
    checkLabelKeys(in, item, "matchLabelKeys", term.matchLabelKeys);
    checkLabelKeys(in, item, "mismatchLabelKeys", term.mismatchLabelKeys);
    checkKeysDiffer(in, item, term);
    if (term.selector) return;
    for (const auto& [name, keys] :
         {std::pair("matchLabelKeys", &term.matchLabelKeys), std::pair("mismatchLabelKeys", &term.mismatchLabelKeys)})
        if (!keys->empty()) errorAt(in, item, name, "must not be specified when labelSelector is not set");
}

void checkTaint(Fields& in, ValueRef item, const Taint& taint) {
    checkLabelKey(in, item, "key", taint.key);
    if (const std::string fault = labelValueFault(taint.value); !fault.empty())
        errorAt(in, item, "value", fmt::format("\"{}\" is no label value: {}", taint.value, fault));
}

void checkToleration(Fields& in, ValueRef item, const Toleration& toleration) {
    if (!toleration.key.empty()) checkLabelKey(in, item, "key", toleration.key);
    if (toleration.key.empty() && toleration.op != "Exists")
        errorAt(in, item, "operator",
                "must be Exists when `key` is empty, which means \"match all values and all keys\"");
    if (toleration.tolerationSeconds && toleration.effect != TaintEffect::NoExecute)
        errorAt(in, item, "effect", "must be 'NoExecute' when `tolerationSeconds` is set");
    if (toleration.op == "Exists" && !toleration.value.empty())
        errorAt(in, item, "value", "must be empty when `operator` is 'Exists'");
    else if (const std::string fault = labelValueFault(toleration.value); !fault.empty())
        errorAt(in, item, "value", fmt::format("\"{}\" is no label value: {}", toleration.value, fault));
    if (toleration.op == "Gt" || toleration.op == "Lt")
        in.note(item, fmt::format("the operator {} tolerates nothing", toleration.op),
                "Its feature gate TaintTolerationComparisonOperators is off");
}

void checkSpreadConstraint(Fields& in, ValueRef item, const TopologySpreadConstraint& constraint) {
    if (constraint.topologyKey.empty())
        errorAt(in, item, "topologyKey", "can not be empty",
                "Name a node label, for example topology.kubernetes.io/zone");
    else
        checkLabelKey(in, item, "topologyKey", constraint.topologyKey);
    if (constraint.minDomains && !constraint.doNotSchedule)
        errorAt(in, item, "minDomains",
                "can only use minDomains if whenUnsatisfiable=DoNotSchedule, not ScheduleAnyway");
    checkLabelKeys(in, item, "matchLabelKeys", constraint.matchLabelKeys);
    if (!constraint.selector && !constraint.matchLabelKeys.empty())
        errorAt(in, item, "matchLabelKeys", "must not be specified when labelSelector is not set");
}

void checkSpreadConstraints(Fields& in, ValueRef list, const std::vector<TopologySpreadConstraint>& constraints) {
    std::size_t index = 0;
    in.each(list, [&](ValueRef item) {
        const TopologySpreadConstraint& one = constraints[index++];
        for (std::size_t before = 0; before + 1 < index; ++before)
            if (!one.topologyKey.empty() && constraints[before].topologyKey == one.topologyKey &&
                constraints[before].doNotSchedule == one.doNotSchedule)
                in.error(item, fmt::format("a second constraint for {{{}, {}}}", one.topologyKey,
                                           one.doNotSchedule ? "DoNotSchedule" : "ScheduleAnyway"));
    });
}

void noteRequiredFaults(Fields& in, ValueRef item, const NodeSelectorTerm& term) {
    noteFaults(in, item, term, "The term matches no node");
}

void notePreferredFaults(Fields& in, ValueRef item, const NodeSelectorTerm& term) {
    noteFaults(in, item, term, "Every scheduling cycle of the pod that gets to PreScore fails with an error");
}

} // namespace berth::io
