// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/WaitsChart.h"

#include "ui/compare/CompareMarks.h"
#include "ui/compare/ComparePicture.h"
#include "ui/theme/Fonts.h"
#include "ui/theme/Marks.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/StateStroke.h"
#include "ui/theme/Theme.h"
#include "ui/view/Text.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include <cmath>

namespace berth::ui {
namespace {

constexpr qreal kLeft = 58;  ///< the levels' names
constexpr qreal kRight = 92; ///< a name behind the longest bar
constexpr qreal kTop = 8;
constexpr qreal kBottom = 24;
constexpr qreal kTickRoom = 46;
constexpr qreal kGlyph = 12;
constexpr qreal kTick = 2.5; ///< of the median
constexpr qreal kLeastBar = 3;
constexpr qreal kHatchPitch = 4;

} // namespace

WaitsChart::WaitsChart(QWidget* parent) : QWidget(parent) {
    installSpokenItems();
    setFocusPolicy(Qt::TabFocus);
}

void WaitsChart::setRows(const std::vector<WaitRow>& rows) {
    rows_ = rows;
    focus_ = 0;
    update();
}

WaitsPlot WaitsChart::plot() const {
    const Fonts fonts;
    const QRectF box(fonts.scaled(kLeft), fonts.scaled(kTop), width() - fonts.scaled(kLeft + kRight),
                     height() - fonts.scaled(kTop + kBottom));
    return {box, longestWait(rows_), static_cast<int>(rows_.size())};
}

// ---- items

QString WaitsChart::barText(int index) const {
    const WaitRow& row = rows_[static_cast<std::size_t>(index / 2)];
    const auto& bar = row.bars[static_cast<std::size_t>(index % 2)];
    if (!bar) return tr("no pod was bound");
    return tr("median %1, 95 % %2, longest %3")
        .arg(waitText(bar->median), waitText(bar->most95), waitText(bar->longest));
}

QString WaitsChart::spokenText(int index) const {
    return tr("%1 waits in %2: %3", "P0; A; numbers")
        .arg(levelLetter(rows_[static_cast<std::size_t>(index / 2)].level),
             sideLetter(static_cast<std::size_t>(index % 2)), barText(index));
}

QRect WaitsChart::spokenRect(int index) const {
    return plot().item(index / 2, static_cast<std::size_t>(index % 2)).toAlignedRect();
}

int WaitsChart::spokenFocus() const {
    return hasFocus() && !rows_.empty() ? focus_ : -1;
}

void WaitsChart::spokenFocusOn(int index) {
    focus_ = index;
    setFocus(Qt::OtherFocusReason);
    update();
}

void WaitsChart::spokenPress(int index) {
    const QRect place = spokenRect(index);
    QToolTip::showText(mapToGlobal(place.center()), spokenText(index), this, place);
}

void WaitsChart::moveFocus(int to) {
    if (to < 0 || to >= spokenCount()) return;
    focus_ = to;
    announceFocus(*this, focus_);
    update();
}

void WaitsChart::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Up: return moveFocus(focus_ - 1);
    case Qt::Key_Down: return moveFocus(focus_ + 1);
    case Qt::Key_Space: return rows_.empty() ? void() : spokenPress(focus_);
    default: QWidget::keyPressEvent(event);
    }
}

void WaitsChart::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    if (!rows_.empty()) announceFocus(*this, focus_);
    update();
}

void WaitsChart::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

bool WaitsChart::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        for (int i = 0; i < spokenCount(); ++i)
            if (spokenRect(i).contains(help->pos())) {
                QToolTip::showText(help->globalPos(), spokenText(i), this, spokenRect(i));
                return true;
            }
        QToolTip::hideText();
        return true;
    }
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_Space) event->accept();
    }
    return QWidget::event(event);
}

// ---- drawing

void WaitsChart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(palette());
    if (rows_.empty()) {
        paintLabel(painter, {12, 24}, tr("No pod was bound in either run."), {Fonts().font(type::kDense), theme.text3});
        return;
    }
    const WaitsPlot plot = this->plot();
    paintAxis(painter, plot);
    for (int row = 0; row < plot.rows; ++row) {
        paintLevelName(painter, plot, row);
        for (std::size_t side = 0; side < kSides; ++side) paintBar(painter, plot, row, side);
    }
    if (const int focused = spokenFocus(); focused >= 0)
        paintRing(painter, theme, QRectF(spokenRect(focused)).adjusted(2, 2, -2, -2), Ring::Focus, 4);
}

void WaitsChart::paintAxis(QPainter& painter, const WaitsPlot& plot) const {
    const Theme& theme = Theme::of(palette());
    const Fonts fonts;
    const QFont micro = fonts.font(type::kSmallMono);
    for (const Duration tick : waitTicks(plot, fonts.scaled(kTickRoom))) {
        const qreal x = std::floor(plot.x(tick));
        paintVertical(painter, x, plot.box.top(), plot.box.height(), theme.line);
        const QString words = tick.ns == 0 ? QStringLiteral("0") : spanText(tick);
        paintLabel(painter, {x, plot.box.bottom() + fonts.scaled(16)}, words, {micro, theme.text3, Qt::AlignHCenter});
    }
}

void WaitsChart::paintLevelName(QPainter& painter, const WaitsPlot& plot, int row) const {
    const Theme& theme = Theme::of(palette());
    const Fonts fonts;
    const Level level = rows_[static_cast<std::size_t>(row)].level;
    const qreal middle = (plot.y(row, 0) + plot.y(row, 1)) / 2;
    paintLevel(painter, theme, level, {fonts.scaled(16), middle}, fonts.scaled(kGlyph));
    paintLabel(painter, {fonts.scaled(27), middle + fonts.scaled(4)}, levelLetter(level),
               {fonts.text(12.5, QFont::Bold), theme.level(level).text});
}

void WaitsChart::paintBar(QPainter& painter, const WaitsPlot& plot, int row, std::size_t side) const {
    const auto& wait = rows_[static_cast<std::size_t>(row)].bars[side];
    if (!wait) return;
    const Theme& theme = Theme::of(palette());
    const Fonts fonts;
    const QColor color = sideColor(theme, side);
    const qreal middle = plot.y(row, side);
    const qreal half = plot.barHeight() / 2;
    const qreal from = plot.x(wait->median);
    const qreal until = std::max(plot.x(wait->most95), from + kLeastBar);
    const qreal end = std::max(plot.x(wait->longest), until);
    const QRectF bar(from, middle - half, until - from, half * 2);
    painter.fillRect(bar, side == 0 ? QBrush(color) : QBrush(theme.panel));
    if (side > 0) {
        painter.fillRect(bar, hatchBrush(painter, color, HatchDirection::Rising, kHatchPitch, theme.hatchStroke()));
        paintBox(painter, bar, Qt::NoBrush, {color, 1}, 0);
    }
    painter.setPen(QPen(color, kTick));
    painter.drawLine(QPointF(from, middle - half - 2), QPointF(from, middle + half + 2));
    painter.setPen(Stroke{color, 1.5, {1.5, 2}}.pen());
    painter.drawLine(QPointF(until, middle), QPointF(end, middle));
    painter.setPen(QPen(color, 1.25));
    painter.drawLine(QPointF(end, middle - 4), QPointF(end, middle + 4));
    paintLabel(painter, {end + fonts.scaled(7), middle + fonts.scaled(4)},
               QStringLiteral("%1 %2").arg(sideLetter(side), waitText(wait->most95)),
               {fonts.text(10.5, QFont::DemiBold), color});
}

} // namespace berth::ui
