// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tune/Flip.h"

#include <algorithm>
#include <cstdlib>

namespace berth::tune {
namespace {

/// Who wins as one plugin's weight moves.
class WeightWalk {
public:
    WeightWalk(const ScoreTable& table, std::span<const std::int64_t> weights, std::size_t column)
        : table_(table), lines_(totalLines(table, weights, column)), totals_(lines_.size()) {}

    std::size_t winnerAt(std::int64_t weight) {
        for (std::size_t i = 0; i < lines_.size(); ++i) totals_[i] = lines_[i].at(weight);
        return winner(table_, totals_);
    }

private:
    const ScoreTable& table_;
    std::vector<TotalLine> lines_;
    std::vector<std::int64_t> totals_;
};

std::optional<Flip> searched(WeightWalk& walk, std::size_t now, std::int64_t from, std::int64_t to) {
    const std::int64_t step = from <= to ? 1 : -1;
    for (std::int64_t weight = from; weight != to + step; weight += step)
        if (const std::size_t there = walk.winnerAt(weight); there != now) return Flip{weight, there};
    return std::nullopt;
}

} // namespace

std::optional<Flip> FlipMark::nearest() const {
    if (!up || !down) return up ? up : down;
    return up->weight - weight <= weight - down->weight ? up : down;
}

FlipMark flipMark(const ScoreTable& table, std::span<const std::int64_t> weights, std::size_t column) {
    FlipMark mark;
    mark.weight = weights[column];
    if (table.empty() || table.columns[column].skipped) return mark;
    WeightWalk walk(table, weights, column);
    const std::size_t now = walk.winnerAt(mark.weight);
    if (mark.weight < kMostWeight) mark.up = searched(walk, now, mark.weight + 1, kMostWeight);
    if (mark.weight > kWeightOff) mark.down = searched(walk, now, std::min(mark.weight - 1, kMostWeight), kWeightOff);
    return mark;
}

std::optional<std::int64_t> weightFor(const ScoreTable& table, std::span<const std::int64_t> weights,
                                      std::size_t column, std::size_t node) {
    if (table.empty() || table.columns[column].skipped) return std::nullopt;
    WeightWalk walk(table, weights, column);
    const std::int64_t now = weights[column];
    if (walk.winnerAt(now) == node) return now;
    std::optional<std::int64_t> nearest;
    for (std::int64_t weight = kWeightOff; weight <= kMostWeight; ++weight) {
        if (walk.winnerAt(weight) != node) continue;
        if (!nearest || std::abs(weight - now) <= std::abs(*nearest - now)) nearest = weight;
    }
    return nearest;
}

std::vector<FlipMark> flipMarks(const ScoreTable& table, std::span<const std::int64_t> weights) {
    std::vector<FlipMark> marks;
    marks.reserve(table.columns.size());
    for (std::size_t column = 0; column < table.columns.size(); ++column)
        marks.push_back(flipMark(table, weights, column));
    return marks;
}

std::vector<TotalLine> totalLines(const ScoreTable& table, std::span<const std::int64_t> weights, std::size_t column) {
    std::vector<std::int64_t> others(weights.begin(), weights.end());
    others[column] = kWeightOff;
    const std::vector<std::int64_t> bases = totals(table, others);
    const std::vector<std::int64_t>& scores = table.columns[column].scores;
    std::vector<TotalLine> lines;
    lines.reserve(bases.size());
    for (std::size_t i = 0; i < bases.size(); ++i) lines.push_back({i, bases[i], i < scores.size() ? scores[i] : 0});
    return lines;
}

std::optional<double> crossing(const TotalLine& a, const TotalLine& b) {
    if (a.slope == b.slope) return std::nullopt;
    return static_cast<double>(a.base - b.base) / static_cast<double>(b.slope - a.slope);
}

} // namespace berth::tune
