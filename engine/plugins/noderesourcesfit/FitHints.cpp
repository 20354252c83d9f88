// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/noderesourcesfit/FitHints.h"

#include "engine/plugins/noderesourcesfit/Shortage.h"

#include <algorithm>

namespace berth {
namespace {

QueueingHint queueIf(bool yes) {
    return yes ? QueueingHint::Queue : QueueingHint::Skip;
}

/// True when `more` holds more than `less` of something that `wanted` asks for.
bool differsInWanted(const Resources& wanted, const Resources& more, const Resources& less) {
    if (wanted.milliCpu > 0 && more.milliCpu > less.milliCpu) return true;
    if (wanted.memory > 0 && more.memory > less.memory) return true;
    if (wanted.ephemeralStorage > 0 && more.ephemeralStorage > less.ephemeralStorage) return true;
    return std::any_of(wanted.scalars.begin(), wanted.scalars.end(), [&](const auto& scalar) {
        return scalar.second > 0 && more.scalar(scalar.first) > less.scalar(scalar.first);
    });
}

QueueingHint podLeft(const Pod&, const EventObjects& objects) {
    return queueIf(objects.podHeldNode);
}

QueueingHint podShrank(const Pod& pod, const EventObjects& objects) {
    return queueIf(differsInWanted(pod.totals.requests, objects.oldPod->totals.used, objects.newPod->totals.used));
}

bool fitsEmpty(const Pod& pod, const Node& node) {
    NodeInfo empty;
    empty.node = &node;
    return shortages(pod.totals.requests, empty, {}, nullptr).empty();
}

QueueingHint nodeGrew(const Pod& pod, const EventObjects& objects) {
    if (!fitsEmpty(pod, *objects.newNode)) return QueueingHint::Skip;
    if (objects.oldNode == nullptr) return QueueingHint::Queue;
    const Resources& before = objects.oldNode->allocatable;
    const Resources& after = objects.newNode->allocatable;
    return queueIf(after.pods > before.pods || differsInWanted(pod.totals.requests, after, before));
}

} // namespace

std::vector<ClusterEventWithHint> fitEvents() {
    return {{{EventResource::AssignedPod, action::Delete}, podLeft},
            {{EventResource::AssignedPod, action::UpdatePodScaleDown}, podShrank},
            {{EventResource::TargetPod, action::UpdatePodScaleDown}, {}},
            {{EventResource::Node, action::Add | action::UpdateNodeAllocatable}, nodeGrew},
            {{EventResource::DeviceClass, action::Add | action::Update}, {}}};
}

} // namespace berth
