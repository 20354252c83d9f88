// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/interpodaffinity/AffinityHints.h"

#include "engine/plugins/interpodaffinity/AffinityTerm.h"

#include <algorithm>

namespace berth {
namespace {

QueueingHint queueIf(bool yes) {
    return yes ? QueueingHint::Queue : QueueingHint::Skip;
}

using RequiredTerms = std::vector<PodAffinityTerm>;

bool meets(const PodAffinityTerm& term, const Pod& owner, const Pod& other) {
    static const Labels kNoLabels;
    return matches(term, owner, other, kNoLabels);
}

bool meetsAll(const RequiredTerms& terms, const Pod& owner, const Pod& other) {
    return !terms.empty() && std::all_of(terms.begin(), terms.end(),
                                         [&](const PodAffinityTerm& term) { return meets(term, owner, other); });
}

bool meetsAny(const RequiredTerms& terms, const Pod& owner, const Pod& other) {
    return std::any_of(terms.begin(), terms.end(),
                       [&](const PodAffinityTerm& term) { return meets(term, owner, other); });
}

bool becameNear(const Pod& pod, const Pod& before, const Pod& after) {
    const RequiredTerms& terms = pod.affinity.pod.required;
    return !meetsAll(terms, pod, before) && meetsAll(terms, pod, after);
}

bool becameHarmless(const Pod& pod, const Pod& before, const Pod& after) {
    const RequiredTerms& terms = pod.affinity.podAnti.required;
    return meetsAny(terms, pod, before) && !meetsAny(terms, pod, after);
}

bool stoodInTheWay(const Pod& pod, const Pod& gone) {
    return meetsAny(pod.affinity.podAnti.required, pod, gone) || meetsAny(gone.affinity.podAnti.required, gone, pod);
}

QueueingHint podChanged(const Pod& pod, const EventObjects& objects) {
    if (!objects.podHeldNode) return QueueingHint::Skip;
    const Pod* before = objects.oldPod;
    const Pod* after = objects.newPod;
    if (before == nullptr) return queueIf(meetsAll(pod.affinity.pod.required, pod, *after));
    if (after == nullptr) return queueIf(stoodInTheWay(pod, *before));
    return queueIf(becameNear(pod, *before, *after) || becameHarmless(pod, *before, *after));
}

QueueingHint nodeAdded(const Pod& pod, const Node& node) {
    const RequiredTerms& terms = pod.affinity.pod.required;
    const bool hasKey = std::any_of(terms.begin(), terms.end(), [&node](const PodAffinityTerm& term) {
        return node.meta.labels.contains(term.topologyKey);
    });
    return queueIf(hasKey || !pod.affinity.podAnti.required.empty());
}

/// The node came to a value of the key that it did not have.
bool joined(const Node& before, const Node& after, const std::string& key) {
    const std::string* now = after.meta.labels.find(key);
    const std::string* then = before.meta.labels.find(key);
    return now != nullptr && (then == nullptr || *then != *now);
}

QueueingHint nodeChanged(const Pod& pod, const EventObjects& objects) {
    if (objects.oldNode == nullptr) return nodeAdded(pod, *objects.newNode);
    const Node& before = *objects.oldNode;
    const Node& after = *objects.newNode;
    const RequiredTerms& terms = pod.affinity.pod.required;
    const RequiredTerms& antiTerms = pod.affinity.podAnti.required;
    return queueIf(std::any_of(terms.begin(), terms.end(),
                               [&](const PodAffinityTerm& term) { return joined(before, after, term.topologyKey); }) ||
                   std::any_of(antiTerms.begin(), antiTerms.end(), [&](const PodAffinityTerm& term) {
                       const std::string* then = before.meta.labels.find(term.topologyKey);
                       const std::string* now = after.meta.labels.find(term.topologyKey);
                       return then != nullptr && (now == nullptr || *now != *then);
                   }));
}

} // namespace

std::vector<ClusterEventWithHint> affinityEvents() {
    return {{{EventResource::AssignedPod, action::Add | action::UpdatePodLabel | action::Delete}, podChanged},
            {{EventResource::TargetPod, action::UpdatePodLabel}, {}},
            {{EventResource::Node, action::Add | action::UpdateNodeLabel}, nodeChanged}};
}

} // namespace berth
