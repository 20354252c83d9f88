// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/metrics/Figures.h"
#include "engine/model/Scenario.h"
#include "engine/trace/World.h"

#include <span>
#include <string>
#include <vector>

namespace berth::explain {

/// How a run came out, as a scenario's `expect` asks of it.
struct Outcome {
    const World& world;
    const Pool& pool;
    std::span<const PodId> evicted; ///< in the order they were told to leave
    std::uint64_t deadlocks = 0;
};

/// What came out otherwise than `expect` says, one line each; empty: all as expected.
///
/// A pod that ran to its end counts as bound to the node it ran on. An expected message of "" fits any; the evicted are compared as a set.
std::vector<std::string> unmet(const Expectation& expect, const Outcome& outcome);

} // namespace berth::explain
