// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/metrics/Deadlock.h"
#include "ui/session/Moment.h"
#include "ui/stage/WaitingRoomView.h"

#include <optional>

namespace berth::ui {

/// The deadlock at a moment, when at least two gangs wait on Permit and hold each other up.
std::optional<metrics::Deadlock> deadlockAt(const Moment& moment);

/// Everybody who waits on Permit at a moment, gang by gang, then those whom a plugin alone holds back; nothing while
/// nobody waits.
std::optional<WaitingRoomView> waitingRoomView(const Moment& moment);

} // namespace berth::ui
