// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Id.h"
#include "engine/base/SimTime.h"

#include <compare>
#include <cstdint>

namespace berth {

/// The kinds of unit, in the order they have within one instant (DESIGN 3; conformance/TIMELINE.md).
enum class UnitKind : std::uint8_t {
    None,
    PodLeaves,          ///< a pod's grace is over, or it ran to its end
    PreStopEnds,        ///< the preStop hook of a pod that was told to leave has saved
    Step,               ///< a step of the scenario
    FlushBackoff,       ///< a whole second
    FlushUnschedulable, ///< every 30 s
    PermitTimer,
    Allow,         ///< a plugin lets a pod go that waited on it
    Controller,    ///< an owner makes a replacement
    Bind,          ///< a binding cycle ends
    Consequence,   ///< of the open cycle
    PreemptVictim, ///< a preemption tells the next victim
    Look,          ///< a scheduling cycle begins
};

struct NextUnit {
    SimTime at = SimTime::never();
    UnitKind kind = UnitKind::None;
    PodId pod;
    friend auto operator<=>(const NextUnit& a, const NextUnit& b) {
        return a.at != b.at ? a.at <=> b.at : a.kind <=> b.kind;
    }
    friend bool operator==(const NextUnit&, const NextUnit&) = default;
};

} // namespace berth
