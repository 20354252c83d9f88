// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/WaterfallPane.h"

#include "ui/stage/WaterfallPainter.h"
#include "ui/theme/Shapes.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

namespace berth::ui {
namespace {

constexpr qreal kPanelMargin = 12;

} // namespace

WaterfallPane::WaterfallPane(QWidget* parent) : QAbstractScrollArea(parent) {
    installSpokenItems();
    setAccessibleName(tr("Scores"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    verticalScrollBar()->setSingleStep(static_cast<int>(kWaterfallRow));
}

void WaterfallPane::setView(WaterfallView view) {
    if (view == view_) return;
    view_ = std::move(view);
    if (focus_ >= spokenCount()) focus_ = -1;
    updateScrollRange();
    viewport()->update();
}

WaterfallGeometry WaterfallPane::places() const {
    return waterfallGeometry(view_, viewport()->width());
}

QPointF WaterfallPane::offset() const {
    return {static_cast<qreal>(horizontalScrollBar()->value()), static_cast<qreal>(verticalScrollBar()->value())};
}

qreal WaterfallPane::panelHeight() const {
    if (!view_.arithmetic) return 0;
    return arithmeticHeight(Fonts(font()), *view_.arithmetic, viewport()->width() - 2 * kPanelMargin) +
           2 * kPanelMargin;
}

QRectF WaterfallPane::rowRect(NodeId node) const {
    for (std::size_t i = 0; i < view_.rows.size(); ++i)
        if (view_.rows[i].node == node) return places().row(static_cast<int>(i)).translated(-offset());
    return {};
}

QRectF WaterfallPane::cellRect(const ScoreCellId& cell) const {
    for (std::size_t i = 0; i < view_.rows.size(); ++i)
        if (view_.rows[i].node == cell.node)
            return places().cell(static_cast<int>(i), cell.column).translated(-offset());
    return {};
}

int WaterfallPane::spokenCount() const {
    return static_cast<int>(view_.rows.size() * (view_.columns.size() + 1));
}

ScoreCellId WaterfallPane::cellAtIndex(int index) const {
    const int columns = static_cast<int>(view_.columns.size());
    const int column = index % (columns + 1);
    return {view_.rows[static_cast<std::size_t>(index / (columns + 1))].node,
            column == columns ? ScoreCellId::kTotal : column};
}

QString WaterfallPane::spokenText(int index) const {
    return scoreSentence(view_, cellAtIndex(index));
}

QRect WaterfallPane::spokenRect(int index) const {
    return cellRect(cellAtIndex(index)).toAlignedRect();
}

void WaterfallPane::spokenPress(int index) {
    Q_EMIT scoreSelected(cellAtIndex(index));
}

int WaterfallPane::indexAt(const QPointF& viewportPoint) const {
    if (viewportPoint.y() > viewport()->height() - panelHeight()) return -1;
    for (int i = 0; i < spokenCount(); ++i)
        if (cellRect(cellAtIndex(i)).contains(viewportPoint)) return i;
    return -1;
}

bool WaterfallPane::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && isOwnKey(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Scores"));
        viewport()->update();
    }
    return QAbstractScrollArea::event(event);
}

bool WaterfallPane::viewportEvent(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QAbstractScrollArea::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int index = indexAt(help->pos());
    QToolTip::showText(help->globalPos(), index < 0 ? QString() : spokenText(index), viewport());
    return true;
}

void WaterfallPane::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::of(palette());
    const Fonts fonts(font());
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(viewport()->rect(), theme.stage);
    painter.save();
    painter.translate(-offset());
    std::optional<ScoreCellId> focus;
    if (hasFocus() && focus_ >= 0) focus = cellAtIndex(focus_);
    paintWaterfall(painter, theme, fonts, view_, places(), focus);
    painter.restore();
    if (!view_.arithmetic) return;
    const QRectF area(0, viewport()->height() - panelHeight(), viewport()->width(), panelHeight());
    painter.fillRect(area, theme.stage);
    paintArithmetic(painter, theme, fonts, *view_.arithmetic,
                    area.adjusted(kPanelMargin, kPanelMargin, -kPanelMargin, -kPanelMargin));
}

void WaterfallPane::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    updateScrollRange();
}

void WaterfallPane::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    if (const int index = indexAt(event->position()); index >= 0) {
        focus_ = -1;
        return spokenPress(index);
    }
    for (const WaterfallRowView& row : view_.rows)
        if (rowRect(row.node).contains(event->position())) return Q_EMIT nodeSelected(row.node);
    if (event->position().y() > viewport()->height() - panelHeight()) return;
    const std::vector<QRectF> chips = filteredChips(Fonts(font()), view_, places());
    for (std::size_t i = 0; i < chips.size(); ++i)
        if (chips[i].translated(-offset()).contains(event->position()))
            return Q_EMIT nodeSelected(view_.filtered[i].node);
}

void WaterfallPane::keyPressEvent(QKeyEvent* event) {
    if (!isOwnKey(*event)) return QAbstractScrollArea::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (focus_ >= 0) return spokenPress(focus_);
        return moveFocus(Qt::Key_Home);
    case Qt::Key_Escape: focus_ = -1; return viewport()->update();
    default: moveFocus(event->key());
    }
}

void WaterfallPane::focusInEvent(QFocusEvent* event) {
    viewport()->update();
    QAbstractScrollArea::focusInEvent(event);
}

void WaterfallPane::focusOutEvent(QFocusEvent* event) {
    viewport()->update();
    QAbstractScrollArea::focusOutEvent(event);
}

bool WaterfallPane::isOwnKey(const QKeyEvent& event) const {
    if (event.modifiers() & ~Qt::KeypadModifier) return false;
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: return spokenCount() > 0;
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_Space:
    case Qt::Key_Escape: return focus_ >= 0;
    default: return false;
    }
}

void WaterfallPane::moveFocus(int key) {
    const int perRow = static_cast<int>(view_.columns.size()) + 1;
    const int step = key == Qt::Key_Left    ? -1
                     : key == Qt::Key_Right ? 1
                     : key == Qt::Key_Up    ? -perRow
                     : key == Qt::Key_Down  ? perRow
                     : key == Qt::Key_End   ? spokenCount()
                                            : -spokenCount();
    const int wanted = focus_ + step;
    const bool inside = wanted >= 0 && wanted < spokenCount();
    if (inside || key == Qt::Key_Home || key == Qt::Key_End) focus_ = std::clamp(wanted, 0, spokenCount() - 1);
    const QRectF rect = cellRect(cellAtIndex(focus_));
    const qreal below = rect.bottom() - (viewport()->height() - panelHeight());
    if (rect.top() < 0 || below > 0)
        verticalScrollBar()->setValue(verticalScrollBar()->value() +
                                      static_cast<int>(rect.top() < 0 ? rect.top() : below));
    announceFocus(*this, focus_);
    viewport()->update();
}

void WaterfallPane::updateScrollRange() {
    const QSizeF size = places().size;
    const int height = viewport()->height() - static_cast<int>(panelHeight());
    horizontalScrollBar()->setPageStep(viewport()->width());
    horizontalScrollBar()->setRange(0, std::max(0, static_cast<int>(std::ceil(size.width())) - viewport()->width()));
    verticalScrollBar()->setPageStep(height);
    verticalScrollBar()->setRange(0, std::max(0, static_cast<int>(std::ceil(size.height())) - height));
}

} // namespace berth::ui
