// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/WaitingRoomView.h"

#include <QCoreApplication>
#include <QStringList>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(WaitingRoom)
};

} // namespace

QString waiterSentence(const WaiterView& waiter, const WaitingGroupView& group) {
    if (!waiter.tooltip.isEmpty()) return waiter.tooltip;
    if (waiter.isMissing) return Words::tr("%1 of %2 has no place yet").arg(waiter.name, group.name);
    return Words::tr("%1 waits on Permit on %2, %3 s left").arg(waiter.name, waiter.node).arg(waiter.seconds);
}

QString groupSentence(const WaitingGroupView& group) {
    QStringList parts{group.isGang ? Words::tr("Gang %1").arg(group.name) : group.name};
    for (const QString& part : {group.progress, group.note})
        if (!part.isEmpty()) parts << part;
    return parts.join(QStringLiteral(", "));
}

QString deadlockSentence(const DeadlockView& deadlock) {
    QStringList parts;
    for (const DeadlockPartyView& party : deadlock.parties)
        parts << QStringLiteral("%1 %2 %3").arg(party.name, party.holds, party.lacks);
    return Words::tr("Deadlock: %1").arg(parts.join(QStringLiteral(", ")));
}

QString partySentence(const DeadlockView& deadlock, int party) {
    const DeadlockPartyView& view = deadlock.parties[static_cast<std::size_t>(party)];
    QStringList parts{QStringLiteral("%1 %2").arg(view.name, view.holds), view.lacks};
    for (const DeadlockArcView& arc : deadlock.arcs)
        if (arc.from == party) parts << arc.sentence;
    return parts.join(QStringLiteral(", "));
}

int shortestWait(const WaitingGroupView& group) {
    int shortest = -1;
    for (std::size_t i = 0; i < group.waiters.size(); ++i) {
        const bool isShorter =
            shortest < 0 || group.waiters[i].seconds < group.waiters[static_cast<std::size_t>(shortest)].seconds;
        if (!group.waiters[i].isMissing && isShorter) shortest = static_cast<int>(i);
    }
    return shortest;
}

} // namespace berth::ui
