// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/metrics/Figures.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace berth::tune {

/// Pods of one level, or all of them, at the end of a run.
struct SweepGroup {
    std::uint64_t submitted = 0, bound = 0, pending = 0;
    std::optional<metrics::Quantiles> waited; ///< from submission to bind, of the bound ones

    friend bool operator==(const SweepGroup&, const SweepGroup&) = default;
};

/// What one run comes to, as far as a sweep looks at it. The numbers are those of `metrics`.
struct SweepFigures {
    std::optional<double> gpuAllocation; ///< share of the GPUs that was held, the mean over the run
    std::optional<double>
        unallocatable; ///< free GPUs that an average pod of the run could not use, the mean over the run
    SweepGroup all;
    std::array<SweepGroup, kLevels> levels;
    std::uint64_t evicted = 0;

    friend bool operator==(const SweepFigures&, const SweepFigures&) = default;
};

/// `meanWaste` is metrics::meanExpectedWaste of the same run.
SweepFigures sweepFigures(const metrics::Figures& figures, std::optional<double> meanWaste);

/// What an objective counts in.
enum class ObjectiveUnit : std::uint8_t { Share, Gpus, Seconds, Pods };

/// One number that settings are judged by.
struct Objective {
    std::string_view name;  ///< for programs: "p0-wait-p95"
    std::string_view title; ///< for people: "P0 wait, 95 %"
    ObjectiveUnit unit;
    bool higherIsBetter;
    std::optional<double> (*value)(const SweepFigures&); ///< nothing where a run does not have it

    /// Whether `one` is the better of two values.
    bool isBetter(double one, double other) const { return higherIsBetter ? one > other : one < other; }
};

/// All of them, always in the same order.
std::span<const Objective> objectives();
/// nullptr where none is called so.
const Objective* objectiveNamed(std::string_view name);

} // namespace berth::tune
