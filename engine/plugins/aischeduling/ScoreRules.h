// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/NodeDevices.h"
#include "engine/framework/Terms.h"
#include "engine/framework/training/Fairness.h"
#include "engine/framework/training/GpuDemand.h"

#include <cstdint>

namespace berth {

/// What AISchedulingPlugin adds and takes away beside best fit.
struct ScoreRules : FairnessRules {
    std::int64_t oddRemainderPenalty = 10;
    std::int64_t nvlinkBonus = 20;
};

/// The summands of a score.
struct ScoreParts {
    std::int64_t base = 0;
    std::int64_t oddRemainder = 0;
    std::int64_t nvlink = 0;
    std::int64_t clamp = 0;
    std::int64_t fairness = 0;

    std::int64_t sum() const { return base + oddRemainder + nvlink + clamp + fairness; }
};

/// Best fit, the odd remainder, the NVLink bonus, the clamp to 0…100, the tenant's factor. `tenant` counts only with `rules.fairness`.
///
/// Source: AI_SUITE section 4.
ScoreParts scoreOf(const ScoreRules& rules, const GpuDemand& demand, const NodeInfo& node, const TenantUse& tenant);

/// Writes the parts with the numbers they come from.
void explainScore(const ScoreRules& rules, const GpuDemand& demand, const NodeInfo& node, const TenantUse& tenant,
                  const ScoreParts& parts, Terms& terms);

} // namespace berth
