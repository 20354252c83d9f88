// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/queue/QueueIndex.h"

#include "engine/model/Cluster.h"

#include <algorithm>

namespace berth {

bool QueueIndex::ActiveLess::operator()(const ActiveKey& a, const ActiveKey& b) const {
    if (sort != nullptr) {
        if (sort->less(a.pod, b.pod)) return true;
        if (sort->less(b.pod, a.pod)) return false;
    }
    return a.order < b.order;
}

bool QueueIndex::BackoffLess::operator()(const BackoffKey& a, const BackoffKey& b) const {
    if (a.expiry != b.expiry) return a.expiry < b.expiry;
    return active(a.key, b.key);
}

void QueueIndex::rebuild(const World& world, const QueueSortPlugin* sort) {
    held_.clear();
    keys_.clear();
    unschedulable_.clear();
    since_.clear();
    due_.clear();
    active_ = std::set<ActiveKey, ActiveLess>(ActiveLess{sort});
    backoff_ = std::set<BackoffKey, BackoffLess>(BackoffLess{ActiveLess{sort}});
    errorBackoff_ = std::set<BackoffKey, BackoffLess>(BackoffLess{ActiveLess{nullptr}});
    for (std::uint32_t i = 0; i < world.pods.size(); ++i) insert(world, PodId{i});
}

void QueueIndex::applied(const World& world, const Fact& fact) {
    if (fact.kind == FactKind::ObjectsSet) return rebuild(world, active_.key_comp().sort); // PodGroups order the queue
    if (!fact.pod.valid() || fact.kind == FactKind::EventRecorded) return;
    remove(fact.pod);
    insert(world, fact.pod);
}

void QueueIndex::remove(PodId id) {
    if (id.value >= held_.size()) return;
    Held& held = held_[id.value];
    switch (held.queue) {
    case QueueKind::Active: active_.erase(held.key.key); break;
    case QueueKind::Backoff: backoff_.erase(held.key); break;
    case QueueKind::ErrorBackoff: errorBackoff_.erase(held.key); break;
    case QueueKind::Unschedulable:
    case QueueKind::Gated:
        unschedulable_.erase({pool_.podKey(keys_[id.value]), id});
        since_.erase({held.since, id});
        break;
    case QueueKind::None: break;
    }
    for (const Due& due : held.due) due_.erase(due);
    held = {};
}

void QueueIndex::insert(const World& world, PodId id) {
    if (id.value >= held_.size()) {
        held_.resize(id.value + std::size_t{1});
        keys_.resize(id.value + std::size_t{1});
    }
    const PodEntry& entry = world.pod(id);
    Held& held = held_[id.value];
    keys_[id.value] = entry.key;
    held.queue = entry.state == PodState::Queued ? entry.queue : QueueKind::None;
    const PodGroup* const group = findPodGroup(*world.objects, *entry.object);
    held.key = {entry.backoffExpiry,
                {{id, entry.object, entry.timestamp, entry.initialAttempt, group}, entry.queueOrder}};
    held.since = std::max(entry.timestamp, entry.flushed);
    switch (held.queue) {
    case QueueKind::Active: active_.insert(held.key.key); break;
    case QueueKind::Backoff: backoff_.insert(held.key); break;
    case QueueKind::ErrorBackoff: errorBackoff_.insert(held.key); break;
    case QueueKind::Unschedulable:
    case QueueKind::Gated:
        unschedulable_.insert({pool_.podKey(entry.key), id});
        since_.insert({held.since, id});
        break;
    case QueueKind::None: break;
    }
    insertDue(entry, id, held);
}

void QueueIndex::insertDue(const PodEntry& entry, PodId id, Held& held) {
    if (!entry.alive()) return;
    addDue(held, entry.goneDue, DueKind::Leaves, entry.goneOrder, id);
    addDue(held, entry.finishDue, DueKind::Finishes, 0, id);
    if (entry.hookDue < entry.goneDue) addDue(held, entry.hookDue, DueKind::HookEnds, 0, id);
    addDue(held, entry.permitDue, DueKind::PermitTimer, 0, id);
    addDue(held, entry.bindDue, DueKind::Binds, entry.queueOrder, id);
}

void QueueIndex::addDue(Held& held, SimTime at, DueKind kind, std::uint64_t order, PodId id) {
    if (at == SimTime::never()) return;
    held.due.push_back({at, kind, order, id});
    due_.insert(held.due.back());
}

PodId QueueIndex::firstActive() const {
    return active_.empty() ? PodId{} : active_.begin()->pod.id;
}
PodId QueueIndex::firstBackoff(const World& world) const {
    for (const BackoffKey& key : backoff_)
        if (world.pod(key.key.pod.id).cyclesThen < kMostCyclesAtOnce) return key.key.pod.id;
    return {};
}

SimTime QueueIndex::firstBackoffExpiry() const {
    SimTime first = SimTime::never();
    if (!backoff_.empty()) first = std::min(first, backoff_.begin()->expiry);
    if (!errorBackoff_.empty()) first = std::min(first, errorBackoff_.begin()->expiry);
    return first;
}

SimTime QueueIndex::firstUnschedulableSince() const {
    return since_.empty() ? SimTime::never() : since_.begin()->first;
}

std::vector<PodId> QueueIndex::byName(std::vector<PodId> pods) const {
    std::sort(pods.begin(), pods.end(), [&](PodId a, PodId b) {
        return NamedPod{pool_.podKey(keys_[a.value]), a} < NamedPod{pool_.podKey(keys_[b.value]), b};
    });
    return pods;
}

std::vector<PodId> QueueIndex::backoffCompleted(SimTime now) const {
    std::vector<PodId> pods;
    for (const auto* heap : {&backoff_, &errorBackoff_})
        for (const BackoffKey& key : *heap) {
            if (key.expiry >= now) break;
            pods.push_back(key.key.pod.id);
        }
    return byName(std::move(pods));
}

std::vector<PodId> QueueIndex::unschedulableSince(SimTime limit) const {
    std::vector<PodId> pods;
    for (const auto& [since, pod] : since_) {
        if (since >= limit) break;
        pods.push_back(pod);
    }
    return byName(std::move(pods));
}

std::vector<PodId> QueueIndex::unschedulable() const {
    std::vector<PodId> pods;
    pods.reserve(unschedulable_.size());
    for (const NamedPod& named : unschedulable_) pods.push_back(named.pod);
    return pods;
}

std::vector<PodId> QueueIndex::backingOff() const {
    std::vector<PodId> pods;
    for (const auto* heap : {&backoff_, &errorBackoff_})
        for (const BackoffKey& key : *heap) pods.push_back(key.key.pod.id);
    return byName(std::move(pods));
}

std::vector<PodId> QueueIndex::active() const {
    std::vector<PodId> pods;
    for (const ActiveKey& key : active_) pods.push_back(key.pod.id);
    return pods;
}

} // namespace berth
