// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/preemption/Evaluator.h"
#include "engine/plugins/aischeduling/AISchedulingArgs.h"

#include <string_view>

namespace berth {

/// Upstream's preemption with levels and queues in place of "lower priority": P0 evicts lower levels in any queue, P1 in its own, nobody an
/// equal level. Messages carry the prefix `preemption: `.
///
/// Source: AI_SUITE section 6.
PostFilterResult preemptByLevel(const EvictionRules& rules, std::string_view plugin, const Context& context,
                                const CycleState& state, const Pod& pod, const NodeStatuses& statuses,
                                PreemptionReport* report);

/// May a pod evict another at all?
bool mayEvict(const EvictionRules& rules, const Pod& preemptor, const Pod& victim);

} // namespace berth
