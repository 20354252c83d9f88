// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/WaterfallView.h"

#include <QRectF>
#include <QSizeF>

#include <vector>

namespace berth::ui {

inline constexpr qreal kWaterfallHeader = 56;
inline constexpr qreal kWaterfallRow = 62;

/// Where the waterfall's columns and rows lie, from the pane's top left corner. All rows share one scale.
struct WaterfallGeometry {
    QRectF table;
    qreal nameLeft = 0;
    qreal columnsLeft = 0;
    qreal columnWidth = 0;
    int columns = 0;
    QRectF bar;           ///< left and width of the stacked bars
    qreal totalRight = 0; ///< right edge of the totals
    int rows = 0;
    QSizeF size; ///< of the whole content, filtered nodes included
    qreal filteredTop = 0;

    QRectF row(int index) const;
    QRectF header() const;
    /// A plugin's number, or the total for ScoreCellId::kTotal.
    QRectF cell(int row, int column) const;
};

WaterfallGeometry waterfallGeometry(const WaterfallView& view, qreal width);

/// Where one plugin's points lie on the stacked bar.
struct BarSegment {
    int column = 0;
    qreal left = 0;
    qreal width = 0;
    std::int64_t points = 0;
};

/// The weighted points of a row as segments of a bar `width` wide that stands for `largest`; 1 px apart. Negative and
/// missing points take no room.
std::vector<BarSegment> barSegments(const WaterfallRowView& row, std::int64_t largest, qreal width);
/// The largest sum of weighted points over all rows, at least 1.
std::int64_t largestTotal(const WaterfallView& view);

} // namespace berth::ui
