// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pipeline/PipelineView.h"
#include "ui/theme/Fonts.h"
#include "ui/theme/Theme.h"

#include <QRectF>

class QPainter;

namespace berth::ui {

/// How one point is drawn beyond what it says.
struct PointLook {
    bool compact = false; ///< row 2 hidden
    bool selected = false;
    bool focused = false;
    PointBreak breaks = PointBreak::None;
    qreal turn = 0;
    const PointView* before = nullptr; ///< in a motion: what it looked like
    qreal progress = 1;                ///< where the motion stands
};

/// A yield between two: its numbers count from those before ("8 → 8", where there were none) to those after.
QString yieldBetween(const QString& before, const QString& after, qreal progress);

/// Draws the box of one extension point.
void paintPoint(QPainter& painter, const Theme& theme, const Fonts& fonts, const QRectF& box, ExtensionPoint point,
                const PointView& view, const PointLook& look = {});

} // namespace berth::ui
