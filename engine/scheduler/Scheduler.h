// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/queue/SchedulingQueue.h"
#include "engine/scheduler/EventHandlers.h"
#include "engine/scheduler/Look.h"
#include "engine/trace/Ledger.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

namespace berth {

/// Pods that leave when evicted: when the pod will be gone, given the instant its deletionTimestamp is set. The kubelet's business.
using GoneAt = std::function<SimTime(const PodEntry& pod, SimTime now)>;

/// A pod's scheduling cycle and its binding cycle, cut into units (DESIGN 3): look, consequence, writes, binding.
///
/// State between units lies in the World; what is kept here can be made again from it. Upstream: schedule_one.go.
class Scheduler {
public:
    Scheduler(Ledger& ledger, SchedulingQueue& queue, EventHandlers& handlers, GoneAt goneAt)
        : ledger_(ledger), queue_(queue), handlers_(handlers), goneAt_(std::move(goneAt)) {}

    /// The profiles in force. Forgets what was kept between units.
    void use(std::shared_ptr<const Profiles> profiles);

    /// Unit: pops `pod` and looks for a node (PreFilter … the chosen one).
    void look(PodId pod, QueueKind from);
    /// Unit: what follows from the open cycle's look: assume, Reserve, Permit, or PostFilter and the way back to the queue.
    void consequence();
    /// Unit: tells the next victim to leave.
    void preemptNextVictim();
    /// Unit: the binding cycle of `pod` ends: PreBind, Bind, PostBind.
    void bind(PodId pod);
    /// Unit: a plugin that `pod` waits on at Permit timed out.
    void permitTimeout(PodId pod);
    /// A plugin allowed all it asked to wait: the pod leaves the waiting room for its binding cycle.
    void allow(PodId pod);

private:
    const Framework& framework(const PodEntry& entry) const;
    Context context(PodId pod) const;
    LookResult takeLook();
    // scheduling cycle
    void dropCycle(PodId pod);
    void place(PodId pod, NodeId node, LookResult& result);
    bool reserve(PodId pod, LookResult& result);
    bool permit(PodId pod, LookResult& result);
    void startBinding(PodId pod);
    void failed(PodId pod, LookResult& result);
    // failures
    void nominate(PodId pod, std::optional<NodeId> node);
    void clearLowerNominations(PodId preemptor, NodeId node);
    /// Returns false when no victim has to be told to leave.
    bool startPreemption(PodId pod, NodeId node, const std::vector<PodId>& victims);
    void rejected(PodId pod, const Status& status, LookResult* result);
    void bindingFailed(PodId pod, const Status& status, const FailedAttempt& attempt);
    void undoPlace(PodId pod, LookResult* result);
    void evict(PodId preemptor, PodId victim);

    Ledger& ledger_;
    SchedulingQueue& queue_;
    EventHandlers& handlers_;
    GoneAt goneAt_;
    std::shared_ptr<const Profiles> profiles_;
    std::optional<LookResult> look_; ///< of the open cycle, between its look and its consequence
    std::uint64_t lookCycle_ = 0;    ///< the cycle it belongs to
};

} // namespace berth
