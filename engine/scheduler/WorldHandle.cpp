// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scheduler/WorldHandle.h"

#include <algorithm>

namespace berth {
namespace {

bool isPending(const PendingCount& count, bool impossible) {
    return count.queued > 0 || count.nominated > 0 || (impossible && count.impossible > 0);
}

template <class Which> bool anyFrom(const World& world, std::int32_t atLeast, Which which) {
    return std::any_of(world.pressure.lower_bound(atLeast), world.pressure.end(),
                       [&](const auto& entry) { return which(entry.second); });
}

} // namespace

bool WorldHandle::anyPending(std::int32_t atLeast, bool impossible) const {
    return anyFrom(world_, atLeast, [=](const PendingCount& count) { return isPending(count, impossible); });
}

bool WorldHandle::anyOnTheWay(std::int32_t atLeast, bool impossible) const {
    return anyFrom(world_, atLeast,
                   [=](const PendingCount& count) { return isPending(count, impossible) || count.moving > 0; });
}

std::vector<WaitingPod> WorldHandle::waiting() const {
    std::vector<WaitingPod> pods;
    for (const PermitWait& wait : world_.waiting)
        pods.push_back({wait.pod, world_.pod(wait.pod).object, world_.pod(wait.pod).node});
    return pods;
}

CycleInput postFilterInput(const World& world) {
    const PodEntry& entry = world.pod(world.cycle.pod);
    CycleInput input = world.cycle.input;
    input.nominations = world.nominated();
    input.nominatedNode = entry.nominatedStatus;
    input.draws = world.draws;
    if (entry.inGang) input.gang = world.gang(gangKey(*entry.object));
    return input;
}

} // namespace berth
