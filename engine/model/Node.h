// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/Meta.h"
#include "engine/model/Resources.h"
#include "engine/model/Selectors.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace berth {

class DeviceTopology; // engine/model/devices/DeviceTopology.h

struct ContainerImage {
    std::vector<std::string> names;
    std::int64_t sizeBytes = 0;
    friend bool operator==(const ContainerImage&, const ContainerImage&) = default;
};

struct NodeCondition {
    std::string type;
    std::string status;
    friend bool operator==(const NodeCondition&, const NodeCondition&) = default;
};

/// A Node as declared. Immutable once read.
struct Node {
    ObjectMeta meta;
    bool unschedulable = false;
    std::vector<Taint> taints;
    ResourceList capacityList;
    ResourceList allocatableList;
    Resources allocatable; ///< from allocatableList, filled by finishNode
    std::vector<ContainerImage> images;
    std::vector<NodeCondition> conditions;
    std::vector<std::string> declaredFeatures; ///< sorted
    std::shared_ptr<const DeviceTopology>
        topology; ///< of `berth.dev/gpu-topology`, filled by finishNode; nullptr: no link is known

    const std::string& name() const { return meta.name; }
};

/// Computes `allocatable` and `topology`. Call once after the fields are set.
void finishNode(Node& node);

/// `region + ":\0:" + zone` of SEMANTICS 1.7, "" without either label: the key of the node tree.
std::string zoneKey(const Node& node);

/// The GPU resource this node offers and how many: `nvidia.com/gpu`, else `amd.com/gpu`, else Intel's; {"", 0} without.
std::pair<std::string_view, std::int64_t> gpuCapacity(const Node& node);
/// The GPU model: label `gpu-model`, else `nvidia.com/gpu.product`, else "".
std::string_view gpuModel(const Node& node);

} // namespace berth
