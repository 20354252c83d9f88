// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/Marks.h"

#include "ui/theme/Shapes.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include <cmath>
#include <numbers>

namespace berth::ui {
namespace {

/// Draws in the mark's own coordinates: centre at the origin, 14 units across.
class MarkPen {
public:
    MarkPen(QPainter& painter, const QPointF& centre, qreal size) : painter_(painter) {
        painter_.save();
        painter_.setRenderHint(QPainter::Antialiasing);
        painter_.translate(centre);
        painter_.scale(size / 14, size / 14);
    }
    ~MarkPen() { painter_.restore(); }
    MarkPen(const MarkPen&) = delete;
    MarkPen& operator=(const MarkPen&) = delete;

    void fill(const QColor& color) {
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(color);
    }
    void stroke(const QColor& color, qreal width) {
        painter_.setPen(QPen(color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter_.setBrush(Qt::NoBrush);
    }
    void dashed(const QColor& color, qreal width, const QVector<qreal>& dash) {
        painter_.setPen(Stroke{color, width, dash}.pen());
        painter_.setBrush(Qt::NoBrush);
    }
    QPainter* operator->() { return &painter_; }

private:
    QPainter& painter_;
};

void paintSuccess(MarkPen& pen, const Theme& theme) {
    pen.fill(theme.ok.hue);
    pen->drawEllipse(QPointF(), 7, 7);
    pen.stroke(theme.panel, 1.8);
    pen->drawPolyline(QPolygonF{QPointF(-3.2, 0.2), QPointF(-0.9, 2.6), QPointF(3.4, -2.4)});
}

void paintReject(MarkPen& pen, const Theme& theme) {
    pen.fill(theme.no.hue);
    pen->drawRoundedRect(QRectF(-6.5, -6.5, 13, 13), 3, 3);
    pen.stroke(theme.panel, 1.8);
    pen->drawLine(QPointF(-2.6, -2.6), QPointF(2.6, 2.6));
    pen->drawLine(QPointF(2.6, -2.6), QPointF(-2.6, 2.6));
}

void paintUnresolvable(MarkPen& pen, const Theme& theme) {
    pen.stroke(theme.unres.hue, 1.8);
    pen->drawEllipse(QPointF(), 6.1, 6.1);
    pen->drawLine(QPointF(-3.6, -3.6), QPointF(3.6, 3.6));
}

void paintWait(MarkPen& pen, const Theme& theme) {
    pen.stroke(theme.wait.hue, 1.5);
    pen->setBrush(theme.wait.soft);
    pen->drawEllipse(QPointF(), 6.25, 6.25);
    pen.stroke(theme.wait.hue, 1.5);
    pen->drawPolyline(QPolygonF{QPointF(0, -3.4), QPointF(0, 0), QPointF(2.6, 1.6)});
}

void paintError(MarkPen& pen, const Theme& theme) {
    QPolygonF octagon;
    for (int i = 0; i < 8; ++i) {
        const qreal angle = (22.5 + 45 * i) * std::numbers::pi / 180;
        octagon << QPointF(7 * std::cos(angle), 7 * std::sin(angle));
    }
    pen.fill(theme.err.hue);
    pen->drawPolygon(octagon);
    pen.stroke(theme.panel, 1.8);
    pen->drawLine(QPointF(0, -3.4), QPointF(0, 0.6));
    pen.fill(theme.panel);
    pen->drawEllipse(QPointF(0, 3.4), 1.1, 1.1);
}

void paintRunning(MarkPen& pen, const Theme& theme, qreal turn) {
    pen.stroke(theme.line, 2);
    pen->drawEllipse(QPointF(), 6, 6);
    pen.stroke(theme.accent, 2);
    const int start = static_cast<int>(std::lround((90 - 360 * turn) * 16));
    pen->drawArc(QRectF(-6, -6, 12, 12), start, -135 * 16);
}

QPainterPath levelShape(Level level, const QPointF& c, qreal size) {
    const qreal h = size / 2;
    QPainterPath path;
    switch (level) {
    case Level::P0:
        path.addPolygon(QPolygonF{QPointF(c.x(), c.y() - h * 1.2), QPointF(c.x() + h * 1.2, c.y()),
                                  QPointF(c.x(), c.y() + h * 1.2), QPointF(c.x() - h * 1.2, c.y())});
        path.closeSubpath();
        break;
    case Level::P1: path.addRoundedRect(QRectF(c.x() - h, c.y() - h, size, size), 1, 1); break;
    case Level::P2: path.addEllipse(c, h, h); break;
    case Level::None: path.addRect(QRectF(c.x() - h, c.y() - 1.5, size, 3)); break;
    }
    return path;
}

} // namespace

void paintMark(QPainter& painter, const Theme& theme, Mark mark, const QPointF& centre, qreal size, qreal turn) {
    if (mark == Mark::None) return;
    MarkPen pen(painter, centre, size);
    switch (mark) {
    case Mark::Success: return paintSuccess(pen, theme);
    case Mark::Reject: return paintReject(pen, theme);
    case Mark::Unresolvable: return paintUnresolvable(pen, theme);
    case Mark::Wait: return paintWait(pen, theme);
    case Mark::Error: return paintError(pen, theme);
    case Mark::Running: return paintRunning(pen, theme, turn);
    case Mark::Next:
        pen.dashed(theme.accent, 1.5, {3, 2});
        pen->drawEllipse(QPointF(), 6, 6);
        return;
    case Mark::Skipped:
        pen.stroke(theme.text3, 1.5);
        pen->drawLine(QPointF(-3, 0), QPointF(3, 0));
        return;
    case Mark::Idle:
        pen.stroke(theme.text3, 1.2);
        pen->drawEllipse(QPointF(), 3.2, 3.2);
        return;
    case Mark::None: return;
    }
}

QString markWord(Mark mark) {
    constexpr const char* kContext = "berth::ui::Mark";
    const auto word = [](const char* text) { return QCoreApplication::translate(kContext, text); };
    switch (mark) {
    case Mark::None: return {};
    case Mark::Success: return word(QT_TRANSLATE_NOOP("berth::ui::Mark", "passed"));
    case Mark::Reject: return word(QT_TRANSLATE_NOOP("berth::ui::Mark", "rejected"));
    case Mark::Unresolvable: return word(QT_TRANSLATE_NOOP("berth::ui::Mark", "unresolvable"));
    case Mark::Wait: return word(QT_TRANSLATE_NOOP("berth::ui::Mark", "waiting"));
    case Mark::Error: return word(QT_TRANSLATE_NOOP("berth::ui::Mark", "error"));
    case Mark::Running: return word(QT_TRANSLATE_NOOP("berth::ui::Mark", "running"));
    case Mark::Next: return word(QT_TRANSLATE_NOOP("berth::ui::Mark", "next"));
    case Mark::Skipped: return word(QT_TRANSLATE_NOOP("berth::ui::Mark", "skipped"));
    case Mark::Idle: return word(QT_TRANSLATE_NOOP("berth::ui::Mark", "idle"));
    }
    return {};
}

void paintLevel(QPainter& painter, const Theme& theme, Level level, const QPointF& centre, qreal size) {
    const LevelColors& colors = theme.level(level);
    painter.setPen(level == Level::None ? QPen(Qt::NoPen) : QPen(colors.line, 1));
    painter.setBrush(level == Level::None ? colors.line : colors.fill);
    painter.drawPath(levelShape(level, centre, size));
}

void paintLevelOutline(QPainter& painter, Level level, const QPointF& centre, qreal size, const QColor& color) {
    painter.setPen(QPen(color, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(levelShape(level, centre, size));
}

QString levelLetter(Level level) {
    switch (level) {
    case Level::P0: return QStringLiteral("P0");
    case Level::P1: return QStringLiteral("P1");
    case Level::P2: return QStringLiteral("P2");
    case Level::None: break;
    }
    return QStringLiteral("–");
}

} // namespace berth::ui
