// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBrush>
#include <QColor>
#include <QFont>
#include <QPen>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <QVector>

class QPainter;

namespace berth::ui {

/// A line: colour, width and dashes, all in logical pixels (QPen counts dashes in pen widths).
struct Stroke {
    QColor color;
    qreal width = 1;
    QVector<qreal> dash = {};

    QPen pen(Qt::PenCapStyle cap = Qt::FlatCap) const;
};

/// A rounded box whose border lies inside `rect`, so that a 1 px border falls on pixel centres. An invalid colour of
/// the stroke draws no border. The painter should be antialiased.
void paintBox(QPainter& painter, const QRectF& rect, const QBrush& fill, const Stroke& border, qreal radius);
/// The same for a box of many pixels with a plain 1 px border: only its corners are antialiased, which is ten times as
/// quick. `rect` should lie on whole pixels.
void paintLargeBox(QPainter& painter, const QRectF& rect, const QColor& fill, const QColor& border, qreal radius);
/// A 1 px line that fills exactly one row or column of pixels at 100 %.
void paintHorizontal(QPainter& painter, qreal x, qreal y, qreal width, const QColor& color);
void paintVertical(QPainter& painter, qreal x, qreal y, qreal height, const QColor& color);

/// How a piece of text is drawn.
struct Label {
    QFont font;
    QColor color;
    Qt::AlignmentFlag align = Qt::AlignLeft; ///< of the baseline's point: left, centre or right
    qreal maxWidth = -1;                     ///< above 0: elided at the end
};

/// Draws one line of text at its baseline and returns the width it took.
qreal paintLabel(QPainter& painter, const QPointF& baseline, const QString& text, const Label& label);
/// Draws words wrapped into `rect`; at most as many lines as fit, the last one elided. Returns the height it took.
qreal paintParagraph(QPainter& painter, const QRectF& rect, const QString& text, const Label& label);

/// `a` and `b` mixed, `share` of `a`.
QColor mixed(const QColor& a, const QColor& b, qreal share);

} // namespace berth::ui
