// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/devices/DeviceTopology.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

namespace berth {

/// A real machine whose name can stand for its print in `berth.dev/gpu-topology`.
struct TopologyPreset {
    std::string_view name;  ///< "DGX-A100"
    std::string_view model; ///< of its devices, for display: the name is not matched against what pods ask
    std::int64_t memoryMiB; ///< of each device
    bool rackDomain;        ///< its NVLinks reach the other nodes of the rack
    std::string_view print; ///< as `nvidia-smi topo -m` prints it
};

/// All of them, in the order of AI_SUITE section 2.
std::span<const TopologyPreset> topologyPresets();
/// nullptr for an unknown name.
const TopologyPreset* findTopologyPreset(std::string_view name);

} // namespace berth
