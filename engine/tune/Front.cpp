// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tune/Front.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <tuple>

namespace berth::tune {
namespace {

constexpr std::array<std::string_view, 9> kTelling{"p0-wait-p95",   "p2-wait-p95",    "p1-wait-p95",
                                                   "unallocatable", "gpu-allocation", "wait-p95",
                                                   "pending",       "evictions",      "bound"};

/// At least as good in both, and better in one.
bool dominates(const SweepPoint& one, const SweepPoint& other, const ObjectivePair& pair) {
    const bool isWorse =
        pair.first->isBetter(*other.first, *one.first) || pair.second->isBetter(*other.second, *one.second);
    return !isWorse &&
           (pair.first->isBetter(*one.first, *other.first) || pair.second->isBetter(*one.second, *other.second));
}

bool isOnFront(const SweepPoint& point, std::span<const SweepPoint> all, const ObjectivePair& pair) {
    return point.isPlaced() && std::ranges::none_of(all, [&](const SweepPoint& other) {
               return other.isPlaced() && dominates(other, point, pair);
           });
}

/// 0: it differs; 1: it is there; 2: some run does not have it.
int rankOf(const Objective& objective, std::span<const SweepRun> runs) {
    bool differs = false;
    for (const SweepRun& run : runs) {
        const auto value = objective.value(run.figures);
        if (!value) return 2;
        differs = differs || value != objective.value(runs.front().figures);
    }
    return differs ? 0 : 1;
}

} // namespace

std::vector<SweepPoint> sweepPoints(std::span<const SweepRun> runs, const ObjectivePair& pair) {
    std::vector<SweepPoint> points;
    std::map<std::string, std::size_t> known;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const auto [entry, isNew] = known.emplace(runs[i].fingerprint, points.size());
        if (isNew) points.push_back({{}, pair.first->value(runs[i].figures), pair.second->value(runs[i].figures)});
        points[entry->second].runs.push_back(i);
    }
    for (SweepPoint& point : points) point.isOnFront = isOnFront(point, points, pair);
    return points;
}

ObjectivePair tellingPair(std::span<const SweepRun> runs) {
    std::array<const Objective*, kTelling.size()> ordered{};
    std::ranges::transform(kTelling, ordered.begin(), objectiveNamed);
    std::ranges::stable_sort(ordered, {}, [&](const Objective* objective) { return rankOf(*objective, runs); });
    return {ordered[0], ordered[1]};
}

std::vector<std::size_t> frontOf(std::span<const SweepPoint> points, const ObjectivePair& pair) {
    std::vector<std::size_t> front;
    for (std::size_t i = 0; i < points.size(); ++i)
        if (points[i].isOnFront) front.push_back(i);
    std::ranges::stable_sort(front, [&](std::size_t one, std::size_t other) {
        return pair.first->isBetter(*points[one].first, *points[other].first);
    });
    return front;
}

} // namespace berth::tune
