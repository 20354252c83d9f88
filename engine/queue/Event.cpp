// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/queue/Event.h"

namespace berth {

QueueEvent QueueEvent::ofPod(EventResource resource, ActionBits bits, PodId pod, const Pod* oldPod, ObjectId before,
                             const Pod* newPod, ObjectId after, bool heldNode) {
    QueueEvent result;
    result.event = {resource, bits};
    result.objects.pod = pod;
    result.objects.oldPod = oldPod;
    result.objects.newPod = newPod;
    result.objects.podHeldNode = heldNode;
    result.before = before;
    result.after = after;
    return result;
}

QueueEvent QueueEvent::ofNode(ActionBits bits, const Node* oldNode, ObjectId before, const Node* newNode,
                              ObjectId after) {
    QueueEvent result;
    result.event = {EventResource::Node, bits};
    result.objects.oldNode = oldNode;
    result.objects.newNode = newNode;
    result.before = before;
    result.after = after;
    return result;
}

} // namespace berth
