// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compare/CompareView.h"

#include <QRectF>

#include <vector>

namespace berth::ui {

/// Where the waits of levels lie, on a square-root scale, so that minutes and hours both have room. Pure.
struct WaitsPlot {
    QRectF box;
    Duration longest{1}; ///< what the right edge stands for
    int rows = 1;

    qreal x(Duration wait) const;
    /// The middle of a bar.
    qreal y(int row, std::size_t side) const;
    qreal barHeight() const;
    /// All of a bar with its whisker, as an item: as high as a hit needs.
    QRectF item(int row, std::size_t side) const;
};

/// The longest wait of any row; a minute at least.
Duration longestWait(const std::vector<WaitRow>& rows);
/// Waits that get a line down, from 0 on, at least `room` px apart.
std::vector<Duration> waitTicks(const WaitsPlot& plot, qreal room);

} // namespace berth::ui
