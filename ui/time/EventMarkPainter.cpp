// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/time/EventMarkPainter.h"

#include <QPainter>
#include <QPolygonF>

namespace berth::ui {

QColor eventColor(const Theme& theme, EventMark mark) {
    switch (mark) {
    case EventMark::Submit: return theme.text2;
    case EventMark::Bind: return theme.ok.hue;
    case EventMark::Wait: return theme.wait.hue;
    case EventMark::Reject:
    case EventMark::Evict: return theme.no.hue;
    }
    return theme.text2;
}

void paintEventMark(QPainter& painter, const Theme& theme, EventMark mark, const QPointF& centre, qreal size) {
    const QColor color = eventColor(theme, mark);
    const qreal half = size / 2;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(centre);
    painter.setPen(QPen(color, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    switch (mark) {
    case EventMark::Submit:
        painter.drawPolygon(QPolygonF({{-half, -half * 0.8}, {half, -half * 0.8}, {0, half * 0.9}}));
        break;
    case EventMark::Bind:
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawEllipse(QPointF(), half, half);
        break;
    case EventMark::Wait: painter.drawEllipse(QPointF(), half - 0.75, half - 0.75); break;
    case EventMark::Reject:
        painter.drawLine(QPointF(-half * 0.75, -half * 0.75), QPointF(half * 0.75, half * 0.75));
        painter.drawLine(QPointF(-half * 0.75, half * 0.75), QPointF(half * 0.75, -half * 0.75));
        break;
    case EventMark::Evict: painter.drawRect(QRectF(-half + 1, -half + 1, size - 2, size - 2)); break;
    }
    painter.restore();
}

} // namespace berth::ui
