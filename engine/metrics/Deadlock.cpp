// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/Deadlock.h"

#include "engine/model/Cluster.h"
#include "engine/model/Eligibility.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace berth::metrics {
namespace {

/// Resources that come free on nodes when a gang lets go.
using Freed = std::map<NodeId, Resources>;

bool fitsIn(const Resources& asked, const Resources& left) {
    if (asked.milliCpu > left.milliCpu || asked.memory > left.memory || left.pods < 1) return false;
    if (asked.ephemeralStorage > left.ephemeralStorage) return false;
    return std::all_of(asked.scalars.begin(), asked.scalars.end(),
                       [&left](const auto& one) { return one.second <= left.scalar(one.first); });
}

/// What is left on each node, while pods are tried on it.
class Room {
public:
    Room(const World& world, const Freed& freed) {
        for (const NodeId id : world.nodeOrder()->nodes) {
            const NodeInfo& node = *world.node(id);
            if (node.node->unschedulable) continue;
            Resources left = node.allocatable();
            left.subtract(node.requested);
            left.pods = node.allocatable().pods - static_cast<std::int64_t>(node.pods.size());
            if (const auto more = freed.find(id); more != freed.end()) left.add(more->second);
            nodes_.push_back({node.node, std::move(left)});
        }
    }

    /// Puts the pod on the first node that takes it.
    bool take(const Pod& pod) {
        Resources asked = pod.totals.requests;
        for (auto& [node, left] : nodes_) {
            if (!fitsIn(asked, left) || !meetsRequiredAffinity(pod, *node) ||
                firstUntoleratedTaint(pod, *node) != nullptr)
                continue;
            asked.pods = 1;
            left.subtract(asked);
            return true;
        }
        return false;
    }

private:
    struct Left {
        const Node* node = nullptr;
        Resources left;
    };
    std::vector<Left> nodes_;
};

/// A gang that waits, with what the judgement needs.
struct Waiter {
    const Gang* gang = nullptr;
    DeadlockedGang told;
};

bool waits(const Gang& gang) {
    return std::any_of(gang.members.begin(), gang.members.end(),
                       [](const GangMember& member) { return member.state == GangMember::State::Waiting; });
}

Waiter waiterOf(const World& world, const Gang& gang, const PodGroup& group) {
    Waiter waiter{&gang, {}};
    waiter.told.key = gang.key;
    waiter.told.minMember = group.minMember;
    waiter.told.since = SimTime::never();
    waiter.told.due = SimTime::never();
    for (const GangMember& member : gang.members) {
        if (!member.placed()) continue;
        waiter.told.holds.push_back(member.id);
        waiter.told.gpus += gpuRequest(*member.pod).second;
        if (member.state != GangMember::State::Waiting) continue;
        waiter.told.since = std::min(waiter.told.since, world.pod(member.id).waitingSince);
        waiter.told.due = std::min(waiter.told.due, world.pod(member.id).permitDue);
    }
    waiter.told.lacks = group.minMember - std::ssize(waiter.told.holds);
    return waiter;
}

/// Gangs with members on Permit that are not whole.
std::vector<Waiter> waitersOf(const World& world) {
    std::vector<Waiter> waiters;
    for (const auto& [key, gang] : *world.gangs) {
        if (gang == nullptr || !waits(*gang)) continue;
        const PodGroup* const group = findPodGroup(*world.objects, *gang->members.front().pod);
        if (group == nullptr) continue;
        Waiter waiter = waiterOf(world, *gang, *group);
        if (waiter.told.lacks > 0) waiters.push_back(std::move(waiter));
    }
    return waiters;
}

bool couldBeWhole(const World& world, const Waiter& waiter, const Freed& freed) {
    const auto pending = std::count_if(waiter.gang->members.begin(), waiter.gang->members.end(),
                                       [](const GangMember& m) { return m.state == GangMember::State::Pending; });
    if (pending < waiter.told.lacks) return false;
    Room room(world, freed);
    std::int64_t placed = 0;
    for (const GangMember& member : waiter.gang->members)
        if (member.state == GangMember::State::Pending && room.take(*member.pod)) ++placed;
    return placed >= waiter.told.lacks;
}

/// What comes free when the gang's members that are not bound let go.
Freed heldBy(const Waiter& waiter) {
    Freed freed;
    for (const GangMember& member : waiter.gang->members) {
        if (!member.placed() || member.state == GangMember::State::Bound) continue;
        Resources used = member.pod->totals.used;
        used.pods = 1;
        freed[member.node].add(used);
    }
    return freed;
}

std::vector<Deadlock::Arc> arcsOf(const World& world, const std::vector<Waiter>& waiters) {
    std::vector<Deadlock::Arc> arcs;
    for (std::size_t holder = 0; holder < waiters.size(); ++holder) {
        const Freed freed = heldBy(waiters[holder]);
        for (std::size_t waiter = 0; waiter < waiters.size(); ++waiter)
            if (waiter != holder && couldBeWhole(world, waiters[waiter], freed)) arcs.push_back({waiter, holder});
    }
    return arcs;
}

bool sameGangs(const Deadlock& a, const Deadlock& b) {
    return std::equal(a.gangs.begin(), a.gangs.end(), b.gangs.begin(), b.gangs.end(),
                      [](const DeadlockedGang& x, const DeadlockedGang& y) { return x.key == y.key; });
}

/// Facts after which gangs may have come to hold each other up.
bool mayBegin(FactKind kind) {
    return kind == FactKind::PodUnschedulable || kind == FactKind::PodWaiting;
}

/// Facts after which a deadlock may be over.
bool mayEnd(FactKind kind) {
    switch (kind) {
    case FactKind::PodAllowed:
    case FactKind::PodUnreserved:
    case FactKind::PodFinished:
    case FactKind::PodRefused:
    case FactKind::PodSubmitted:
    case FactKind::PodDeleted:
    case FactKind::PodUpdated:
    case FactKind::NodeAdded:
    case FactKind::NodeUpdated:
    case FactKind::NodeRemoved:
    case FactKind::ObjectsSet: return true;
    default: return false;
    }
}

} // namespace

