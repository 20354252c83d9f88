// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/CountedResource.h"

#include <vector>

namespace berth {

/// Upstream: NodeResourcesBalancedAllocationArgs.
struct NodeResourcesBalancedAllocationArgs {
    std::vector<CountedResource> resources = defaultCountedResources(); ///< all of weight 1
};

/// Decodes and checks the arguments; faults go to `out`. Null gives the defaults.
NodeResourcesBalancedAllocationArgs decodeNodeResourcesBalancedAllocationArgs(const Value& args, Diagnostics& out);

} // namespace berth
