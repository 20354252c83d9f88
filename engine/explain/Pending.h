// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/World.h"

#include <cstdint>
#include <string>
#include <vector>

namespace berth::explain {

/// A pod that has no node yet, where it waits and why.
struct PendingPod {
    std::string name;  ///< namespace/name
    std::string where; ///< "activeQ", "backoffQ", "unschedulablePods", "gated", "scheduling", "Permit", "binding"
    std::string why;   ///< of its last failed cycle, the plugin that gates it or the plugins it waits on; may be empty
    Duration waited;   ///< since it was submitted, as of the time asked for
    std::int32_t attempts = 0;
};

/// All of a World, in the order they were submitted; `at` is not before the last fact.
std::vector<PendingPod> pendingPods(const World& world, const Pool& pool, SimTime at);

} // namespace berth::explain
