// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Diagnostic.h"
#include "engine/runtime/Framework.h"

namespace berth {

/// What a configuration does that its author hardly meant, as warnings at the place: DefaultPreemption beside AISchedulingPlugin at PostFilter,
/// LeastAllocated that weighs more than best fit, faults of the article that `pitfalls` plays. Each names the pitfall.
///
/// Source: AI_SUITE section 9.
Diagnostics warningsOf(const Profiles& profiles);

} // namespace berth
