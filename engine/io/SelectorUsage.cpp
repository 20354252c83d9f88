// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/SelectorUsage.h"

#include "engine/io/ObjectSource.h"
#include "engine/model/Contradiction.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <unordered_set>

namespace berth::io {

namespace {

constexpr std::string_view kRequired = "requiredDuringSchedulingIgnoredDuringExecution";
constexpr std::string_view kPreferred = "preferredDuringSchedulingIgnoredDuringExecution";

/// Item `index` of a list, or absent.
ValueRef itemAt(ValueRef list, std::size_t index) {
    for (const ValueRef item : list.items())
        if (index-- == 0) return item;
    return {};
}

Place placeOr(ValueRef value, const ObjectMeta& meta) {
    return value ? value.place() : meta.place;
}

using LabelNames = std::unordered_set<std::string_view>;

LabelNames labelsOf(const ObjectCollector& collected) {
    LabelNames names;
    for (const auto& node : collected.nodes)
        for (const auto& [name, value] : node->meta.labels) names.insert(name);
    return names;
}

/// Looks at every topology key of one pod.
class TopologyKeys {
public:
    TopologyKeys(const Pod& pod, const LabelNames& labels, Findings& findings)
        : pod_(pod), spec_(sourceOf(pod.meta).find("spec")), labels_(labels), findings_(findings) {}

    void check() {
        spread();
        const ValueRef affinity = spec_.find("affinity");
        terms(pod_.affinity.pod, affinity.find("podAffinity"), "so the term can be met on none");
        terms(pod_.affinity.podAnti, affinity.find("podAntiAffinity"), "so the term keeps the pod off none");
    }

private:
    void spread() {
        for (std::size_t i = 0; i < pod_.spread.size(); ++i)
            key(pod_.spread[i].topologyKey, itemAt(spec_.find("topologySpreadConstraints"), i),
                pod_.spread[i].doNotSchedule ? "so the constraint keeps the pod off all of them"
                                             : "so the constraint ranks none");
    }

    void terms(const PodAffinitySpec& affinity, ValueRef value, std::string_view consequence) {
        for (std::size_t i = 0; i < affinity.required.size(); ++i)
            key(affinity.required[i].topologyKey, itemAt(value.find(kRequired), i), consequence);
        for (std::size_t i = 0; i < affinity.preferred.size(); ++i)
            key(affinity.preferred[i].term.topologyKey, itemAt(value.find(kPreferred), i).find("podAffinityTerm"),
                "so the preference ranks none");
    }

    void key(const std::string& name, ValueRef item, std::string_view consequence) {
        if (name.empty() || labels_.contains(name)) return;
        findings_.note(placeOr(item.find("topologyKey"), pod_.meta),
                       fmt::format("no node has the label \"{}\", {}", name, consequence));
    }

    const Pod& pod_;
    ValueRef spec_;
    const LabelNames& labels_;
    Findings& findings_;
};

/// Looks at every selector of one object.
class Contradictions {
public:
    Contradictions(const ObjectMeta& meta, Findings& findings) : meta_(meta), findings_(findings) {}

    void pod(const Pod& pod) {
        const ValueRef spec = sourceOf(meta_).find("spec");
        for (std::size_t i = 0; i < pod.spread.size(); ++i)
            selector(pod.spread[i].selector, itemAt(spec.find("topologySpreadConstraints"), i).find("labelSelector"));
        const ValueRef affinity = spec.find("affinity");
        podTerms(pod.affinity.pod, affinity.find("podAffinity"));
        podTerms(pod.affinity.podAnti, affinity.find("podAntiAffinity"));
        nodeTerms(pod, affinity.find("nodeAffinity").find(kRequired).find("nodeSelectorTerms"));
    }

    void selector(const std::optional<LabelSelector>& selector, ValueRef value) {
        if (!selector) return;
        if (const std::string label = contradictoryLabel(*selector); !label.empty())
            note(value, label, "it matches no pod");
    }

private:
    void podTerms(const PodAffinitySpec& affinity, ValueRef value) {
        for (std::size_t i = 0; i < affinity.required.size(); ++i)
            selector(affinity.required[i].selector, itemAt(value.find(kRequired), i).find("labelSelector"));
        for (std::size_t i = 0; i < affinity.preferred.size(); ++i)
            selector(affinity.preferred[i].term.selector,
                     itemAt(value.find(kPreferred), i).find("podAffinityTerm").find("labelSelector"));
    }

    void nodeTerms(const Pod& pod, ValueRef list) {
        if (!pod.affinity.node.required) return;
        const auto& terms = pod.affinity.node.required->terms;
        for (std::size_t i = 0; i < terms.size(); ++i)
            if (const std::string label = contradictoryLabel(terms[i], pod.nodeSelector); !label.empty())
                note(itemAt(list, i), label, "it matches no node");
    }

    void note(ValueRef value, const std::string& label, std::string_view consequence) {
        findings_.note(placeOr(value, meta_),
                       fmt::format("the selector contradicts itself about the label \"{}\": {}", label, consequence));
    }

    const ObjectMeta& meta_;
    Findings& findings_;
};

bool coversAny(const PodDisruptionBudget& budget, const ObjectCollector& collected) {
    return std::any_of(collected.pods.begin(), collected.pods.end(), [&](const auto& pod) {
        return pod->meta.ns == budget.meta.ns && matches(*budget.selector, pod->meta.labels);
    });
}

/// Why the budget covers nobody, "" when it does.
std::string whyIdle(const PodDisruptionBudget& budget, const ObjectCollector& collected) {
    if (!budget.selector) return "the budget has no selector, so it covers no pod";
    if (budget.selector->empty())
        return "the budget's selector is empty: preemption takes it as covering no pod, evictions as covering all";
    if (!coversAny(budget, collected))
        return fmt::format("the budget selects none of the pods of namespace {}", budget.meta.ns);
    return {};
}

} // namespace

void noteTopologyKeys(const ObjectCollector& collected, Findings& findings) {
    if (collected.nodes.empty()) return;
    const LabelNames labels = labelsOf(collected);
    for (const auto& pod : collected.pods)
        if (!pod->finished()) TopologyKeys(*pod, labels, findings).check();
}

void noteContradictions(const ObjectCollector& collected, Findings& findings) {
    for (const auto& pod : collected.pods) Contradictions(pod->meta, findings).pod(*pod);
    for (const PodDisruptionBudget& budget : collected.objects.budgets)
        Contradictions(budget.meta, findings)
            .selector(budget.selector, sourceOf(budget.meta).find("spec").find("selector"));
    for (const Workload& workload : collected.objects.workloads)
        Contradictions(workload.meta, findings)
            .selector(workload.selector, sourceOf(workload.meta).find("spec").find("selector"));
}

void noteBudgets(const ObjectCollector& collected, Findings& findings) {
    for (const PodDisruptionBudget& budget : collected.objects.budgets) {
        const ValueRef object = sourceOf(budget.meta);
        if (const std::string why = whyIdle(budget, collected); !why.empty()) {
            const ValueRef selector = object.find("spec").find("selector");
            findings.note(placeOr(selector, budget.meta), why);
        } else if (object.find("status").find("disruptionsAllowed").isNull()) {
            findings.note(budget.meta.place, "the budget has no status.disruptionsAllowed, which counts as 0",
                          "In a cluster the disruption controller works it out from spec; write the number here");
        }
    }
}

} // namespace berth::io
