// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/SvgPath.h"

#include <QPointF>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace berth::ui {
namespace {

/// An elliptical arc as SVG gives it, radii equal in both directions and no rotation.
struct Arc {
    QPointF from, to;
    qreal radius;
    bool large, clockwise;
};

void addArc(QPainterPath& path, const Arc& arc) {
    const QPointF half = (arc.to - arc.from) / 2;
    const qreal reach = std::hypot(half.x(), half.y());
    if (reach == 0) return;
    const qreal radius = std::max(arc.radius, reach);
    const qreal height = std::sqrt(radius * radius - reach * reach) * (arc.large == arc.clockwise ? -1 : 1);
    const QPointF centre = (arc.from + arc.to) / 2 + QPointF(-half.y(), half.x()) / reach * height;
    const auto degrees = [&centre](const QPointF& p) {
        return std::atan2(-(p.y() - centre.y()), p.x() - centre.x()) * 180 / std::numbers::pi;
    };
    const qreal start = degrees(arc.from);
    qreal sweep = degrees(arc.to) - start;
    if (arc.clockwise && sweep > 0) sweep -= 360;
    if (!arc.clockwise && sweep < 0) sweep += 360;
    path.arcTo(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius), start, sweep);
}

class Parser {
public:
    explicit Parser(QStringView data) : rest_(data) {}

    QPainterPath parse() {
        while (skipSeparators(), !rest_.isEmpty()) {
            if (rest_.front().isLetter()) {
                command_ = rest_.front();
                rest_ = rest_.sliced(1);
            }
            if (!step()) break;
        }
        return path_;
    }

private:
    bool step() {
        switch (command_.toUpper().unicode()) {
        case 'M':
            path_.moveTo(point());
            command_ = command_.isUpper() ? QChar('L') : QChar('l');
            return true;
        case 'L': path_.lineTo(point()); return true;
        case 'H': path_.lineTo(number() + (relative() ? here().x() : 0), here().y()); return true;
        case 'V': path_.lineTo(here().x(), number() + (relative() ? here().y() : 0)); return true;
        case 'C': return curve();
        case 'A': return arc();
        case 'Z':
            path_.closeSubpath();
            command_ = QChar();
            return true;
        default: return false;
        }
    }

    bool curve() {
        const QPointF first = point();
        const QPointF second = point();
        path_.cubicTo(first, second, point());
        return true;
    }

    bool arc() {
        const qreal radius = number();
        const qreal other = number();
        number();
        const bool large = number() != 0;
        const bool clockwise = number() != 0;
        const QPointF from = here();
        const QPointF to = point();
        if (radius == other)
            addArc(path_, {from, to, radius, large, clockwise});
        else
            addStretchedArc({from, to, radius, large, clockwise}, other / radius);
        return true;
    }

    /// Draws an arc of unequal radii as a round one under a vertical scale.
    void addStretchedArc(Arc arc, qreal scale) {
        QPainterPath round;
        const auto squeeze = [scale](const QPointF& p) { return QPointF(p.x(), p.y() / scale); };
        arc.from = squeeze(arc.from);
        arc.to = squeeze(arc.to);
        round.moveTo(arc.from);
        addArc(round, arc);
        path_.connectPath(QTransform::fromScale(1, scale).map(round));
    }

    bool relative() const { return command_.isLower(); }
    QPointF here() const { return path_.currentPosition(); }

    QPointF point() {
        const QPointF origin = relative() ? here() : QPointF();
        const qreal x = number();
        return origin + QPointF(x, number());
    }

    qreal number() {
        skipSeparators();
        qsizetype length = 0;
        bool point = false;
        while (length < rest_.size()) {
            const QChar c = rest_[length];
            const bool sign = length == 0 && (c == u'-' || c == u'+');
            if (!sign && !c.isDigit() && (c != u'.' || point)) break;
            point = point || c == u'.';
            ++length;
        }
        const qreal value = rest_.first(length).toDouble();
        rest_ = rest_.sliced(length);
        return value;
    }

    void skipSeparators() {
        while (!rest_.isEmpty() && (rest_.front().isSpace() || rest_.front() == u',')) rest_ = rest_.sliced(1);
    }

    QStringView rest_;
    QChar command_;
    QPainterPath path_;
};

} // namespace

QPainterPath parseSvgPath(QStringView data) {
    return Parser(data).parse();
}

} // namespace berth::ui
