// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compare/CompareView.h"

#include <QPointF>
#include <QRectF>

#include <array>
#include <optional>
#include <vector>

namespace berth::ui {

/// Where the numbers of two runs over time lie. Pure.
struct SeriesPlot {
    QRectF box;
    Duration span{1};
    double highest = 1; ///< the lowest is 0

    qreal x(Duration at) const;
    qreal y(double value) const;
    Duration at(qreal x) const;
};

/// A round number that no value exceeds; 1 for shares.
double seriesTop(const SeriesView& view);
/// Values that get a line across, from 0 to `top`.
std::vector<double> valueTicks(double top);
/// A round span between two moments that get a label, at least `room` px apart.
Duration timeStep(const SeriesPlot& plot, qreal room);
/// A line of the plot as points.
std::vector<QPointF> seriesLine(const SeriesPlot& plot, const std::vector<SeriesPoint>& points);
/// Heights at which the names of both lines stand: at their ends, but at least `apart` from each other and in the box.
std::array<qreal, 2> endHeights(const SeriesPlot& plot, const SeriesView& view, qreal apart);
/// Index of the point nearest to a moment; none without points.
std::optional<std::size_t> nearestPoint(const std::vector<SeriesPoint>& points, Duration at);

} // namespace berth::ui
