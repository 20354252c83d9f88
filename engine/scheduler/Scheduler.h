// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/queue/SchedulingQueue.h"
#include "engine/scheduler/EventHandlers.h"
#include "engine/scheduler/Evictions.h"
#include "engine/scheduler/Look.h"
#include "engine/scheduler/WorldHandle.h"
#include "engine/scheduler/fast/FastLooks.h"
#include "engine/trace/Ledger.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace berth {

/// A pod's scheduling cycle and its binding cycle, cut into units (DESIGN 3): look, consequence, writes, binding.
///
/// State between units lies in the World; what is kept here can be made again from it. Upstream: schedule_one.go.
class Scheduler {
public:
    Scheduler(Ledger& ledger, SchedulingQueue& queue, EventHandlers& handlers, Evictions& evictions)
        : ledger_(ledger), queue_(queue), handlers_(handlers), evictions_(evictions), handle_(ledger.world()) {
        ledger_.listen(fast_);
    }

    /// Every look asks each plugin for each node; the facts are the same.
    void lookPlainly() { fast_.lookPlainly(); }

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
    /// Who in the waiting room may go on as far as one plugin it waits on is concerned; nobody: an invalid pod. In the order they wait.
    struct Allowance {
        PodId pod;
        TextId plugin;
    };
    Allowance nextAllowance() const;
    /// Unit: that plugin asks the pod to wait no longer; when it was the last, the pod leaves for its binding cycle.
    void allow(const Allowance& allowance);

private:
    /// What a plugin wants done once the unit is through.
    struct Ordered {
        std::string plugin;
        PodId pod;
        Orders orders;
    };

    /// The pod's profile. A pod on its way whose profile a new configuration no longer has goes on under the first.
    const Framework& framework(const PodEntry& entry) const;
    Context context(PodId pod) const;
    LookResult takeLook();
    // scheduling cycle
    void dropCycle(PodId pod);
    void place(PodId pod, NodeId node, LookResult& result);
    bool reserve(PodId pod, LookResult& result);
    bool permit(PodId pod, LookResult& result);
    void startBinding(PodId pod);
    void runBinding(PodId pod);
    void wait(PodId pod, std::vector<PermitWait::Timer> timers);
    void allowBy(PodId pod, TextId plugin);
    // orders
    void order(std::string_view plugin, PodId pod, Orders orders);
    void carryOut();
    void carryOut(const Ordered& ordered);
    void rejectWaiting(PodId pod, const std::string& plugin, const std::string& reason);
    void failed(PodId pod, LookResult& result);
    // failures
    void nominate(PodId pod, std::optional<NodeId> node);
    void clearLowerNominations(PodId preemptor, NodeId node);
    /// Returns false when no victim has to be told to leave.
    bool startPreemption(PodId pod, NodeId node, const std::vector<PodId>& victims, Duration grace);
    void rejected(PodId pod, const Status& status, LookResult* result);
    void bindingFailed(PodId pod, const Status& status, const FailedAttempt& attempt);
    void undoPlace(PodId pod, LookResult* result);
    void evict(const PendingWrite& write);

    Ledger& ledger_;
    SchedulingQueue& queue_;
    EventHandlers& handlers_;
    Evictions& evictions_;
    std::shared_ptr<const Profiles> profiles_;
    FastLooks fast_;
    WorldHandle handle_;
    std::vector<Ordered> ordered_;
    std::optional<LookResult> look_; ///< of the open cycle, between its look and its consequence
    std::uint64_t lookCycle_ = 0;    ///< the cycle it belongs to
};

} // namespace berth
