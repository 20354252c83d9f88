// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/Mig.h"
#include "engine/model/Training.h"
#include "ui/view/CycleWalk.h"
#include "ui/view/Grace.h"
#include "ui/view/NodePicture.h"
#include "ui/view/PodWords.h"
#include "ui/view/Text.h"
#include "ui/view/WaitingPicture.h"

#include <algorithm>
#include <map>
#include <set>

namespace berth::ui {
namespace {

/// What is left of the grace it was given, whenever it will really be gone.
qreal graceLeft(const PodEntry& pod, SimTime now) {
    const Duration grace = graceOf(pod);
    if (pod.goneDue == SimTime::never() || grace.ns <= 0) return 1;
    return std::clamp(1 - static_cast<double>((now - leavesSince(pod)).ns) / static_cast<double>(grace.ns), 0.0, 1.0);
}

/// Gives out device indices of one node.
class Devices {
public:
    explicit Devices(std::int64_t count) : taken_(static_cast<std::size_t>(std::max<std::int64_t>(count, 0)), false) {}

    void take(int device) {
        if (device >= 0 && static_cast<std::size_t>(device) < taken_.size())
            taken_[static_cast<std::size_t>(device)] = true;
    }
    std::vector<int> takeLowest(std::int64_t count) {
        std::vector<int> found;
        for (std::size_t i = 0; i < taken_.size() && static_cast<std::int64_t>(found.size()) < count; ++i) {
            if (taken_[i]) continue;
            taken_[i] = true;
            found.push_back(static_cast<int>(i));
        }
        return found;
    }

    bool isTaken(std::size_t device) const { return taken_[device]; }
    std::size_t count() const { return taken_.size(); }

private:
    std::vector<bool> taken_;
};

class SlotMaker {
public:
    SlotMaker(const Moment& moment, const NodeInfo& info, const NodeContext& context)
        : moment_(moment), info_(info), devices_(gpuCapacity(*info.node).second), context_(context) {}

    /// What pods hold of the parts that are only counted, by level.
    std::vector<CountedView> counted() const {
        std::vector<CountedView> kinds;
        for (const MigSlices& offered : migSlices(info_.allocatable())) {
            CountedView& kind = kinds.emplace_back();
            kind.name = text(offered.profile());
            kind.total = static_cast<int>(offered.count);
            for (const PodInfo& pod : info_.pods) {
                const PodEntry& entry = moment_.world->pod(pod.id);
                const CountedPart part{pod.id, levelOf(*pod.pod, *moment_.scenario), stateOf(pod.id, entry),
                                       text(pod.pod->meta.ns)};
                kind.parts.insert(kind.parts.end(),
                                  static_cast<std::size_t>(pod.pod->totals.used.scalar(offered.resource)), part);
            }
            std::stable_sort(kind.parts.begin(), kind.parts.end(),
                             [](const CountedPart& a, const CountedPart& b) { return a.level < b.level; });
        }
        return kinds;
    }

    std::vector<PodSlotsView> make() {
        addKnown();
        addOpen();
        addNominated();
        return std::move(slots_);
    }

private:
    PodSlotsView begin(PodId id, const Pod& pod) const {
        PodSlotsView view;
        view.pod = id;
        view.name = text(moment_.barePodName(id));
        view.level = levelOf(pod, *moment_.scenario);
        view.tenant = text(pod.meta.ns);
        if (const std::string_view gang = gangLabel(pod); !gang.empty())
            view.gang = text(pod.meta.ns) + QLatin1Char('/') + text(gang);
        view.deadlocked = !view.gang.isEmpty() && context_.deadlocked.contains(view.gang.toStdString());
        if (pod.totals.gpuShare.milli > 0) view.milli = static_cast<int>(pod.totals.gpuShare.milli);
        return view;
    }

    SlotState stateOf(PodId id, const PodEntry& entry) const {
        if (context_.victims.contains(id) && !entry.terminating) return SlotState::Victim;
        if (entry.terminating) return SlotState::Saving;
        return entry.state == PodState::Bound ? SlotState::Bound : SlotState::Reserved;
    }

    void add(PodId id, const PodEntry& entry, std::vector<int> devices) {
        PodSlotsView view = begin(id, *entry.object);
        view.devices = std::move(devices);
        view.state = stateOf(id, entry);
        if (view.milli < 1000) stack(view);
        if (view.state == SlotState::Saving) view.remaining = graceLeft(entry, moment_.now);
        slots_.push_back(std::move(view));
    }

    /// A fraction stands on those that were there before it.
    void stack(PodSlotsView& view) {
        for (const int device : view.devices) {
            view.offsetMilli = std::max(view.offsetMilli, stacked_[device]);
            stacked_[device] = view.offsetMilli + view.milli;
        }
    }

