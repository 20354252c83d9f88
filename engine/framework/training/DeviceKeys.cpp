// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/training/DeviceKeys.h"

#include "engine/framework/NodeDevices.h"
#include "engine/framework/training/GpuDemand.h"

#include <cstdint>

namespace berth {

void addGpuDemand(const Pod& pod, AlikeKey& key) {
    const GpuDemand demand = GpuDemand::of(pod);
    key.add(demand.resource).add(demand.count).add(demand.model);
    key.add(static_cast<std::int64_t>(demand.link)).add(demand.linkRequired ? 1 : 0);
}

/// Equal topologies are one object.
void addGpuKind(const Node& node, AlikeKey& key) {
    key.add(gpuModel(node)).add(static_cast<std::int64_t>(reinterpret_cast<std::intptr_t>(node.topology.get())));
}

void addFreeGpus(const NodeInfo& node, AlikeKey& key) {
    if (gpuCapacity(*node.node).second > 0) key.add(gpusOf(node, {}).free);
}

void addFreeDevices(const NodeInfo& node, AlikeKey& key) {
    if (gpuCapacity(*node.node).second <= 0) return;
    addFreeGpus(node, key);
    const std::vector<std::uint32_t> free = freeDevices(node).indices();
    key.add(static_cast<std::int64_t>(free.size()));
    for (const std::uint32_t device : free) key.add(device);
}

} // namespace berth
