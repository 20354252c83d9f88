// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/WaitingRoomPainter.h"

#include "ui/theme/Icons.h"
#include "ui/theme/Marks.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Spacing.h"
#include "ui/theme/StateStroke.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace berth::ui {
namespace {

constexpr qreal kTrack = 4;
constexpr int kLastSeconds = 10;
constexpr qreal kBarWords = 60; ///< right of a bar, for its seconds

struct Words {
    Q_DECLARE_TR_FUNCTIONS(WaitingRoom)
};

const QColor& timeColor(const Theme& theme, int seconds) {
    return seconds > kLastSeconds ? theme.wait.hue : theme.no.hue;
}

void paintMissing(QPainter& painter, const Theme& theme, const QPointF& centre, qreal diameter) {
    painter.setPen(Stroke{theme.lineStrong, 1.5, {4, 4}}.pen());
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(centre, diameter / 2, diameter / 2);
    const qreal icon = diameter / 3;
    paintIcon(painter, Icon::Plus, QRectF(centre.x() - icon / 2, centre.y() - icon / 2, icon, icon), theme.text3);
}

/// Draws the room, group by group.
class RoomBrush {
public:
    RoomBrush(QPainter& painter, const Theme& theme, const Fonts& fonts, const WaitingRoomView& view,
              const WaitingRoomGeometry& geometry, const WaitingRoomLook& look)
        : painter_(painter), theme_(theme), fonts_(fonts), view_(view), g_(geometry), look_(look) {}

    void draw() const {
        paintBox(painter_, g_.box, theme_.card, {theme_.line}, radius::kCard);
        const QPointF title(g_.box.left() + 14, g_.box.top() + 20);
        const qreal width =
            paintLabel(painter_, title, Words::tr("Waiting room"), {fonts_.font(type::kPanelTitle), theme_.text1});
        paintLabel(painter_, {g_.box.right() - 14, title.y()}, view_.note,
                   {fonts_.text(10.5), theme_.text3, Qt::AlignRight, g_.box.width() - width - 48});
        for (std::size_t i = 0; i < g_.groups.size(); ++i) group(static_cast<int>(i));
    }

private:
    bool isSelected(const WaitingGroupView& view) const {
        if (!view.isGang || view.key.isEmpty()) return false;
        return view.key == look_.selectedGang ||
               (!look_.selectedTenant.isEmpty() && view.key.startsWith(look_.selectedTenant + QLatin1Char('/')));
    }

    void group(int index) const {
        const WaitingGroupView& view = view_.groups[static_cast<std::size_t>(index)];
        const WaitingGroupGeometry& g = g_.groups[static_cast<std::size_t>(index)];
        header(view, g.header);
        if (isSelected(view))
            paintRing(painter_, theme_, g.header.adjusted(-4, 2, 4, 0), Ring::Selected, radius::kBadge);
        if (look_.focusedGroup == index && look_.focusedWaiter < 0)
            paintRing(painter_, theme_, g.header.adjusted(0, 2, 0, -2), Ring::Focus, radius::kBadge);
        if (!g.bar.isNull()) {
            bar(view, g.bar);
            if (look_.focusedGroup == index && look_.focusedWaiter >= 0)
                waiterBelow(view.waiters[static_cast<std::size_t>(look_.focusedWaiter)], g.bar);
            return;
        }
        for (std::size_t i = 0; i < g.rings.size(); ++i) {
            const bool focused = look_.focusedGroup == index && look_.focusedWaiter == static_cast<int>(i);
            waiter(view.waiters[i], g.rings[i], g.items[i], focused);
        }
        for (const QRectF& line : g.brackets) bracket(line, {theme_.level(view.level).line, 2});
        for (const QRectF& line : g.missing) bracket(line, {theme_.lineStrong, 1.5, {4, 3}});
    }

