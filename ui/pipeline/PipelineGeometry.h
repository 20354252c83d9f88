// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pipeline/PointText.h"

#include <QLineF>
#include <QRectF>
#include <QSizeF>

#include <array>

namespace berth::ui {

/// Where everything of the pipeline strip lies, in logical pixels of the widget.
struct PipelineGeometry {
    QRectF profileBox;
    QRectF podChip;
    qreal profileLabelBaseline = 0; ///< 0 while compact: no label
    qreal cycleLabelBaseline = 0;
    QPointF schedulingLabel; ///< baseline of "Scheduling cycle"
    QPointF bindingLabel;
    std::array<QRectF, kPointCount> points;
    std::array<QLineF, 2> divider; ///< the double bar between the cycles
    bool compact = false;          ///< row 2 of the points is hidden
};

inline constexpr qreal kPipelineHeight = 112;
inline constexpr qreal kPipelineCompactHeight = 84;

/// Below 1440 px the head narrows from 210 to 150; below 100 px of height the strip is compact.
PipelineGeometry pipelineGeometry(const QSizeF& size);

} // namespace berth::ui
