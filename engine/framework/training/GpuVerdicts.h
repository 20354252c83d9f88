// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/ClusterEvent.h"
#include "engine/framework/NodeDevices.h"
#include "engine/framework/Plugin.h"
#include "engine/framework/Status.h"
#include "engine/framework/Terms.h"
#include "engine/framework/training/GpuDemand.h"

#include <optional>
#include <vector>

namespace berth {

// The verdicts that GPUFragmentationPlugin and AISchedulingPlugin share. Source: AI_SUITE section 3.

/// UnschedulableAndUnresolvable when the pod asks more than `most`, or, without that, than the largest node of the snapshot has.
Status fitsSomeNode(const GpuDemand& demand, std::optional<std::int64_t> most, const Context& context);

/// Model, total and free, in the order of the table; with `links` also whether the asked link is possible and free.
Status fitsGpus(const GpuDemand& demand, const NodeInfo& node, bool links, Terms* terms);
/// False when the verdict depends on which devices are taken, not only on how many pods take together.
bool goesByGpuSums(const GpuDemand& demand, const NodeInfo& node, bool links);
/// Whether `fitsGpus`, where it goes by sums, would pass the pod if the node's pods took `use`.
bool hasGpuRoom(const GpuDemand& demand, const NodeInfo& node, const NodeUse& use);

/// What may help a pod that was rejected for its GPUs.
std::vector<ClusterEventWithHint> gpuEvents();

} // namespace berth
