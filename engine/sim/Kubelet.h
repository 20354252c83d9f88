// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/Ledger.h"
#include "engine/trace/World.h"

namespace berth {

/// The simulated kubelet: starts pods that were bound, gives them GPU devices, and says how long an evicted one needs to leave.
///
/// Source: AI_SUITE sections 1 (devices), 2 (which devices) and 7 (grace).
class Kubelet {
public:
    explicit Kubelet(Ledger& ledger) : ledger_(ledger) {}

    /// A pod was bound: it starts, on the lowest free devices, and will finish after its duration if it has one.
    void start(PodId pod);
    /// Pods that ran before the start: those whose annotation names devices have these, the others of a node get the lowest free ones in
    /// file order. A duration counts from the pod's startTime.
    void adoptRunningPods();

private:
    void begin(PodId pod, const std::vector<std::uint32_t>& devices);

    Ledger& ledger_;
};

/// When a pod told to leave at `now` will be gone. Without a preStop hook: a second after SIGTERM; with one: when it has saved, and a second more;
/// never later than its grace period. `wholeGrace`: always at the end of the grace period (the rule of TIMELINE.md).
SimTime goneAt(const Pod& pod, SimTime now, bool wholeGrace);

} // namespace berth
