// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/CountedResource.h"
#include "engine/framework/UtilizationShape.h"

#include <cstdint>
#include <string>
#include <vector>

namespace berth {

enum class ScoringStrategy : std::uint8_t { LeastAllocated, MostAllocated, RequestedToCapacityRatio };

/// Upstream: NodeResourcesFitArgs.
struct NodeResourcesFitArgs {
    std::vector<std::string> ignoredResources;      ///< extended resources that the filter does not look at
    std::vector<std::string> ignoredResourceGroups; ///< their prefixes: what stands before the "/"
    ScoringStrategy strategy = ScoringStrategy::LeastAllocated;
    std::vector<CountedResource> resources = defaultCountedResources();
    UtilizationShape shape; ///< of RequestedToCapacityRatio
};

/// Decodes and checks the arguments; faults go to `out`. Null gives the defaults.
NodeResourcesFitArgs decodeNodeResourcesFitArgs(const Value& args, Diagnostics& out);

} // namespace berth
