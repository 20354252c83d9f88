// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/nodeports/PortHints.h"

#include "engine/framework/HostPorts.h"

#include <algorithm>

namespace berth {
namespace {

/// The pod that left held a port that this one wants.
QueueingHint podLeft(const Pod& pod, const EventObjects& objects) {
    if (!objects.podHeldNode) return QueueingHint::Skip;
    HostPorts freed;
    for (const ContainerPort* port : hostPorts(*objects.oldPod)) freed.add(*port);
    const std::vector<const ContainerPort*> wanted = hostPorts(pod);
    const bool helps = std::any_of(wanted.begin(), wanted.end(),
                                   [&freed](const ContainerPort* port) { return freed.conflict(*port) != nullptr; });
    return helps ? QueueingHint::Queue : QueueingHint::Skip;
}

} // namespace

std::vector<ClusterEventWithHint> portEvents() {
    return {{{EventResource::AssignedPod, action::Delete}, podLeft}, {{EventResource::Node, action::Add}, {}}};
}

} // namespace berth
