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
