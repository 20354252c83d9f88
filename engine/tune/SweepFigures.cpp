// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tune/SweepFigures.h"

#include <algorithm>

namespace berth::tune {
namespace {

using metrics::Quantiles;

constexpr double kNanoseconds = 1e9;

SweepGroup groupOf(const metrics::LevelFigures& level) {
    return {level.submitted, level.bound, level.pending, level.waited};
}

std::optional<double> seconds(const SweepGroup& group, Duration Quantiles::*which) {
    if (!group.waited) return std::nullopt;
    return static_cast<double>(((*group.waited).*which).ns) / kNanoseconds;
}

template <Duration Quantiles::*Which> std::optional<double> waitOfAll(const SweepFigures& figures) {
    return seconds(figures.all, Which);
}

template <Level Of, Duration Quantiles::*Which> std::optional<double> wait(const SweepFigures& figures) {
    return seconds(figures.levels[static_cast<std::size_t>(Of)], Which);
}

constexpr Objective waiting(std::string_view name, std::string_view title,
                            std::optional<double> (*value)(const SweepFigures&)) {
    return {name, title, ObjectiveUnit::Seconds, false, value};
}

constexpr std::array kObjectives{
    Objective{"gpu-allocation", "GPUs allocated, mean", ObjectiveUnit::Share, true,
              [](const SweepFigures& figures) { return figures.gpuAllocation; }},
    Objective{"unallocatable", "unallocatable GPUs, mean", ObjectiveUnit::Gpus, false,
              [](const SweepFigures& figures) { return figures.unallocatable; }},
    waiting("wait-median", "wait, median", waitOfAll<&Quantiles::p50>),
    waiting("wait-p95", "wait, 95 %", waitOfAll<&Quantiles::p95>),
    waiting("wait-longest", "wait, longest", waitOfAll<&Quantiles::max>),
    waiting("p0-wait-median", "P0 wait, median", wait<Level::P0, &Quantiles::p50>),
    waiting("p0-wait-p95", "P0 wait, 95 %", wait<Level::P0, &Quantiles::p95>),
    waiting("p0-wait-longest", "P0 wait, longest", wait<Level::P0, &Quantiles::max>),
    waiting("p1-wait-median", "P1 wait, median", wait<Level::P1, &Quantiles::p50>),
    waiting("p1-wait-p95", "P1 wait, 95 %", wait<Level::P1, &Quantiles::p95>),
    waiting("p1-wait-longest", "P1 wait, longest", wait<Level::P1, &Quantiles::max>),
    waiting("p2-wait-median", "P2 wait, median", wait<Level::P2, &Quantiles::p50>),
    waiting("p2-wait-p95", "P2 wait, 95 %", wait<Level::P2, &Quantiles::p95>),
    waiting("p2-wait-longest", "P2 wait, longest", wait<Level::P2, &Quantiles::max>),
    Objective{"evictions", "evictions", ObjectiveUnit::Pods, false,
              [](const SweepFigures& figures) { return std::optional(static_cast<double>(figures.evicted)); }},
    Objective{"bound", "pods bound", ObjectiveUnit::Pods, true,
              [](const SweepFigures& figures) { return std::optional(static_cast<double>(figures.all.bound)); }},
    Objective{"pending", "pods pending at the end", ObjectiveUnit::Pods, false,
              [](const SweepFigures& figures) { return std::optional(static_cast<double>(figures.all.pending)); }},
};

} // namespace

SweepFigures sweepFigures(const metrics::Figures& figures, std::optional<double> meanWaste) {
    SweepFigures result;
    if (figures.gpu) result.gpuAllocation = figures.gpu->use.utilisation;
    if (figures.gpu) result.unallocatable = meanWaste;
    result.all = groupOf(figures.all);
    std::transform(figures.levels.begin(), figures.levels.end(), result.levels.begin(), groupOf);
    result.evicted = figures.counts.evicted;
    return result;
}

std::span<const Objective> objectives() {
    return kObjectives;
}

const Objective* objectiveNamed(std::string_view name) {
    const auto* const found = std::ranges::find(kObjectives, name, &Objective::name);
    return found == kObjectives.end() ? nullptr : found;
}

} // namespace berth::tune
