// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Int128.h"
#include "engine/framework/Snapshot.h"
#include "engine/framework/ValueReader.h"
#include "engine/model/Cluster.h"

#include <cstdint>
#include <optional>
#include <string>
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
    friend bool operator==(const Decimal&, const Decimal&) = default;
};
/// "0.5", "1", "0.125".
std::string toString(const Decimal& decimal);

/// How a tenant that uses much of its quota is held back.
struct FairnessRules {
    bool fairness = false;
    std::int64_t fairnessThreshold = 70; ///< percent of the tenant's quota
    Decimal fairnessFactor;              ///< of its scores beyond the threshold
    friend bool operator==(const FairnessRules&, const FairnessRules&) = default;
};

/// `fairnessEnabled`, `fairnessThreshold`, `fairnessFactor`. Faults go to the reader's diagnostics, at the value.
FairnessRules readFairness(ValueReader& reader);

/// How much of its quota a tenant uses in the whole cluster, without the pod that asks.
struct TenantUse {
    std::int64_t used = 0;
    std::optional<std::int64_t> quota;

    static TenantUse of(std::string_view ns, const Snapshot& snapshot, const ClusterObjects& objects);
    bool beyond(std::int64_t percent) const { return quota && Int128{used} * 100 > Int128{percent} * *quota; }
    /// The largest use that is not beyond; only with a quota.
    std::int64_t most(std::int64_t percent) const {
        return static_cast<std::int64_t>(Int128{percent} * quota.value_or(0) / 100);
    }
};

} // namespace berth
