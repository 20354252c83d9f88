// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/Pod.h"
#include "engine/model/Training.h"
#include "engine/trace/FactApplier.h"

#include <algorithm>

namespace berth {

void apply(World& world, const Fact& fact, const Pool& pool) {
    FactApplier(world, fact, pool).run();
}

void FactApplier::run() {
    world_.now = fact_.at;
    ++world_.factCount;
    const bool existed = fact_.pod.valid() && fact_.pod.value < world_.pods.size();
    if (existed) count(world_.pod(fact_.pod), -1);
    dispatch();
    noteChange();
    if (!fact_.pod.valid()) return;
    count(world_.pod(fact_.pod), +1);
    if (world_.pod(fact_.pod).inGang) refreshMember();
}

void FactApplier::dispatch() {
    switch (fact_.kind) {
    case FactKind::ConfigurationSet: return configurationSet();
    case FactKind::ObjectsSet: return objectsSet();
    case FactKind::NodeAdded: return nodeAdded();
    case FactKind::NodeUpdated: return nodeUpdated();
    case FactKind::NodeRemoved: return nodeRemoved();
    case FactKind::PodSubmitted: return podSubmitted();
    case FactKind::PodUpdated: return podUpdated();
    case FactKind::PodEvicted:
    case FactKind::VictimEvicted: return podTerminating();
    case FactKind::NodeLost: return nodeLost();
    case FactKind::PodStarted: return podStarted();
    case FactKind::PreStopStarted: return preStopStarted();
    case FactKind::CheckpointSaved: return checkpointSaved();
    case FactKind::CheckpointLost:
    case FactKind::PodSignalled: pod().hookDue = SimTime::never(); return;
    case FactKind::WorkLost: return workLost();
    case FactKind::WorkResumed: return workResumed();
    case FactKind::PodRefused: return podRefused();
    case FactKind::PodFinished: return podFinished();
    case FactKind::PodDeleted: return podDeleted();
    case FactKind::PodQueued: return podQueued();
    case FactKind::PodGated: return podGated();
    case FactKind::EventRecorded: return eventRecorded();
    case FactKind::PodPopped: return podPopped();
    case FactKind::CycleDropped: return closeCycle();
    case FactKind::NodeSelected: return nodeSelected();
    case FactKind::NoNodeFits: return noNodeFits();
    case FactKind::PostFilterRan: world_.draws += fact_.small; return;
    case FactKind::PodAssumed: return podAssumed();
    case FactKind::PodReserved: return podReserved();
    case FactKind::PermitAsked: return permitAsked();
    case FactKind::PodWaiting: return podWaiting();
    case FactKind::PermitGiven: return permitGiven();
    case FactKind::GangRested: return gangRested();
    case FactKind::PodAllowed: return stopWaiting();
    case FactKind::PodRejected: return victimLeaves();
    case FactKind::PodUnreserved: return podUnreserved();
    case FactKind::PodUnschedulable: return podUnschedulable();
    case FactKind::PodNominated: return podNominated();
    case FactKind::NominationCleared: return dropNomination(fact_.pod);
    case FactKind::NominatedNodeNameSet: pod().nominatedStatus = fact_.node; return;
    case FactKind::PreemptionStarted: return preemptionStarted();
    case FactKind::PreemptionProgressed: return preemptionProgressed();
    case FactKind::PreemptionEnded: return preemptionEnded();
    case FactKind::BindingStarted: return bindingStarted();
    case FactKind::PodBound: return podBound();
    case FactKind::CommandApplied: return;
    case FactKind::StepTaken: ++world_.stepsDone; return;
    }
}

/// Keeps what "when a run ends" asks: the last change a waiting pod could profit from, and the last progress.
void FactApplier::noteChange() {
    switch (fact_.kind) {
    case FactKind::PodSubmitted:
    case FactKind::PodBound:
    case FactKind::PodFinished:
    case FactKind::PodRefused:
    case FactKind::PodDeleted: world_.progressAt = fact_.at; [[fallthrough]];
    case FactKind::ConfigurationSet:
    case FactKind::ObjectsSet:
    case FactKind::NodeAdded:
    case FactKind::NodeUpdated:
    case FactKind::NodeRemoved:
    case FactKind::PodUpdated:
    case FactKind::PodUnreserved:
    case FactKind::NominationCleared: world_.changedAt = world_.factCount; return;
    default: return;
    }
}

// ---- the cluster

void FactApplier::configurationSet() {
    world_.configurationId = ObjectId{fact_.a};
    world_.configuration = &pool_.get<Configuration>(world_.configurationId);
}

void FactApplier::objectsSet() {
    world_.objectsId = ObjectId{fact_.a};
    world_.objects = pool_.share<ClusterObjects>(world_.objectsId);
}

NodeInfo& FactApplier::node(NodeId id) {
    world_.nodes.ensure(id.value);
    std::shared_ptr<NodeInfo>& slot = world_.nodes.write(id.value);
    if (!slot) {
        slot = std::make_shared<NodeInfo>();
        slot->id = id;
    } else if (slot.use_count() > 1) {
        slot = std::make_shared<NodeInfo>(*slot);
    }
    return *slot;
}

void FactApplier::removeFromZone(NodeId id) {
    for (auto zone = world_.zones.begin(); zone != world_.zones.end(); ++zone) {
        if (std::erase(zone->nodes, id) == 0) continue;
        if (zone->nodes.empty()) world_.zones.erase(zone);
        return;
    }
}

void FactApplier::nodeAdded() {
    NodeInfo& info = node(fact_.node);
    info.node = &pool_.get<Node>(ObjectId{fact_.a});
    world_.nodeObjects.ensure(fact_.node.value);
    world_.nodeObjects.write(fact_.node.value) = ObjectId{fact_.a};
    addToZone(world_.zones, *info.node, fact_.node);
    ++world_.nodeCount;
    world_.order_.reset();
    world_.affinity_.reset();
    world_.images_.reset();
}

void FactApplier::nodeUpdated() {
    NodeInfo& info = node(fact_.node);
    const Node& updated = pool_.get<Node>(ObjectId{fact_.a});
    if (zoneKey(updated) != zoneKey(*info.node)) {
        removeFromZone(fact_.node);
        addToZone(world_.zones, updated, fact_.node);
        world_.order_.reset();
        world_.affinity_.reset();
    }
    if (info.node->images != updated.images) world_.images_.reset();
    info.node = &updated;
    world_.nodeObjects.write(fact_.node.value) = ObjectId{fact_.a};
}

void FactApplier::nodeRemoved() {
    node(fact_.node).node = nullptr;
    world_.nodeObjects.write(fact_.node.value) = {};
    removeFromZone(fact_.node);
    --world_.nodeCount;
    world_.order_.reset();
    world_.affinity_.reset();
    world_.images_.reset();
}

void FactApplier::podSubmitted() {
    PodEntry entry;
    entry.objectId = ObjectId{fact_.a};
    entry.object = &pool_.get<Pod>(entry.objectId);
    entry.key = PodKeyId{fact_.b};
    entry.origin = static_cast<PodEntry::Origin>(fact_.flag);
    entry.created = fact_.at;
    entry.inGang = !gangLabel(*entry.object).empty();
    entry.node = fact_.node;
    entry.nominatedStatus = pool_.findNode(entry.object->nominatedNodeName);
    if (entry.object->finished())
        entry.state = PodState::Finished;
    else if (entry.node.valid())
        entry.state = PodState::Bound;
    PodEntry& stored = world_.pods.push(entry);
    if (!stored.alive()) return;
    if (stored.origin == PodEntry::Origin::Controller && !world_.replacing.empty()) {
        stored.predecessor = world_.replacing.front();
        world_.replacing.erase(world_.replacing.begin());
    }
    world_.podByKey.ensure(stored.key.value);
    world_.podByKey.write(stored.key.value) = fact_.pod;
    if (stored.state == PodState::Bound) enterRunningPod(stored);
}

void FactApplier::putOnNode(NodeId id, const PodInfo& pod) {
    node(id).addPod(pod);
    if (hasPodAffinity(*pod.pod)) affinityChanged(id);
}

void FactApplier::takeOffNode(NodeId id, const Pod& pod) {
    node(id).removePod(fact_.pod);
    if (hasPodAffinity(pod)) affinityChanged(id);
}

void FactApplier::affinityChanged(NodeId id) {
    if (world_.affinity_ && world_.order_)
        world_.affinity_ = affinityNodes(std::move(world_.affinity_), *world_.node(id), *world_.order_);
}

void FactApplier::enterRunningPod(PodEntry& entry) {
    const Pod& object = *entry.object;
    entry.startTime = object.startTime.isSet() ? object.startTime : fact_.at;
    entry.terminating = object.meta.deletionTimestamp.isSet();
    if (entry.terminating && object.meta.deletionTimestamp > fact_.at) entry.goneDue = object.meta.deletionTimestamp;
    const PodCondition* disruption = object.condition("DisruptionTarget");
    entry.preempted =
        disruption != nullptr && disruption->status == "True" && disruption->reason == "PreemptionByScheduler";
    putOnNode(entry.node, {fact_.pod, entry.object, entry.startTime, false, entry.terminating, entry.preempted, {}});
}

void FactApplier::podUpdated() {
    PodEntry& entry = pod();
    const Pod& updatedObject = pool_.get<Pod>(ObjectId{fact_.a});
    if (entry.inGang && gangKey(updatedObject) != gangKey(*entry.object)) leaveGang(fact_.pod, *entry.object);
    entry.objectId = ObjectId{fact_.a};
    entry.object = &updatedObject;
    entry.inGang = !gangLabel(*entry.object).empty();
    if (entry.state == PodState::Ignored || !entry.onNode()) return;
    NodeInfo& info = node(entry.node);
    const auto it =
        std::find_if(info.pods.begin(), info.pods.end(), [&](const PodInfo& p) { return p.id == fact_.pod; });
    if (it == info.pods.end()) return;
    const auto index = static_cast<std::size_t>(it - info.pods.begin());
    PodInfo updated = *it;
    updated.pod = entry.object;
    takeOffNode(entry.node, *it->pod);
    putOnNode(entry.node, updated);
    info.pods.moveLastTo(index);
}

// ---- the queue

void FactApplier::stampQueued(PodEntry& entry) {
    entry.timestamp = fact_.at;
    entry.queueOrder = ++world_.orders;
}

void FactApplier::podQueued() {
    PodEntry& entry = pod();
    entry.state = PodState::Queued;
    entry.queue = static_cast<QueueKind>(fact_.flag);
    entry.gatingPlugin = {};
    entry.movedBy = TextId{fact_.a};
    if ((fact_.small & kFresh) != 0) stampQueued(entry);
    if ((fact_.small & kFlushed) != 0) entry.flushed = fact_.at;
    if (entry.queue == QueueKind::Active && !entry.initialAttempt.isSet()) entry.initialAttempt = fact_.at;
}

void FactApplier::podGated() {
    PodEntry& entry = pod();
    entry.state = PodState::Queued;
    entry.queue = QueueKind::Gated;
    entry.gatingPlugin = TextId{fact_.b};
    entry.movedBy = TextId{fact_.a};
    if ((fact_.small & kFresh) != 0) stampQueued(entry);
    if ((fact_.small & kFlushed) != 0) entry.flushed = fact_.at;
}

void FactApplier::eventRecorded() {
    InFlight event;
    event.event = {static_cast<EventResource>(fact_.flag), fact_.c};
    event.before = ObjectId{fact_.a};
    event.after = ObjectId{fact_.b};
    event.eventPod = fact_.pod;
    event.heldNode = (fact_.small & kHeldNode) != 0;
    world_.inFlight.push_back(event);
}

void FactApplier::doneInFlight(PodId pod) {
    auto& list = world_.inFlight;
    if (std::erase_if(list, [&](const InFlight& item) { return item.pod == pod; }) == 0) return;
    const auto firstPod = std::find_if(list.begin(), list.end(), [](const InFlight& item) { return item.pod.valid(); });
    list.erase(list.begin(), firstPod);
}

// ---- a pod's way

void FactApplier::podPopped() {
    PodEntry& entry = pod();
    entry.state = PodState::InCycle;
    entry.queue = QueueKind::None;
    if (!entry.initialAttempt.isSet()) entry.initialAttempt = fact_.at;
    ++entry.attempts;
    entry.cyclesThen = entry.cycleAt == fact_.at ? entry.cyclesThen + 1 : 1;
    entry.cycleAt = fact_.at;
    entry.lookedAt = world_.factCount;
    InFlight self;
    self.pod = fact_.pod;
    world_.inFlight.push_back(self);

    OpenCycle cycle;
    cycle.pod = fact_.pod;
    cycle.profile = static_cast<std::uint32_t>(world_.profileOf(*entry.object));
    cycle.due = fact_.time();
    cycle.number = ++world_.cycles;
    CycleInput& input = cycle.input;
    input.podId = fact_.pod;
    input.pod = entry.object;
    input.nominatedNode = entry.nominatedStatus;
    input.snapshot = world_.snapshot();
    input.nominations = world_.nominated();
    input.objects = world_.objects;
    if (entry.inGang) input.gang = world_.gang(gangKey(*entry.object));
    input.now = fact_.at;
    input.nextStart = world_.nextStart;
    input.seed = world_.rules->seed;
    input.draws = world_.draws;
    input.tieBreak = world_.rules->tieBreak;
    input.askEveryNode = world_.rules->askEveryNode;
    world_.cycle = std::move(cycle);
}

void FactApplier::nodeSelected() {
    world_.cycle.looked = true;
    world_.cycle.selected = fact_.node;
    world_.nextStart = fact_.c;
    world_.draws += fact_.small;
}

void FactApplier::noNodeFits() {
    OpenCycle& cycle = world_.cycle;
    cycle.looked = true;
    cycle.text = TextId{fact_.a};
    cycle.rejectors = ListId{fact_.b};
    cycle.fitError = (fact_.small & kFitError) != 0;
    cycle.code = static_cast<Code>(fact_.flag);
    world_.nextStart = fact_.c;
}

void FactApplier::podAssumed() {
    PodEntry& entry = pod();
    entry.state = PodState::Reserved;
    entry.node = fact_.node;
    dropNomination(fact_.pod);
    const SimTime started = entry.object->startTime;
    putOnNode(fact_.node, {fact_.pod, entry.object, started, true, entry.terminating, false, {}});
}

void FactApplier::podUnreserved() {
    PodEntry& entry = pod();
    leaveNode(entry);
    entry.state = PodState::InCycle;
    entry.node = {};
    entry.devices = {};
    entry.bindDue = SimTime::never();
    stopWaiting();
}

void FactApplier::podUnschedulable() {
    ++world_.counters.failures;
    PodEntry& entry = pod();
    entry.state = PodState::Queued;
    entry.queue = static_cast<QueueKind>(fact_.flag);
    entry.message = TextId{fact_.a};
    entry.unschedulablePlugins = ListId{fact_.b};
    entry.pendingPlugins = ListId{fact_.c};
    if ((fact_.small & kError) != 0) {
        ++entry.consecutiveErrors;
    } else {
        ++entry.unschedulableCount;
        entry.consecutiveErrors = 0;
    }
    entry.flushed = SimTime::none();
    stampQueued(entry);
    entry.backoffExpiry = backoffExpiry(entry, *world_.configuration, world_.rules->popFromBackoffQ);
    doneInFlight(fact_.pod);
    if (world_.cycle.pod == fact_.pod) world_.cycle = {};
}

void FactApplier::closeCycle() {
    doneInFlight(fact_.pod);
    if (world_.cycle.pod == fact_.pod) world_.cycle = {};
    PodEntry& entry = pod();
    if (!entry.pending()) return;
    entry.state = PodState::Ignored;
    entry.queue = QueueKind::None;
}

void FactApplier::podNominated() {
    dropNomination(fact_.pod);
    world_.nominations.push_back({fact_.pod, nullptr, fact_.node});
}

void FactApplier::dropNomination(PodId pod) {
    std::erase_if(world_.nominations, [&](const Nomination& nomination) { return nomination.pod == pod; });
}

void FactApplier::preemptionStarted() {
    world_.preemptions.push_back({fact_.pod, {}, false});
    for (const std::uint32_t victim : pool_.list(ListId{fact_.a}))
        world_.writes.push_back({fact_.pod, PodId{victim}, Duration{fact_.time().ns}});
}

void FactApplier::preemptionProgressed() {
    const PodId last{fact_.a};
    for (RunningPreemption& running : world_.preemptions) {
        if (running.preemptor != fact_.pod) continue;
        running.lastVictim = last;
        running.lastVictimLeaving = world_.pod(last).terminating || !world_.pod(last).alive();
    }
}

void FactApplier::preemptionEnded() {
    std::erase_if(world_.preemptions, [&](const RunningPreemption& running) { return running.preemptor == fact_.pod; });
    std::erase_if(world_.writes, [&](const PendingWrite& write) { return write.preemptor == fact_.pod; });
}

void FactApplier::bindingStarted() {
    PodEntry& entry = pod();
    entry.state = PodState::Binding;
    entry.bindDue = fact_.time();
    doneInFlight(fact_.pod);
    if (world_.cycle.pod == fact_.pod) world_.cycle = {};
}

void FactApplier::podBound() {
    ++world_.counters.binds;
    PodEntry& entry = pod();
    entry.state = PodState::Bound;
    entry.bindDue = SimTime::never();
    entry.nominatedStatus = {};
    entry.message = {};
    entry.startTime = entry.object->startTime.isSet() ? entry.object->startTime : fact_.at;
    if (PodInfo* info = node(fact_.node).find(fact_.pod)) {
        info->assumed = false;
        info->startTime = entry.startTime;
    }
}

// ---- sums

/// Pods still to be placed, by priority.
void FactApplier::press(const PodEntry& entry, int by) {
    const auto add = [&](std::uint32_t PendingCount::*counter) {
        PendingCount& counts = world_.pressure[entry.object->priority];
        counts.*counter += static_cast<std::uint32_t>(by);
        if (counts == PendingCount{}) world_.pressure.erase(entry.object->priority);
    };
    if (entry.state == PodState::InCycle || entry.state == PodState::Reserved || entry.state == PodState::Waiting ||
        entry.state == PodState::Binding)
        return add(&PendingCount::moving);
    if (entry.state != PodState::Queued || entry.queue == QueueKind::Gated) return;
    if (entry.queue != QueueKind::Unschedulable) return add(&PendingCount::queued);
    add(entry.nominatedStatus.valid() ? &PendingCount::nominated : &PendingCount::impossible);
}

void FactApplier::count(const PodEntry& entry, int by) {
    press(entry, by);
    const auto add = [by](std::uint32_t& counter) { counter += static_cast<std::uint32_t>(by); };
    World::Counters& counters = world_.counters;
    switch (entry.state) {
    case PodState::Queued:
        if (entry.queue == QueueKind::Active)
            add(counters.active);
        else if (entry.queue == QueueKind::Unschedulable)
            add(counters.unschedulable);
        else if (entry.queue == QueueKind::Gated)
            add(counters.gated);
        else
            add(counters.backoff);
        return;
    case PodState::Waiting: return add(counters.waiting);
    case PodState::Bound: return add(counters.bound);
    case PodState::Finished: return add(counters.finished);
    default: return;
    }
}

} // namespace berth
