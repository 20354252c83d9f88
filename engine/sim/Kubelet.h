// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scheduler/EventHandlers.h"
#include "engine/scheduler/Evictions.h"
#include "engine/trace/Ledger.h"
#include "engine/trace/World.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace berth {

/// The simulated kubelet: starts pods that were bound, gives them GPU devices, and ends those that are told to leave: preStop hook, SIGTERM, gone
/// or killed, and what of their work is kept.
///
/// By the rules of TIMELINE.md it only knows when a pod is gone: at the end of its grace. Source: AI_SUITE sections 1 (devices), 2 (which devices) and 7.
class Kubelet final : public Evictions {
public:
    Kubelet(Ledger& ledger, EventHandlers& handlers, bool timelineRules)
        : ledger_(ledger), handlers_(handlers), timelineRules_(timelineRules) {}

    /// A pod was bound: it starts on the devices that were reserved for it, else on those the device plugin gives it, and will finish after its
    /// duration if it has one; a replacement after what its predecessors left to do. Where the GPUs do not suffice it is refused.
    void start(PodId pod);
    /// Pods that ran before the start: those whose annotation names devices have these, the others of a node get the lowest free ones in
    /// file order. A duration counts from the pod's startTime.
    void adoptRunningPods();
    /// The preStop hook of a pod has saved.
    void preStopEnded(PodId pod);

    SimTime goneAt(const PodEntry& pod, std::optional<Duration> grace) const override;
    void toldToLeave(PodId pod) override;
    void aboutToGo(PodId pod) override;

private:
    void begin(PodId pod, const std::vector<std::uint32_t>& devices);
    void resume(PodId pod);

    Ledger& ledger_;
    EventHandlers& handlers_;
    bool timelineRules_;
};

/// When a pod told to leave at `now` will be gone. Without a preStop hook: a second after SIGTERM; with one: when it has saved, and a second more;
/// never later than its grace period. `wholeGrace`: always at the end of the grace period (the rule of TIMELINE.md).
SimTime goneAt(const Pod& pod, SimTime now, bool wholeGrace);

/// How much of the work that a pod and its predecessors did is in a checkpoint at `now`, whether it is still there or not: what a replacement
/// that starts now resumes from.
Duration workKept(const World& world, PodId pod, SimTime now);

} // namespace berth
