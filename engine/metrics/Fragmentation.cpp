// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/Fragmentation.h"

#include "engine/model/Node.h"

#include <algorithm>
#include <array>

namespace berth::metrics {
namespace {

constexpr std::array<std::int64_t, 4> kSizes = {1, 2, 4, 8};

void addNode(const NodeInfo& node, Fragmentation& result) {
    const auto [resource, capacity] = gpuCapacity(*node.node);
    const std::int64_t free = std::max<std::int64_t>(0, capacity - node.requested.scalar(resource));
    result.freeGpus += free;
    if (node.node->unschedulable) return;
    const std::int64_t slots =
        std::max<std::int64_t>(0, node.allocatable().pods - static_cast<std::int64_t>(node.pods.size()));
    for (Room& room : result.rooms) room.pods += std::min(free / room.gpusPerPod, slots);
}

} // namespace

Fragmentation fragmentationOf(const World& world) {
    Fragmentation result;
    for (const std::int64_t size : kSizes) result.rooms.push_back({size, 0, 0});
    for (std::uint32_t id = 0; id < world.nodes.size(); ++id)
        if (world.nodeExists(NodeId{id})) addNode(*world.node(NodeId{id}), result);
    for (Room& room : result.rooms) room.unallocatable = result.freeGpus - room.jobGpus();
    return result;
}

} // namespace berth::metrics
