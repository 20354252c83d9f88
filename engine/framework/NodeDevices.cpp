// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/NodeDevices.h"

#include "engine/model/devices/DeviceTopology.h"

#include <algorithm>

namespace berth {
namespace {

/// The node's topology, if it is about as many devices as the node has.
const DeviceTopology* topologyOf(const NodeInfo& node) {
    if (node.node == nullptr || node.node->topology == nullptr) return nullptr;
    return node.node->topology->count() == gpuCapacity(*node.node).second ? node.node->topology.get() : nullptr;
}

DeviceSet withShares(const NodeInfo& node) {
    DeviceSet shared;
    for (const PodInfo& pod : node.pods)
        if (pod.pod->totals.gpuShare.milli > 0)
            for (const std::uint32_t device : pod.devices) shared.insert(device);
    return shared;
}

std::int64_t undecided(const PodInfo& pod, std::string_view resource) {
    return pod.devices.empty() ? pod.pod->totals.used.scalar(resource) : 0;
}

NodeGpus gpusLeft(const NodeInfo& node, const Resources& used, std::string_view resource, std::int64_t shared) {
    if (node.node == nullptr) return {};
    const auto [own, total] = gpuCapacity(*node.node);
    if (total == 0 || (!resource.empty() && resource != own))
        return {0, -used.scalar(resource.empty() ? kNvidiaGpu : resource)};
    return {total, total - used.scalar(own) - shared};
}

} // namespace

NodeGpus gpusOf(const NodeInfo& node, std::string_view resource) {
    return gpusLeft(node, node.requested, resource, static_cast<std::int64_t>(withShares(node).size()));
}

NodeGpus gpusOf(const NodeInfo& node, const NodeUse& use, std::string_view resource) {
    return gpusLeft(node, use.used, resource, 0);
}

bool hasShares(const NodeInfo& node) {
    return std::any_of(node.pods.begin(), node.pods.end(),
                       [](const PodInfo& pod) { return pod.pod->totals.gpuShare.milli > 0; });
}

DeviceSet freeDevices(const NodeInfo& node) {
    if (node.node == nullptr) return {};
    const auto [resource, total] = gpuCapacity(*node.node);
    DeviceSet free = DeviceSet::all(static_cast<std::uint64_t>(std::max<std::int64_t>(0, total)));
    for (const PodInfo& pod : node.pods)
        for (const std::uint32_t device : pod.devices) free.erase(device);
    for (const PodInfo& pod : node.pods)
        if (const std::int64_t count = undecided(pod, resource); count > 0)
            for (const std::uint32_t device : chooseDevices(node, free, count, kubeletPolicy(node))) free.erase(device);
    return free;
}

std::vector<std::pair<PodId, std::vector<std::uint32_t>>> devicesAtStart(const NodeInfo& node) {
    std::vector<std::pair<PodId, std::vector<std::uint32_t>>> held;
    if (node.node == nullptr) return held;
    const auto [resource, total] = gpuCapacity(*node.node);
    DeviceSet free = DeviceSet::all(static_cast<std::uint64_t>(std::max<std::int64_t>(0, total)));
    const auto give = [&](PodId pod, std::vector<std::uint32_t> devices) {
        for (const std::uint32_t device : devices) free.erase(device);
        if (!devices.empty()) held.emplace_back(pod, std::move(devices));
    };
    for (const PodInfo& pod : node.pods)
        if (pod.pod->gpuDevices) give(pod.id, *pod.pod->gpuDevices);
    for (const PodInfo& pod : node.pods) {
        const std::int64_t count = pod.pod->gpuDevices ? 0 : pod.pod->totals.used.scalar(resource);
        if (count > 0) give(pod.id, free.indices(static_cast<std::size_t>(count)));
    }
    return held;
}

DevicePolicy kubeletPolicy(const NodeInfo& node) {
    const DeviceTopology* topology = topologyOf(node);
    return topology != nullptr && topology->hasLinks() ? DevicePolicy::LinkAware : DevicePolicy::FirstFree;
}

std::vector<std::uint32_t> kubeletDevices(const NodeInfo& node, PodId pod) {
    const PodInfo* self = node.find(pod);
    if (self == nullptr || node.node == nullptr) return {};
    const std::int64_t count = self->pod->totals.used.scalar(gpuCapacity(*node.node).first);
    if (count <= 0) return {};
    NodeInfo others = node;
    others.removePod(pod);
    return chooseDevices(others, freeDevices(others), count, kubeletPolicy(node));
}

std::vector<std::uint32_t> chooseDevices(const NodeInfo& node, const DeviceSet& free, std::int64_t count,
                                         DevicePolicy policy) {
    const std::size_t wanted = static_cast<std::size_t>(std::max<std::int64_t>(0, count));
    const DeviceTopology* topology = policy == DevicePolicy::LinkAware ? topologyOf(node) : nullptr;
    if (topology == nullptr || wanted > free.size()) return free.indices(wanted);
    std::vector<std::uint32_t> devices;
    const DeviceMask chosen = topology->linkAware(free.mask(), static_cast<std::uint32_t>(wanted));
    for (std::uint32_t device = 0; device < topology->count(); ++device)
        if ((chosen >> device & 1U) != 0) devices.push_back(device);
    return devices;
}

bool hasGroup(const NodeInfo& node, const DeviceSet& devices, std::int64_t count, LinkKind kind) {
    if (count <= 1) return count <= static_cast<std::int64_t>(devices.size());
    const DeviceTopology* topology = topologyOf(node);
    return topology != nullptr && topology->hasGroup(kind, devices.mask(), static_cast<std::uint64_t>(count));
}

} // namespace berth
