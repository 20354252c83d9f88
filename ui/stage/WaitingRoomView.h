// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Id.h"
#include "ui/theme/Meaning.h"

#include <QString>

#include <optional>
#include <vector>

namespace berth::ui {

/// A pod that waits on Permit as a ring, or a member that a gang still lacks.
struct WaiterView {
    PodId pod;
    QString name; ///< short: "ft-0"
    QString node; ///< below the name
    int seconds = 0;
    qreal left = 1;         ///< of the time it may wait, 0…1
    bool isMissing = false; ///< a dashed ring with a plus
    QString tooltip;        ///< one sentence
    qreal grown = 1;        ///< in a motion: the ring grows from 0
    qreal closed = 0;       ///< in a motion: the ring closes to a check as the pod is let go

    friend bool operator==(const WaiterView&, const WaiterView&) = default;
};

/// Pods that wait for the same: a gang, or all that one plugin holds back.
struct WaitingGroupView {
    QString name; ///< "llama-ft", or the plugin's
    QString key;  ///< namespace/name of the gang
    Level level = Level::None;
    bool isGang = true;
    int present = 0;
    int needed = 0;   ///< 0: not a gang
    QString progress; ///< "8 of 10"
    QString note;     ///< "holds 8 GPUs, lacks 2"
    std::vector<WaiterView> waiters;

    friend bool operator==(const WaitingGroupView&, const WaitingGroupView&) = default;
};

/// One gang of a deadlock.
struct DeadlockPartyView {
    QString name;
    QString key; ///< namespace/name of the gang
    Level level = Level::None;
    QString holds; ///< "holds 8"
    QString lacks; ///< "lacks 2"

    friend bool operator==(const DeadlockPartyView&, const DeadlockPartyView&) = default;
};

/// `from` waits for what `to` holds.
struct DeadlockArcView {
    int from = 0;
    int to = 0;
    QString sentence; ///< "waits for 2 GPUs of moe-eval"

    friend bool operator==(const DeadlockArcView&, const DeadlockArcView&) = default;
};

struct DeadlockView {
    QString since; ///< "since 00:04:43"
    QString free;  ///< in the middle: "0 free"
    std::vector<DeadlockPartyView> parties;
    std::vector<DeadlockArcView> arcs;
    qreal drawn = 1; ///< in a motion: how much of the arcs is there

    friend bool operator==(const DeadlockView&, const DeadlockView&) = default;
};

/// Everybody who waits on Permit, and the deadlock they are in, if they are.
struct WaitingRoomView {
    QString note; ///< right of the title: "seconds left of scheduleTimeoutSeconds 60"
    std::vector<WaitingGroupView> groups;
    std::optional<DeadlockView> deadlock;

    friend bool operator==(const WaitingRoomView&, const WaitingRoomView&) = default;
};

/// The ring as one sentence.
QString waiterSentence(const WaiterView& waiter, const WaitingGroupView& group);
QString groupSentence(const WaitingGroupView& group);
QString deadlockSentence(const DeadlockView& deadlock);
/// One of its gangs: "llama-ft holds 8, lacks 2, waits for 2 GPUs of moe-eval".
QString partySentence(const DeadlockView& deadlock, int party);
/// The waiter whose time is up first; -1 where only members are missing.
int shortestWait(const WaitingGroupView& group);

} // namespace berth::ui
