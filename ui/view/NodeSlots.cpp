// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/CycleWalk.h"
#include "ui/view/NodePicture.h"
#include "ui/view/PodWords.h"
#include "ui/view/Text.h"

#include <algorithm>
#include <set>

namespace berth::ui {
namespace {

/// Pods that preemption has chosen and not told yet.
std::set<PodId> chosenVictims(const Moment& moment) {
    std::set<PodId> victims;
    for (const PendingWrite& write : moment.world->writes)
        if (write.victim.valid()) victims.insert(write.victim);
    if (const Fact* ran = CycleWalk(moment).factOf(FactKind::PostFilterRan); ran != nullptr && ran->node.valid())
        for (const std::uint32_t id : moment.pool().list(ListId{ran->b})) victims.insert(PodId{id});
    return victims;
}

qreal graceLeft(const PodEntry& pod, SimTime now) {
    const auto grace = static_cast<double>(pod.object->gracePeriod.ns);
    if (pod.goneDue == SimTime::never() || grace <= 0) return 1;
    return std::clamp(static_cast<double>((pod.goneDue - now).ns) / grace, 0.0, 1.0);
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

private:
    std::vector<bool> taken_;
};

class SlotMaker {
public:
    SlotMaker(const Moment& moment, const NodeInfo& info)
        : moment_(moment), info_(info), devices_(gpuCapacity(*info.node).second), victims_(chosenVictims(moment)) {}

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
        return view;
    }

    SlotState stateOf(PodId id, const PodEntry& entry) const {
        if (victims_.contains(id) && !entry.terminating) return SlotState::Victim;
        if (entry.terminating) return SlotState::Saving;
        return entry.state == PodState::Bound ? SlotState::Bound : SlotState::Reserved;
    }

    void add(PodId id, const PodEntry& entry, std::vector<int> devices) {
        PodSlotsView view = begin(id, *entry.object);
        view.devices = std::move(devices);
        view.state = stateOf(id, entry);
        if (view.state == SlotState::Saving) view.remaining = graceLeft(entry, moment_.now);
        slots_.push_back(std::move(view));
    }

    void addKnown() {
        for (const PodInfo& pod : info_.pods) {
            const PodEntry& entry = moment_.world->pod(pod.id);
            std::vector<int> devices;
            for (const std::uint32_t device : moment_.pool().list(entry.devices))
                devices.push_back(static_cast<int>(device));
            if (devices.empty() && pod.pod->gpuDevices && !pod.assumed)
                for (const std::uint32_t device : *pod.pod->gpuDevices) devices.push_back(static_cast<int>(device));
            if (devices.empty()) continue;
            std::sort(devices.begin(), devices.end());
            for (const int device : devices) devices_.take(device);
            placed_.insert(pod.id);
            add(pod.id, entry, std::move(devices));
        }
    }

    /// Pods whose devices nobody has chosen yet are drawn on the lowest free ones.
    void addOpen() {
        for (const PodInfo& pod : info_.pods) {
            const std::int64_t wanted = gpuRequest(*pod.pod).second;
            if (wanted == 0 || placed_.contains(pod.id)) continue;
            const PodEntry& entry = moment_.world->pod(pod.id);
            add(pod.id, entry, devices_.takeLowest(wanted));
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
            view.devices = devices_.takeLowest(gpuRequest(pod).second);
            if (!view.devices.empty()) slots_.push_back(std::move(view));
        }
    }

    const Moment& moment_;
    const NodeInfo& info_;
    Devices devices_;
    std::set<PodId> victims_;
    std::set<PodId> placed_;
    std::vector<PodSlotsView> slots_;
};

} // namespace

std::vector<PodSlotsView> slotsOf(const Moment& moment, NodeId node) {
    const NodeInfo* info = moment.world->node(node);
    if (info == nullptr || info->node == nullptr) return {};
    return SlotMaker(moment, *info).make();
}

} // namespace berth::ui
