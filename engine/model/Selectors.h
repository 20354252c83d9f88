// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/Labels.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace berth {

enum class SelectorOperator : std::uint8_t { In, NotIn, Exists, DoesNotExist, Gt, Lt };

/// `key operator values`, of label selectors (In, NotIn, Exists, DoesNotExist) and node selectors (all of them).
struct Requirement {
    std::string key;
    SelectorOperator op = SelectorOperator::In;
    std::vector<std::string> values;

    friend bool operator==(const Requirement&, const Requirement&) = default;
};

/// metav1.LabelSelector: matchLabels and matchExpressions, all ANDed. An empty selector matches everything.
struct LabelSelector {
    Labels matchLabels;
    std::vector<Requirement> matchExpressions;

    bool empty() const { return matchLabels.empty() && matchExpressions.empty(); }
    friend bool operator==(const LabelSelector&, const LabelSelector&) = default;
};

/// One term: expressions over labels and fields (only `metadata.name`), ANDed. A term with neither matches nothing.
struct NodeSelectorTerm {
    std::vector<Requirement> matchExpressions;
    std::vector<Requirement> matchFields;

    bool empty() const { return matchExpressions.empty() && matchFields.empty(); }
    friend bool operator==(const NodeSelectorTerm&, const NodeSelectorTerm&) = default;
};

/// Terms ORed. No terms match nothing.
struct NodeSelector {
    std::vector<NodeSelectorTerm> terms;
    friend bool operator==(const NodeSelector&, const NodeSelector&) = default;
};

struct PreferredNodeTerm {
    std::int32_t weight = 0;
    NodeSelectorTerm term;
    friend bool operator==(const PreferredNodeTerm&, const PreferredNodeTerm&) = default;
};

struct NodeAffinitySpec {
    std::optional<NodeSelector> required;
    std::vector<PreferredNodeTerm> preferred;
    friend bool operator==(const NodeAffinitySpec&, const NodeAffinitySpec&) = default;
};

struct PodAffinityTerm {
    std::optional<LabelSelector> selector; ///< absent matches no pod
    std::string topologyKey;
    std::vector<std::string> namespaces;
    std::optional<LabelSelector> namespaceSelector;
    std::vector<std::string> matchLabelKeys;
    std::vector<std::string> mismatchLabelKeys;
    friend bool operator==(const PodAffinityTerm&, const PodAffinityTerm&) = default;
};

struct WeightedPodAffinityTerm {
    std::int32_t weight = 0;
    PodAffinityTerm term;
    friend bool operator==(const WeightedPodAffinityTerm&, const WeightedPodAffinityTerm&) = default;
};

struct PodAffinitySpec {
    std::vector<PodAffinityTerm> required;
    std::vector<WeightedPodAffinityTerm> preferred;
    bool empty() const { return required.empty() && preferred.empty(); }
    friend bool operator==(const PodAffinitySpec&, const PodAffinitySpec&) = default;
};

struct Affinity {
    NodeAffinitySpec node;
    PodAffinitySpec pod;
    PodAffinitySpec podAnti;
    friend bool operator==(const Affinity&, const Affinity&) = default;
};

enum class TaintEffect : std::uint8_t { None, NoSchedule, PreferNoSchedule, NoExecute };

struct Taint {
    std::string key;
    std::string value;
    TaintEffect effect = TaintEffect::NoSchedule;
    friend bool operator==(const Taint&, const Taint&) = default;
};

struct Toleration {
    std::string key;
    std::string op; ///< as written: "" and "Equal" compare values; "Exists"; "Gt", "Lt"; anything else matches nothing
    std::string value;
    TaintEffect effect = TaintEffect::None; ///< None matches every effect
    std::optional<std::int64_t> tolerationSeconds;
    friend bool operator==(const Toleration&, const Toleration&) = default;
};

/// Upstream: labels.Selector of metav1.LabelSelectorAsSelector.
bool matches(const LabelSelector& selector, const Labels& labels);
/// Upstream: component-helpers nodeaffinity; `nodeName` answers matchFields.
bool matches(const NodeSelectorTerm& term, const Labels& labels, std::string_view nodeName);
bool matches(const NodeSelector& selector, const Labels& labels, std::string_view nodeName);
/// Upstream: v1.Toleration.ToleratesTaint (the comparison operators Gt and Lt are off by default: never true).
bool tolerates(const Toleration& toleration, const Taint& taint);

std::string_view toString(TaintEffect effect);
std::string_view toString(SelectorOperator op);

} // namespace berth
