// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/WaitingRoomView.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <vector>

namespace berth::ui {

/// How waiters are drawn: by how many there are.
enum class WaiterSize {
    Large, ///< rings of 42
    Small, ///< rings of 28, above 24 waiters
    Bar,   ///< a bar per group, where not even these fit
};

/// Where one group's parts lie.
struct WaitingGroupGeometry {
    QRectF header;                ///< glyph, name, progress, note
    std::vector<QPointF> rings;   ///< centres, in the order of the waiters; empty with bars
    std::vector<QRectF> items;    ///< ring with its name and node
    std::vector<QRectF> brackets; ///< of the members present, a line per row: where the bracket runs
    std::vector<QRectF> missing;  ///< of those that are missing
    QRectF bar;                   ///< null with rings
};

/// Where a deadlock's parts lie.
struct DeadlockGeometry {
    QRectF box;
    QPointF centre;
    qreal radius = 0;  ///< of the ellipse that the arcs run on, across
    qreal radiusY = 0; ///< and down
    std::vector<QRectF> parties;
};

struct WaitingRoomGeometry {
    QRectF box;
    WaiterSize size = WaiterSize::Large;
    std::vector<WaitingGroupGeometry> groups;
    DeadlockGeometry deadlock; ///< its box is null without one
    qreal height = 0;          ///< of everything
};

/// Lays the room out for a pane of this size; it may come out higher. A deadlock stands right of the room, where the
/// pane is wide enough, else below it.
WaitingRoomGeometry waitingRoomGeometry(const WaitingRoomView& view, const QSizeF& pane);

inline constexpr qreal kRing = 42;
inline constexpr qreal kSmallRing = 28;
inline constexpr int kMostLargeRings = 24;

} // namespace berth::ui
