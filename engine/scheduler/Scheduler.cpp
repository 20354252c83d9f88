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

} // namespace

void Scheduler::use(std::shared_ptr<const Profiles> profiles) {
    profiles_ = std::move(profiles);
    look_.reset();
}

const Framework& Scheduler::framework(const PodEntry& entry) const {
    return *profiles_->all()[static_cast<std::size_t>(ledger_.world().profileOf(*entry.object))];
}

Context Scheduler::context(PodId pod) const {
    Context context;
    context.pod = pod;
    context.preemptions = &ledger_.world().preemptions;
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
    look_ = berth::look(ledger_.world().cycle.input, framework(entry), nullptr);
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
        if (!answer.status.ok()) {
            rejected(pod, answer.status.setPlugin(std::string(name)), &result);
            return false;
        }
        if (!answer.book) continue;
        Fact fact = Fact::of(FactKind::PodReserved, pod, entry.node);
        fact.a = ledger_.pool().text(name).value;
        fact.b = ledger_.pool().list(*answer.book).value;
        ledger_.write(fact);
    }
    return true;
}

bool Scheduler::permit(PodId pod, LookResult& result) {
    const PodEntry& entry = ledger_.world().pod(pod);
    std::vector<std::pair<Duration, std::uint32_t>> waits;
    for (const auto& [plugin, name] : framework(entry).permit) {
        PermitResult answer =
            plugin->permit(context(pod), result.state, *entry.object, *ledger_.world().node(entry.node));
        if (answer.status.isWait()) {
            waits.emplace_back(std::min(answer.timeout, kMaxPermitWait), ledger_.pool().text(name).value);
        } else if (!answer.status.ok()) {
            rejected(pod, answer.status.setPlugin(std::string(name)), &result);
            return false;
        }
    }
    if (waits.empty()) return true;
    std::stable_sort(waits.begin(), waits.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<std::uint32_t> names;
    for (const auto& wait : waits) names.push_back(wait.second);
    Fact fact = Fact::of(FactKind::PodWaiting, pod, entry.node);
    fact.a = ledger_.pool().list(names).value;
    fact.setTime(ledger_.world().now + waits.front().first);
    const NodeId node = entry.node;
    ledger_.write(fact);
    handlers_.setNominatedNodeName(pod, node);
    return false;
}

void Scheduler::startBinding(PodId pod) {
    Fact fact = Fact::of(FactKind::BindingStarted, pod, ledger_.world().pod(pod).node);
    fact.setTime(ledger_.world().now + ledger_.world().rules->bind);
    ledger_.write(fact);
}

void Scheduler::allow(PodId pod) {
    ledger_.write(Fact::of(FactKind::PodAllowed, pod, ledger_.world().pod(pod).node));
    startBinding(pod);
}

void Scheduler::failed(PodId pod, LookResult& result) {
    const Framework& profile = framework(ledger_.world().pod(pod));
    FailedAttempt attempt{result.message, result.unschedulablePlugins, result.pendingPlugins};
    std::optional<NodeId> nomination = NodeId{};
    std::vector<PodId> victims;
    if (result.fitError && !profile.postFilter.empty()) {
        CycleInput input = ledger_.world().cycle.input;
        input.nominations = ledger_.world().nominated();
        input.nominatedNode = ledger_.world().pod(pod).nominatedStatus;
        input.draws = ledger_.world().draws;
        const PostFilterOutcome outcome = runPostFilter(input, profile, result, nullptr);
        attempt.message = outcome.message;
        nomination = outcome.nominate;
        victims = outcome.victims;
        Fact fact = Fact::of(FactKind::PostFilterRan, pod, nomination.value_or(NodeId{}));
        fact.flag = static_cast<std::uint8_t>(outcome.status.code());
        fact.small = static_cast<std::uint16_t>(outcome.drawsUsed);
        fact.a = ledger_.pool().text(outcome.plugin).value;
        std::vector<std::uint32_t> ids;
        for (const PodId victim : victims) ids.push_back(victim.value);
        fact.b = ledger_.pool().list(ids).value;
        ledger_.write(fact);
    }
    const bool preempting = nomination && nomination->valid() && startPreemption(pod, *nomination, victims);
    queue_.giveBack(pod, attempt);
    nominate(pod, nomination);
    if (preempting) clearLowerNominations(pod, *nomination);
}

} // namespace berth
