// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/DeadlockOutlook.h"

#include "engine/model/Cluster.h"

#include <algorithm>
#include <optional>
#include <string_view>

namespace berth::metrics {
namespace {

constexpr std::string_view kTimeout = "rejected due to timeout"; ///< how the framework begins its reason

/// Collects what happens to the gangs of a deadlock.
class OutlookWatch final : public FactListener {
public:
    OutlookWatch(const ScratchRun& run, const Deadlock& deadlock, bool stands) : run_(run), deadlock_(deadlock) {
        if (stands) watch_ = DeadlockWatch(deadlock);
        known_ = stands ? 1 : 0;
    }

    void applied(const World& world, const Fact& fact) override {
        watch_.applied(world, fact);
        switch (fact.kind) {
        case FactKind::PodRejected: return rejected(world, fact);
        case FactKind::PodUnreserved: return unreserved(world, fact);
        case FactKind::PodBound: return bound(world, fact);
        case FactKind::PodAllowed:
        case FactKind::PodDeleted:
        case FactKind::NodeAdded:
        case FactKind::NodeUpdated:
        case FactKind::ObjectsSet:
        case FactKind::PodUnschedulable:
        case FactKind::PodWaiting: changed_ = true; return;
        default: return;
        }
    }

    /// Between units: whether the gangs still hold each other up, and whether they do once more.
    void settle(SimTime now) {
        if (!std::exchange(changed_, false)) return;
        const std::vector<Deadlock> found = watch_.found();
        if (outlook.over == SimTime::never() && (found.size() > known_ || !watch_.current())) outlook.over = now;
        for (; known_ < found.size(); ++known_) {
            ++outlook.begun;
            const auto gangs = static_cast<std::int64_t>(found[known_].gangs.size());
            std::string names;
            for (const DeadlockedGang& gang : found[known_].gangs) names += (names.empty() ? "" : ",") + gang.key;
            outlook.events.push_back({OutlookEvent::Kind::Deadlock, found[known_].at, names, {}, gangs, 0});
        }
    }

    bool allRun() const { return outlook.whole.size() == deadlock_.gangs.size(); }

    DeadlockOutlook outlook;

private:
    /// "" when it is none of the deadlock's.
    std::string gangOf(const World& world, PodId pod) const {
        const PodEntry& entry = world.pod(pod);
        std::string key = entry.inGang ? gangKey(*entry.object) : std::string();
        const bool isOurs = std::any_of(deadlock_.gangs.begin(), deadlock_.gangs.end(),
                                        [&](const DeadlockedGang& gang) { return gang.key == key; });
        return isOurs ? key : std::string();
    }

    void rejected(const World& world, const Fact& fact) {
        const std::string gang = gangOf(world, fact.pod);
        if (gang.empty() || letsGo(gang, fact.at) != nullptr) return;
        const bool timedOut = run_.pool().text(TextId{fact.b}).starts_with(kTimeout);
        outlook.events.push_back({timedOut ? OutlookEvent::Kind::TimesOut : OutlookEvent::Kind::LetsGo, fact.at, gang,
                                  std::string(run_.pool().podKey(world.pod(fact.pod).key)), 0, 0});
    }

    void unreserved(const World& world, const Fact& fact) {
        changed_ = true;
        const std::string gang = gangOf(world, fact.pod);
        if (gang.empty()) return;
        if (letsGo(gang, fact.at) == nullptr)
            outlook.events.push_back({OutlookEvent::Kind::LetsGo, fact.at, gang, {}, 0, 0});
        OutlookEvent& event = *letsGo(gang, fact.at);
        ++event.members;
        event.gpus += gpuRequest(*world.pod(fact.pod).object).second;
    }

    /// That the gang gives its places back at this instant, where it was said already.
    OutlookEvent* letsGo(const std::string& gang, SimTime at) {
        const auto it = std::find_if(outlook.events.begin(), outlook.events.end(), [&](const OutlookEvent& event) {
            return event.gang == gang && event.at == at && event.kind != OutlookEvent::Kind::Whole;
        });
        return it == outlook.events.end() ? nullptr : &*it;
    }

    void bound(const World& world, const Fact& fact) {
        const std::string key = gangOf(world, fact.pod);
        if (key.empty() || std::find(outlook.whole.begin(), outlook.whole.end(), key) != outlook.whole.end()) return;
        const auto gang = world.gang(key);
        const PodGroup* group = findPodGroup(*world.objects, *world.pod(fact.pod).object);
        if (gang == nullptr || group == nullptr) return;
        const auto members = std::count_if(gang->members.begin(), gang->members.end(), [](const GangMember& member) {
            return member.state == GangMember::State::Bound;
        });
        if (members < group->minMember) return;
        outlook.events.push_back({OutlookEvent::Kind::Whole, fact.at, key, {}, members, 0});
        if (outlook.whole.empty()) outlook.wholeAt = fact.at;
        outlook.whole.push_back(key);
    }

    const ScratchRun& run_;
    const Deadlock& deadlock_;
    DeadlockWatch watch_;
    std::size_t known_ = 0; ///< deadlocks of the watch that were told
    bool changed_ = false;
};

} // namespace

DeadlockOutlook foresee(ScratchRun& run, const Deadlock& deadlock, const OutlookLimits& limits) {
    OutlookWatch watch(run, deadlock, limits.stands);
    run.listen(watch);
    const auto isCancelled = [&] { return limits.cancel != nullptr && limits.cancel->load(std::memory_order_relaxed); };
    for (std::size_t unit = 0; unit < limits.units && !watch.allRun() && !isCancelled(); ++unit) {
        if (run.nextAt() > limits.until || !run.advance()) break;
        watch.settle(run.world().now);
    }
    run.forget(watch);
    watch.outlook.until = std::min(limits.until, run.world().now);
    return std::move(watch.outlook);
}

} // namespace berth::metrics
