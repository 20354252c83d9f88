// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/SimTime.h"
#include "engine/metrics/Deadlock.h"
#include "engine/session/ScratchRun.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace berth::metrics {

/// One thing that comes of a deadlock.
struct OutlookEvent {
    enum class Kind : std::uint8_t {
        TimesOut, ///< `pod` waited too long on Permit: `members` of its gang lose their place, `gpus` come free
        LetsGo,   ///< the same for another reason
        Whole,    ///< as many members as the gang needs are bound: `members`
        Deadlock, ///< gangs hold each other up once more; `members` is how many gangs
    };

    Kind kind = Kind::TimesOut;
    SimTime at;
    std::string gang; ///< "namespace/name"; of a deadlock all its gangs, a comma between
    std::string pod;  ///< "namespace/name"
    std::int64_t members = 0;
    std::int64_t gpus = 0;

    friend bool operator==(const OutlookEvent&, const OutlookEvent&) = default;
};

/// What comes of a deadlock, as far as it was looked at.
struct DeadlockOutlook {
    std::vector<OutlookEvent> events; ///< in order
    SimTime over = SimTime::never();  ///< when its gangs hold each other up no more; never: not until the end looked at
    std::int64_t begun = 0;           ///< deadlocks that began meanwhile
    std::vector<std::string> whole;   ///< gangs of it that came to run, in that order
    SimTime wholeAt = SimTime::never(); ///< when the first of these did
    SimTime until;                      ///< the end looked at

    friend bool operator==(const DeadlockOutlook&, const DeadlockOutlook&) = default;
};

/// How far to look.
struct OutlookLimits {
    SimTime until;
    std::size_t units = 4000;
    bool stands = true; ///< the deadlock stands where the run begins; false: the run begins before it
    const std::atomic<bool>* cancel = nullptr;
};

/// Runs `run` on until every gang of `deadlock` runs, or a limit is met, and tells what became of them.
DeadlockOutlook foresee(ScratchRun& run, const Deadlock& deadlock, const OutlookLimits& limits);

} // namespace berth::metrics
