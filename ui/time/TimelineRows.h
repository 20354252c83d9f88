// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/time/TimelineView.h"

namespace berth::ui {

// Where the timeline's rows and columns lie.

inline constexpr qreal kLabelWidth = 104;
inline constexpr qreal kRightRoom = 76; ///< for the last values
inline constexpr qreal kRulerHeight = 22;
inline constexpr qreal kMarkSize = 8;

/// The rows of the current track for the widget's height, and what is left for the lanes.
struct TimelineView::Rows {
    qreal submit = 0, track = 0, below = 0;
    QRectF lanes;
};

} // namespace berth::ui
