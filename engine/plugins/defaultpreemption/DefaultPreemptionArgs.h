// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/ValueReader.h"

#include <cstdint>

namespace berth {

/// Upstream: DefaultPreemptionArgs.
struct DefaultPreemptionArgs {
    std::int32_t minCandidateNodesPercentage = 10;
    std::int32_t minCandidateNodesAbsolute = 100;
};

/// Decodes and checks the arguments; faults go to `out`. Null gives the defaults.
DefaultPreemptionArgs decodeDefaultPreemptionArgs(const Value& args, Diagnostics& out);

} // namespace berth
