// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/WaterfallPane.h"

#include "ui/stage/WaterfallPainter.h"
#include "ui/theme/SayAgain.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Spacing.h"
#include "ui/theme/StateStroke.h"

#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <utility>

namespace berth::ui {
namespace {

constexpr qreal kPanelMargin = 12;

} // namespace

WaterfallPane::WaterfallPane(QWidget* parent) : ItemPane(parent) {
    new SayAgain(this, [this] { setAccessibleName(tr("Scores")); });
    verticalScrollBar()->setSingleStep(static_cast<int>(kWaterfallRow));
}

void WaterfallPane::setView(WaterfallView view) {
    if (view == view_) return;
    const QString focused = focusKey();
    view_ = std::move(view);
    places_.forget();
    followContent(focused);
}

void WaterfallPane::setSelectedNode(NodeId node) {
    if (node == selected_) return;
    selected_ = node;
    viewport()->update();
}

const WaterfallPane::Places& WaterfallPane::places() const {
    return places_.at(viewport()->size(), [this] { return layOut(); });
}

WaterfallPane::Places WaterfallPane::layOut() const {
    const Fonts fonts(font());
    const qreal width = viewport()->width();
    Places places;
    places.table = waterfallGeometry(view_, width);
    places.chips = filteredChips(fonts, view_, places.table);
    places.more = filteredMore(fonts, view_, places.table, places.chips);
    if (view_.arithmetic)
        places.panelHeight = static_cast<int>(
            std::ceil(arithmeticHeight(fonts, *view_.arithmetic, width - 2 * kPanelMargin) + 2 * kPanelMargin));
    return places;
}

int WaterfallPane::rowOf(NodeId node) const {
    const auto found = std::find_if(view_.rows.begin(), view_.rows.end(),
                                    [node](const WaterfallRowView& row) { return row.node == node; });
    return found == view_.rows.end() ? -1 : static_cast<int>(found - view_.rows.begin());
}

QRectF WaterfallPane::rowRect(NodeId node) const {
    const int row = rowOf(node);
    return row < 0 ? QRectF() : places().table.row(row).translated(-offset());
}

QRectF WaterfallPane::cellRect(const ScoreCellId& cell) const {
    const int row = rowOf(cell.node);
    return row < 0 ? QRectF() : places().table.cell(row, cell.column).translated(-offset());
}

SpokenPath WaterfallPane::pathOf(const ScoreCellId& cell) const {
    const int row = rowOf(cell.node);
    const int columns = static_cast<int>(view_.columns.size());
    if (row < 0) return {};
    if (cell.column == ScoreCellId::kTotal) return {row, columns};
    return cell.column < columns ? SpokenPath{row, cell.column} : SpokenPath{row};
}

WaterfallPane::Kind WaterfallPane::kindOf(const SpokenPath& item) const {
    if (item[0] < rowCount()) return item.size() > 1 ? Kind::Cell : Kind::Row;
    const std::size_t chip = chipOf(item);
    if (chip < places().chips.size()) return Kind::Chip;
    return chip == places().chips.size() && !places().more.isNull() ? Kind::More : Kind::Arithmetic;
}

int WaterfallPane::itemCount(const SpokenPath& parent) const {
    if (!parent.empty()) return parent.size() == 1 && parent[0] < rowCount() ? places().table.columns + 1 : 0;
    const int more = places().more.isNull() ? 0 : 1;
    return rowCount() + static_cast<int>(places().chips.size()) + more + (view_.arithmetic ? 1 : 0);
}

ScoreCellId WaterfallPane::cellOf(const SpokenPath& item) const {
    const bool isTotal = item[1] == static_cast<int>(view_.columns.size());
    return {view_.rows[static_cast<std::size_t>(item[0])].node, isTotal ? ScoreCellId::kTotal : item[1]};
}

QString WaterfallPane::itemText(const SpokenPath& item) const {
    switch (kindOf(item)) {
    case Kind::Row: return rowSentence(view_.rows[static_cast<std::size_t>(item[0])], view_.preview);
    case Kind::Cell: return scoreSentence(view_, cellOf(item));
    case Kind::Chip: return filteredSentence(view_.filtered[chipOf(item)]);
    case Kind::More: return tr("%1 more filtered out, as a list").arg(view_.filtered.size() - places().chips.size());
    case Kind::Arithmetic: break;
    }
    return arithmeticSentence(*view_.arithmetic);
}

bool WaterfallPane::itemTakesPress(const SpokenPath& item) const {
    return kindOf(item) != Kind::Arithmetic;
}

QAccessible::Role WaterfallPane::itemRole(const SpokenPath& item) const {
    return kindOf(item) == Kind::Arithmetic ? QAccessible::StaticText : SpokenTree::itemRole(item);
}

void WaterfallPane::pressItem(const SpokenPath& item) {
    switch (kindOf(item)) {
    case Kind::Row: return Q_EMIT nodeSelected(view_.rows[static_cast<std::size_t>(item[0])].node);
    case Kind::Cell: return Q_EMIT scoreSelected(cellOf(item));
    case Kind::Chip: return Q_EMIT nodeSelected(view_.filtered[chipOf(item)].node);
    case Kind::More: return Q_EMIT filteredRequested();
    case Kind::Arithmetic: break;
    }
}

/// Rows with their numbers, the filtered nodes as one line, the arithmetic as another.
ItemLines WaterfallPane::lines() const {
    ItemLines items;
    std::vector<SpokenPath> below;
    for (int i = 0; i < itemCount({}); ++i) {
        const Kind kind = kindOf({i});
        if (kind == Kind::Chip || kind == Kind::More) {
            below.push_back({i});
            continue;
        }
        if (!below.empty()) items.lines.push_back(std::exchange(below, {}));
        items.lines.push_back({{i}});
        for (int column = 0; column < itemCount({i}); ++column) items.lines.back().push_back({i, column});
    }
    if (!below.empty()) items.lines.push_back(std::move(below));
    return items;
}

QRectF WaterfallPane::panel() const {
    return {0, static_cast<qreal>(viewport()->height() - places().panelHeight), static_cast<qreal>(viewport()->width()),
            static_cast<qreal>(places().panelHeight)};
}

QRectF WaterfallPane::placeOf(const SpokenPath& item) const {
    switch (kindOf(item)) {
    case Kind::Row: return places().table.row(item[0]);
    case Kind::Cell: return places().table.cell(item[0], cellOf(item).column);
    case Kind::Chip: return places().chips[chipOf(item)];
    case Kind::More: return places().more;
    case Kind::Arithmetic: break;
    }
    return panel().adjusted(kPanelMargin, kPanelMargin, -kPanelMargin, -kPanelMargin).translated(offset());
}

/// A row is aimed at where its node's name stands. The arithmetic is always in view.
QRectF WaterfallPane::headOf(const SpokenPath& item) const {
    const Kind kind = kindOf(item);
    QRectF place = placeOf(item);
    if (kind == Kind::Row) place.setRight(places().table.columnsLeft);
    return kind == Kind::Arithmetic ? QRectF(offset() + QPointF(space::k24, space::k24), QSizeF(1, 1)) : place;
}

SpokenPath WaterfallPane::rowItemAt(const QPointF& content) const {
    const WaterfallGeometry& table = places().table;
    const int row = static_cast<int>(std::floor((content.y() - table.row(0).top()) / kWaterfallRow));
    if (row < 0 || row >= rowCount() || !table.row(row).contains(content)) return {};
    for (int column = 0; column <= table.columns; ++column)
        if (placeOf({row, column}).contains(content)) return {row, column};
    return {row};
}

SpokenPath WaterfallPane::itemAt(const QPointF& content) const {
    if (panel().contains(content - offset())) return {};
    if (SpokenPath item = rowItemAt(content); !item.empty()) return item;
    const int rows = rowCount();
    for (std::size_t i = 0; i < places().chips.size(); ++i)
        if (places().chips[i].contains(content)) return {rows + static_cast<int>(i)};
    return places().more.contains(content) ? SpokenPath{rows + static_cast<int>(places().chips.size())} : SpokenPath();
}

SpokenPath WaterfallPane::firstItem() const {
    const SpokenPath selected = view_.selected ? pathOf(*view_.selected) : SpokenPath();
    return selected.empty() ? ItemPane::firstItem() : selected;
}

QString WaterfallPane::keyOf(const SpokenPath& item) const {
    switch (kindOf(item)) {
    case Kind::Row: return QStringLiteral("row %1").arg(view_.rows[static_cast<std::size_t>(item[0])].node.value);
    case Kind::Cell: {
        const ScoreCellId cell = cellOf(item);
        const bool isTotal = cell.column == ScoreCellId::kTotal;
        return QStringLiteral("cell %1 %2")
            .arg(cell.node.value)
            .arg(isTotal ? QString() : view_.columns[static_cast<std::size_t>(cell.column)].plugin);
    }
    case Kind::Chip: return QStringLiteral("chip %1").arg(view_.filtered[chipOf(item)].node.value);
    case Kind::More: return QStringLiteral("more");
    case Kind::Arithmetic: break;
    }
    return QStringLiteral("arithmetic");
}

/// What the focus ring encloses.
QRectF WaterfallPane::ringOf(const SpokenPath& item) const {
    const QRectF place = placeOf(item);
    switch (kindOf(item)) {
    case Kind::Row: return place.adjusted(5, 5, -5, -5);
    case Kind::Cell: return scoreBox(place);
    default: return place;
    }
}

/// Around the row of the selected node, or its chip where it was filtered out.
void WaterfallPane::paintSelection(QPainter& painter, const Theme& theme) const {
    if (!selected_.valid()) return;
    if (const int row = rowOf(selected_); row >= 0)
        paintRing(painter, theme, ringOf({row}), Ring::Selected, radius::kControl);
    for (std::size_t i = 0; i < places().chips.size(); ++i)
        if (view_.filtered[i].node == selected_)
            paintRing(painter, theme, places().chips[i], Ring::Selected, radius::kControl);
}

void WaterfallPane::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::of(palette());
    const Fonts fonts(font());
    const SpokenPath focus = drawnFocus();
    const bool onPanel = !focus.empty() && kindOf(focus) == Kind::Arithmetic;
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(viewport()->rect(), theme.stage);
    painter.save();
    painter.setClipRect(viewport()->rect());
    painter.translate(-offset());
    paintWaterfall(painter, theme, fonts, view_, places().table, places().chips);
    paintSelection(painter, theme);
    if (!focus.empty() && !onPanel) paintRing(painter, theme, ringOf(focus), Ring::Focus, radius::kControl);
    painter.restore();
    if (view_.arithmetic) {
        const QRectF box = panel().adjusted(kPanelMargin, kPanelMargin, -kPanelMargin, -kPanelMargin);
        painter.fillRect(panel(), theme.stage);
        paintArithmetic(painter, theme, fonts, *view_.arithmetic, box);
        if (onPanel) paintRing(painter, theme, box, Ring::Focus, radius::kCard);
    }
    if (drawsFrame()) paintPaneFocus(painter, theme, viewport()->rect());
}

} // namespace berth::ui
