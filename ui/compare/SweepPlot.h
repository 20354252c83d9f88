// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compare/SweepView.h"

#include <QPointF>
#include <QRectF>

#include <vector>

namespace berth::ui {

/// The numbers of one axis: where it begins and ends, and its ticks; all round.
struct SweepScale {
    double low = 0;
    double high = 1;
    std::vector<double> ticks;

    /// Holds `least` to `most` with at most `count` spans between ticks. Begins at zero unless that would push everything to one side.
    static SweepScale of(double least, double most, tune::ObjectiveUnit unit, int count);
};

/// Where the points of a sweep lie. Pure.
struct SweepPlot {
    QRectF box;
    SweepScale across, up;

    /// For all that `view` shows.
    static SweepPlot of(const SweepView& view, const QRectF& box);
    QPointF at(double x, double y) const;
    /// Along the front, with a corner between two points: what lies behind it is bettered.
    std::vector<QPointF> staircase(const SweepView& view) const;
    /// The dot nearest to `position`, at most `reach` away; -1 for none.
    int dotAt(const SweepView& view, const QPointF& position, qreal reach) const;
};

} // namespace berth::ui
