// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/training/LevelPermit.h"

namespace berth {

PermitResult permitByLevel(const LevelPermitRules& rules, const Context& context, const Pod& pod) {
    if (levelOf(pod.priority, rules.bands) != Level::P2) return {};
    if (!context.handle->anyPending(rules.bands.p1From, rules.waitForImpossible)) return {};
    return {Status(Code::Wait), rules.timeout};
}

std::vector<ClusterEventWithHint> levelPermitEvents(const LevelBands& bands) {
    const auto higherBound = [bands](const Pod& pod, const EventObjects& objects) {
        const bool helps = levelOf(pod.priority, bands) == Level::P2 && objects.newPod != nullptr &&
                           levelOf(objects.newPod->priority, bands) != Level::P2;
        return helps ? QueueingHint::Queue : QueueingHint::Skip;
    };
    return {{{EventResource::AssignedPod, action::Add}, higherBound},
            {{EventResource::AssignedPod, action::Delete}, {}}};
}

bool waitsForHigherLevels(const LevelPermitRules& rules, const Context& context, const Pod&) {
    return context.handle->anyOnTheWay(rules.bands.p1From, rules.waitForImpossible);
}

} // namespace berth
