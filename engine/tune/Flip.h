// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tune/Ranking.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace berth::tune {

inline constexpr std::int64_t kWeightOff = 0; ///< the plugin is disabled at Score
inline constexpr std::int64_t kLeastWeight = 1;
inline constexpr std::int64_t kMostWeight = 100; ///< of those searched; a configuration may hold larger ones

/// From which weight on another node wins.
struct Flip {
    std::int64_t weight = kLeastWeight; ///< kWeightOff: only without the plugin
    std::size_t node = 0;               ///< who wins there, index into ScoreTable::nodes

    friend bool operator==(const Flip&, const Flip&) = default;
};

/// Of one plugin, all other weights as they are: the smallest change upwards and the smallest change downwards that
/// changes the winner. Exact: every weight of off and kLeastWeight … kMostWeight is tried, ties included.
struct FlipMark {
    std::int64_t weight = 1; ///< now
    std::optional<Flip> up;
    std::optional<Flip> down;

    /// The smaller change of the two, the one upwards where they are equal; nothing where no weight changes the winner.
    std::optional<Flip> nearest() const;

    friend bool operator==(const FlipMark&, const FlipMark&) = default;
};

FlipMark flipMark(const ScoreTable& table, std::span<const std::int64_t> weights, std::size_t column);
/// The weight nearest to the present one at which `node` wins, all others as they are; nothing where none does. Present
/// weights of the winner count as such.
std::optional<std::int64_t> weightFor(const ScoreTable& table, std::span<const std::int64_t> weights,
                                      std::size_t column, std::size_t node);
/// One per column.
std::vector<FlipMark> flipMarks(const ScoreTable& table, std::span<const std::int64_t> weights);

/// A node's total as a function of one plugin's weight: a straight line.
struct TotalLine {
    std::size_t node = 0;
    std::int64_t base = 0;  ///< with the plugin off
    std::int64_t slope = 0; ///< its score

    std::int64_t at(std::int64_t weight) const { return base + slope * weight; }
    friend bool operator==(const TotalLine&, const TotalLine&) = default;
};

/// One line per node, in the order found.
std::vector<TotalLine> totalLines(const ScoreTable& table, std::span<const std::int64_t> weights, std::size_t column);

/// Where two lines meet; nothing for parallel ones.
std::optional<double> crossing(const TotalLine& a, const TotalLine& b);

} // namespace berth::tune
