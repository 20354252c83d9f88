// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/Shapes.h"

#include "ui/theme/Fonts.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace berth::ui {

QPen Stroke::pen(Qt::PenCapStyle cap) const {
    QPen pen(color, width, Qt::SolidLine, cap, Qt::MiterJoin);
    if (dash.isEmpty()) return pen;
    QVector<qreal> inWidths = dash;
    for (qreal& length : inWidths) length /= width;
    pen.setDashPattern(inWidths);
    return pen;
}

void paintBox(QPainter& painter, const QRectF& rect, const QBrush& fill, const Stroke& border, qreal radius) {
    const bool bordered = border.color.isValid() && border.width > 0;
    const qreal inset = bordered ? border.width / 2 : 0;
    painter.setPen(bordered ? border.pen() : QPen(Qt::NoPen));
    painter.setBrush(fill);
    const QRectF box = rect.adjusted(inset, inset, -inset, -inset);
    if (radius > 0)
        painter.drawRoundedRect(box, radius, radius);
    else
        painter.drawRect(box);
}

void paintLargeBox(QPainter& painter, const QRectF& rect, const QColor& fill, const QColor& border, qreal radius) {
    const qreal r = std::ceil(radius) + 1;
    const QRectF body = rect.adjusted(0, r, 0, -r);
    const QRectF across = rect.adjusted(r, 0, -r, 0);
    painter.fillRect(body, fill);
    painter.fillRect(across, fill);
    painter.fillRect(QRectF(across.left(), rect.top(), across.width(), 1), border);
    painter.fillRect(QRectF(across.left(), rect.bottom() - 1, across.width(), 1), border);
    painter.fillRect(QRectF(rect.left(), body.top(), 1, body.height()), border);
    painter.fillRect(QRectF(rect.right() - 1, body.top(), 1, body.height()), border);
    for (const QPointF& corner :
         {rect.topLeft(), QPointF(rect.right() - r, rect.top()), QPointF(rect.left(), rect.bottom() - r),
          QPointF(rect.right() - r, rect.bottom() - r)}) {
        painter.save();
        painter.setClipRect(QRectF(corner, QSizeF(r, r)), Qt::IntersectClip);
        paintBox(painter, rect, fill, {border, 1}, radius);
        painter.restore();
    }
}

void paintHorizontal(QPainter& painter, qreal x, qreal y, qreal width, const QColor& color) {
    painter.fillRect(QRectF(x, y, width, 1), color);
}

void paintVertical(QPainter& painter, qreal x, qreal y, qreal height, const QColor& color) {
    painter.fillRect(QRectF(x, y, 1, height), color);
}

qreal paintLabel(QPainter& painter, const QPointF& baseline, const QString& text, const Label& label) {
    if (text.isEmpty()) return 0;
    const QFontMetricsF metrics(label.font);
    const QString shown = label.maxWidth > 0 ? metrics.elidedText(text, Qt::ElideRight, label.maxWidth) : text;
    const qreal width = metrics.horizontalAdvance(shown);
    const qreal shift = label.align == Qt::AlignRight ? width : label.align == Qt::AlignHCenter ? width / 2 : 0;
    painter.setFont(label.font);
    painter.setPen(label.color);
    painter.drawText(QPointF(baseline.x() - shift, baseline.y()), shown);
    return width;
}

qreal paintParagraph(QPainter& painter, const QRectF& rect, const QString& text, const Label& label) {
    const QFontMetricsF metrics(label.font);
    const qreal lineHeight = metrics.height() * 1.15;
    const int fitting = std::max(1, static_cast<int>(rect.height() / lineHeight));
    QTextLayout layout(text, label.font);
    layout.beginLayout();
    qreal y = rect.top();
    for (int i = 0; i < fitting; ++i) {
        QTextLine line = layout.createLine();
        if (!line.isValid()) break;
        line.setLineWidth(rect.width());
        const bool last = i + 1 == fitting;
        const QString shown = text.mid(line.textStart(), last ? -1 : line.textLength());
        const qreal x = label.align == Qt::AlignHCenter ? rect.center().x() : rect.left();
        paintLabel(painter, {x, y + metrics.ascent()}, shown.trimmed(),
                   {label.font, label.color, label.align, rect.width()});
        y += lineHeight;
    }
    layout.endLayout();
    return y - rect.top();
}

QColor mixed(const QColor& a, const QColor& b, qreal share) {
    const auto channel = [share](float x, float y) { return static_cast<float>(x * share + y * (1 - share)); };
    return QColor::fromRgbF(channel(a.redF(), b.redF()), channel(a.greenF(), b.greenF()),
                            channel(a.blueF(), b.blueF()));
}

} // namespace berth::ui
