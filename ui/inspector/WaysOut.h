// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/InspectorContent.h"
#include "ui/session/Edit.h"
#include "ui/session/Foresight.h"
#include "ui/session/Moment.h"

#include <QString>

#include <cstddef>
#include <memory>
#include <vector>

namespace berth::ui {

/// A way out of a deadlock: an edit, and after how many facts it is made. Some must be made before the gangs began.
struct WayOut {
    QString change; ///< "let g1 go: delete its 8 pods"
    Edit edit;
    std::size_t position = 0; ///< of one that is made before
    bool isBefore = false;    ///< else it is made where the person is
};

/// What a person can do about a deadlock with what Berth can edit. Pure; whether it helps is for a run on the side to
/// say.
std::vector<WayOut> waysOut(const Moment& moment, const metrics::Deadlock& deadlock);

/// What is to be tried to fill the page of a deadlock.
ForesightQuestion questionAbout(const Moment& moment, const metrics::Deadlock& deadlock,
                                const std::vector<WayOut>& ways);

/// Puts what was foreseen on the page of the deadlock: what comes if nobody acts, and the ways out with what each leads
/// to, those that help first. Without an answer the timers alone say what comes. `id` of a row is the way's index.
void addForesight(const Moment& moment, const metrics::Deadlock& deadlock, const std::vector<WayOut>& ways,
                  const Foresight* foresight, InspectorContent& content);

/// When what a way leads to is to be seen.
SimTime seenAt(const metrics::DeadlockOutlook& outlook, SimTime now);

} // namespace berth::ui
