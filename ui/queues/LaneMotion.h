// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include <optional>

namespace berth::ui {

/// Where a chip is drawn while its lane changes.
struct ChipPose {
    QRectF rect;
    qreal opacity = 1;
};

inline constexpr int kLaneMotionMs = 350;

/// A chip that was there glides to its new place; a new one fades in 8 px below it. `progress` 0…1 of the whole motion.
ChipPose chipPose(const std::optional<QRectF>& before, const QRectF& after, qreal progress);

} // namespace berth::ui
