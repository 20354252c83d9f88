// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/SeriesChart.h"

#include "ui/compare/CompareMarks.h"
#include "ui/theme/Fonts.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/StateStroke.h"
#include "ui/theme/Theme.h"
#include "ui/view/Text.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace berth::ui {
namespace {

constexpr qreal kLeft = 44;
constexpr qreal kRight = 46; ///< the names of the lines
constexpr qreal kTop = 10;
constexpr qreal kBottom = 34;
constexpr qreal kTickRoom = 62;
constexpr qreal kLine = 1.75;
constexpr qreal kMark = 9;
constexpr qreal kApart = 18;

} // namespace

SeriesChart::SeriesChart(QWidget* parent) : QWidget(parent) {
    installSpokenItems();
    setFocusPolicy(Qt::TabFocus);
    setMouseTracking(true);
}

void SeriesChart::setView(const SeriesView& view) {
    view_ = view;
    read_.reset();
    setAccessibleName(view_.title);
    setAccessibleDescription(view_.about);
    update();
}

SeriesPlot SeriesChart::plot() const {
    const Fonts fonts;
    const QRectF box(fonts.scaled(kLeft), fonts.scaled(kTop), width() - fonts.scaled(kLeft + kRight),
                     height() - fonts.scaled(kTop + kBottom));
    return {box, view_.span, seriesTop(view_)};
}

QString SeriesChart::valueText(double value, int decimals) const {
    return view_.isShare ? QStringLiteral("%1 %").arg(value * 100, 0, 'f', decimals)
                         : QString::number(value, 'f', decimals);
}

// ---- reading

const std::vector<SeriesPoint>& SeriesChart::longerLine() const {
    return view_.lines[0].size() >= view_.lines[1].size() ? view_.lines[0] : view_.lines[1];
}

void SeriesChart::read(std::optional<Duration> moment) {
    if (moment == read_) return;
    read_ = moment;
    update();
}

void SeriesChart::readBy(int points) {
    const auto& line = longerLine();
    if (line.empty()) return;
    if (!read_) return read(points > 0 ? line.front().at : line.back().at);
    const auto here = static_cast<std::ptrdiff_t>(*nearestPoint(line, *read_));
    const std::ptrdiff_t there = std::clamp<std::ptrdiff_t>(here + points, 0, std::ssize(line) - 1);
    read(line[static_cast<std::size_t>(there)].at);
}

void SeriesChart::mouseMoveEvent(QMouseEvent* event) {
    const SeriesPlot plot = this->plot();
    const auto& line = longerLine();
    if (line.empty() || !plot.box.adjusted(-4, -4, 4, 4).contains(event->position())) return read(std::nullopt);
    read(line[*nearestPoint(line, plot.at(event->position().x()))].at);
}

void SeriesChart::leaveEvent(QEvent* event) {
    read(std::nullopt);
    QWidget::leaveEvent(event);
}

void SeriesChart::keyPressEvent(QKeyEvent* event) {
    const auto& line = longerLine();
    switch (event->key()) {
    case Qt::Key_Left: return readBy(-1);
    case Qt::Key_Right: return readBy(1);
    case Qt::Key_Home: return line.empty() ? void() : read(line.front().at);
    case Qt::Key_End: return line.empty() ? void() : read(line.back().at);
    case Qt::Key_Escape:
        if (read_) return read(std::nullopt);
        break;
    default: break;
    }
    QWidget::keyPressEvent(event);
}

void SeriesChart::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
}

void SeriesChart::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    read(std::nullopt);
    update();
}

bool SeriesChart::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        constexpr std::array kKeys = {Qt::Key_Left, Qt::Key_Right, Qt::Key_Home, Qt::Key_End};
        const bool isOwn =
            std::ranges::find(kKeys, key->key()) != kKeys.end() || (key->key() == Qt::Key_Escape && read_);
        if (isOwn && key->modifiers() == Qt::NoModifier) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

// ---- items

QString SeriesChart::readText(std::size_t side) const {
    const auto& line = view_.lines[side];
    const bool isOver = !read_ || line.empty() || *read_ > line.back().at;
    return isOver ? QStringLiteral("–") : valueText(line[*nearestPoint(line, *read_)].value, 1);
}

QString SeriesChart::spokenText(int index) const {
    const auto& line = view_.lines[static_cast<std::size_t>(index)];
    const QString letter = sideLetter(static_cast<std::size_t>(index));
    if (line.empty()) return tr("%1, %2: no value").arg(view_.title, letter);
    if (read_)
        return tr("%1, %2 at %3: %4")
            .arg(view_.title, letter, spanText(*read_), readText(static_cast<std::size_t>(index)));
    const auto [least, most] = std::ranges::minmax_element(line, {}, &SeriesPoint::value);
    return tr("%1, %2: between %3 and %4, at the end %5")
        .arg(view_.title, letter, valueText(least->value, 1), valueText(most->value, 1),
             valueText(line.back().value, 1));
}

