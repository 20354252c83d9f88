// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace berth {

/// The three levels of AI training: production, experiments, the rest. The smaller, the higher.
enum class Level : std::uint8_t { P0, P1, P2 };
inline constexpr std::size_t kLevels = 3;
/// "P0", "P1", "P2".
std::string_view toString(Level level);

/// Where the bands of P0 and P1 begin: `bands` of a plugin's arguments, `levels` of a scenario. p0From is above p1From.
struct LevelBands {
    std::int32_t p0From = 100'000;
    std::int32_t p1From = 10'000;
    friend bool operator==(const LevelBands&, const LevelBands&) = default;
};

/// The band of an effective priority; a pod without one has 0.
///
/// Source: AI_SUITE section 1.
constexpr Level levelOf(std::int32_t priority, const LevelBands& bands) {
    if (priority >= bands.p0From) return Level::P0;
    return priority >= bands.p1From ? Level::P1 : Level::P2;
}

} // namespace berth
