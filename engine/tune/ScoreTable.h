// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/Scenario.h"
#include "engine/trace/CycleRecord.h"
#include "engine/trace/Pool.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace berth::tune {

/// How the pick breaks a tie among the nodes with the highest total.
struct TieRule {
    TieBreak rule = TieBreak::FirstByName;
    std::uint64_t seed = 0;
    std::uint64_t draws = 0; ///< random numbers used before the look: World::draws while its cycle is open and unlooked

    friend bool operator==(const TieRule&, const TieRule&) = default;
};

/// What one Score plugin said about every feasible node.
struct ScoreColumn {
    std::string plugin;
    std::int64_t weight = 1;          ///< as the cycle used it
    bool skipped = false;             ///< PreScore said Skip: it gave nothing, whatever its weight
    std::vector<std::int64_t> scores; ///< 0…100, as they go into the weighting; empty when skipped

    friend bool operator==(const ScoreColumn&, const ScoreColumn&) = default;
};

/// The part of a look that weights can change: who was feasible, and what each Score plugin gave. Everything before it
/// (Filter, the plugins' own scores) does not depend on weights.
struct ScoreTable {
    std::vector<std::string> nodes; ///< names, in the order found
    std::vector<ScoreColumn> columns;
    TieRule tie;

    /// Fewer than two feasible nodes, or no Score plugin: nothing was scored.
    bool empty() const { return columns.empty() || nodes.size() < 2; }
    /// The weights the cycle used, one per column.
    std::vector<std::int64_t> weights() const;
    /// Index of a plugin's column, or columns.size().
    std::size_t column(std::string_view plugin) const;

    friend bool operator==(const ScoreTable&, const ScoreTable&) = default;
};

/// The scores of a record. `pool` knows the nodes' names. Empty when the look scored nothing.
ScoreTable scoreTable(const CycleRecord& record, const Pool& pool, const TieRule& tie);

} // namespace berth::tune
