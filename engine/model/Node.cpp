// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/Node.h"

#include "engine/model/Gpu.h"
#include "engine/model/devices/DeviceTopology.h"

namespace berth {
namespace {

std::string_view labelOf(const Node& node, std::string_view legacy, std::string_view key) {
    const std::string* value = node.meta.labels.find(legacy);
    return value != nullptr ? std::string_view(*value) : node.meta.labels.get(key);
}

} // namespace

void finishNode(Node& node) {
    node.allocatable = Resources::from(node.allocatableList);
    node.topology.reset();
    const std::string* const annotation = node.meta.annotations.find(kGpuTopology);
    if (annotation == nullptr) return;
    auto topology = DeviceTopology::fromAnnotation(*annotation);
    if (topology != nullptr && topology->count() == gpuCapacity(node).second) node.topology = std::move(topology);
}

std::string zoneKey(const Node& node) {
    const std::string_view region =
        labelOf(node, "failure-domain.beta.kubernetes.io/region", "topology.kubernetes.io/region");
    const std::string_view zone =
        labelOf(node, "failure-domain.beta.kubernetes.io/zone", "topology.kubernetes.io/zone");
    if (region.empty() && zone.empty()) return {};
    std::string key(region);
    key.append(":\0:", 3);
    key.append(zone);
    return key;
}

std::pair<std::string_view, std::int64_t> gpuCapacity(const Node& node) {
    return firstGpu(node.allocatable);
}

std::string_view gpuModel(const Node& node) {
    const std::string* model = node.meta.labels.find("gpu-model");
    return model != nullptr ? std::string_view(*model) : node.meta.labels.get("nvidia.com/gpu.product");
}

} // namespace berth
