// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/queue/SchedulingQueue.h"

#include "engine/cache/Changes.h"

#include <algorithm>

namespace berth {
namespace {

constexpr Duration kMaxUnschedulable = Duration::seconds(300);

std::vector<std::uint32_t> intern(Pool& pool, const std::set<std::string>& names) {
    std::vector<std::uint32_t> ids;
    for (const std::string& name : names) ids.push_back(pool.text(name).value);
    return ids;
}

Rejectors rejectorsOf(const FailedAttempt& attempt) {
    return {{attempt.unschedulablePlugins.begin(), attempt.unschedulablePlugins.end()},
            {attempt.pendingPlugins.begin(), attempt.pendingPlugins.end()}};
}

} // namespace

const Framework& SchedulingQueue::frameworkOf(const PodEntry& entry) const {
    const int profile = ledger_.world().profileOf(*entry.object);
    return *profiles_->all()[static_cast<std::size_t>(std::max(profile, 0))];
}

Status SchedulingQueue::preEnqueue(PodId pod) const {
    const PodEntry& entry = ledger_.world().pod(pod);
    Context context;
    context.pod = pod;
    context.preemptions = &ledger_.world().preemptions;
    return frameworkOf(entry).runPreEnqueue(context, *entry.object, ledger_.pool().text(entry.gatingPlugin));
}

bool SchedulingQueue::backingOff(const PodEntry& entry) const {
    const SimTime now = ledger_.world().now;
    const SimTime window = ledger_.world().rules->popFromBackoffQ ? now.truncatedToSecond() : now;
    return entry.backoffExpiry.isSet() && entry.backoffExpiry >= window;
}

/// With SchedulerPopFromBackoffQ a pod passed PreEnqueue when it entered backoffQ; without, it is asked when it leaves.
bool SchedulingQueue::asksPreEnqueue(QueueKind from, QueueKind to) const {
    const bool backsOff = from == QueueKind::Backoff || from == QueueKind::ErrorBackoff;
    return to == QueueKind::Active ? !(backsOff && popsFromBackoffQ()) : popsFromBackoffQ();
}

void SchedulingQueue::enter(PodId pod, QueueKind queue, std::string_view by, std::uint16_t flags) {
    const TextId label = ledger_.pool().text(by);
    const Status status = asksPreEnqueue(ledger_.world().pod(pod).queue, queue) ? preEnqueue(pod) : Status();
    Fact fact;
    fact.pod = pod;
    fact.small = flags;
    fact.a = label.value;
    if (status.ok()) {
        fact.kind = FactKind::PodQueued;
        fact.flag = static_cast<std::uint8_t>(queue);
    } else {
        fact.kind = FactKind::PodGated;
        fact.b = ledger_.pool().text(status.plugin()).value;
    }
    ledger_.write(fact);
}

void SchedulingQueue::add(PodId pod) {
    if (ledger_.world().profileOf(*ledger_.world().pod(pod).object) < 0) return;
    enter(pod, QueueKind::Active, "UnscheduledPodAdd", kFresh);
    const NodeId nominated = ledger_.world().pod(pod).nominatedStatus;
    if (nominated.valid()) ledger_.write(Fact::of(FactKind::PodNominated, pod, nominated));
}

bool SchedulingQueue::requeue(PodId pod, Strategy strategy, std::string_view by, std::uint16_t flags) {
    if (strategy == Strategy::Skip) return false;
    const PodEntry& entry = ledger_.world().pod(pod);
    if (strategy == Strategy::Immediately || !backingOff(entry)) {
        enter(pod, QueueKind::Active, by, flags);
    } else {
        const bool error = Rejectors::of(entry, ledger_.pool()).empty();
        enter(pod, error ? QueueKind::ErrorBackoff : QueueKind::Backoff, by, flags);
    }
    return ledger_.world().pod(pod).queue != QueueKind::Gated;
}

void SchedulingQueue::update(PodId pod, const Pod& before, ObjectId beforeId) {
    const PodEntry entry = ledger_.world().pod(pod);
    const auto changes = podChanges(before, *entry.object, EventResource::TargetPod);
    const auto eventOf = [&](const ClusterEvent& event) {
        return withCluster(
            QueueEvent::ofPod(event.resource, event.bits, pod, &before, beforeId, entry.object, entry.objectId, false));
    };
    if (entry.state == PodState::InCycle) {
        for (const ClusterEvent& change : changes) recordInFlight(eventOf(change));
        return;
    }
    if (entry.queue != QueueKind::Unschedulable && entry.queue != QueueKind::Gated) return;
    for (const ClusterEvent& change : changes) {
        const PodEntry& current = ledger_.world().pod(pod);
        const Strategy strategy = worthRequeuing(frameworkOf(current), *current.object, pod,
                                                 Rejectors::of(current, ledger_.pool()), eventOf(change));
        if (requeue(pod, strategy, label(change))) return;
    }
}

bool SchedulingQueue::canHear(const PodEntry& entry, const QueueEvent& event) const {
    if (entry.queue != QueueKind::Gated || event.event.isWildcard()) return true;
    return pluginHears(frameworkOf(entry), ledger_.pool().text(entry.gatingPlugin), event.event);
}

QueueEvent SchedulingQueue::withCluster(QueueEvent event) const {
    event.objects.cluster = ledger_.world().objects.get();
    return event;
}

void SchedulingQueue::move(const QueueEvent& change, const std::function<bool(const PodEntry&)>& only) {
    if (!anyoneHears(*profiles_, change.event)) return;
    const QueueEvent event = withCluster(change);
    const std::string by = label(event.event);
    for (const PodId pod : index_.unschedulable()) {
        const PodEntry& entry = ledger_.world().pod(pod);
        if (!canHear(entry, event) || (only && !only(entry))) continue;
        requeue(pod,
                worthRequeuing(frameworkOf(entry), *entry.object, pod, Rejectors::of(entry, ledger_.pool()), event),
                by);
    }
    recordInFlight(event);
}

void SchedulingQueue::recordInFlight(const QueueEvent& event) {
    if (ledger_.world().inFlight.empty()) return;
    Fact fact;
    fact.kind = FactKind::EventRecorded;
    fact.flag = static_cast<std::uint8_t>(event.event.resource);
    fact.small = event.objects.podHeldNode ? kHeldNode : std::uint16_t{0};
    fact.pod = event.objects.pod;
    fact.a = event.before.value;
    fact.b = event.after.value;
    fact.c = event.event.bits;
    ledger_.write(fact);
}

QueueEvent SchedulingQueue::recorded(const InFlight& item) const {
    const Pool& pool = ledger_.pool();
    if (item.event.resource == EventResource::Node) {
        const Node* before = item.before.valid() ? &pool.get<Node>(item.before) : nullptr;
        const Node* after = item.after.valid() ? &pool.get<Node>(item.after) : nullptr;
        return QueueEvent::ofNode(item.event.bits, before, item.before, after, item.after);
    }
    const Pod* before = item.before.valid() ? &pool.get<Pod>(item.before) : nullptr;
    const Pod* after = item.after.valid() ? &pool.get<Pod>(item.after) : nullptr;
    return QueueEvent::ofPod(item.event.resource, item.event.bits, item.eventPod, before, item.before, after,
                             item.after, item.heldNode);
}

Strategy SchedulingQueue::strategyFromInFlight(PodId pod, const Rejectors& rejectors) const {
    if (rejectors.empty()) return Strategy::AfterBackoff;
    const PodEntry& entry = ledger_.world().pod(pod);
    const auto& list = ledger_.world().inFlight;
    auto it = std::find_if(list.begin(), list.end(), [&](const InFlight& item) { return item.pod == pod; });
    Strategy best = Strategy::Skip;
    for (; it != list.end(); ++it) {
        if (it->pod.valid()) continue;
        const bool own = it->event.resource == EventResource::TargetPod;
        if (own && it->eventPod != pod) continue;
        const Strategy strategy =
            worthRequeuing(frameworkOf(entry), *entry.object, pod, rejectors, withCluster(recorded(*it)));
        if (strategy == Strategy::Immediately) return strategy;
        if (strategy == Strategy::AfterBackoff) {
            best = strategy;
            if (rejectors.pending.empty()) return best;
        }
    }
    return best;
}

void SchedulingQueue::giveBack(PodId pod, const FailedAttempt& attempt) {
    Pool& pool = ledger_.pool();
    const Rejectors rejectors = rejectorsOf(attempt);
    const Strategy strategy = strategyFromInFlight(pod, rejectors);
    Fact fact;
    fact.kind = FactKind::PodUnschedulable;
    fact.pod = pod;
    fact.flag = static_cast<std::uint8_t>(QueueKind::Unschedulable);
    fact.small = rejectors.empty() ? kError : std::uint16_t{0};
    fact.a = pool.text(attempt.message).value;
    fact.b = pool.list(intern(pool, attempt.unschedulablePlugins)).value;
    fact.c = pool.list(intern(pool, attempt.pendingPlugins)).value;

    Status gate;
    if (strategy != Strategy::Skip) {
        const QueueKind waits = rejectors.empty() ? QueueKind::ErrorBackoff : QueueKind::Backoff;
        const bool at = strategy == Strategy::Immediately || ledger_.world().configuration->podMaxBackoff.ns == 0;
        const QueueKind queue = at ? QueueKind::Active : waits;
        if (asksPreEnqueue(QueueKind::None, queue)) gate = preEnqueue(pod);
        if (gate.ok()) fact.flag = static_cast<std::uint8_t>(queue);
    }
    ledger_.write(fact);
    if (gate.ok()) return;
    Fact gated;
    gated.kind = FactKind::PodGated;
    gated.pod = pod;
    gated.a = pool.text("ScheduleAttemptFailure").value;
    gated.b = pool.text(gate.plugin()).value;
    ledger_.write(gated);
}

void SchedulingQueue::activate(PodId pod) {
    const PodEntry& entry = ledger_.world().pod(pod);
    if (entry.cycleAt == ledger_.world().now && entry.cyclesThen >= QueueIndex::kMostCyclesAtOnce) return;
    if (entry.state == PodState::Queued && entry.queue != QueueKind::Active) {
        enter(pod, QueueKind::Active, "ForceActivate", 0);
    } else if (entry.state == PodState::InCycle) {
        recordInFlight(QueueEvent::ofPod(EventResource::Wildcard, action::All, pod, nullptr, {}, nullptr, {}, false));
    }
}

void SchedulingQueue::flushBackoff() {
    for (const PodId pod : index_.backoffCompleted(ledger_.world().now))
        enter(pod, QueueKind::Active, "BackoffComplete", 0);
}

void SchedulingQueue::flushUnschedulable() {
    const SimTime limit = ledger_.world().now - kMaxUnschedulable;
    const std::vector<PodId> pods = index_.unschedulableSince(limit);
    for (const PodId pod : pods) requeue(pod, Strategy::AfterBackoff, "UnschedulableTimeout", kFlushed);
    if (!pods.empty())
        recordInFlight(QueueEvent::ofPod(EventResource::Wildcard, action::All, {}, nullptr, {}, nullptr, {}, false));
}

std::pair<PodId, QueueKind> SchedulingQueue::next() const {
    if (const PodId pod = index_.firstActive(); pod.valid()) return {pod, QueueKind::Active};
    if (!ledger_.world().rules->popFromBackoffQ) return {};
    if (const PodId pod = index_.firstBackoff(ledger_.world()); pod.valid()) return {pod, QueueKind::Backoff};
    return {};
}

} // namespace berth