    void header(const WaitingGroupView& view, const QRectF& box) const {
        const qreal baseline = box.top() + 14;
        qreal x = box.left();
        if (view.isGang) {
            paintLevel(painter_, theme_, view.level, {x + 6, baseline - 4.5}, 9);
            x += 17;
        }
        const qreal right = box.right();
        x += paintLabel(painter_, {x, baseline}, view.name,
                        {fonts_.font(type::kName), theme_.text1, Qt::AlignLeft, right - x}) +
             10;
        if (x < right)
            x += paintLabel(painter_, {x, baseline}, view.progress,
                            {fonts_.text(12, QFont::Bold), theme_.wait.hue, Qt::AlignLeft, right - x}) +
                 10;
        if (x < right)
            paintLabel(painter_, {x, baseline}, view.note, {fonts_.text(11), theme_.text2, Qt::AlignLeft, right - x});
    }

    void waiter(const WaiterView& view, const QPointF& centre, const QRectF& item, bool focused) const {
        const bool small = g_.size == WaiterSize::Small;
        const qreal diameter = small ? kSmallRing : kRing;
        paintRingOf(painter_, theme_, fonts_, centre, diameter, view);
        const qreal below = centre.y() + diameter / 2;
        const QColor& ink = view.isMissing ? theme_.text3 : theme_.text1;
        paintLabel(painter_, {centre.x(), below + (small ? 12 : 16)}, view.name,
                   {fonts_.mono(small ? 9 : 10.5, QFont::Medium), ink, Qt::AlignHCenter, item.width() - 4});
        if (!small)
            paintLabel(painter_, {centre.x(), below + 29}, view.node,
                       {fonts_.text(10), theme_.text3, Qt::AlignHCenter, item.width() - 4});
        const QRectF around(centre.x() - diameter / 2, centre.y() - diameter / 2, diameter, diameter);
        if (view.pod.valid() && view.pod == look_.selected)
            paintRing(painter_, theme_, around.adjusted(-2, -2, 2, 2), Ring::Selected, diameter / 2 + 2);
        if (focused) paintRing(painter_, theme_, around.adjusted(-2, -2, 2, 2), Ring::Focus, diameter / 2 + 2);
    }

    void bracket(const QRectF& line, const Stroke& stroke) const {
        painter_.setPen(stroke.pen());
        painter_.setBrush(Qt::NoBrush);
        painter_.drawPolyline(QPolygonF{line.topLeft(), line.bottomLeft(), line.bottomRight(), line.topRight()});
    }

    /// The one of a bar's pods that has the focus, in words.
    void waiterBelow(const WaiterView& waiter, const QRectF& box) const {
        const QRectF track = box.adjusted(0, 0, -kBarWords, 0);
        paintRing(painter_, theme_, track, Ring::Focus, radius::kBadge);
        QStringList words{waiter.name, waiter.node};
        if (!waiter.isMissing) words << Words::tr("%1 s").arg(waiter.seconds);
        paintLabel(painter_, {track.left(), track.bottom() + 16}, words.join(QStringLiteral(" · ")),
                   {fonts_.text(10.5, QFont::Medium), theme_.text1, Qt::AlignLeft, track.width()});
    }

    /// All of a group as one bar, with the shortest time that is left.
    void bar(const WaitingGroupView& view, const QRectF& box) const {
        const int shortest = shortestWait(view);
        if (shortest < 0) return;
        const WaiterView* first = &view.waiters[static_cast<std::size_t>(shortest)];
        const QRectF track = box.adjusted(0, 0, -kBarWords, 0);
        paintBox(painter_, track, theme_.slot, {theme_.line}, 2);
        const QColor& color = timeColor(theme_, first->seconds);
        painter_.fillRect(
            QRectF(track.left() + 1, track.top() + 1, (track.width() - 2) * first->left, track.height() - 2), color);
        paintLabel(painter_, {box.right(), box.bottom()}, Words::tr("%1 s").arg(first->seconds),
                   {fonts_.mono(12, QFont::Bold), theme_.text1, Qt::AlignRight});
    }

    QPainter& painter_;
    const Theme& theme_;
    const Fonts& fonts_;
    const WaitingRoomView& view_;
    const WaitingRoomGeometry& g_;
    const WaitingRoomLook& look_;
};

/// Draws a deadlock's arcs and boxes.
class DeadlockBrush {
public:
    DeadlockBrush(QPainter& painter, const Theme& theme, const Fonts& fonts, const DeadlockView& view,
                  const DeadlockGeometry& geometry)
        : painter_(painter), theme_(theme), fonts_(fonts), view_(view), g_(geometry) {}

