// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/WaterfallGeometry.h"

#include <algorithm>

namespace berth::ui {
namespace {

constexpr qreal kMargin = 12;
constexpr qreal kInner = 14;
constexpr qreal kNameWidth = 176;
constexpr qreal kNarrowestName = 150;
constexpr qreal kWidestColumn = 120;
constexpr qreal kNarrowestColumn = 80;
constexpr qreal kNarrowestBar = 100;
constexpr qreal kWantedBar = 220;
constexpr qreal kTotalWidth = 82;
constexpr qreal kFilteredHeight = 40;

qreal columnWidth(int columns, qreal tableWidth) {
    const qreal free = tableWidth - kNameWidth - kTotalWidth - kWantedBar - kInner;
    return std::clamp(free / std::max(columns, 1), kNarrowestColumn, kWidestColumn);
}

/// Names give way before the totals would leave the pane.
qreal nameWidth(qreal tableWidth, qreal columns) {
    return std::clamp(tableWidth - columns - kNarrowestBar - kTotalWidth - kInner, kNarrowestName, kNameWidth);
}

} // namespace

QRectF WaterfallGeometry::row(int index) const {
    return {table.left(), table.top() + kWaterfallHeader + index * kWaterfallRow, table.width(), kWaterfallRow};
}

QRectF WaterfallGeometry::header() const {
    return {table.left(), table.top(), table.width(), kWaterfallHeader};
}

QRectF WaterfallGeometry::cell(int rowIndex, int column) const {
    const QRectF line = row(rowIndex);
    if (column == ScoreCellId::kTotal)
        return {totalRight - kTotalWidth + 10, line.top(), kTotalWidth - 4, line.height()};
    return {columnsLeft + column * columnWidth, line.top(), columnWidth, line.height()};
}

WaterfallGeometry waterfallGeometry(const WaterfallView& view, qreal width) {
    WaterfallGeometry g;
    g.columns = static_cast<int>(view.columns.size());
    g.rows = static_cast<int>(view.rows.size());
    g.columnWidth = columnWidth(g.columns, width - 2 * kMargin);
    const qreal names = nameWidth(width - 2 * kMargin, g.columns * g.columnWidth);
    const qreal needed = names + g.columns * g.columnWidth + kNarrowestBar + kTotalWidth + kInner;
    const qreal tableWidth = std::max(width - 2 * kMargin, needed);
    const qreal height = kWaterfallHeader + std::max(g.rows, 1) * kWaterfallRow + 6;
    g.table = QRectF(kMargin, kMargin, tableWidth, height);
    g.nameLeft = g.table.left() + kInner;
    g.columnsLeft = g.table.left() + names;
    const qreal barLeft = g.columnsLeft + g.columns * g.columnWidth + 8;
    g.totalRight = g.table.right() - kInner;
    g.bar = QRectF(barLeft, 0, g.totalRight - kTotalWidth - barLeft + 10, 20);
    g.filteredTop = g.table.bottom() + 10;
    const bool note = !view.tieRule.isEmpty() || !view.filtered.empty();
    g.size = {tableWidth + 2 * kMargin, g.table.bottom() + (note ? kFilteredHeight : 0) + kMargin};
    return g;
}

std::vector<BarSegment> barSegments(const WaterfallRowView& row, std::int64_t largest, qreal width) {
    std::vector<BarSegment> segments;
    qreal left = 0;
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        const std::int64_t points = row.cells[i].weighted.value_or(0);
        if (points <= 0) continue;
        const qreal length =
            width * static_cast<qreal>(points) / static_cast<qreal>(std::max<std::int64_t>(largest, 1));
        segments.push_back({static_cast<int>(i), left, std::max(length - (length > 2 ? 1 : 0), 0.8), points});
        left += length;
    }
    return segments;
}

std::int64_t largestTotal(const WaterfallView& view) {
    std::int64_t largest = 1;
    for (const WaterfallRowView& row : view.rows) {
        std::int64_t sum = 0;
        for (const ScoreCellView& cell : row.cells) sum += std::max<std::int64_t>(cell.weighted.value_or(0), 0);
        largest = std::max(largest, sum);
    }
    return largest;
}

} // namespace berth::ui
