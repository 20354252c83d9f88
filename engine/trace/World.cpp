// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/World.h"

#include <algorithm>

namespace berth {

std::string_view toString(QueueKind queue) {
    switch (queue) {
    case QueueKind::None: return "";
    case QueueKind::Active: return "activeQ";
    case QueueKind::Backoff:
    case QueueKind::ErrorBackoff: return "backoffQ";
    case QueueKind::Unschedulable: return "unschedulablePods";
    case QueueKind::Gated: return "gated";
    }
    return "";
}

PodId World::findPod(PodKeyId key) const {
    return key.valid() && key.value < podByKey.size() ? podByKey[key.value] : PodId{};
}

const NodeInfo* World::node(NodeId id) const {
    return id.valid() && id.value < nodes.size() ? nodes[id.value].get() : nullptr;
}

std::shared_ptr<const NodeOrder> World::nodeOrder() const {
    if (!order_) order_ = interleaved(zones, nodes);
    return order_;
}

Snapshot World::snapshot() const {
    const std::shared_ptr<const NodeOrder> order = nodeOrder();
    if (!images_) images_ = imageStates(nodes);
    if (!affinity_) affinity_ = affinityNodes(nodes, *order);
    return Snapshot(nodes, order, images_, affinity_);
}

int World::profileOf(const Pod& pod) const {
    const auto& profiles = configuration->profiles;
    const auto it = std::find_if(profiles.begin(), profiles.end(),
                                 [&](const Profile& profile) { return profile.schedulerName == pod.schedulerName; });
    return it == profiles.end() ? -1 : static_cast<int>(it - profiles.begin());
}

std::vector<Nomination> World::nominated() const {
    std::vector<Nomination> result = nominations;
    for (Nomination& nomination : result) {
        const PodEntry& entry = pod(nomination.pod);
        nomination.object = entry.state == PodState::Queued ? entry.object : nullptr;
    }
    return result;
}

std::shared_ptr<const Gang> World::gang(std::string_view key) const {
    const auto it = gangs->find(key);
    return it != gangs->end() ? it->second : nullptr;
}

const PermitWait* World::waitOf(PodId id) const {
    const auto it =
        std::find_if(waiting.begin(), waiting.end(), [id](const PermitWait& wait) { return wait.pod == id; });
    return it != waiting.end() ? &*it : nullptr;
}

NodeId World::nominationOf(PodId id) const {
    const auto it =
        std::find_if(nominations.begin(), nominations.end(), [&](const Nomination& item) { return item.pod == id; });
    return it == nominations.end() ? NodeId{} : it->node;
}

std::size_t World::bytes() const {
    return pods.bytes() + podByKey.bytes() + nodes.bytes() + nodeObjects.bytes() + nodeCount * sizeof(NodeInfo);
}

std::size_t World::bytesNotIn(const World& other) const {
    return pods.bytesNotIn(other.pods) + podByKey.bytesNotIn(other.podByKey) + nodes.bytesNotIn(other.nodes) +
           nodeObjects.bytesNotIn(other.nodeObjects) + sizeof(World);
}

SimTime backoffExpiry(const PodEntry& pod, const Configuration& configuration, bool truncate) {
    const std::int32_t count = pod.consecutiveErrors > 0 ? pod.consecutiveErrors : pod.unschedulableCount;
    const std::int64_t max = configuration.podMaxBackoff.ns;
    if (count == 0 || max == 0) return SimTime::none();
    const std::int64_t initial = configuration.podInitialBackoff.ns;
    const int shift = std::min(count - 1, 62);
    const Duration duration{initial > (max >> shift) ? max : initial << shift};
    const SimTime expiry = pod.timestamp + duration;
    return truncate ? expiry.truncatedToSecond() : expiry;
}

} // namespace berth