    void draw() const {
        paintBox(painter_, g_.box, theme_.card, {theme_.err.hue, 1.5}, radius::kCard);
        paintMark(painter_, theme_, Mark::Error, g_.box.topLeft() + QPointF(22, 18), 15);
        paintLabel(painter_, g_.box.topLeft() + QPointF(36, 22.5), Words::tr("Deadlock"),
                   {fonts_.text(13, QFont::Bold), theme_.err.hue});
        paintLabel(painter_, {g_.box.right() - 14, g_.box.top() + 22}, view_.since,
                   {fonts_.text(10.5), theme_.text3, Qt::AlignRight, g_.box.width() - 140});
        for (const DeadlockArcView& arc : view_.arcs) this->arc(arc);
        for (std::size_t i = 0; i < g_.parties.size(); ++i) party(view_.parties[i], g_.parties[i]);
        paintLabel(painter_, g_.centre + QPointF(0, 4), view_.free,
                   {fonts_.text(12, QFont::Bold), theme_.text1, Qt::AlignHCenter});
    }

private:
    /// The angle at which a party stands, in radians clockwise from the right.
    qreal angleOf(int party) const {
        const QPointF way = g_.parties[static_cast<std::size_t>(party)].center() - g_.centre;
        return std::atan2(way.y() / g_.radiusY, way.x() / g_.radius);
    }

    QPointF onCircle(qreal angle) const {
        return g_.centre + QPointF(std::cos(angle) * g_.radius, std::sin(angle) * g_.radiusY);
    }

    /// Where the circle is clear of a party's box, going round in steps of this angle.
    qreal clearOf(int party, qreal step) const {
        constexpr qreal kAway = 6;
        const QRectF box = g_.parties[static_cast<std::size_t>(party)].adjusted(-kAway, -kAway, kAway, kAway);
        const qreal start = angleOf(party);
        qreal angle = start;
        while (box.contains(onCircle(angle)) && std::abs(angle - start) < std::numbers::pi) angle += step;
        return angle;
    }

    /// From the edge of one box to the edge of the other, clockwise.
    void arc(const DeadlockArcView& view) const {
        constexpr qreal kStep = 0.02;
        const qreal from = clearOf(view.from, kStep);
        qreal to = clearOf(view.to, -kStep);
        while (to <= from) to += 2 * std::numbers::pi;
        const qreal end = from + (to - from) * std::clamp(view_.drawn, 0.0, 1.0);
        QPainterPath path(onCircle(from));
        constexpr int kPieces = 48;
        for (int i = 1; i <= kPieces; ++i) path.lineTo(onCircle(from + (end - from) * i / kPieces));
        painter_.setPen(QPen(theme_.err.hue, 2.5, Qt::SolidLine, Qt::FlatCap));
        painter_.setBrush(Qt::NoBrush);
        painter_.drawPath(path);
        head(end);
        sentence(view.sentence, from + (to - from) / 2);
    }

    void head(qreal angle) const {
        const QPointF way(-std::sin(angle) * g_.radius, std::cos(angle) * g_.radiusY);
        const QPointF along = way / std::hypot(way.x(), way.y());
        const QPointF away(along.y(), -along.x());
        const QPointF at = onCircle(angle);
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(theme_.err.hue);
        painter_.drawPolygon(QPolygonF{at + along * 5, at - along * 6 + away * 6, at - along * 6 - away * 6});
    }

    /// Over or under the arc; beside it, in two lines, where the arc runs up or down.
    void sentence(const QString& text, qreal angle) const {
        const QPointF at = onCircle(angle);
        if (g_.parties.size() > 2 && std::abs(std::cos(angle)) > 0.4) return beside(text, at, std::cos(angle) > 0);
        const qreal y = std::sin(angle) < 0 ? at.y() - 10 : at.y() + 18;
        const qreal room = std::min(at.x() - g_.box.left(), g_.box.right() - at.x()) * 2 - 12;
        paintLabel(painter_, {at.x(), y}, text,
                   {fonts_.text(10.5), theme_.text2, Qt::AlignHCenter, std::max<qreal>(room, 60)});
    }

