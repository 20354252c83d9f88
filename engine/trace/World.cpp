// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/World.h"

#include <algorithm>

namespace berth {
namespace {

std::shared_ptr<const NodeOrder> makeOrder(const World& world, std::uint32_t count) {
    auto order = std::make_shared<NodeOrder>();
    order->nodes.reserve(count);
    for (std::size_t round = 0; order->nodes.size() < count; ++round)
        for (const NodeZone& zone : world.zones)
            if (round < zone.nodes.size()) order->nodes.push_back(zone.nodes[round]);
    order->byName.reserve(count);
    for (std::uint32_t i = 0; i < order->nodes.size(); ++i)
        order->byName.emplace(world.node(order->nodes[i])->name(), i);
    return order;
}

std::shared_ptr<const ImageStates> makeImages(const World& world, const NodeOrder& order) {
    auto images = std::make_shared<ImageStates>();
    for (const NodeId id : order.nodes)
        for (const ContainerImage& image : world.node(id)->node->images)
            for (const std::string& name : image.names) {
                ImageState& state = images->try_emplace(name, ImageState{image.sizeBytes, 0}).first->second;
                ++state.nodes;
            }
    return images;
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
    if (!order_) order_ = makeOrder(*this, nodeCount);
    return order_;
}

Snapshot World::snapshot() const {
    const std::shared_ptr<const NodeOrder> order = nodeOrder();
    if (!images_) images_ = makeImages(*this, *order);
    return Snapshot(nodes, order, images_);
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
