// SPDX-License-Identifier: GPL-3.0-or-later
// How a pod starts, leaves and ends.
#include "engine/model/Pod.h"
#include "engine/trace/DaemonPods.h"
#include "engine/trace/FactApplier.h"

#include <algorithm>

namespace berth {

void FactApplier::podTerminating() {
    PodEntry& entry = pod();
    entry.terminating = true;
    entry.terminatingSince = fact_.at;
    entry.goneDue = std::min(entry.goneDue, fact_.time());
    entry.goneOrder = ++world_.orders;
    const OwnerReference* owner = entry.object->meta.controller();
    if (owner != nullptr && owner->kind != "StatefulSet") askOwner(entry);
    if (fact_.kind == FactKind::VictimEvicted) {
        ++world_.counters.evictions;
        entry.preempted = true;
        entry.preemptor = PodId{fact_.a};
    }
    victimLeaves();
    if (!entry.onNode()) return;
    if (PodInfo* info = node(entry.node).find(fact_.pod)) {
        info->terminating = true;
        info->preempted = entry.preempted;
    }
}

void FactApplier::nodeLost() {
    PodEntry& entry = pod();
    entry.goneDue = std::min(entry.goneDue, fact_.time());
    entry.goneOrder = ++world_.orders;
}

/// Preemptions need not tell this pod to leave any more.
void FactApplier::victimLeaves() {
    for (RunningPreemption& running : world_.preemptions)
        if (running.lastVictim == fact_.pod) running.lastVictimLeaving = true;
    std::erase_if(world_.writes, [&](const PendingWrite& write) { return write.victim == fact_.pod; });
}

void FactApplier::podStarted() {
    PodEntry& entry = pod();
    entry.running = true;
    entry.finishDue = fact_.time();
    holdDevices(entry, ListId{fact_.a});
}

void FactApplier::holdDevices(PodEntry& entry, ListId devices) {
    entry.devices = devices;
    if (!entry.onNode()) return;
    if (PodInfo* info = node(entry.node).find(fact_.pod)) info->devices = pool_.list(devices);
}

void FactApplier::preStopStarted() {
    pod().hookDue = fact_.time();
}

void FactApplier::checkpointSaved() {
    PodEntry& entry = pod();
    entry.savedAt = fact_.at;
    entry.hookDue = SimTime::never();
}

/// The time of the fact is how much was lost; what was done before and since the last loss is kept.
void FactApplier::workLost() {
    PodEntry& entry = pod();
    entry.lost = Duration{fact_.time().ns};
    if (!entry.superseded && entry.startTime.isSet())
        entry.kept = entry.resumed + (fact_.at - entry.startTime) - entry.lost;
}

void FactApplier::workResumed() {
    const Duration done{fact_.time().ns};
    pod().resumed = done;
    PodEntry& old = world_.pods.write(fact_.a);
    old.superseded = true;
    old.kept = done;
}

void FactApplier::podRefused() {
    pod().refused = TextId{fact_.a};
    end(PodState::Finished);
}

void FactApplier::end(PodState state) {
    PodEntry& entry = pod();
    leaveNode(entry);
    dropNomination(fact_.pod);
    if (world_.cycle.pod != fact_.pod) doneInFlight(fact_.pod);
    victimLeaves();
    entry.state = state;
    entry.queue = QueueKind::None;
    entry.endedAt = fact_.at;
    entry.goneDue = entry.finishDue = entry.bindDue = entry.hookDue = SimTime::never();
    stopWaiting();
    if (world_.podByKey[entry.key.value] == fact_.pod) world_.podByKey.write(entry.key.value) = {};
}

void FactApplier::askOwner(PodEntry& entry) {
    if (entry.replaced || entry.object->meta.controller() == nullptr) return;
    if (isForGoneNode(entry, world_, pool_)) return;
    entry.replaced = true;
    world_.replacing.push_back(fact_.pod);
}

void FactApplier::podFinished() {
    end(PodState::Finished);
}

void FactApplier::podDeleted() {
    end(PodState::Gone);
    askOwner(pod());
}

void FactApplier::leaveNode(PodEntry& entry) {
    if (entry.onNode()) takeOffNode(entry.node, *entry.object);
}

} // namespace berth
