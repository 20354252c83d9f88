// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/PodNames.h"
#include "ui/time/PodBook.h"

#include <optional>
#include <vector>

namespace berth::ui {

/// A place along the trace: how many facts have happened there, and when.
struct LanePlace {
    std::size_t position = 0;
    SimTime at;
    friend bool operator==(const LanePlace&, const LanePlace&) = default;
};

/// What a pod is for a stretch of its life; each has its stroke of state.
enum class LanePhase : std::uint8_t {
    Pending,   ///< in a queue or a cycle: a thin line
    Nominated, ///< the same with room held on a node: dashed
    Reserved,  ///< assumed: hatched
    OnPermit,  ///< the same, and it waits
    Running,   ///< bound: solid
    Leaving,   ///< told to leave: the fill drains
    Saving,    ///< its preStop hook runs: the fill drains
    Signalled, ///< it got SIGTERM
};

struct LaneSegment {
    LanePhase phase = LanePhase::Pending;
    LanePlace begin;
    LanePlace end; ///< as `begin` while it is open
    bool open = true;
    NodeId node; ///< where it is, or is nominated to
    friend bool operator==(const LaneSegment&, const LaneSegment&) = default;
};

/// What happened to a pod at one instant.
enum class LaneEvent : std::uint8_t { Woken, Saved, Lost };

struct LaneMark {
    LaneEvent event = LaneEvent::Woken;
    LanePlace place;
    friend bool operator==(const LaneMark&, const LaneMark&) = default;
};

/// How a pod ended.
enum class LaneEnd : std::uint8_t { None, Finished, Gone, Killed, Refused };

/// One pod's life, as far as the trace knows it.
struct PodLane {
    enum class Role : std::uint8_t { Own, Preemptor, Victim, Replacement };

    PodId pod;
    ObjectId object; ///< the Pod it entered with
    Role role = Role::Own;
    std::vector<LaneSegment> segments; ///< one after the other
    std::vector<LaneMark> marks;
    LaneEnd end = LaneEnd::None;
    LanePlace endedAt;
    std::optional<LanePlace> told;       ///< to leave
    SimTime goneDue = SimTime::never();  ///< when it will be gone, once told
    SimTime hookDue = SimTime::never();  ///< when its hook will have saved, maybe later than that
    Duration grace;                      ///< it was given
    bool hasOwner = false;               ///< somebody makes another one in its place
    PodId replacement;                   ///< that one, once it is there
    std::optional<Duration> lost;        ///< of its run, once that is settled
    std::int64_t gpus = 0;               ///< it held
    std::optional<Duration> resumedFrom; ///< work of its predecessors that it went on after

    friend bool operator==(const PodLane&, const PodLane&) = default;
};

/// The life of one pod.
PodLane laneOf(const Trace& trace, const PodBook& book, const PodNames& names, PodId pod);

/// A pod's preemption as lanes: who preempts, then each victim with the pod that comes in its place under it. A pod
/// that takes part in none is alone. Of several preemptions it is the last that had begun within `position` facts, else
/// the first.
std::vector<PodLane> lanesAround(const Trace& trace, const PodBook& book, const PodNames& names, PodId pod,
                                 std::size_t position);

/// Whose lanes are shown where nothing is selected: if the pod that things happen to takes part in a preemption, who
/// preempts there; else whose preemption began last, while it is under way. None for no one.
PodId lanePodAt(const Trace& trace, const PodBook& book, const PodNames& names, PodId here, std::size_t position);

} // namespace berth::ui
