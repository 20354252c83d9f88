// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Diagnostic.h"
#include "engine/framework/Registry.h"
#include "engine/model/Scenario.h"
#include "engine/queue/QueueIndex.h"
#include "engine/queue/SchedulingQueue.h"
#include "engine/scheduler/EventHandlers.h"
#include "engine/scheduler/Scheduler.h"
#include "engine/sim/Kubelet.h"
#include "engine/sim/NextUnit.h"
#include "engine/trace/Ledger.h"

#include <cstdint>
#include <memory>
#include <string>

namespace berth {

/// The cluster around the scheduler, driven one unit at a time: clock, steps, timers, kubelet, controllers.
///
/// Works on a World and a Trace owned by the caller. What it keeps itself are caches: after the caller replaced the World, `resync` makes them again.
class Simulation {
public:
    /// `timelineRules`: victims stay their whole grace, and nothing happens beyond the steps (no controllers, no ends of duration).
    Simulation(std::shared_ptr<const Scenario> scenario, Registry registry, Trace& trace, World& world,
               bool timelineRules);

    /// Every look asks each plugin for each node; the facts are the same.
    void lookPlainly() { scheduler_.lookPlainly(); }

    /// Enters what is there at the start, as one unit. Fails when the configuration's profiles cannot be built.
    Diagnostics enter();
    /// Makes the caches again from the World.
    void resync();

    /// What would run next, and when.
    NextUnit next() const;
    /// Runs that unit and ends it. Precondition: its kind is not None.
    void run(const NextUnit& unit);
    /// Nothing can change any pending pod's fate any more, so that only the queue's own clock is left.
    bool nothingLeft(const NextUnit& next) const;

    /// Nothing but the queue's own clock and the cycles it causes is due: pods are merely retried.
    bool onlyRetries(const NextUnit& next) const;

    /// Carries out an action now; the facts stay in an open unit. Fails, with nothing changed, when it cannot be done.
    Result<void> perform(const Action& action);
    Ledger& ledger() { return ledger_; }

private:
    NextUnit dueUnit() const;
    NextUnit stepUnit() const;
    NextUnit flushUnit() const;
    NextUnit cycleUnit() const;
    PodId allowedPod() const;
    void takeStep();
    void podLeaves(PodId pod);
    void replaceNext();
    Diagnostics useConfiguration(std::shared_ptr<const Configuration> configuration);
    // actions
    Result<void> run(const CreatePod& action);
    Result<void> run(const CreateNode& action);
    Result<void> run(const CreatePodGroup& action);
    Result<void> run(const DeleteObject& action);
    Result<void> run(const EvictPod& action);
    Result<void> run(const PatchObject& action);
    Result<void> run(const ReplacePod& action);
    Result<void> run(const ReplaceNode& action);
    Result<void> run(const CordonNode& action);
    Result<void> run(const DrainNode& action);
    Result<void> run(const Configure& action);
    Result<void> run(const AddObjects& action);
    void evict(PodId pod);
    /// What the cluster holds beside nodes and pods is `objects` from now on; pods that wait hear of the PodGroup's change.
    void setObjects(std::shared_ptr<const ClusterObjects> objects, ActionBits podGroupChange);
    void adoptPodsOfNewProfiles();
    void removeNode(NodeId node);
    void deleteDaemonPodsOf(NodeId node);
    void taintCordoned(NodeId node);
    PodId findPod(const ObjectName& name) const;
    NodeId findNode(std::string_view name) const;
    std::shared_ptr<const Node> nodeObject(NodeId node) const;

    std::shared_ptr<const Scenario> scenario_;
    Registry registry_;
    Ledger ledger_;
    QueueIndex index_;
    SchedulingQueue queue_;
    EventHandlers handlers_;
    Kubelet kubelet_;
    Scheduler scheduler_;
    std::shared_ptr<const Profiles> profiles_;
    bool timelineRules_;
    mutable std::uint64_t allowedAt_ = 0; ///< the fact count `allowed_` was worked out at
    mutable PodId allowed_;
};

} // namespace berth
