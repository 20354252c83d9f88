// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/ValueReader.h"

#include <cstdint>

namespace berth {

/// Upstream: CoschedulingArgs (scheduler-plugins), and three switches of Berth's own for lessons.
struct CoschedulingArgs {
    std::int64_t permitWaitingTimeSeconds = 60; ///< at least 1; for gangs whose PodGroup gives none
    std::int64_t podGroupBackoffSeconds = 0;    ///< how long a rejected gang rests
    std::int64_t podGroupRejectPercentage =
        10;                         ///< 0…100: how much of minMember may be missing before PostFilter gives up
    bool queueOrder = true;         ///< members stand together in the queue; false: priority, then time
    bool preFilterCheck = true;     ///< PreFilter looks whether the gang can be whole
    bool rejectOnPostFilter = true; ///< PostFilter rejects the waiting members of a gang that cannot be whole
};

/// Decodes and checks the arguments; faults go to `out`. Null gives the defaults.
CoschedulingArgs decodeCoschedulingArgs(const Value& args, Diagnostics& out);

} // namespace berth
