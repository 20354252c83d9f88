// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scheduler/Scheduler.h"

#include <algorithm>

namespace berth {
namespace {

constexpr Duration kMaxPermitWait = Duration::seconds(15 * 60);

std::vector<std::uint32_t> intern(Pool& pool, const std::set<std::string>& names) {
    std::vector<std::uint32_t> ids;
    for (const std::string& name : names) ids.push_back(pool.text(name).value);
    return ids;
}

Fact foundNothing(PodId pod, const LookResult& result, Pool& pool) {
    std::set<std::string> rejectors = result.unschedulablePlugins;
    rejectors.insert(result.pendingPlugins.begin(), result.pendingPlugins.end());
    Fact fact = Fact::of(FactKind::NoNodeFits, pod);
    fact.flag = static_cast<std::uint8_t>(result.status.code());
    fact.small = result.fitError ? kFitError : std::uint16_t{0};
    fact.a = pool.text(result.message).value;
    fact.b = pool.list(intern(pool, rejectors)).value;
    fact.c = result.nextStart;
    return fact;
}

Fact foundNode(PodId pod, const LookResult& result) {
    Fact fact = Fact::of(FactKind::NodeSelected, pod, result.selected);
    fact.small = static_cast<std::uint16_t>(result.drawsUsed);
    fact.a = result.evaluated;
    fact.b = result.feasible;
    fact.c = result.nextStart;
    return fact;
}

/// Names the plugins of `timers`, and when the first of them times out.
Fact waitFact(FactKind kind, PodId pod, NodeId node, const std::vector<PermitWait::Timer>& timers, Pool& pool) {
    std::vector<std::uint32_t> names;
    for (const PermitWait::Timer& timer : timers) names.push_back(timer.plugin.value);
    Fact fact = Fact::of(kind, pod, node);
    fact.a = pool.list(names).value;
    fact.setTime(timers.front().due);
    return fact;
}

} // namespace

void Scheduler::use(std::shared_ptr<const Profiles> profiles) {
    profiles_ = std::move(profiles);
    fast_.use(*profiles_);
    look_.reset();
}

const Framework& Scheduler::framework(const PodEntry& entry) const {
    const int profile = ledger_.world().profileOf(*entry.object);
    return *profiles_->all()[static_cast<std::size_t>(std::max(profile, 0))];
}

Context Scheduler::context(PodId pod) const {
    Context context;
    context.pod = pod;
    context.preemptions = &ledger_.world().preemptions;
    context.handle = &handle_;
    if (ledger_.world().cycle.pod == pod) context.input = &ledger_.world().cycle.input;
    return context;
}

void Scheduler::look(PodId pod, QueueKind from) {
    Fact popped = Fact::of(FactKind::PodPopped, pod);
    popped.flag = static_cast<std::uint8_t>(from);
    popped.setTime(ledger_.world().now + ledger_.world().rules->cycle);
    ledger_.write(popped);
    const PodEntry& entry = ledger_.world().pod(pod);
    if (entry.object->meta.deletionTimestamp.isSet()) return dropCycle(pod);
    look_ = fast_.look(ledger_.world().cycle.input, framework(entry));
    lookCycle_ = ledger_.world().cycle.number;
    ledger_.write(look_->status.ok() ? foundNode(pod, *look_) : foundNothing(pod, *look_, ledger_.pool()));
}

LookResult Scheduler::takeLook() {
    const OpenCycle& cycle = ledger_.world().cycle;
    if (!look_ || lookCycle_ != cycle.number)
        look_ = berth::look(cycle.input, framework(ledger_.world().pod(cycle.pod)), nullptr);
    LookResult result = std::move(*look_);
    look_.reset();
    return result;
}

void Scheduler::consequence() {
    const OpenCycle& cycle = ledger_.world().cycle;
    const PodId pod = cycle.pod;
    const NodeId selected = cycle.selected;
    const PodEntry& entry = ledger_.world().pod(pod);
    if (!entry.alive() || ledger_.world().profileOf(*entry.object) < 0) return dropCycle(pod);
    LookResult result = takeLook();
    if (selected.valid())
        place(pod, selected, result);
    else
        failed(pod, result);
    carryOut();
}

void Scheduler::dropCycle(PodId pod) {
    const bool hadPlace = ledger_.world().cycle.selected.valid();
    ledger_.write(Fact::of(FactKind::CycleDropped, pod));
    if (hadPlace) handlers_.placeGivenBack(pod);
}

void Scheduler::place(PodId pod, NodeId node, LookResult& result) {
    ledger_.write(Fact::of(FactKind::PodAssumed, pod, node));
    if (reserve(pod, result) && permit(pod, result)) startBinding(pod);
}

bool Scheduler::reserve(PodId pod, LookResult& result) {
    const PodEntry& entry = ledger_.world().pod(pod);
    for (const auto& [plugin, name] : framework(entry).reserve) {
        ReserveResult answer =
            plugin->reserve(context(pod), result.state, *entry.object, *ledger_.world().node(entry.node));
        order(name, pod, std::move(answer.orders));
        if (!answer.status.ok()) {
            rejected(pod, answer.status.setPlugin(std::string(name)), &result);
            return false;
        }
        if (!answer.devices) continue;
        Fact fact = Fact::of(FactKind::PodReserved, pod, entry.node);
        fact.a = ledger_.pool().text(name).value;
        fact.b = ledger_.pool().list(*answer.devices).value;
        ledger_.write(fact);
    }
    return true;
}

bool Scheduler::permit(PodId pod, LookResult& result) {
    const PodEntry& entry = ledger_.world().pod(pod);
    std::vector<PermitWait::Timer> timers;
    for (const auto& [plugin, name] : framework(entry).permit) {
        PermitResult answer =
            plugin->permit(context(pod), result.state, *entry.object, *ledger_.world().node(entry.node));
        order(name, pod, std::move(answer.orders));
        if (answer.status.isWait()) {
            const SimTime due = ledger_.world().now + std::min(answer.timeout, kMaxPermitWait);
            timers.push_back({ledger_.pool().text(name), due});
        } else if (!answer.status.ok()) {
            rejected(pod, answer.status.setPlugin(std::string(name)), &result);
            return false;
        }
    }
    if (timers.empty()) return true;
    wait(pod, std::move(timers));
    return false;
}

void Scheduler::wait(PodId pod, std::vector<PermitWait::Timer> timers) {
    const NodeId node = ledger_.world().pod(pod).node;
    for (const PermitWait::Timer& timer : timers) {
        Fact asked = Fact::of(FactKind::PermitAsked, pod, node);
        asked.a = timer.plugin.value;
        asked.setTime(timer.due);
        ledger_.write(asked);
    }
    std::stable_sort(timers.begin(), timers.end(),
                     [](const PermitWait::Timer& a, const PermitWait::Timer& b) { return a.due < b.due; });
    ledger_.write(waitFact(FactKind::PodWaiting, pod, node, timers, ledger_.pool()));
    handlers_.setNominatedNodeName(pod, node);
}

void Scheduler::startBinding(PodId pod) {
    Fact fact = Fact::of(FactKind::BindingStarted, pod, ledger_.world().pod(pod).node);
    fact.setTime(ledger_.world().now + ledger_.world().rules->bind);
    ledger_.write(fact);
}

Scheduler::Allowance Scheduler::nextAllowance() const {
    for (const PermitWait& wait : ledger_.world().waiting) {
        const PodEntry& entry = ledger_.world().pod(wait.pod);
        if (ledger_.world().profileOf(*entry.object) < 0) continue;
        Context asked = context(wait.pod);
        if (ledger_.world().cycleOpen()) asked.input = &ledger_.world().cycle.input;
        for (const PermitWait::Timer& timer : wait.timers)
            for (const auto& [plugin, name] : framework(entry).permit)
                if (name == ledger_.pool().text(timer.plugin) && !plugin->stillWaits(asked, *entry.object))
                    return {wait.pod, timer.plugin};
    }
    return {};
}

void Scheduler::allow(const Allowance& allowance) {
    allowBy(allowance.pod, allowance.plugin);
}

void Scheduler::allowBy(PodId pod, TextId plugin) {
    const PermitWait* waits = ledger_.world().waitOf(pod);
    if (waits == nullptr) return;
    std::vector<PermitWait::Timer> left;
    for (const PermitWait::Timer& timer : waits->timers)
        if (timer.plugin != plugin) left.push_back(timer);
    if (left.size() == waits->timers.size()) return;
    const NodeId node = ledger_.world().pod(pod).node;
    if (!left.empty()) return ledger_.write(waitFact(FactKind::PermitGiven, pod, node, left, ledger_.pool()));
    ledger_.write(Fact::of(FactKind::PodAllowed, pod, node));
    startBinding(pod);
}

void Scheduler::failed(PodId pod, LookResult& result) {
    const Framework& profile = framework(ledger_.world().pod(pod));
    FailedAttempt attempt{result.message, result.unschedulablePlugins, result.pendingPlugins};
    std::optional<NodeId> nomination = NodeId{};
    std::vector<PodId> victims;
    Duration grace;
    if (result.fitError && !profile.postFilter.empty()) {
        PostFilterOutcome outcome = fast_.postFilter(postFilterInput(ledger_.world()), profile, result);
        for (auto& [plugin, orders] : outcome.orders) order(plugin, pod, std::move(orders));
        attempt.message = outcome.message;
        nomination = outcome.nominate;
        victims = outcome.victims;
        grace = outcome.grace.value_or(Duration{});
        Fact fact = Fact::of(FactKind::PostFilterRan, pod, nomination.value_or(NodeId{}));
        fact.flag = static_cast<std::uint8_t>(outcome.status.code());
        fact.small = static_cast<std::uint16_t>(outcome.drawsUsed);
        fact.a = ledger_.pool().text(outcome.plugin).value;
        std::vector<std::uint32_t> ids;
        for (const PodId victim : victims) ids.push_back(victim.value);
        fact.b = ledger_.pool().list(ids).value;
        ledger_.write(fact);
    }
    const NodeId nominated = nomination.value_or(NodeId{});
    const bool preempting = !victims.empty() && startPreemption(pod, nominated, victims, grace);
    queue_.giveBack(pod, attempt);
    nominate(pod, nomination);
    if (preempting && nominated.valid()) clearLowerNominations(pod, nominated);
}

} // namespace berth
