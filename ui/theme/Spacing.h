// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace berth::ui {

/// Distances and radii in logical pixels at 100 %.
namespace space {
inline constexpr qreal k2 = 2, k4 = 4, k8 = 8, k12 = 12, k16 = 16, k24 = 24;
inline constexpr qreal kHitArea = 24;
} // namespace space

namespace radius {
inline constexpr qreal kSlot = 3, kBadge = 3, kControl = 4, kPoint = 5, kCard = 6, kRack = 8;
/// A ring around an item lies this far outside it and is that much rounder.
inline constexpr qreal kRing = 2;
} // namespace radius

} // namespace berth::ui
