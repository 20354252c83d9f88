// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/objects/LabelKeys.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace berth::io {

namespace {

/// True when the selector got an expression.
bool mergeKeys(LabelSelector& selector, const std::vector<std::string>& keys, SelectorOperator op,
               const Labels& labels) {
    bool merged = false;
    for (const std::string& key : keys) {
        const std::string* value = labels.find(key);
        if (value == nullptr) continue;
        Requirement requirement{key, op, {*value}};
        auto& there = selector.matchExpressions;
        if (std::find(there.begin(), there.end(), requirement) != there.end()) continue;
        there.push_back(std::move(requirement));
        merged = true;
    }
    return merged;
}

class Merger {
public:
    explicit Merger(Pod& pod) : pod_(pod) {}

    void affinity(PodAffinitySpec& affinity, std::string_view name) {
        const std::string path = fmt::format("spec.affinity.{}", name);
        for (std::size_t i = 0; i < affinity.required.size(); ++i)
            term(affinity.required[i], fmt::format("{}.requiredDuringSchedulingIgnoredDuringExecution[{}]", path, i));
        for (std::size_t i = 0; i < affinity.preferred.size(); ++i)
            term(affinity.preferred[i].term,
                 fmt::format("{}.preferredDuringSchedulingIgnoredDuringExecution[{}].podAffinityTerm", path, i));
    }

    void spread() {
        for (std::size_t i = 0; i < pod_.spread.size(); ++i) {
            TopologySpreadConstraint& one = pod_.spread[i];
            if (one.selector && mergeKeys(*one.selector, one.matchLabelKeys, SelectorOperator::In, pod_.meta.labels))
                note(fmt::format("spec.topologySpreadConstraints[{}]", i));
        }
    }

private:
    void term(PodAffinityTerm& term, const std::string& path) {
        if (!term.selector) return;
        const Labels& labels = pod_.meta.labels;
        const bool matched = mergeKeys(*term.selector, term.matchLabelKeys, SelectorOperator::In, labels);
        const bool mismatched = mergeKeys(*term.selector, term.mismatchLabelKeys, SelectorOperator::NotIn, labels);
        if (matched || mismatched) note(path);
    }
    void note(const std::string& path) { pod_.meta.defaulted.push_back(path + ".labelSelector.matchExpressions"); }

    Pod& pod_;
};

} // namespace

void mergeLabelKeys(Pod& pod) {
    Merger merger(pod);
    merger.affinity(pod.affinity.pod, "podAffinity");
    merger.affinity(pod.affinity.podAnti, "podAntiAffinity");
    merger.spread();
}

} // namespace berth::io
