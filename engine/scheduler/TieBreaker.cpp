// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scheduler/TieBreaker.h"

#include <numeric>
#include <vector>

namespace berth {

std::size_t heapWinner(std::span<const std::int64_t> totals) {
    std::vector<std::size_t> winners(totals.size());
    std::iota(winners.begin(), winners.end(), std::size_t{0});
    for (std::size_t i = totals.size() / 2; i-- > 0;) {
        std::size_t child = winners[2 * i + 1];
        if (2 * i + 2 < totals.size() && totals[winners[2 * i + 2]] > totals[child]) child = winners[2 * i + 2];
        if (totals[child] > totals[i]) winners[i] = child;
    }
    return winners.front();
}

} // namespace berth
