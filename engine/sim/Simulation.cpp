// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sim/Simulation.h"

#include "engine/sim/ApiServer.h"
#include "engine/sim/Controllers.h"

#include <algorithm>

namespace berth {
namespace {

constexpr Duration kSecond = Duration::seconds(1);
constexpr Duration kFlushEvery = Duration::seconds(30);
constexpr Duration kMaxUnschedulable = Duration::seconds(300);

/// The first multiple of `every` after `start` that lies beyond `time`.
SimTime nextMultiple(SimTime start, Duration every, SimTime time) {
    const std::int64_t passed = (time - start).ns;
    const std::int64_t count = passed < 0 ? 0 : passed / every.ns + 1;
    return start + Duration{count * every.ns};
}

UnitKind unitOf(DueKind kind) {
    switch (kind) {
    case DueKind::Leaves:
    case DueKind::Finishes: return UnitKind::PodLeaves;
    case DueKind::HookEnds: return UnitKind::PreStopEnds;
    case DueKind::PermitTimer: return UnitKind::PermitTimer;
    case DueKind::Binds: return UnitKind::Bind;
    }
    return UnitKind::None;
}

} // namespace

Simulation::Simulation(std::shared_ptr<const Scenario> scenario, Registry registry, Trace& trace, World& world,
                       bool timelineRules)
    : scenario_(std::move(scenario)),
      registry_(registry),
      ledger_(trace, world),
      index_(trace.pool()),
      queue_(ledger_, index_),
      handlers_(ledger_, queue_),
      kubelet_(ledger_, handlers_, timelineRules),
      scheduler_(ledger_, queue_, handlers_, kubelet_),
      timelineRules_(timelineRules) {
    ledger_.listen(index_);
}

Diagnostics Simulation::useConfiguration(std::shared_ptr<const Configuration> configuration) {
    auto profiles = Profiles::create(std::move(configuration), registry_);
    if (!profiles) return std::move(profiles.error());
    profiles_ = std::move(*profiles);
    queue_.use(profiles_);
    scheduler_.use(profiles_);
    index_.rebuild(ledger_.world(), profiles_->all().front()->queueSort.plugin);
    return {};
}

Diagnostics Simulation::enter() {
    if (Diagnostics errors = useConfiguration(scenario_->configuration); !errors.empty()) return errors;
    Fact configuration = Fact::of(FactKind::ConfigurationSet);
    configuration.a = ledger_.pool().object(scenario_->configuration).value;
    ledger_.write(configuration);
    Fact objects = Fact::of(FactKind::ObjectsSet);
    auto present = std::make_shared<ClusterObjects>(scenario_->objects);
    stampCreation(present->podGroups, ledger_.world().now);
    objects.a = ledger_.pool().object(std::shared_ptr<const ClusterObjects>(std::move(present))).value;
    ledger_.write(objects);
    for (const auto& node : scenario_->nodes) {
        handlers_.nodeAdded(node);
        taintCordoned(findNode(node->name()));
    }
    for (const auto& pod : scenario_->pods)
        if (!pod->nodeName.empty()) handlers_.podAdded(pod, PodEntry::Origin::Initial);
    if (!timelineRules_) kubelet_.adoptRunningPods();
    for (const auto& pod : scenario_->pods)
        if (pod->nodeName.empty()) handlers_.podAdded(pod, PodEntry::Origin::Initial);
    ledger_.trace().endUnit();
    return {};
}

void Simulation::resync() {
    allowedAt_ = 0;
    const World& world = ledger_.world();
    if (world.configuration == nullptr) return;
    useConfiguration(ledger_.pool().share<Configuration>(world.configurationId));
}

// ---- what is next

NextUnit Simulation::dueUnit() const {
    const QueueIndex::Due* due = index_.firstDue();
    if (due == nullptr) return {};
    return {std::max(due->at, ledger_.world().now), unitOf(due->kind), due->pod};
}

NextUnit Simulation::stepUnit() const {
    const std::uint32_t done = ledger_.world().stepsDone;
    if (done >= scenario_->steps.size()) return {};
    const Step& step = scenario_->steps[done];
    // A scheduler is not configured anew in the middle of a cycle.
    if (ledger_.world().cycleOpen() && std::holds_alternative<Configure>(step.action)) return {};
    return {std::max(ledger_.world().rules->start + step.at, ledger_.world().now), UnitKind::Step, {}};
}

NextUnit Simulation::flushUnit() const {
    const World& world = ledger_.world();
    NextUnit unit;
    if (const SimTime expiry = index_.firstBackoffExpiry(); expiry != SimTime::never())
        unit = {std::max(expiry.truncatedToSecond() + kSecond, world.now), UnitKind::FlushBackoff, {}};
    if (const SimTime since = index_.firstUnschedulableSince(); since != SimTime::never()) {
        const SimTime at =
            std::max(nextMultiple(world.rules->start, kFlushEvery, since + kMaxUnschedulable), world.now);
        unit = std::min(unit, NextUnit{at, UnitKind::FlushUnschedulable, {}});
    }
    return unit;
}

NextUnit Simulation::cycleUnit() const {
    const World& world = ledger_.world();
    NextUnit unit;
    if (!world.preemptions.empty()) unit = {world.now, UnitKind::PreemptVictim, {}};
    if (!world.waiting.empty())
        if (const PodId pod = allowedPod(); pod.valid())
            unit = std::min(unit, NextUnit{world.now, UnitKind::Allow, pod});
    if (!timelineRules_ && !world.replacing.empty())
        unit = std::min(unit, NextUnit{world.now, UnitKind::Controller, world.replacing.front()});
    if (world.cycleOpen()) return std::min(unit, NextUnit{world.cycle.due, UnitKind::Consequence, world.cycle.pod});
    if (const PodId pod = queue_.next().first; pod.valid())
        unit = std::min(unit, NextUnit{world.now, UnitKind::Look, pod});
    return unit;
}

/// Worked out once per fact.
PodId Simulation::allowedPod() const {
    if (const std::uint64_t facts = ledger_.world().factCount; allowedAt_ != facts) {
        allowed_ = scheduler_.nextAllowance().pod;
        allowedAt_ = facts;
    }
    return allowed_;
}

NextUnit Simulation::next() const {
    return std::min({dueUnit(), stepUnit(), flushUnit(), cycleUnit()});
}

bool Simulation::nothingLeft(const NextUnit& next) const {
    if (next.kind == UnitKind::None) return true;
    if (next.kind != UnitKind::FlushBackoff && next.kind != UnitKind::FlushUnschedulable) return false;
    if (dueUnit().kind != UnitKind::None || stepUnit().kind != UnitKind::None || cycleUnit().kind != UnitKind::None)
        return false;
    const World& world = ledger_.world();
    const auto settled = [&](PodId pod) {
        const PodEntry& entry = world.pod(pod);
        return entry.queue == QueueKind::Gated || entry.lookedAt > world.changedAt;
    };
    return std::ranges::all_of(index_.backingOff(), settled) && std::ranges::all_of(index_.unschedulable(), settled);
}

bool Simulation::onlyRetries(const NextUnit& next) const {
    const bool clock =
        next.kind == UnitKind::FlushBackoff || next.kind == UnitKind::FlushUnschedulable || next.kind == UnitKind::Look;
    return clock && dueUnit().kind == UnitKind::None && stepUnit().kind == UnitKind::None;
}

// ---- running it

void Simulation::run(const NextUnit& unit) {
    ledger_.setNow(unit.at);
    switch (unit.kind) {
    case UnitKind::None: return;
    case UnitKind::PodLeaves: podLeaves(unit.pod); break;
    case UnitKind::PreStopEnds: kubelet_.preStopEnded(unit.pod); break;
    case UnitKind::Step: takeStep(); break;
    case UnitKind::FlushBackoff: queue_.flushBackoff(); break;
    case UnitKind::FlushUnschedulable: queue_.flushUnschedulable(); break;
    case UnitKind::PermitTimer: scheduler_.permitTimeout(unit.pod); break;
    case UnitKind::Allow: scheduler_.allow(scheduler_.nextAllowance()); break;
    case UnitKind::Controller: replaceNext(); break;
    case UnitKind::Bind:
        scheduler_.bind(unit.pod);
        if (!timelineRules_ && ledger_.world().pod(unit.pod).state == PodState::Bound) kubelet_.start(unit.pod);
        break;
    case UnitKind::Consequence: scheduler_.consequence(); break;
    case UnitKind::PreemptVictim: scheduler_.preemptNextVictim(); break;
    case UnitKind::Look: scheduler_.look(unit.pod, queue_.next().second); break;
    }
    ledger_.trace().endUnit();
}

void Simulation::podLeaves(PodId pod) {
    const PodEntry& entry = ledger_.world().pod(pod);
    if (entry.goneDue > ledger_.world().now) return handlers_.podFinished(pod);
    const bool lost = !ledger_.world().nodeExists(entry.node);
    const Removal removal = entry.preempted     ? Removal::Preempted
                            : entry.terminating ? Removal::Evicted
                                                : Removal::NodeLost;
    kubelet_.aboutToGo(pod);
    handlers_.podDeleted(pod, lost && !ledger_.world().pod(pod).terminating ? Removal::NodeLost : removal);
}

void Simulation::replaceNext() {
    const PodEntry& old = ledger_.world().pod(ledger_.world().replacing.front());
    handlers_.podAdded(replacementOf(old, ledger_.world(), ledger_.pool()), PodEntry::Origin::Controller);
}

void Simulation::takeStep() {
    const Step& step = scenario_->steps[ledger_.world().stepsDone];
    Fact fact = Fact::of(FactKind::StepTaken);
    fact.a = ledger_.pool().text(step.text).value;
    ledger_.write(fact);
    // A step about an object that is not there does nothing (TIMELINE.md).
    static_cast<void>(perform(step.action));
}

} // namespace berth
