// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/Figures.h"

#include <algorithm>

namespace berth::metrics {

std::optional<Quantiles> quantiles(std::vector<Duration> durations) {
    if (durations.empty()) return std::nullopt;
    std::sort(durations.begin(), durations.end());
    const auto rank = [&](std::size_t percent) { return durations[(durations.size() * percent + 99) / 100 - 1]; };
    return Quantiles{durations.size(), rank(50), rank(95), durations.back()};
}

Fairness fairnessOf(const std::vector<TenantShare>& tenants) {
    const bool byQuota =
        std::ranges::any_of(tenants, [](const TenantShare& tenant) { return tenant.quota.value_or(0) > 0; });
    std::vector<double> now;
    std::vector<double> overTime;
    for (const TenantShare& tenant : tenants) {
        if (byQuota && tenant.quota.value_or(0) <= 0) continue;
        const double unit = byQuota ? static_cast<double>(*tenant.quota) : 1;
        now.push_back(tenant.gpus / unit);
        overTime.push_back(tenant.gpuSeconds / unit);
    }
    return {jainIndex(now), jainIndex(overTime)};
}

std::optional<double> jainIndex(const std::vector<double>& shares) {
    double sum = 0;
    double squares = 0;
    for (const double share : shares) {
        sum += share;
        squares += share * share;
    }
    if (squares == 0) return std::nullopt;
    return sum * sum / (static_cast<double>(shares.size()) * squares);
}

} // namespace berth::metrics
