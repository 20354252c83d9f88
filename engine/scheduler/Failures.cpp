// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scheduler/Scheduler.h"

#include <fmt/format.h>

#include <algorithm>

namespace berth {
namespace {

/// The text of a rejection after a node was chosen: a FitError over that one node.
std::string rejectionText(const Status& status) {
    return fitErrorText(1, "", {status}, Status(Code::UnschedulableAndUnresolvable), "");
}

FailedAttempt attemptOf(const Status& status) {
    FailedAttempt attempt;
    attempt.message = status.isRejected() ? rejectionText(status) : status.message();
    if (status.code() == Code::Pending)
        attempt.pendingPlugins.insert(status.plugin());
    else if (status.isRejected())
        attempt.unschedulablePlugins.insert(status.plugin());
    return attempt;
}

Fact rejection(PodId pod, NodeId node, const Status& status, Pool& pool) {
    Fact fact = Fact::of(FactKind::PodRejected, pod, node);
    fact.flag = static_cast<std::uint8_t>(status.code());
    fact.a = pool.text(status.plugin()).value;
    fact.b = pool.text(status.message()).value;
    return fact;
}

} // namespace

void Scheduler::undoPlace(PodId pod, LookResult* result) {
    const PodEntry& entry = ledger_.world().pod(pod);
    const NodeId node = entry.node;
    const CycleState none;
    const auto& plugins = framework(entry).reserve;
    for (auto it = plugins.rbegin(); it != plugins.rend(); ++it)
        order(it->name, pod,
              it->plugin->unreserve(context(pod), result != nullptr ? result->state : none, *entry.object,
                                    *ledger_.world().node(node)));
    ledger_.write(Fact::of(FactKind::PodUnreserved, pod, node));
}

/// Reserve or Permit said no (or failed) within the scheduling cycle.
void Scheduler::rejected(PodId pod, const Status& status, LookResult* result) {
    ledger_.write(rejection(pod, ledger_.world().pod(pod).node, status, ledger_.pool()));
    undoPlace(pod, result);
    queue_.giveBack(pod, attemptOf(status));
    nominate(pod, NodeId{});
}

/// A failure in the binding cycle: the place is given back, other pods hear of it, the pod returns to the queue.
void Scheduler::bindingFailed(PodId pod, const Status& status, const FailedAttempt& attempt) {
    ledger_.write(rejection(pod, ledger_.world().pod(pod).node, status, ledger_.pool()));
    undoPlace(pod, nullptr);
    const bool refused = status.isRejected();
    if (!refused) handlers_.placeGivenBack(pod);
    queue_.giveBack(pod, attempt);
    nominate(pod, NodeId{});
    if (refused) handlers_.placeGivenBack(pod, pod);
}

void Scheduler::permitTimeout(PodId pod) {
    const PodEntry& entry = ledger_.world().pod(pod);
    const TextId first{ledger_.pool().list(entry.waitsOn).front()};
    const std::string plugin(ledger_.pool().text(first));
    for (const auto& [permit, name] : framework(entry).permit)
        if (name == plugin && permit->allowsAtTimeout()) return allowBy(pod, first);
    const std::string waited = toString(entry.permitDue - entry.waitingSince);
    Status status(Code::Unschedulable,
                  fmt::format("rejected due to timeout after waiting {} at plugin {}", waited, plugin));
    status.setPlugin(plugin);
    bindingFailed(pod, status, attemptOf(status));
    carryOut();
}

// ---- orders

void Scheduler::order(std::string_view plugin, PodId pod, Orders orders) {
    if (!orders.empty()) ordered_.push_back({std::string(plugin), pod, std::move(orders)});
}

/// Carrying out orders may bring new ones.
void Scheduler::carryOut() {
    while (!ordered_.empty()) {
        const Ordered next = std::move(ordered_.front());
        ordered_.erase(ordered_.begin());
        carryOut(next);
    }
}

void Scheduler::carryOut(const Ordered& ordered) {
    const TextId plugin = ledger_.pool().text(ordered.plugin);
    for (const PodId pod : ordered.orders.allow) allowBy(pod, plugin);
    for (const Orders::Rejection& rejection : ordered.orders.reject)
        rejectWaiting(rejection.pod, ordered.plugin, rejection.reason);
    for (const PodId pod : ordered.orders.activate)
        if (ledger_.world().pod(pod).pending()) queue_.activate(pod);
    if (!ordered.orders.rest) return;
    Fact fact = Fact::of(FactKind::GangRested, ordered.pod);
    fact.a = ledger_.pool().text(gangKey(*ledger_.world().pod(ordered.pod).object)).value;
    fact.setTime(ledger_.world().now + *ordered.orders.rest);
    ledger_.write(fact);
}

void Scheduler::rejectWaiting(PodId pod, const std::string& plugin, const std::string& reason) {
    if (ledger_.world().waitOf(pod) == nullptr) return;
    Status status(Code::Unschedulable, reason);
    status.setPlugin(plugin);
    bindingFailed(pod, status, attemptOf(status));
}

void Scheduler::bind(PodId pod) {
    runBinding(pod);
    carryOut();
}

void Scheduler::runBinding(PodId pod) {
    const PodEntry& entry = ledger_.world().pod(pod);
    const Framework& profile = framework(entry);
    const NodeInfo& node = *ledger_.world().node(entry.node);
    if (node.node == nullptr) {
        const Status missing =
            Status::error(fmt::format("nodes \"{}\" not found", ledger_.pool().nodeName(entry.node)));
        return bindingFailed(pod, missing, {missing.message(), {}, {}});
    }
    Status status;
    for (const auto& [plugin, name] : profile.preBind) {
        if (plugin->preBindPreFlight(context(pod), *entry.object, node).isSkip()) continue;
        status = plugin->preBind(context(pod), *entry.object, node);
        if (!status.ok()) return bindingFailed(pod, status.setPlugin(std::string(name)), {status.message(), {}, {}});
    }
    status = Status(Code::Skip);
    for (auto it = profile.bind.begin(); status.isSkip() && it != profile.bind.end(); ++it)
        status = it->plugin->bind(context(pod), *entry.object, node);
    if (!status.ok()) return bindingFailed(pod, status, {status.message(), {}, {}});
    handlers_.podBound(pod);
    for (const auto& [plugin, name] : profile.postBind)
        plugin->postBind(context(pod), *ledger_.world().pod(pod).object,
                         *ledger_.world().node(ledger_.world().pod(pod).node));
}

// ---- nominations and preemption

void Scheduler::nominate(PodId pod, std::optional<NodeId> node) {
    const PodEntry& entry = ledger_.world().pod(pod);
    const NodeId target = node.value_or(entry.nominatedStatus);
    const NodeId held = ledger_.world().nominationOf(pod);
    if (target.valid() && target != held) ledger_.write(Fact::of(FactKind::PodNominated, pod, target));
    if (!target.valid() && held.valid()) ledger_.write(Fact::of(FactKind::NominationCleared, pod, held));
    if (node) handlers_.setNominatedNodeName(pod, *node);
}

void Scheduler::clearLowerNominations(PodId preemptor, NodeId node) {
    const std::int32_t priority = ledger_.world().pod(preemptor).object->priority;
    const std::vector<Nomination> nominations = ledger_.world().nominations;
    for (const Nomination& nomination : nominations) {
        if (nomination.node != node || ledger_.world().pod(nomination.pod).object->priority >= priority) continue;
        ledger_.write(Fact::of(FactKind::NominationCleared, nomination.pod, node));
        handlers_.setNominatedNodeName(nomination.pod, {});
    }
}

bool Scheduler::startPreemption(PodId pod, NodeId node, const std::vector<PodId>& victims, Duration grace) {
    std::vector<std::uint32_t> toTell;
    for (const PodId victim : victims)
        if (ledger_.world().pod(victim).alive() && !ledger_.world().pod(victim).terminating)
            toTell.push_back(victim.value);
    if (toTell.empty()) return false;
    Fact fact = Fact::of(FactKind::PreemptionStarted, pod, node);
    fact.a = ledger_.pool().list(toTell).value;
    fact.setTime(SimTime{grace.ns});
    ledger_.write(fact);
    return true;
}

void Scheduler::preemptNextVictim() {
    const World& world = ledger_.world();
    const PodId preemptor = world.preemptions.front().preemptor;
    const auto ours = [&](const PendingWrite& write) { return write.preemptor == preemptor; };
    const auto remaining = std::count_if(world.writes.begin(), world.writes.end(), ours);
    if (remaining > 0) {
        const PendingWrite write = *std::find_if(world.writes.begin(), world.writes.end(), ours);
        if (remaining == 1) {
            Fact fact = Fact::of(FactKind::PreemptionProgressed, preemptor);
            fact.a = write.victim.value;
            ledger_.write(fact);
        }
        evict(write);
        carryOut();
    }
    if (remaining <= 1) ledger_.write(Fact::of(FactKind::PreemptionEnded, preemptor));
}

void Scheduler::evict(const PendingWrite& write) {
    const PodId preemptor = write.preemptor;
    const PodId victim = write.victim;
    const PodEntry& entry = ledger_.world().pod(victim);
    if (entry.state == PodState::Waiting) {
        const bool last = std::ranges::count(ledger_.world().writes, preemptor, &PendingWrite::preemptor) == 1;
        bindingFailed(victim, Status::error("preempted"), {"waiting on permit for pod: preempted", {}, {}});
        if (last) queue_.activate(preemptor);
        return;
    }
    if (entry.state != PodState::Bound) return handlers_.podDeleted(victim, Removal::Preempted);
    const auto grace = write.grace.ns > 0 ? std::optional(write.grace) : std::nullopt;
    const SimTime gone = evictions_.goneAt(entry, grace);
    Fact fact = Fact::of(FactKind::VictimEvicted, victim, entry.node);
    fact.a = preemptor.value;
    fact.setTime(gone);
    ledger_.write(fact);
    evictions_.toldToLeave(victim);
    if (gone > ledger_.world().now) return;
    evictions_.aboutToGo(victim);
    handlers_.podDeleted(victim, Removal::Preempted);
}

} // namespace berth
