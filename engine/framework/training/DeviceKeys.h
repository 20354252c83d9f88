// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/NodeLocal.h"

namespace berth {

// What plugins that look at GPUs write into their keys.

/// What GpuDemand reads of a pod beyond its totals.
void addGpuDemand(const Pod& pod, AlikeKey& key);
/// Model and links of a node's devices; their number lies in allocatable.
void addGpuKind(const Node& node, AlikeKey& key);
/// How many whole devices are free.
void addFreeGpus(const NodeInfo& node, AlikeKey& key);
/// The same, and which.
void addFreeDevices(const NodeInfo& node, AlikeKey& key);

} // namespace berth
