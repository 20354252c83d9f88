// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/noderesourcesbalancedallocation/Balance.h"

#include "engine/framework/Score.h"

#include <cmath>
#include <vector>

namespace berth {
namespace {

double deviation(const std::vector<double>& fractions, double total) {
    if (fractions.size() < 2) return 0;
    if (fractions.size() == 2) return std::abs((fractions[0] - fractions[1]) / 2);
    const auto count = static_cast<double>(fractions.size());
    const double mean = total / count;
    double sum = 0;
    for (const double fraction : fractions) sum += (fraction - mean) * (fraction - mean);
    return std::sqrt(sum / count);
}

} // namespace

std::int64_t balance(std::span<const Fill> fills) {
    std::vector<double> fractions;
    double total = 0;
    for (const Fill& fill : fills) {
        if (fill.allocatable == 0) continue;
        double fraction = static_cast<double>(fill.taken) / static_cast<double>(fill.allocatable);
        if (fraction > 1) fraction = 1;
        total += fraction;
        fractions.push_back(fraction);
    }
    return static_cast<std::int64_t>((1 - deviation(fractions, total)) * static_cast<double>(kMaxScore));
}

std::int64_t balanceScore(std::int64_t with, std::int64_t without) {
    constexpr std::int64_t kHalf = kMaxScore / 2;
    return kHalf + (kHalf + with - without) / 2;
}

} // namespace berth
