// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/ImpliedNamespaces.h"

#include "engine/io/objects/ClusterDecoder.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace berth::io {

namespace {

bool selectsByLabels(const PodAffinityTerm& term) {
    return term.namespaceSelector && !term.namespaceSelector->empty();
}

bool selectsByLabels(const PodAffinitySpec& affinity) {
    return std::any_of(affinity.required.begin(), affinity.required.end(),
                       [](const PodAffinityTerm& term) { return selectsByLabels(term); }) ||
           std::any_of(affinity.preferred.begin(), affinity.preferred.end(),
                       [](const WeightedPodAffinityTerm& weighted) { return selectsByLabels(weighted.term); });
}

bool selectsByLabels(const Pod& pod) {
    return selectsByLabels(pod.affinity.pod) || selectsByLabels(pod.affinity.podAnti);
}

Namespace implied(const std::string& name) {
    Namespace result;
    result.meta.name = name;
    labelWithItsName(result);
    return result;
}

} // namespace

void addImpliedNamespaces(ObjectCollector& collected, Findings& findings) {
    if (std::none_of(collected.pods.begin(), collected.pods.end(),
                     [](const auto& pod) { return selectsByLabels(*pod); }))
        return;
    std::set<std::string> known;
    for (const Namespace& one : collected.objects.namespaces) known.insert(one.meta.name);
    for (const auto& pod : collected.pods) {
        if (!known.insert(pod->meta.ns).second) continue;
        collected.objects.namespaces.push_back(implied(pod->meta.ns));
        findings.note(
            pod->meta.place,
            fmt::format("the namespace {} is not in the input, so its labels are unknown to the pods that select "
                        "namespaces by label",
                        pod->meta.ns),
            "Add what kubectl get namespaces -o yaml prints");
    }
}

} // namespace berth::io
