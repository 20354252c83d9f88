// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/metrics/DeadlockOutlook.h"
#include "engine/session/Session.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace berth::ui {

/// An edit that is tried on the side, after so many facts of the run.
struct ForesightCase {
    std::size_t position = 0;
    Command command;
};

/// What comes of a deadlock, if nobody acts and with each of these edits?
struct ForesightQuestion {
    std::uint64_t id = 0;
    std::size_t position = 0; ///< where it stands: so many facts
    metrics::Deadlock deadlock;
    SimTime until;                    ///< how far to look
    std::vector<ForesightCase> cases; ///< before `position`: the deadlock is yet to come
};

struct Foresight {
    std::uint64_t id = 0; ///< of the question
    metrics::DeadlockOutlook ifNobodyActs;
    std::vector<std::optional<metrics::DeadlockOutlook>> cases; ///< nothing where the edit cannot be made
    bool isCutShort = false;                                    ///< it was cancelled: no answer, to be asked again
};

} // namespace berth::ui
