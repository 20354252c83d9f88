// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/podtopologyspread/Constraints.h"

#include "engine/model/Eligibility.h"
#include "engine/plugins/podtopologyspread/DefaultSelector.h"

#include <algorithm>

namespace berth {
namespace {

const std::vector<TopologySpreadConstraint>& systemDefaults() {
    static const std::vector<TopologySpreadConstraint> kDefaults = [] {
        std::vector<TopologySpreadConstraint> constraints(2);
        constraints[0].maxSkew = 3;
        constraints[0].topologyKey = "kubernetes.io/hostname";
        constraints[1].maxSkew = 5;
        constraints[1].topologyKey = "topology.kubernetes.io/zone";
        for (TopologySpreadConstraint& constraint : constraints) constraint.doNotSchedule = false;
        return constraints;
    }();
    return kDefaults;
}

/// Adds `key = the pod's value` for each of the keys that the pod has as a label.
void addLabelKeys(LabelSelector& selector, const std::vector<std::string>& keys, const Labels& labels) {
    for (const std::string& key : keys)
        if (const std::string* value = labels.find(key); value != nullptr)
            selector.matchExpressions.push_back({key, SelectorOperator::In, {*value}});
}

SpreadConstraint prepared(const TopologySpreadConstraint& declared, const Labels& labels) {
    SpreadConstraint constraint;
    constraint.maxSkew = declared.maxSkew;
    constraint.topologyKey = declared.topologyKey;
    constraint.selector = declared.selector;
    if (constraint.selector) addLabelKeys(*constraint.selector, declared.matchLabelKeys, labels);
    constraint.minDomains = declared.minDomains.value_or(1);
    constraint.honorAffinity = declared.honorAffinity;
    constraint.honorTaints = declared.honorTaints;
    return constraint;
}

std::vector<SpreadConstraint> ofKind(const std::vector<TopologySpreadConstraint>& all, Unsatisfiable kind,
                                     const Labels& labels) {
    std::vector<SpreadConstraint> constraints;
    for (const TopologySpreadConstraint& one : all)
        if (one.doNotSchedule == (kind == Unsatisfiable::DoNotSchedule)) constraints.push_back(prepared(one, labels));
    return constraints;
}

} // namespace

NodeInclusion inclusionOf(const Pod& pod, const Node& node) {
    return {meetsRequiredAffinity(pod, node), firstUntoleratedTaint(pod, node) == nullptr};
}

PodQuestion SpreadConstraint::question(std::string_view ns) const {
    return selector && !selector->empty() ? PodQuestion::of(ns, *selector, false) : PodQuestion{};
}

std::vector<SpreadConstraint> constraintsOf(const Pod& pod, Unsatisfiable kind, const PodTopologySpreadArgs& args,
                                            const ClusterObjects* objects) {
    if (!pod.spread.empty()) return ofKind(pod.spread, kind, pod.meta.labels);
    auto constraints = ofKind(args.systemDefaults ? systemDefaults() : args.defaultConstraints, kind, pod.meta.labels);
    if (constraints.empty() || objects == nullptr) return {};
    const LabelSelector selector = defaultSelector(pod, *objects);
    if (selector.empty()) return {};
    for (SpreadConstraint& constraint : constraints) constraint.selector = selector;
    return constraints;
}

bool hasAllKeys(const Labels& labels, const std::vector<SpreadConstraint>& constraints) {
    return std::all_of(constraints.begin(), constraints.end(), [&labels](const SpreadConstraint& constraint) {
        return labels.contains(constraint.topologyKey);
    });
}

} // namespace berth
