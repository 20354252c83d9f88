// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/podtopologyspread/DefaultSelector.h"

#include <algorithm>
#include <optional>

namespace berth {
namespace {

bool selects(const Service& service, const Pod& pod) {
    if (service.meta.ns != pod.meta.ns || service.selector.empty()) return false;
    return std::all_of(service.selector.begin(), service.selector.end(), [&pod](const Labels::Entry& wanted) {
        const std::string* value = pod.meta.labels.find(wanted.first);
        return value != nullptr && *value == wanted.second;
    });
}

void mergeInto(Labels& labels, const Labels& more) {
    for (const auto& [key, value] : more) labels.set(key, value);
}

std::optional<Workload::Kind> supportedKind(const OwnerReference& owner) {
    if (owner.kind == "ReplicationController" && owner.apiVersion == "v1") return Workload::Kind::ReplicationController;
    if (owner.apiVersion != "apps/v1") return std::nullopt;
    if (owner.kind == "ReplicaSet") return Workload::Kind::ReplicaSet;
    if (owner.kind == "StatefulSet") return Workload::Kind::StatefulSet;
    return std::nullopt;
}

/// The workload that controls the pod, if it is of a kind that counts and known.
const Workload* controllerOf(const Pod& pod, const ClusterObjects& objects) {
    const OwnerReference* owner = pod.meta.controller();
    const auto kind = owner != nullptr ? supportedKind(*owner) : std::nullopt;
    if (!kind) return nullptr;
    const auto it = std::find_if(objects.workloads.begin(), objects.workloads.end(), [&](const Workload& workload) {
        return workload.kind == *kind && workload.meta.ns == pod.meta.ns && workload.meta.name == owner->name;
    });
    return it != objects.workloads.end() ? &*it : nullptr;
}

/// Adds requirements to those there are; a label asked for with two values then matches nothing.
void addRequirements(LabelSelector& selector, const LabelSelector& more) {
    for (const auto& [key, value] : more.matchLabels)
        selector.matchExpressions.push_back({key, SelectorOperator::In, {value}});
    selector.matchExpressions.insert(selector.matchExpressions.end(), more.matchExpressions.begin(),
                                     more.matchExpressions.end());
}

} // namespace

LabelSelector defaultSelector(const Pod& pod, const ClusterObjects& objects) {
    LabelSelector selector;
    for (const Service& service : objects.services)
        if (selects(service, pod)) mergeInto(selector.matchLabels, service.selector);
    const Workload* controller = controllerOf(pod, objects);
    if (controller == nullptr || !controller->selector) return selector;
    if (controller->kind == Workload::Kind::ReplicationController)
        mergeInto(selector.matchLabels, controller->selector->matchLabels);
    else
        addRequirements(selector, *controller->selector);
    return selector;
}

} // namespace berth
