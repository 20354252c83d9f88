// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/PostFilter.h"
#include "engine/framework/preemption/Evaluator.h"
#include "engine/framework/preemption/QuickCalls.h"
#include "engine/framework/preemption/TrialBook.h"

#include <cstddef>
#include <vector>

namespace berth {

/// `preempt` with what is known: tries, of the other nodes, those that could be best, and adds what it finds. `potential` are positions, not
/// none.
PostFilterResult preemptByBook(const Context& context, const CycleState& state, const Pod& pod,
                               const std::vector<std::size_t>& potential, const PreemptionPlan& plan,
                               const QuickCalls& calls, const KnownTrials& known);

} // namespace berth
