// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/WaitingRoomGeometry.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace berth::ui {
namespace {

constexpr qreal kMargin = 12;
constexpr qreal kGap = 10;
constexpr qreal kDeadlockWidth = 314;
constexpr qreal kSideBySideFrom = 760;
constexpr qreal kPadding = 14;
constexpr qreal kTitle = 32;
constexpr qreal kHeader = 24;
constexpr qreal kBarRow = 30;
constexpr qreal kGroupGap = 10;
constexpr qreal kBracketBelow = 5;
constexpr qreal kPartyWidth = 96;
constexpr qreal kPartyHeight = 64;
constexpr qreal kDeadlockHeight = 250;
constexpr qreal kLargestRadius = 74;
constexpr qreal kDeadlockTitle = 24;

struct RingMetrics {
    qreal diameter;
    qreal pitch;
    qreal closest; ///< pitch where a row would else break
    qreal words;   ///< below the ring
};

RingMetrics metricsOf(WaiterSize size) {
    if (size == WaiterSize::Small) return {kSmallRing, 40, 34, 15};
    return {kRing, 57, 50, 32};
}

WaiterSize sizeFor(const WaitingRoomView& view) {
    std::size_t waiters = 0;
    for (const WaitingGroupView& group : view.groups) waiters += group.waiters.size();
    return waiters > kMostLargeRings ? WaiterSize::Small : WaiterSize::Large;
}

/// Runs of one kind within the rows, as the lines of their brackets.
void addBrackets(WaitingGroupGeometry& g, const WaitingGroupView& view) {
    for (std::size_t i = 0; i < g.items.size(); ++i) {
        auto& lines = view.waiters[i].isMissing ? g.missing : g.brackets;
        const QRectF line(g.items[i].left() + 2, g.items[i].bottom() + kBracketBelow - 5, g.items[i].width() - 4, 5);
        const bool joins = !lines.empty() && i > 0 && view.waiters[i - 1].isMissing == view.waiters[i].isMissing &&
                           lines.back().top() == line.top();
        if (joins)
            lines.back() = lines.back().united(line);
        else
            lines.push_back(line);
    }
}

/// Places a group's rings and returns where the next group begins.
qreal placeGroup(const WaitingGroupView& view, const QRectF& inside, qreal top, WaiterSize size,
                 WaitingGroupGeometry& g) {
    g.header = QRectF(inside.left(), top, inside.width(), kHeader);
    qreal y = g.header.bottom();
    if (size == WaiterSize::Bar) {
        g.bar = QRectF(inside.left(), y, inside.width(), 10);
        return y + kBarRow;
    }
    const RingMetrics m = metricsOf(size);
    const auto waiters = static_cast<qreal>(std::max<std::size_t>(view.waiters.size(), 1));
    const qreal pitch = std::clamp(inside.width() / waiters, m.closest, m.pitch);
    const int columns = std::max(1, static_cast<int>(inside.width() / pitch + 0.001));
    const qreal rowHeight = m.diameter + m.words + 2 * kBracketBelow;
    for (std::size_t i = 0; i < view.waiters.size(); ++i) {
        const auto column = static_cast<int>(i) % columns;
        const auto row = static_cast<int>(i) / columns;
        const QRectF item(inside.left() + column * pitch, y + row * rowHeight, pitch, m.diameter + m.words);
        g.items.push_back(item);
        g.rings.emplace_back(item.center().x(), item.top() + m.diameter / 2 + 1);
    }
    if (view.isGang) addBrackets(g, view);
    const auto rows = (static_cast<int>(view.waiters.size()) + columns - 1) / columns;
    return y + rows * rowHeight + kGroupGap;
}

qreal placeGroups(const WaitingRoomView& view, const QRectF& room, WaiterSize size, WaitingRoomGeometry& g) {
    g.size = size;
    g.groups.clear();
    const QRectF inside = room.adjusted(kPadding, kTitle, -kPadding, 0);
    qreal y = inside.top();
    for (const WaitingGroupView& group : view.groups) {
        g.groups.emplace_back();
        y = placeGroup(group, inside, y, size, g.groups.back());
    }
    return y + 4;
}

DeadlockGeometry placeDeadlock(const DeadlockView& view, const QRectF& box) {
    DeadlockGeometry g;
    g.box = box;
    // Two stand side by side; more stand on a circle below the title that must hold them all.
    const auto count = static_cast<int>(view.parties.size());
    const qreal below = count == 2 ? 6 : 13;
    g.centre = box.center() + QPointF(0, below);
    const qreal across = (box.width() - kPartyWidth - 16) / 2;
    const qreal down = (box.height() - 2 * below - kDeadlockTitle - kPartyHeight) / 2;
    g.radius = count == 2 ? std::min({kLargestRadius, across, down}) : std::max<qreal>(40, across);
    g.radiusY = count == 2 ? g.radius : std::clamp<qreal>(down, 40, 32.0 * count);
    for (int i = 0; i < count; ++i) {
        const qreal angle =
            count == 2 ? std::numbers::pi * (1 - i) : -std::numbers::pi / 2 + 2 * std::numbers::pi * i / count;
        const qreal away = count == 2 ? 1.12 : 1;
        QRectF party(0, 0, kPartyWidth, kPartyHeight);
        party.moveCenter(g.centre + QPointF(std::cos(angle) * g.radius, std::sin(angle) * g.radiusY) * away);
        g.parties.push_back(party);
    }
    return g;
}

} // namespace

WaitingRoomGeometry waitingRoomGeometry(const WaitingRoomView& view, const QSizeF& pane) {
    WaitingRoomGeometry g;
    const bool beside = view.deadlock && pane.width() >= kSideBySideFrom;
    const qreal width = pane.width() - 2 * kMargin - (beside ? kDeadlockWidth + kGap : 0);
    const QRectF room(kMargin, 0, std::max<qreal>(width, 120), 0);
    qreal bottom = placeGroups(view, room, sizeFor(view), g);
    const qreal most = 2 * std::max<qreal>(pane.height(), 200);
    if (bottom > most) bottom = placeGroups(view, room, WaiterSize::Bar, g);
    g.box = QRectF(room.left(), 0, room.width(), std::max(bottom, pane.height() - kGap));
    if (view.deadlock) {
        const qreal height = beside ? std::max(pane.height() - kGap, kDeadlockHeight) : kDeadlockHeight;
        if (beside) g.box.setHeight(std::max(g.box.height(), height));
        const QRectF box = beside ? QRectF(g.box.right() + kGap, 0, kDeadlockWidth, height)
                                  : QRectF(kMargin, bottom + kGap, room.width(), height);
        if (!beside) g.box.setHeight(bottom);
        g.deadlock = placeDeadlock(*view.deadlock, box);
    }
    g.height = std::max(g.box.bottom(), g.deadlock.box.bottom()) + kGap;
    return g;
}

} // namespace berth::ui
