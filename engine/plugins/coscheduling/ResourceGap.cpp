// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/coscheduling/ResourceGap.h"

#include "engine/framework/ClusterIndex.h"
#include "engine/model/Training.h"

#include <fmt/format.h>

#include <map>
#include <vector>

namespace berth {
namespace {

using Amounts = std::map<std::string, std::int64_t, std::less<>>;

Amounts wantedBy(const PodGroup& group) {
    Amounts wanted;
    for (const auto& [name, quantity] : group.minResources)
        wanted[name] = name == kCpu ? quantity.milli() : quantity.units();
    wanted[std::string(kPods)] = group.minMember;
    return wanted;
}

bool isMember(const Pod& pod, const PodGroup& group) {
    return pod.meta.ns == group.meta.ns && gangLabel(pod) == group.meta.name;
}

/// What a node has of a resource beyond all that is on it.
std::int64_t freeOn(const NodeInfo& node, std::string_view name) {
    const auto taken = name == kPods ? static_cast<std::int64_t>(node.pods.size()) : node.requested.get(name);
    return node.allocatable().get(name) - taken;
}

std::int64_t heldBy(const Pod& pod, std::string_view name) {
    return name == kPods ? 1 : pod.totals.used.get(name);
}

/// The gang's own pods on listed nodes.
std::vector<const Pod*> placedMembers(const PodGroup& group, const Context& context) {
    std::vector<const Pod*> members;
    const Snapshot& snapshot = context.snapshot();
    const Gang* const gang = context.input->gang.get();
    if (context.index == nullptr) {
        for (const NodeInfo* node : everyNode(context))
            for (const PodInfo& pod : node->pods)
                if (isMember(*pod.pod, group)) members.push_back(pod.pod);
    } else if (gang != nullptr) {
        for (const GangMember& member : gang->members)
            if (member.placed() && snapshot.position(member.node) != snapshot.size()) members.push_back(member.pod);
    }
    return members;
}

} // namespace

std::string resourceGap(const PodGroup& group, const Context& context) {
    if (group.minResources.empty()) return {};
    std::string gap;
    const std::vector<NodeCount> nodes = alikeNodes(context);
    const std::vector<const Pod*> members = placedMembers(group, context);
    for (const auto& [name, wanted] : wantedBy(group)) {
        std::int64_t missing = wanted;
        for (const auto& [node, count] : nodes) missing -= count * freeOn(*node, name);
        for (const Pod* member : members) missing -= heldBy(*member, name);
        if (missing > 0)
            gap += fmt::format("{}{} {}{}", gap.empty() ? "" : ", ", name, missing, name == kCpu ? "m" : "");
    }
    return gap;
}

} // namespace berth
