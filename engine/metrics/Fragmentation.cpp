// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/Fragmentation.h"

#include "engine/framework/NodeDevices.h"
#include "engine/model/Node.h"

#include <algorithm>

namespace berth::metrics {
namespace {

/// How many disjoint groups of `size` NVLinked devices are free; each is taken as a scheduler would choose it.
std::int64_t linkedGroups(const NodeInfo& node, DeviceSet free, std::int64_t size) {
    std::int64_t groups = 0;
    while (hasGroup(node, free, size, LinkKind::NvLink)) {
        const std::vector<std::uint32_t> chosen = chooseDevices(node, free, size, DevicePolicy::LinkAware);
        const bool linked = hasGroup(node, DeviceSet::of(chosen), size, LinkKind::NvLink);
        ++groups;
        if (!linked) break;
        for (const std::uint32_t device : chosen) free.erase(device);
    }
    return groups;
}

template <class Change> void each(NodeRooms& rooms, const NodeRooms& other, Change change) {
    change(rooms.freeGpus, other.freeGpus);
    for (std::size_t i = 0; i < kRoomSizes.size(); ++i) {
        change(rooms.pods[i], other.pods[i]);
        change(rooms.linkedPods[i], other.linkedPods[i]);
    }
}

} // namespace

NodeRooms& NodeRooms::operator+=(const NodeRooms& other) {
    each(*this, other, [](std::int64_t& a, std::int64_t b) { a += b; });
    return *this;
}

NodeRooms& NodeRooms::operator-=(const NodeRooms& other) {
    each(*this, other, [](std::int64_t& a, std::int64_t b) { a -= b; });
    return *this;
}

NodeRooms roomsOf(const NodeInfo& node) {
    NodeRooms rooms;
    if (node.node == nullptr) return rooms;
    rooms.freeGpus = std::max<std::int64_t>(0, gpusOf(node, {}).free);
    if (node.node->unschedulable || rooms.freeGpus == 0) return rooms;
    const std::int64_t slots =
        std::max<std::int64_t>(0, node.allocatable().pods - static_cast<std::int64_t>(node.pods.size()));
    const DeviceSet free = freeDevices(node);
    for (std::size_t i = 0; i < kRoomSizes.size(); ++i) {
        rooms.pods[i] = std::min(rooms.freeGpus / kRoomSizes[i], slots);
        const std::int64_t linked = kRoomSizes[i] == 1 ? rooms.pods[i] : linkedGroups(node, free, kRoomSizes[i]);
        rooms.linkedPods[i] = std::min(linked, rooms.pods[i]);
    }
    return rooms;
}

Fragmentation fragmentationOf(const NodeRooms& sum) {
    Fragmentation result;
    result.freeGpus = sum.freeGpus;
    for (std::size_t i = 0; i < kRoomSizes.size(); ++i) {
        Room room{kRoomSizes[i], sum.pods[i], 0, sum.linkedPods[i]};
        room.unallocatable = sum.freeGpus - room.jobGpus();
        result.rooms.push_back(room);
    }
    return result;
}

Fragmentation fragmentationOf(const World& world) {
    NodeRooms sum;
    for (std::uint32_t id = 0; id < world.nodes.size(); ++id)
        if (world.nodeExists(NodeId{id})) sum += roomsOf(*world.node(NodeId{id}));
    return fragmentationOf(sum);
}

} // namespace berth::metrics
