// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/objects/SelectorDecoder.h"

#include "engine/io/objects/MetaDecoder.h"
#include "engine/io/objects/SelectorCheck.h"

#include <array>

namespace berth::io {

namespace {

constexpr std::array<std::string_view, 6> kOperators = {"In", "NotIn", "Exists", "DoesNotExist", "Gt", "Lt"};
constexpr std::size_t kLabelOperators = 4; ///< the first ones, all that label selectors know

template <std::size_t Operators> SelectorOperator readOperator(Fields& in, ValueRef value) {
    return static_cast<SelectorOperator>(in.oneOf(value, std::span(kOperators).first(Operators)).value_or(0));
}

constexpr Field<Requirement> kLabelRequirement[] = {
    {"key", [](Fields& in, ValueRef v, Requirement& r) { r.key = in.text(v); }},
    {"operator", [](Fields& in, ValueRef v, Requirement& r) { r.op = readOperator<kLabelOperators>(in, v); }},
    {"values", [](Fields& in, ValueRef v, Requirement& r) { r.values = in.texts(v); }},
};
constexpr Field<Requirement> kNodeRequirement[] = {
    {"key", [](Fields& in, ValueRef v, Requirement& r) { r.key = in.text(v); }},
    {"operator", [](Fields& in, ValueRef v, Requirement& r) { r.op = readOperator<kOperators.size()>(in, v); }},
    {"values", [](Fields& in, ValueRef v, Requirement& r) { r.values = in.texts(v); }},
};

/// What the API server refuses: operators that have not the values they need.
void checkCount(Fields& in, ValueRef item, const Requirement& requirement) {
    const std::size_t count = requirement.values.size();
    switch (requirement.op) {
    case SelectorOperator::In:
    case SelectorOperator::NotIn:
        if (count == 0) in.error(item, "In and NotIn need at least one value");
        break;
    case SelectorOperator::Exists:
    case SelectorOperator::DoesNotExist:
        if (count != 0) in.error(item, "Exists and DoesNotExist take no values");
        break;
    case SelectorOperator::Gt:
    case SelectorOperator::Lt:
        if (count != 1) in.error(item, "Gt and Lt need one value, a whole number in quotes");
        break;
    }
}

void checkLabelRequirement(Fields& in, ValueRef item, const Requirement& requirement) {
    checkLabelKey(in, item, "key", requirement.key);
    checkCount(in, item, requirement);
    std::size_t index = 0;
    const ValueRef values = item.find("values");
    if (!values.isNull())
        in.at("values", [&] {
            in.each(values, [&](ValueRef value) { checkLabelValue(in, value, requirement.values[index++]); });
        });
}

/// Values that no label can have are accepted; the scheduler makes of such a term what it can.
void checkNodeRequirement(Fields& in, ValueRef item, const Requirement& requirement) {
    checkLabelKey(in, item, "key", requirement.key);
    checkCount(in, item, requirement);
}

void checkFieldRequirement(Fields& in, ValueRef item, const Requirement& requirement) {
    if (requirement.key != "metadata.name")
        in.at("key", [&] { in.error(item.find("key"), "a node is selected by the field metadata.name only"); });
    if ((requirement.op != SelectorOperator::In && requirement.op != SelectorOperator::NotIn) ||
        requirement.values.size() != 1)
        in.error(item, "a field is compared by In or NotIn, with one value");
}

using RequirementCheck = void (*)(Fields& in, ValueRef item, const Requirement& requirement);

std::vector<Requirement> readRequirements(Fields& in, ValueRef list, std::span<const Field<Requirement>> fields,
                                          RequirementCheck check) {
    std::vector<Requirement> all;
    in.each(list, [&](ValueRef item) {
        Requirement requirement;
        const std::size_t before = in.findings().errors();
        in.fields(item, requirement, fields);
        if (item.isMap() && item.find("key").isNull()) in.missing(item, "key");
        if (item.isMap() && item.find("operator").isNull()) in.missing(item, "operator");
        if (in.findings().errors() == before) check(in, item, requirement);
        all.push_back(std::move(requirement));
    });
    return all;
}

constexpr Field<LabelSelector> kLabelSelector[] = {
    {"matchLabels", [](Fields& in, ValueRef v, LabelSelector& s) { readLabels(in, v, s.matchLabels); }},
    {"matchExpressions",
     [](Fields& in, ValueRef v, LabelSelector& s) {
         s.matchExpressions = readRequirements(in, v, kLabelRequirement, checkLabelRequirement);
     }},
};

constexpr Field<NodeSelectorTerm> kNodeSelectorTerm[] = {
    {"matchExpressions",
     [](Fields& in, ValueRef v, NodeSelectorTerm& t) {
         t.matchExpressions = readRequirements(in, v, kNodeRequirement, checkNodeRequirement);
     }},
    {"matchFields",
     [](Fields& in, ValueRef v, NodeSelectorTerm& t) {
         t.matchFields = readRequirements(in, v, kNodeRequirement, checkFieldRequirement);
     }},
};

constexpr Field<NodeSelector> kNodeSelector[] = {
    {"nodeSelectorTerms",
     [](Fields& in, ValueRef v, NodeSelector& s) {
         in.each(v, [&](ValueRef item) {
             s.terms.push_back(readNodeSelectorTerm(in, item));
             noteRequiredFaults(in, item, s.terms.back());
         });
     }},
};

std::int32_t readWeight(Fields& in, ValueRef value) {
    return in.int32(value, 1, 100).value_or(1);
}

constexpr Field<PreferredNodeTerm> kPreferredNodeTerm[] = {
    {"weight", [](Fields& in, ValueRef v, PreferredNodeTerm& t) { t.weight = readWeight(in, v); }},
    {"preference", [](Fields& in, ValueRef v, PreferredNodeTerm& t) { t.term = readNodeSelectorTerm(in, v); }},
};

constexpr std::string_view kRequired = "requiredDuringSchedulingIgnoredDuringExecution";
constexpr std::string_view kPreferred = "preferredDuringSchedulingIgnoredDuringExecution";

constexpr Field<NodeAffinitySpec> kNodeAffinity[] = {
    {kRequired,
     [](Fields& in, ValueRef v, NodeAffinitySpec& a) {
         a.required = readNodeSelector(in, v);
         if (v.isMap() && a.required->terms.empty())
             in.missing(v, "nodeSelectorTerms", "At least one term; an empty list matches no node");
     }},
    {kPreferred,
     [](Fields& in, ValueRef v, NodeAffinitySpec& a) {
         in.each(v, [&](ValueRef item) {
             PreferredNodeTerm term;
             in.fields<PreferredNodeTerm>(item, term, kPreferredNodeTerm);
             if (item.isMap() && item.find("weight").isNull()) in.missing(item, "weight", "From 1 to 100");
             notePreferredFaults(in, item, term.term);
             a.preferred.push_back(std::move(term));
         });
     }},
};

constexpr Field<PodAffinityTerm> kPodAffinityTerm[] = {
    {"labelSelector", [](Fields& in, ValueRef v, PodAffinityTerm& t) { t.selector = readLabelSelector(in, v); }},
    {"topologyKey", [](Fields& in, ValueRef v, PodAffinityTerm& t) { t.topologyKey = in.text(v); }},
    {"namespaces", [](Fields& in, ValueRef v, PodAffinityTerm& t) { t.namespaces = in.texts(v); }},
    {"namespaceSelector",
     [](Fields& in, ValueRef v, PodAffinityTerm& t) { t.namespaceSelector = readLabelSelector(in, v); }},
    {"matchLabelKeys", [](Fields& in, ValueRef v, PodAffinityTerm& t) { t.matchLabelKeys = in.texts(v); }},
    {"mismatchLabelKeys", [](Fields& in, ValueRef v, PodAffinityTerm& t) { t.mismatchLabelKeys = in.texts(v); }},
};

PodAffinityTerm readPodAffinityTerm(Fields& in, ValueRef value) {
    PodAffinityTerm term;
    const std::size_t before = in.findings().errors();
    in.fields<PodAffinityTerm>(value, term, kPodAffinityTerm);
    if (!value.isMap()) return term;
    if (value.find("topologyKey").text().empty())
        in.missing(value, "topologyKey", "Name a node label, for example kubernetes.io/hostname");
    else if (in.findings().errors() == before)
        checkPodAffinityTerm(in, value, term);
    return term;
}

constexpr Field<WeightedPodAffinityTerm> kWeightedTerm[] = {
    {"weight", [](Fields& in, ValueRef v, WeightedPodAffinityTerm& t) { t.weight = readWeight(in, v); }},
    {"podAffinityTerm",
     [](Fields& in, ValueRef v, WeightedPodAffinityTerm& t) { t.term = readPodAffinityTerm(in, v); }},
};

constexpr Field<PodAffinitySpec> kPodAffinity[] = {
    {kRequired,
     [](Fields& in, ValueRef v, PodAffinitySpec& a) {
         in.each(v, [&](ValueRef item) { a.required.push_back(readPodAffinityTerm(in, item)); });
     }},
    {kPreferred,
     [](Fields& in, ValueRef v, PodAffinitySpec& a) {
         in.each(v, [&](ValueRef item) {
             WeightedPodAffinityTerm term;
             in.fields<WeightedPodAffinityTerm>(item, term, kWeightedTerm);
             a.preferred.push_back(std::move(term));
         });
     }},
};

constexpr Field<Affinity> kAffinity[] = {
    {"nodeAffinity",
     [](Fields& in, ValueRef v, Affinity& a) { in.fields<NodeAffinitySpec>(v, a.node, kNodeAffinity); }},
    {"podAffinity", [](Fields& in, ValueRef v, Affinity& a) { in.fields<PodAffinitySpec>(v, a.pod, kPodAffinity); }},
    {"podAntiAffinity",
     [](Fields& in, ValueRef v, Affinity& a) { in.fields<PodAffinitySpec>(v, a.podAnti, kPodAffinity); }},
};

constexpr std::array<std::string_view, 4> kEffects = {"", "NoSchedule", "PreferNoSchedule", "NoExecute"};

TaintEffect readEffect(Fields& in, ValueRef value) {
    if (value.text().empty() && value.quoted()) return TaintEffect::None;
    const auto effect = in.oneOf(value, std::span(kEffects).subspan(1));
    return effect ? static_cast<TaintEffect>(*effect + 1) : TaintEffect::None;
}

constexpr Field<Taint> kTaint[] = {
    {"key", [](Fields& in, ValueRef v, Taint& t) { t.key = in.text(v); }},
    {"value", [](Fields& in, ValueRef v, Taint& t) { t.value = in.text(v); }},
    {"effect", [](Fields& in, ValueRef v, Taint& t) { t.effect = readEffect(in, v); }},
};

constexpr std::array<std::string_view, 4> kTolerationOperators = {"Equal", "Exists", "Gt", "Lt"};

constexpr Field<Toleration> kToleration[] = {
    {"key", [](Fields& in, ValueRef v, Toleration& t) { t.key = in.text(v); }},
    {"operator",
     [](Fields& in, ValueRef v, Toleration& t) {
         t.op = v.text();
         if (!t.op.empty()) in.oneOf(v, kTolerationOperators);
     }},
    {"value", [](Fields& in, ValueRef v, Toleration& t) { t.value = in.text(v); }},
    {"effect", [](Fields& in, ValueRef v, Toleration& t) { t.effect = readEffect(in, v); }},
    {"tolerationSeconds", [](Fields& in, ValueRef v, Toleration& t) { t.tolerationSeconds = in.integer(v); }},
};

constexpr std::array<std::string_view, 2> kWhenUnsatisfiable = {"DoNotSchedule", "ScheduleAnyway"};
constexpr std::array<std::string_view, 2> kPolicies = {"Honor", "Ignore"};

constexpr Field<TopologySpreadConstraint> kSpread[] = {
    {"maxSkew", [](Fields& in, ValueRef v, TopologySpreadConstraint& c) { c.maxSkew = in.int32(v, 1).value_or(1); }},
    {"topologyKey", [](Fields& in, ValueRef v, TopologySpreadConstraint& c) { c.topologyKey = in.text(v); }},
    {"whenUnsatisfiable", [](Fields& in, ValueRef v,
                             TopologySpreadConstraint& c) { c.doNotSchedule = in.oneOf(v, kWhenUnsatisfiable) != 1U; }},
    {"labelSelector",
     [](Fields& in, ValueRef v, TopologySpreadConstraint& c) { c.selector = readLabelSelector(in, v); }},
    {"minDomains", [](Fields& in, ValueRef v, TopologySpreadConstraint& c) { c.minDomains = in.int32(v, 1); }},
    {"nodeAffinityPolicy",
     [](Fields& in, ValueRef v, TopologySpreadConstraint& c) { c.honorAffinity = in.oneOf(v, kPolicies) != 1U; }},
    {"nodeTaintsPolicy",
     [](Fields& in, ValueRef v, TopologySpreadConstraint& c) { c.honorTaints = in.oneOf(v, kPolicies) == 0U; }},
    {"matchLabelKeys", [](Fields& in, ValueRef v, TopologySpreadConstraint& c) { c.matchLabelKeys = in.texts(v); }},
};

} // namespace

LabelSelector readLabelSelector(Fields& in, ValueRef value) {
    LabelSelector selector;
    in.fields<LabelSelector>(value, selector, kLabelSelector);
    return selector;
}

NodeSelectorTerm readNodeSelectorTerm(Fields& in, ValueRef value) {
    NodeSelectorTerm term;
    in.fields<NodeSelectorTerm>(value, term, kNodeSelectorTerm);
    return term;
}

NodeSelector readNodeSelector(Fields& in, ValueRef value) {
    NodeSelector selector;
    in.fields<NodeSelector>(value, selector, kNodeSelector);
    return selector;
}

Affinity readAffinity(Fields& in, ValueRef value) {
    Affinity affinity;
    in.fields<Affinity>(value, affinity, kAffinity);
    return affinity;
}

Taint readTaint(Fields& in, ValueRef value) {
    Taint taint;
    const std::size_t before = in.findings().errors();
    in.fields<Taint>(value, taint, kTaint, "timeAdded");
    if (value.isMap() && value.find("key").isNull())
        in.missing(value, "key");
    else if (value.isMap() && in.findings().errors() == before)
        checkTaint(in, value, taint);
    if (value.isMap() && value.find("effect").text().empty())
        in.missing(value, "effect", "Write NoSchedule, PreferNoSchedule or NoExecute");
    return taint;
}

Toleration readToleration(Fields& in, ValueRef value) {
    Toleration toleration;
    const std::size_t before = in.findings().errors();
    in.fields<Toleration>(value, toleration, kToleration);
    if (value.isMap() && in.findings().errors() == before) checkToleration(in, value, toleration);
    return toleration;
}

TopologySpreadConstraint readSpreadConstraint(Fields& in, ValueRef value) {
    TopologySpreadConstraint constraint;
    const std::size_t before = in.findings().errors();
    in.fields<TopologySpreadConstraint>(value, constraint, kSpread);
    for (const std::string_view name : {"maxSkew", "topologyKey", "whenUnsatisfiable"})
        if (value.isMap() && value.find(name).isNull()) in.missing(value, name);
    if (value.isMap() && in.findings().errors() == before) checkSpreadConstraint(in, value, constraint);
    return constraint;
}

} // namespace berth::io
