// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/ValueReader.h"
#include "engine/model/Pod.h"

#include <vector>

namespace berth {

/// Upstream: PodTopologySpreadArgs.
struct PodTopologySpreadArgs {
    bool systemDefaults = true; ///< defaultingType System; else List: `defaultConstraints`
    std::vector<TopologySpreadConstraint> defaultConstraints;
};

/// Decodes and checks the arguments; faults go to `out`. Null gives the defaults.
PodTopologySpreadArgs decodePodTopologySpreadArgs(const Value& args, Diagnostics& out);

} // namespace berth
