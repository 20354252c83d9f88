// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tune/ScoreTable.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace berth::tune {

/// The pick of a look under some weights. Nodes are indexes into ScoreTable::nodes.
struct Ranking {
    std::vector<std::int64_t> totals;
    std::vector<std::size_t> best;  ///< with the highest total, in the order found
    std::vector<std::size_t> order; ///< all, by total, the winner first among equals, else in the order found
    std::size_t winner = 0;

    friend bool operator==(const Ranking&, const Ranking&) = default;
};

/// Σ score × weight per node, in 64-bit integers as upstream. `weights` has one number per column; 0 is off.
std::vector<std::int64_t> totals(const ScoreTable& table, std::span<const std::int64_t> weights);

/// Index of the node that is taken at these totals, ties broken by the table's rule.
std::size_t winner(const ScoreTable& table, std::span<const std::int64_t> totals);

/// What the look would have picked under other weights. The table must not be empty.
///
/// Upstream: prioritizeNodes and selectHost; the scores themselves do not depend on weights.
Ranking rank(const ScoreTable& table, std::span<const std::int64_t> weights);

} // namespace berth::tune