    void beside(const QString& text, const QPointF& at, bool isRight) const {
        constexpr qreal kAway = 10;
        const qreal width = isRight ? g_.box.right() - at.x() - kAway - 6 : at.x() - g_.box.left() - kAway - 6;
        const QRectF room(isRight ? at.x() + kAway : g_.box.left() + 6, at.y() - 16, width, 32);
        paintParagraph(painter_, room, text, {fonts_.text(10), theme_.text2, Qt::AlignHCenter});
    }

    void party(const DeadlockPartyView& view, const QRectF& box) const {
        const LevelColors& colors = theme_.level(view.level);
        paintBox(painter_, box, colors.soft, {colors.line, 1.5}, radius::kCard);
        paintLevel(painter_, theme_, view.level, box.topLeft() + QPointF(15, 17), 8);
        paintLabel(painter_, box.topLeft() + QPointF(25, 21), view.name,
                   {fonts_.mono(11, QFont::DemiBold), theme_.text1, Qt::AlignLeft, box.width() - 30});
        paintLabel(painter_, box.topLeft() + QPointF(12, 38), view.holds,
                   {fonts_.text(11), theme_.text2, Qt::AlignLeft, box.width() - 16});
        paintLabel(painter_, box.topLeft() + QPointF(12, 54), view.lacks,
                   {fonts_.text(11, QFont::Bold), theme_.err.hue, Qt::AlignLeft, box.width() - 16});
    }

    QPainter& painter_;
    const Theme& theme_;
    const Fonts& fonts_;
    const DeadlockView& view_;
    const DeadlockGeometry& g_;
};

} // namespace

void paintRingOf(QPainter& painter, const Theme& theme, const Fonts& fonts, const QPointF& centre, qreal diameter,
                 const WaiterView& waiter) {
    if (waiter.isMissing) return paintMissing(painter, theme, centre, diameter);
    const qreal opacity = painter.opacity();
    painter.setOpacity(opacity * (1 - waiter.closed));
    const qreal size = diameter * std::clamp(waiter.grown, 0.0, 1.0);
    const QRectF circle(centre.x() - size / 2, centre.y() - size / 2, size, size);
    painter.setBrush(theme.panel);
    painter.setPen(QPen(theme.line, kTrack));
    painter.drawEllipse(circle);
    const qreal share = std::clamp(waiter.left + (1 - waiter.left) * waiter.closed, 0.0, 1.0);
    const QColor& color = waiter.closed > 0 ? theme.ok.hue : timeColor(theme, waiter.seconds);
    painter.setPen(QPen(color, kTrack, Qt::SolidLine, Qt::FlatCap));
    painter.setBrush(Qt::NoBrush);
    painter.drawArc(circle, 90 * 16, -static_cast<int>(std::lround(360 * 16 * share)));
    if (waiter.closed > 0)
        paintMark(painter, theme, Mark::Success, centre, 14);
    else if (waiter.grown >= 1)
        paintLabel(painter, centre + QPointF(0, diameter > 30 ? 5 : 4), QString::number(waiter.seconds),
                   {fonts.mono(diameter > 30 ? 14 : 10, QFont::Bold), theme.text1, Qt::AlignHCenter});
    painter.setOpacity(opacity);
}

void paintWaitingRoom(QPainter& painter, const Theme& theme, const Fonts& fonts, const WaitingRoomView& view,
                      const WaitingRoomGeometry& geometry, const WaitingRoomLook& look) {
    RoomBrush(painter, theme, fonts, view, geometry, look).draw();
    if (!view.deadlock) return;
    paintDeadlock(painter, theme, fonts, *view.deadlock, geometry.deadlock);
    if (!look.deadlockFocused) return;
    const DeadlockGeometry& deadlock = geometry.deadlock;
    const bool onParty = look.focusedParty >= 0 && look.focusedParty < static_cast<int>(deadlock.parties.size());
    paintRing(painter, theme, onParty ? deadlock.parties[static_cast<std::size_t>(look.focusedParty)] : deadlock.box,
              Ring::Focus, radius::kCard);
}

void paintDeadlock(QPainter& painter, const Theme& theme, const Fonts& fonts, const DeadlockView& view,
                   const DeadlockGeometry& geometry) {
    DeadlockBrush(painter, theme, fonts, view, geometry).draw();
}

} // namespace berth::ui
