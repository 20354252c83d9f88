// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Int128.h"
#include "engine/framework/NodeDevices.h"
#include "engine/framework/Snapshot.h"
#include "engine/framework/Terms.h"
#include "engine/framework/training/GpuDemand.h"
#include "engine/model/Cluster.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace berth {

/// A decimal from 0 to 1, exactly as written: digits ÷ 10^scale.
struct Decimal {
    std::int64_t digits = 5;
    std::int64_t denominator = 10;

    /// Nothing when the text is no decimal number or has more than 15 digits.
    static std::optional<Decimal> parse(std::string_view text);
    bool withinUnit() const { return digits >= 0 && digits <= denominator; }
    /// ⌊value × this⌋, for values up to 100.
    std::int64_t of(std::int64_t value) const { return value * digits / denominator; }
};

/// What AISchedulingPlugin adds and takes away beside best fit.
struct ScoreRules {
    std::int64_t oddRemainderPenalty = 10;
    std::int64_t nvlinkBonus = 20;
    bool fairness = false;
    std::int64_t fairnessThreshold = 70; ///< percent of the tenant's quota
    Decimal fairnessFactor;
};

/// How much of its quota a tenant uses in the whole cluster, without the pod that asks.
struct TenantUse {
    std::int64_t used = 0;
    std::optional<std::int64_t> quota;

    static TenantUse of(std::string_view ns, const Snapshot& snapshot, const ClusterObjects& objects);
    bool beyond(std::int64_t percent) const { return quota && Int128{used} * 100 > Int128{percent} * *quota; }
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
