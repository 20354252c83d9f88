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
    qreal turn = 0;
};

/// Draws the box of one extension point.
void paintPoint(QPainter& painter, const Theme& theme, const Fonts& fonts, const QRectF& box, PipelinePoint point,
                const PointView& view, const PointLook& look = {});

} // namespace berth::ui
