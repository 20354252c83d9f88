// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tune/ScoreTable.h"

#include <algorithm>

namespace berth::tune {

std::vector<std::int64_t> ScoreTable::weights() const {
    std::vector<std::int64_t> weights;
    weights.reserve(columns.size());
    for (const ScoreColumn& column : columns) weights.push_back(column.weight);
    return weights;
}

std::size_t ScoreTable::column(std::string_view plugin) const {
    const auto it =
        std::find_if(columns.begin(), columns.end(), [&](const ScoreColumn& each) { return each.plugin == plugin; });
    return static_cast<std::size_t>(it - columns.begin());
}

ScoreTable scoreTable(const CycleRecord& record, const Pool& pool, const TieRule& tie) {
    ScoreTable table;
    table.tie = tie;
    if (record.totals.empty()) return table;
    for (const std::uint32_t position : record.feasible)
        table.nodes.emplace_back(pool.nodeName(record.nodes[position]));
    for (const CycleRecord::PluginScores& scores : record.scores)
        table.columns.push_back({record.plugins[static_cast<std::size_t>(scores.plugin)], scores.weight, scores.skipped,
                                 scores.normalized});
    return table;
}

} // namespace berth::tune
