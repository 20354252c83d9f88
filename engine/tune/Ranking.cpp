// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tune/Ranking.h"

#include "engine/base/Rng.h"
#include "engine/scheduler/TieBreaker.h"

#include <algorithm>
#include <numeric>

namespace berth::tune {
namespace {

std::vector<std::size_t> highest(std::span<const std::int64_t> totals) {
    const std::int64_t top = *std::max_element(totals.begin(), totals.end());
    std::vector<std::size_t> best;
    for (std::size_t i = 0; i < totals.size(); ++i)
        if (totals[i] == top) best.push_back(i);
    return best;
}

std::size_t breakTie(const ScoreTable& table, std::span<const std::int64_t> totals,
                     const std::vector<std::size_t>& best) {
    if (table.tie.rule == TieBreak::HeapOrder) return heapWinner(totals);
    if (best.size() == 1) return best.front();
    if (table.tie.rule == TieBreak::SeededRandom)
        return best[static_cast<std::size_t>(randomBelow(randomAt(table.tie.seed, table.tie.draws), best.size()))];
    return *std::min_element(best.begin(), best.end(),
                             [&](std::size_t a, std::size_t b) { return table.nodes[a] < table.nodes[b]; });
}

} // namespace

std::vector<std::int64_t> totals(const ScoreTable& table, std::span<const std::int64_t> weights) {
    std::vector<std::int64_t> sums(table.nodes.size(), 0);
    for (std::size_t c = 0; c < table.columns.size() && c < weights.size(); ++c) {
        const std::vector<std::int64_t>& scores = table.columns[c].scores;
        for (std::size_t i = 0; i < scores.size() && i < sums.size(); ++i) sums[i] += scores[i] * weights[c];
    }
    return sums;
}

std::size_t winner(const ScoreTable& table, std::span<const std::int64_t> totals) {
    return breakTie(table, totals, highest(totals));
}

Ranking rank(const ScoreTable& table, std::span<const std::int64_t> weights) {
    Ranking ranking;
    ranking.totals = totals(table, weights);
    ranking.best = highest(ranking.totals);
    ranking.winner = breakTie(table, ranking.totals, ranking.best);
    ranking.order.resize(ranking.totals.size());
    std::iota(ranking.order.begin(), ranking.order.end(), std::size_t{0});
    std::stable_sort(ranking.order.begin(), ranking.order.end(), [&](std::size_t a, std::size_t b) {
        if (ranking.totals[a] != ranking.totals[b]) return ranking.totals[a] > ranking.totals[b];
        return a == ranking.winner && b != ranking.winner;
    });
    return ranking;
}

} // namespace berth::tune
