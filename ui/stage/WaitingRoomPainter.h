// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/WaitingRoomGeometry.h"
#include "ui/theme/Fonts.h"
#include "ui/theme/Theme.h"

class QPainter;

namespace berth::ui {

/// What is lit in the room beside what the view says.
struct WaitingRoomLook {
    PodId selected;
    QString selectedGang;   ///< "namespace/name"
    QString selectedTenant; ///< a namespace: its gangs are lit
    int focusedGroup = -1;  ///< with a waiter of -1: the group's header
    int focusedWaiter = -1;
    bool deadlockFocused = false;
    int focusedParty = -1; ///< of the deadlock; -1: its box
};

/// Draws the ring of one waiter: track, the arc of the time left clockwise from 12, seconds inside; dashed with a plus
/// for a missing member.
void paintRingOf(QPainter& painter, const Theme& theme, const Fonts& fonts, const QPointF& centre, qreal diameter,
                 const WaiterView& waiter);

void paintWaitingRoom(QPainter& painter, const Theme& theme, const Fonts& fonts, const WaitingRoomView& view,
                      const WaitingRoomGeometry& geometry, const WaitingRoomLook& look);

/// Draws the deadlock's box: who holds what, and who waits for whom.
void paintDeadlock(QPainter& painter, const Theme& theme, const Fonts& fonts, const DeadlockView& view,
                   const DeadlockGeometry& geometry);

} // namespace berth::ui
