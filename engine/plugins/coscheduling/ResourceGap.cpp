// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/coscheduling/ResourceGap.h"

#include "engine/model/Training.h"

#include <fmt/format.h>

#include <map>

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

/// What a node has of a resource that nobody outside the gang holds.
std::int64_t freeFor(const PodGroup& group, const NodeInfo& node, std::string_view name) {
    const bool pods = name == kPods;
    const auto taken = pods ? static_cast<std::int64_t>(node.pods.size()) : node.requested.get(name);
    std::int64_t free = node.allocatable().get(name) - taken;
    for (const PodInfo& pod : node.pods)
        if (isMember(*pod.pod, group)) free += pods ? 1 : pod.pod->totals.used.get(name);
    return free;
}

} // namespace

std::string resourceGap(const PodGroup& group, const Snapshot& snapshot) {
    if (group.minResources.empty()) return {};
    std::string gap;
    for (const auto& [name, wanted] : wantedBy(group)) {
        std::int64_t missing = wanted;
        for (std::size_t i = 0; i < snapshot.size(); ++i) missing -= freeFor(group, snapshot.at(i), name);
        if (missing > 0)
            gap += fmt::format("{}{} {}{}", gap.empty() ? "" : ", ", name, missing, name == kCpu ? "m" : "");
    }
    return gap;
}

} // namespace berth
