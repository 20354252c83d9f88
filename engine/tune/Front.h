// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tune/Sweep.h"

#include <cstddef>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace berth::tune {

/// Two objectives that settings are judged by together.
struct ObjectivePair {
    const Objective* first = nullptr;
    const Objective* second = nullptr;

    friend bool operator==(const ObjectivePair&, const ObjectivePair&) = default;
};

/// One distinct result of a sweep: settings whose runs have the same fingerprint count once.
struct SweepPoint {
    std::vector<std::size_t> runs;       ///< indices, rising
    std::optional<double> first, second; ///< the objectives; nothing where the run does not have one
    bool isOnFront = false;              ///< no other point is better in one objective without being worse in the other

    bool isPlaced() const { return first && second; }
};

/// The distinct results, by their first run, with the Pareto front marked. Points that lack an objective are never on it.
std::vector<SweepPoint> sweepPoints(std::span<const SweepRun> runs, const ObjectivePair& pair);

/// The two objectives that say most of these runs: waits of levels first, then GPUs; those that all runs have and that differ
/// between them before those that do not.
ObjectivePair tellingPair(std::span<const SweepRun> runs);

/// The front from its best first objective on, as a staircase is drawn along it; points that lie on one another stand beside each other.
std::vector<std::size_t> frontOf(std::span<const SweepPoint> points, const ObjectivePair& pair);

} // namespace berth::tune
