// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/nodedeclaredfeatures/NodeDeclaredFeatures.h"

#include <algorithm>
#include <array>

namespace berth {
namespace {

/// A feature that kubelets declare, and whether a pod's spec needs it.
struct Feature {
    std::string_view name;
    bool (*neededBy)(const Pod& pod) = nullptr;
};

bool restartsAllContainers(const Pod& pod) {
    const auto does = [](const Container& container) { return container.restartsAllContainers; };
    return std::any_of(pod.containers.begin(), pod.containers.end(), does) ||
           std::any_of(pod.initContainers.begin(), pod.initContainers.end(), does);
}

bool hasUsersOfItsOwnOnHostNetwork(const Pod& pod) {
    return pod.hostNetwork && pod.hostUsers == false;
}

constexpr std::array<Feature, 2> kFeatures{{{"RestartAllContainersOnContainerExits", restartsAllContainers},
                                            {"UserNamespacesHostNetworkSupport", hasUsersOfItsOwnOnHostNetwork}}};

bool needsAny(const Pod& pod) {
    return std::any_of(kFeatures.begin(), kFeatures.end(),
                       [&pod](const Feature& feature) { return feature.neededBy(pod); });
}

bool needsTheSame(const Pod& a, const Pod& b) {
    return std::all_of(kFeatures.begin(), kFeatures.end(),
                       [&](const Feature& feature) { return feature.neededBy(a) == feature.neededBy(b); });
}

bool declares(const Node& node, std::string_view feature) {
    const auto& declared = node.declaredFeatures;
    return std::find(declared.begin(), declared.end(), feature) != declared.end();
}

QueueingHint featuresChanged(const Pod&, const EventObjects& objects) {
    const bool same = objects.oldNode != nullptr && objects.newNode != nullptr &&
                      objects.oldNode->declaredFeatures == objects.newNode->declaredFeatures;
    return same ? QueueingHint::Skip : QueueingHint::Queue;
}

QueueingHint needsChanged(const Pod&, const EventObjects& objects) {
    return needsTheSame(*objects.oldPod, *objects.newPod) ? QueueingHint::Skip : QueueingHint::Queue;
}

} // namespace

PreFilterResult NodeDeclaredFeatures::preFilter(const Context&, CycleState&, const Pod& pod) const {
    return {needsAny(pod) ? Status() : Status(Code::Skip), {}};
}

Status NodeDeclaredFeatures::filter(const Context&, const CycleState&, const Pod& pod, const NodeInfo& node,
                                    Terms* terms) const {
    bool all = true;
    for (const Feature& feature : kFeatures) {
        if (!feature.neededBy(pod)) continue;
        const bool there = declares(*node.node, feature.name);
        all = all && there;
        if (terms != nullptr) terms->add(std::string(feature.name), there ? "declared" : "not declared");
    }
    if (all) return {};
    return {Code::UnschedulableAndUnresolvable, "node(s) didn't match Pod's required features"};
}

void NodeDeclaredFeatures::keyOfPod(const Pod& pod, AlikeKey& key) const {
    for (const Feature& feature : kFeatures) key.add(feature.neededBy(pod) ? 1 : 0);
}

void NodeDeclaredFeatures::keyOfNode(const Node& node, const NamedParts&, AlikeKey& key) const {
    for (const Feature& feature : kFeatures) key.add(declares(node, feature.name) ? 1 : 0);
}

std::vector<ClusterEventWithHint> NodeDeclaredFeatures::eventsToRegister() const {
    return {{{EventResource::Node, action::Add | action::UpdateNodeDeclaredFeature}, featuresChanged},
            {{EventResource::TargetPod, action::Update}, needsChanged}};
}

} // namespace berth
