// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/queues/PodChipView.h"
#include "ui/theme/Fonts.h"
#include "ui/theme/Theme.h"

#include <QRectF>

class QPainter;

namespace berth::ui {

inline constexpr qreal kChipHeight = 28;
inline constexpr qreal kChipPitch = 32;

struct ChipEmphasis {
    bool selected = false;
    bool focused = false;
};

/// How far a gang's bracket moves its chips to the right.
inline constexpr qreal kBracketRoom = 7;
/// Draws the bracket left of a gang's chips; the lower part stands for members that are missing: it is dashed.
void paintGangBracket(QPainter& painter, const Theme& theme, const QRectF& box, Level level, qreal presentShare);

/// Draws a chip into `box` (28 high). Where room is short the GPU count goes first, then the name is elided.
void paintPodChip(QPainter& painter, const Theme& theme, const Fonts& fonts, const QRectF& box, const PodChipView& chip,
                  ChipEmphasis emphasis = {});

} // namespace berth::ui
