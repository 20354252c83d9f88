// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/Pod.h"
#include "engine/model/Scenario.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace berth::metrics {

enum class Level : std::uint8_t { P0, P1, P2 };
inline constexpr std::size_t kLevels = 3;
std::string_view toString(Level level);

/// Where the bands of P0 and P1 begin (`levels` of a scenario).
struct LevelBands {
    std::int32_t p0From = 100000;
    std::int32_t p1From = 10000;

    static LevelBands of(const Scenario& scenario) { return {scenario.p0From, scenario.p1From}; }
};

/// The band of a pod's priority. Below P1 only pods that ask for GPUs are P2; others have no level.
///
/// Source: AI_SUITE section 1.
std::optional<Level> levelOf(const Pod& pod, const LevelBands& bands);

} // namespace berth::metrics
