// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/PostFilter.h"
#include "engine/framework/preemption/DryRun.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace berth {

/// No node can be freed: the reasons of those tried, in the order they were, or their faults.
PostFilterResult endWithoutCandidate(const Context& context, std::span<const Status* const> rejected);
/// The node is nominated, its victims will go.
PostFilterResult endWithVictims(const Context& context, const Sacrifice& chosen);

/// Which of `count` nodes ranked equal, which stand by name, by the cycle's rule for ties; adds the random numbers it takes to `draws`.
std::size_t drawEqual(const CycleInput& input, std::size_t count, std::uint64_t& draws);

} // namespace berth
