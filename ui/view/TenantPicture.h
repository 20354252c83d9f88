// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/metrics/Course.h"
#include "engine/metrics/Tenants.h"
#include "ui/session/Moment.h"

#include <QString>

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace berth::ui {

/// One tenant as a row.
struct TenantRowView {
    std::string name; ///< the namespace
    std::int64_t used = 0;
    std::optional<std::int64_t> quota;
    std::vector<int> thresholds; ///< percent of the quota from which a profile holds tenants back
    bool heldBack = false;       ///< above one of them
    QString useText;             ///< "8 of 10", "3 GPUs, no quota"
    QString shareText;           ///< "80 %"; empty without a quota
    QString scoreText;           ///< the factor of its scores: "× 0.5", "× 1"; empty where nothing holds back
    QString termText;            ///< what that did in the cycle at the cursor: "n2: 100 − 50 = 50"; empty elsewhere
    std::array<int, 4> pending{};
    std::array<int, 4> bound{};
    QString explanation; ///< sentences for a tooltip
    QString sentence;    ///< all of it, to be spoken

    /// Used ÷ quota; of a quota of 0 any use is beyond all. Below 0 without a quota.
    double share() const;
    friend bool operator==(const TenantRowView&, const TenantRowView&) = default;
};

/// The tenants at one moment.
struct TenantsView {
    std::vector<TenantRowView> rows;
    QString rule;  ///< what holds tenants back, as configured
    QString cycle; ///< what it did in the cycle at the cursor; empty for nothing
    QString index; ///< how even it is
    QString hint;  ///< what to do where no quota is known, or there is no tenant at all; else empty
    QString lag;   ///< how far it is measured, while that is short of the cursor

    friend bool operator==(const TenantsView&, const TenantsView&) = default;
};

/// `course` has measured the trace of the moment, up to its cursor or less.
TenantsView tenantsView(const Moment& moment, const metrics::Course& course);
/// One tenant in words, as the table says them.
TenantRowView tenantRow(const metrics::TenantStanding& tenant, const std::vector<metrics::FairnessInForce>& fairness);

} // namespace berth::ui
