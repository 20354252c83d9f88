// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cache/Changes.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>

namespace berth {
namespace {

std::set<std::string> resourceNames(const Resources& a, const Resources& b) {
    std::set<std::string> names{std::string(kCpu), std::string(kMemory), std::string(kEphemeralStorage)};
    for (const auto& [name, amount] : a.scalars) names.insert(name);
    for (const auto& [name, amount] : b.scalars) names.insert(name);
    return names;
}

bool anyLower(const Resources& before, const Resources& after) {
    const auto names = resourceNames(before, after);
    return std::any_of(names.begin(), names.end(),
                       [&](const std::string& name) { return after.get(name) < before.get(name); });
}

std::map<std::string, std::string> conditionStatuses(const Node& node) {
    std::map<std::string, std::string> statuses;
    for (const NodeCondition& condition : node.conditions) statuses[condition.type] = condition.status;
    return statuses;
}

} // namespace

std::vector<ClusterEvent> podChanges(const Pod& before, const Pod& after, EventResource resource) {
    std::vector<ClusterEvent> events;
    const auto add = [&](bool changed, ActionBits bits) {
        if (changed) events.push_back({resource, bits});
    };
    add(before.meta.labels != after.meta.labels, action::UpdatePodLabel);
    add(anyLower(before.totals.used, after.totals.used), action::UpdatePodScaleDown);
    add(anyLower(after.totals.used, before.totals.used), action::UpdatePodScaleUp);
    add(!before.schedulingGates.empty() && after.schedulingGates.empty(), action::UpdatePodSchedulingGatesEliminated);
    add(before.tolerations.size() != after.tolerations.size(), action::UpdatePodToleration);
    if (events.empty()) events.push_back({resource, action::Update});
    return events;
}

std::vector<ClusterEvent> nodeChanges(const Node& before, const Node& after) {
    std::vector<ClusterEvent> events;
    const auto add = [&](bool changed, ActionBits bits) {
        if (changed) events.push_back({EventResource::Node, bits});
    };
    add(before.unschedulable && !after.unschedulable, action::UpdateNodeTaint);
    add(before.allocatableList != after.allocatableList, action::UpdateNodeAllocatable);
    add(before.meta.labels != after.meta.labels, action::UpdateNodeLabel);
    add(before.taints != after.taints, action::UpdateNodeTaint);
    add(conditionStatuses(before) != conditionStatuses(after), action::UpdateNodeCondition);
    add(before.meta.annotations != after.meta.annotations, action::UpdateNodeAnnotation);
    add(before.declaredFeatures != after.declaredFeatures, action::UpdateNodeDeclaredFeature);
    return events;
}

} // namespace berth
