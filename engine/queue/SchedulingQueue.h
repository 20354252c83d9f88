// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/queue/Event.h"
#include "engine/queue/QueueIndex.h"
#include "engine/queue/Requeueing.h"
#include "engine/runtime/Framework.h"
#include "engine/trace/Ledger.h"

#include <functional>
#include <memory>
#include <set>
#include <string>
#include <string_view>

namespace berth {

/// How a failed attempt ended, for the way back into the queue.
struct FailedAttempt {
    std::string message;                        ///< the FailedScheduling text
    std::set<std::string> unschedulablePlugins; ///< all empty: failed with an error
    std::set<std::string> pendingPlugins;
};

/// The scheduling queue's rules (SEMANTICS 2): what enters which queue when, as facts. The state itself lies in the World, the order in the QueueIndex.
///
/// Upstream: PriorityQueue.
class SchedulingQueue {
public:
    SchedulingQueue(Ledger& ledger, const QueueIndex& index) : ledger_(ledger), index_(index) {}

    /// The profiles in force; call before anything else and after each change of configuration.
    void use(std::shared_ptr<const Profiles> profiles) { profiles_ = std::move(profiles); }

    /// A pending pod appears: into activeQ, or gated. Pods that no profile serves are left alone.
    void add(PodId pod);
    /// A pending pod's object changed; its PodUpdated fact stands already.
    void update(PodId pod, const Pod& before, ObjectId beforeId);
    /// A cluster event: moves the pods it helps, and is kept for those in flight. `only`, when given, restricts which waiting pods are looked at.
    void move(const QueueEvent& event, const std::function<bool(const PodEntry&)>& only = {});
    /// A pod comes back from a failed attempt.
    void giveBack(PodId pod, const FailedAttempt& attempt);
    /// Moves a pod straight to activeQ, back-off and hints notwithstanding; of a pod in flight it is remembered.
    /// Nothing happens to a pod that had too many cycles at this instant (QueueIndex::kMostCyclesAtOnce).
    void activate(PodId pod);
    /// The whole-second flush: back-offs that have ended.
    void flushBackoff();
    /// The 30-second flush: pods that were unschedulable for more than five minutes.
    void flushUnschedulable();
    /// The pod that Pop would give now, and the queue it would come from; none when Pop would block.
    std::pair<PodId, QueueKind> next() const;

private:
    const Framework& frameworkOf(const PodEntry& entry) const;
    bool canHear(const PodEntry& entry, const QueueEvent& event) const;
    /// Puts a waiting pod where `strategy` says. Returns false when it stays.
    bool requeue(PodId pod, Strategy strategy, std::string_view by, std::uint16_t flags = 0);
    /// Into a queue, or among the gated pods: PreEnqueue is asked on the way (SEMANTICS 2.3).
    void enter(PodId pod, QueueKind queue, std::string_view by, std::uint16_t flags);
    bool asksPreEnqueue(QueueKind from, QueueKind to) const;
    bool popsFromBackoffQ() const { return ledger_.world().rules->popFromBackoffQ; }
    bool backingOff(const PodEntry& entry) const;
    Strategy strategyFromInFlight(PodId pod, const Rejectors& rejectors) const;
    QueueEvent recorded(const InFlight& item) const;
    /// The event with what hints may look up.
    QueueEvent withCluster(QueueEvent event) const;
    void recordInFlight(const QueueEvent& event);
    Status preEnqueue(PodId pod) const;

    Ledger& ledger_;
    const QueueIndex& index_;
    std::shared_ptr<const Profiles> profiles_;
};

} // namespace berth
