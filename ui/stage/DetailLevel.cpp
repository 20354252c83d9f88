// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/DetailLevel.h"

#include <array>

namespace berth::ui {
namespace {

constexpr qreal kHysteresis = 0.08;
/// Smallest card width of Card, Compact and Tile.
constexpr std::array<qreal, 3> kLimits{140, 70, 26};

} // namespace

DetailLevel detailLevel(qreal cardWidth, DetailLevel present) {
    for (int i = 0; i < static_cast<int>(kLimits.size()); ++i) {
        const bool wasFiner = static_cast<int>(present) <= i;
        const qreal limit = kLimits[static_cast<std::size_t>(i)] * (wasFiner ? 1 - kHysteresis : 1 + kHysteresis);
        if (cardWidth >= limit) return static_cast<DetailLevel>(i);
    }
    return DetailLevel::Cell;
}

} // namespace berth::ui
