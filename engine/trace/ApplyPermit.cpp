// SPDX-License-Identifier: GPL-3.0-or-later
// Reserve, the waiting room and gangs.
#include "engine/model/Pod.h"
#include "engine/trace/FactApplier.h"

#include <algorithm>

namespace berth {

void FactApplier::podReserved() {
    if (fact_.b != ListId::kNone) holdDevices(pod(), ListId{fact_.b});
}

void FactApplier::permitAsked() {
    if (world_.waitOf(fact_.pod) == nullptr) world_.waiting.push_back({fact_.pod, {}});
    std::vector<PermitWait::Timer>& timers = world_.waiting.back().timers;
    const auto later = [](SimTime due, const PermitWait::Timer& timer) { return due < timer.due; };
    timers.insert(std::upper_bound(timers.begin(), timers.end(), fact_.time(), later), {TextId{fact_.a}, fact_.time()});
}

void FactApplier::permitGiven() {
    PodEntry& entry = pod();
    entry.waitsOn = ListId{fact_.a};
    entry.permitDue = fact_.time();
    const auto left = pool_.list(entry.waitsOn);
    for (PermitWait& wait : world_.waiting)
        if (wait.pod == fact_.pod)
            std::erase_if(wait.timers, [left](const PermitWait::Timer& timer) {
                return std::find(left.begin(), left.end(), timer.plugin.value) == left.end();
            });
}

void FactApplier::stopWaiting() {
    PodEntry& entry = pod();
    entry.permitDue = SimTime::never();
    entry.waitsOn = {};
    std::erase_if(world_.waiting, [this](const PermitWait& wait) { return wait.pod == fact_.pod; });
}

void FactApplier::podWaiting() {
    PodEntry& entry = pod();
    entry.state = PodState::Waiting;
    entry.waitsOn = ListId{fact_.a};
    entry.permitDue = fact_.time();
    entry.waitingSince = fact_.at;
    world_.cycle = {};
}

// ---- gangs

Gang& FactApplier::gang(const std::string& key) {
    if (world_.gangs.use_count() > 1) world_.gangs = std::make_shared<Gangs>(*world_.gangs);
    std::shared_ptr<Gang>& slot = (*world_.gangs)[key];
    if (!slot) {
        slot = std::make_shared<Gang>();
        slot->key = key;
    } else if (slot.use_count() > 1) {
        slot = std::make_shared<Gang>(*slot);
    }
    return *slot;
}

void FactApplier::gangRested() {
    gang(std::string(pool_.text(TextId{fact_.a}))).restUntil = fact_.time();
}

void FactApplier::leaveGang(PodId id, const Pod& object) {
    const std::string key = gangKey(object);
    const std::shared_ptr<const Gang> known = world_.gang(key);
    const auto isIt = [id](const GangMember& member) { return member.id == id; };
    if (known && std::any_of(known->members.begin(), known->members.end(), isIt)) dropMember(gang(key), id);
}

GangMember::State FactApplier::memberState(const PodEntry& entry) const {
    switch (entry.state) {
    case PodState::Bound: return GangMember::State::Bound;
    case PodState::Waiting: return GangMember::State::Waiting;
    case PodState::Reserved:
    case PodState::Binding: return GangMember::State::Assumed;
    default: break;
    }
    return entry.object->schedulingGates.empty() ? GangMember::State::Pending : GangMember::State::Gated;
}

void FactApplier::refreshMember() {
    const PodEntry& entry = world_.pod(fact_.pod);
    if (!entry.alive()) return leaveGang(fact_.pod, *entry.object);
    const GangMember member{fact_.pod, entry.object, entry.onNode() ? entry.node : NodeId{}, memberState(entry),
                            entry.terminating};
    const std::string key = gangKey(*entry.object);
    const std::shared_ptr<const Gang> known = world_.gang(key);
    if (known && std::find(known->members.begin(), known->members.end(), member) != known->members.end()) return;
    putMember(gang(key), member);
}

} // namespace berth
