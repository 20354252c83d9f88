// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>

namespace berth {

/// How full a node is of one resource.
struct Fill {
    std::int64_t taken = 0;
    std::int64_t allocatable = 0;
};

/// 0…100: how alike the fill levels are (100 − their standard deviation in percent). Resources with allocatable 0 are left out.
/// Upstream: balancedResourceScorer; every double operation in its order.
std::int64_t balance(std::span<const Fill> fills);

/// 50…100: what adding a pod does to the balance; 75 leaves it as it was.
std::int64_t balanceScore(std::int64_t with, std::int64_t without);

} // namespace berth