std::optional<Deadlock> findDeadlock(const World& world) {
    const std::vector<Waiter> waiters = waitersOf(world);
    if (waiters.size() < 2) return std::nullopt;
    for (const Waiter& waiter : waiters)
        if (couldBeWhole(world, waiter, {})) return std::nullopt;
    Deadlock deadlock;
    deadlock.at = world.now;
    deadlock.arcs = arcsOf(world, waiters);
    if (deadlock.arcs.empty()) return std::nullopt;
    for (const Waiter& waiter : waiters) deadlock.gangs.push_back(waiter.told);
    return deadlock;
}

Int128 heldIdle(const World& world, const Deadlock& deadlock, SimTime at) {
    Int128 held = 0;
    for (const DeadlockedGang& gang : deadlock.gangs)
        for (const PodId pod : gang.holds) {
            const PodEntry& entry = world.pod(pod);
            if (entry.state != PodState::Waiting) continue;
            held += Int128{gpuRequest(*entry.object).second} * (at - entry.waitingSince).ns;
        }
    return held;
}

void DeadlockWatch::judge() {
    std::optional<Deadlock> now = findDeadlock(*open_);
    const bool goesOn = now && (current_ || (endedAt_ == now->at && sameGangs(found_.back(), *now)));
    if (now && !goesOn) found_.push_back(*now);
    if (now && goesOn) now->at = found_.back().at;
    if (current_ && !now) endedAt_ = open_->now;
    current_ = std::move(now);
    open_.reset();
}

void DeadlockWatch::applied(const World& world, const Fact& fact) {
    if (open_ && (fact.kind == FactKind::PodPopped || fact.at != open_->now)) judge();
    const bool look = current_ ? mayEnd(fact.kind) : mayBegin(fact.kind) && world.counters.waiting > 1;
    if (look || open_) open_ = world;
}

std::vector<Deadlock> DeadlockWatch::found() const {
    DeadlockWatch settled = *this;
    if (settled.open_) settled.judge();
    return std::move(settled.found_);
}

std::optional<Deadlock> DeadlockWatch::current() const {
    DeadlockWatch settled = *this;
    if (settled.open_) settled.judge();
    return std::move(settled.current_);
}

std::string toString(const Deadlock& deadlock) {
    std::string text;
    for (const DeadlockedGang& gang : deadlock.gangs)
        text +=
            fmt::format("{}{} holds {} lacks {}", text.empty() ? "" : ", ", gang.key, gang.holds.size(), gang.lacks);
    return text;
}

} // namespace berth::metrics
