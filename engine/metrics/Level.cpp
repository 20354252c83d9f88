// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/Level.h"

#include "engine/model/Mig.h"

namespace berth::metrics {

namespace {

/// Whole GPUs, fractions of them, or MIG slices.
bool asksGpus(const Pod& pod) {
    return gpuRequest(pod).second > 0 || pod.totals.gpuShare.milli > 0 || !migSlices(pod.totals.requests).empty();
}

} // namespace

std::optional<Level> levelOf(const Pod& pod, const LevelBands& bands) {
    const Level level = berth::levelOf(pod.priority, bands);
    return level != Level::P2 || asksGpus(pod) ? std::optional(level) : std::nullopt;
}

} // namespace berth::metrics
