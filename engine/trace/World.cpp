// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/World.h"

#include <algorithm>

namespace berth {
namespace {

template <class T> std::size_t heapOf(const std::vector<T>& items) {
    return items.capacity() * sizeof(T); // NOLINT(bugprone-sizeof-expression): of pointers too
}

std::size_t bytesOf(const NodeInfo& info) {
    return sizeof(NodeInfo) + info.pods.size() * sizeof(PodInfo) + heapOf(info.requested.scalars) +
           heapOf(info.podsWithAffinity) + heapOf(info.podsWithRequiredAntiAffinity);
}

std::size_t bytesOf(const Gangs& gangs) {
    std::size_t bytes = 0;
    for (const auto& [key, gang] : gangs)
        bytes += sizeof(Gang) + 2 * sizeof(key) + 2 * key.capacity() + heapOf(gang->members);
    return bytes;
}

std::size_t bytesOf(const NodeOrder& order) {
    constexpr std::size_t kNamed = 64; // an entry of `byName`
    return heapOf(order.nodes) + order.byName.size() * kNamed;
}

} // namespace

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
    return bytesNotIn(World(*rules));
}

std::size_t World::bytesNotIn(const World& other) const {
    std::size_t bytes = sizeof(World) + pods.bytesNotIn(other.pods) + podByKey.bytesNotIn(other.podByKey) +
                        nodes.bytesNotIn(other.nodes) + nodeObjects.bytesNotIn(other.nodeObjects);
    for (std::size_t i = 0; i < nodes.size(); ++i)
        if (nodes[i] && (i >= other.nodes.size() || nodes[i] != other.nodes[i])) bytes += bytesOf(*nodes[i]);
    for (const NodeZone& zone : zones) bytes += sizeof(zone) + heapOf(zone.nodes);
    for (const PermitWait& wait : waiting) bytes += sizeof(wait) + heapOf(wait.timers);
    bytes += heapOf(nominations) + heapOf(inFlight) + heapOf(writes) + heapOf(preemptions) + heapOf(replacing);
    bytes += heapOf(cycle.input.nominations);
    if (gangs != other.gangs) bytes += bytesOf(*gangs);
    if (order_ && order_ != other.order_) bytes += bytesOf(*order_);
    return bytes;
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
