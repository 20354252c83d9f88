// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Terms.h"
#include "engine/plugins/noderesourcesfit/NodeResourcesFitArgs.h"

#include <cstdint>
#include <span>

namespace berth {

/// What a node would have of each counted resource, in the order of the configured list.
struct CountedAllocation {
    const CountedResource* resource = nullptr;
    Allocation allocation;
};

// The three scoring strategies: 0…100 of a node, resources with allocatable 0 left out.

/// The emptier, the better. Upstream: leastResourceScorer.
std::int64_t leastAllocatedScore(std::span<const CountedAllocation> allocations, Terms* terms);
/// The fuller, the better. Upstream: mostResourceScorer.
std::int64_t mostAllocatedScore(std::span<const CountedAllocation> allocations, Terms* terms);
/// As `shape` says. Upstream: requestedToCapacityRatioScorer.
std::int64_t requestedToCapacityRatioScore(const UtilizationShape& shape,
                                           std::span<const CountedAllocation> allocations, Terms* terms);

} // namespace berth
