// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/CompareMarks.h"

#include "ui/theme/Shapes.h"
#include "ui/theme/Theme.h"

#include <QPainter>

namespace berth::ui {
namespace {

constexpr qreal kMarkLine = 1.75;
constexpr qreal kDash = 6;
constexpr qreal kGap = 3;

} // namespace

QString sideLetter(std::size_t side) {
    return side == 0 ? QStringLiteral("A") : QStringLiteral("B");
}

QColor sideColor(const Theme& theme, std::size_t side) {
    return side == 0 ? theme.chartA : theme.chartB;
}

QPen sidePen(const Theme& theme, std::size_t side, qreal width) {
    Stroke stroke{sideColor(theme, side), width};
    if (side > 0) stroke.dash = {kDash, kGap};
    QPen pen = stroke.pen();
    pen.setJoinStyle(Qt::RoundJoin);
    return pen;
}

void paintSideMark(QPainter& painter, const Theme& theme, std::size_t side, const QPointF& centre, qreal size,
                   const QColor& ground) {
    painter.setPen(QPen(sideColor(theme, side), kMarkLine));
    painter.setBrush(ground);
    const QRectF box(centre.x() - size / 2, centre.y() - size / 2, size, size);
    if (side == 0)
        painter.drawEllipse(box);
    else
        painter.drawRect(box);
}

} // namespace berth::ui
