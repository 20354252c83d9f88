// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Id.h"
#include "engine/framework/ClusterEvent.h"

namespace berth {

/// A cluster event on its way to the queue: what happened, to which object, and the pool ids of its two sides (none: absent).
struct QueueEvent {
    ClusterEvent event;
    EventObjects objects;
    ObjectId before, after;

    static QueueEvent ofPod(EventResource resource, ActionBits bits, PodId pod, const Pod* oldPod, ObjectId before,
                            const Pod* newPod, ObjectId after, bool heldNode);
    static QueueEvent ofNode(ActionBits bits, const Node* oldNode, ObjectId before, const Node* newNode,
                             ObjectId after);
};

} // namespace berth