QRect SeriesChart::spokenRect(int) const {
    return rect();
}

void SeriesChart::spokenFocusOn(int) {
    setFocus(Qt::OtherFocusReason);
}

void SeriesChart::spokenPress(int) {
    readBy(1);
}

// ---- drawing

void SeriesChart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (view_.span.ns <= 0) return;
    const SeriesPlot plot = this->plot();
    paintAxes(painter, plot);
    paintLines(painter, plot);
    if (read_) paintReading(painter, plot);
    if (hasFocus()) paintPaneFocus(painter, Theme::of(palette()), QRectF(rect()));
}

void SeriesChart::paintAxes(QPainter& painter, const SeriesPlot& plot) const {
    const Theme& theme = Theme::of(palette());
    const Fonts fonts;
    const QFont micro = fonts.font(type::kSmallMono);
    const double top = plot.highest;
    const int decimals = top / 4 == static_cast<int>(top / 4) || view_.isShare ? 0 : 1;
    for (const double value : valueTicks(top)) {
        const qreal y = std::floor(plot.y(value));
        paintHorizontal(painter, plot.box.left(), y, plot.box.width(), theme.line);
        paintLabel(painter, {plot.box.left() - 6, y + fonts.scaled(4)}, valueText(value, decimals),
                   {micro, theme.text3, Qt::AlignRight});
    }
    const Duration step = timeStep(plot, fonts.scaled(kTickRoom));
    const qreal base = plot.box.bottom() + fonts.scaled(15);
    for (Duration at; at <= plot.span; at = at + step) {
        const QString words = at.ns == 0 ? QStringLiteral("0") : spanText(at);
        paintLabel(painter, {plot.x(at), base}, words, {micro, theme.text3, Qt::AlignHCenter});
    }
    paintLabel(painter, {plot.box.right(), plot.box.bottom() + fonts.scaled(28)}, tr("virtual time"),
               {fonts.font(type::kSmall), theme.text3, Qt::AlignRight});
}

void SeriesChart::paintLines(QPainter& painter, const SeriesPlot& plot) const {
    const Theme& theme = Theme::of(palette());
    const Fonts fonts;
    const std::array<qreal, 2> heights = endHeights(plot, view_, fonts.scaled(kApart));
    for (std::size_t side = 0; side < kSides; ++side) {
        const std::vector<QPointF> line = seriesLine(plot, view_.lines[side]);
        painter.setPen(sidePen(theme, side, kLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(line.data(), static_cast<int>(line.size()));
        if (line.empty()) continue;
        const QPointF name(plot.box.right() + fonts.scaled(8), heights[side]);
        paintLabel(painter, name + QPointF(0, fonts.scaled(4)), sideLetter(side),
                   {fonts.text(11.5, QFont::Bold), sideColor(theme, side)});
        paintSideMark(painter, theme, side, name + QPointF(fonts.scaled(20), 0), fonts.scaled(kMark), theme.panel);
    }
}

void SeriesChart::paintReading(QPainter& painter, const SeriesPlot& plot) const {
    const Theme& theme = Theme::of(palette());
    const Fonts fonts;
    const qreal x = std::floor(plot.x(*read_)) + 0.5;
    painter.setPen(Stroke{theme.accent, 1, {3, 3}}.pen());
    painter.drawLine(QPointF(x, plot.box.top()), QPointF(x, plot.box.bottom()));
    for (std::size_t side = 0; side < kSides; ++side) {
        const auto index = nearestPoint(view_.lines[side], *read_);
        if (!index || readText(side) == QStringLiteral("–")) continue;
        const SeriesPoint& point = view_.lines[side][*index];
        paintSideMark(painter, theme, side, {plot.x(point.at), plot.y(point.value)}, fonts.scaled(7), theme.panel);
    }
    const QString words = QStringLiteral("%1   A %2   B %3").arg(spanText(*read_), readText(0), readText(1));
    const QFont font = fonts.mono(10.5, QFont::Medium);
    const qreal width = textWidth(words, font) + 12;
    const qreal left = std::clamp(x - width / 2, plot.box.left(), std::max(plot.box.left(), plot.box.right() - width));
    const QRectF plate(left, plot.box.bottom() + fonts.scaled(4), width, fonts.scaled(17));
    paintBox(painter, plate, theme.accentSoft, {theme.accent, 1}, 3);
    paintLabel(painter, {plate.left() + 6, plate.bottom() - fonts.scaled(5)}, words, {font, theme.text1});
}

} // namespace berth::ui