    std::vector<int> knownDevices(const PodInfo& pod, const PodEntry& entry) const {
        std::vector<int> devices;
        for (const std::uint32_t device : pod.devices) devices.push_back(static_cast<int>(device));
        if (devices.empty())
            for (const std::uint32_t device : moment_.pool().list(entry.devices))
                devices.push_back(static_cast<int>(device));
        if (devices.empty() && pod.pod->gpuDevices && !pod.assumed)
            for (const std::uint32_t device : *pod.pod->gpuDevices) devices.push_back(static_cast<int>(device));
        std::sort(devices.begin(), devices.end());
        return devices;
    }

    void addKnown() {
        for (const PodInfo& pod : info_.pods) {
            std::vector<int> devices = knownDevices(pod, moment_.world->pod(pod.id));
            if (devices.empty()) continue;
            for (const int device : devices) devices_.take(device);
            placed_.insert(pod.id);
            add(pod.id, moment_.world->pod(pod.id), std::move(devices));
        }
    }

    static std::int64_t wanted(const Pod& pod) {
        return pod.totals.gpuShare.milli > 0 ? pod.totals.gpuShare.devices : gpuRequest(pod).second;
    }

    /// The lowest devices, shared ones too, that have such a fraction left.
    std::vector<int> takeShare(int milli, std::int64_t count) {
        std::vector<int> found;
        for (std::size_t i = 0; i < devices_.count() && static_cast<std::int64_t>(found.size()) < count; ++i) {
            const auto device = static_cast<int>(i);
            const auto shared = stacked_.find(device);
            const int held = shared != stacked_.end() ? shared->second : devices_.isTaken(i) ? 1000 : 0;
            if (held + milli > 1000) continue;
            devices_.take(device);
            found.push_back(device);
        }
        return found;
    }

    std::vector<int> takeFor(const Pod& pod) {
        const GpuShare& share = pod.totals.gpuShare;
        if (share.milli > 0 && share.milli < 1000) return takeShare(static_cast<int>(share.milli), share.devices);
        return devices_.takeLowest(wanted(pod));
    }

    /// Pods whose devices nobody has chosen yet are drawn on the lowest free ones.
    void addOpen() {
        for (const PodInfo& pod : info_.pods) {
            if (wanted(*pod.pod) == 0 || placed_.contains(pod.id)) continue;
            const PodEntry& entry = moment_.world->pod(pod.id);
            std::vector<int> devices = takeFor(*pod.pod);
            if (devices.empty()) continue;
            add(pod.id, entry, std::move(devices));
            const bool open =
                entry.state == PodState::Bound && !entry.running && entry.origin != PodEntry::Origin::Initial;
            if (open && slots_.back().state == SlotState::Bound) slots_.back().state = SlotState::Claimed;
        }
    }

    void addNominated() {
        for (const Nomination& nomination : moment_.world->nominations) {
            if (nomination.node != info_.id) continue;
            const Pod& pod = *moment_.world->pod(nomination.pod).object;
            PodSlotsView view = begin(nomination.pod, pod);
            view.state = SlotState::Nominated;
            view.devices = takeFor(pod);
            if (view.milli < 1000) stack(view);
            if (!view.devices.empty()) slots_.push_back(std::move(view));
        }
    }

    const Moment& moment_;
    const NodeInfo& info_;
    Devices devices_;
    const NodeContext& context_;
    std::set<PodId> placed_;
    std::map<int, int> stacked_; ///< thousandths of each device that fractions hold
    std::vector<PodSlotsView> slots_;
};

} // namespace

NodeContext nodeContext(const Moment& moment) {
    NodeContext context;
    if (const auto deadlock = deadlockAt(moment))
        for (const metrics::DeadlockedGang& gang : deadlock->gangs) context.deadlocked.insert(gang.key);
    std::set<PodId>& victims = context.victims;
    for (const PendingWrite& write : moment.world->writes)
        if (write.victim.valid()) victims.insert(write.victim);
    if (const Fact* ran = CycleWalk(moment).factOf(FactKind::PostFilterRan); ran != nullptr && ran->node.valid())
        for (const std::uint32_t id : moment.pool().list(ListId{ran->b})) victims.insert(PodId{id});
    return context;
}

std::vector<PodSlotsView> slotsOf(const Moment& moment, NodeId node, const NodeContext& context) {
    const NodeInfo* info = moment.world->node(node);
    if (info == nullptr || info->node == nullptr) return {};
    return SlotMaker(moment, *info, context).make();
}

std::vector<CountedView> countedOn(const Moment& moment, NodeId node, const NodeContext& context) {
    const NodeInfo* info = moment.world->node(node);
    if (info == nullptr || info->node == nullptr) return {};
    return SlotMaker(moment, *info, context).counted();
}

} // namespace berth::ui
