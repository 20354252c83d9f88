// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/Level.h"

namespace berth::metrics {

std::string_view toString(Level level) {
    switch (level) {
    case Level::P0: return "P0";
    case Level::P1: return "P1";
    case Level::P2: break;
    }
    return "P2";
}

std::optional<Level> levelOf(const Pod& pod, const LevelBands& bands) {
    if (pod.priority >= bands.p0From) return Level::P0;
    if (pod.priority >= bands.p1From) return Level::P1;
    return gpuRequest(pod).second > 0 ? std::optional(Level::P2) : std::nullopt;
}

} // namespace berth::metrics
