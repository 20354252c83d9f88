// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/Level.h"

namespace berth::metrics {

std::optional<Level> levelOf(const Pod& pod, const LevelBands& bands) {
    const Level level = berth::levelOf(pod.priority, bands);
    const bool counts = level != Level::P2 || gpuRequest(pod).second > 0;
    return counts ? std::optional(level) : std::nullopt;
}

} // namespace berth::metrics
