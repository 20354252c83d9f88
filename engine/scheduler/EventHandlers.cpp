// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scheduler/EventHandlers.h"

#include "engine/cache/Changes.h"

namespace berth {

void EventHandlers::nodeAdded(std::shared_ptr<const Node> node) {
    const NodeId id = ledger_.pool().node(node->name());
    Fact fact = Fact::of(FactKind::NodeAdded, {}, id);
    const Node* added = node.get();
    const ObjectId object = ledger_.pool().object(std::move(node));
    fact.a = object.value;
    ledger_.write(fact);
    queue_.move(QueueEvent::ofNode(action::Add, nullptr, {}, added, object));
}

void EventHandlers::nodeUpdated(NodeId id, std::shared_ptr<const Node> node) {
    const ObjectId before = ledger_.world().nodeObjects[id.value];
    const Node& old = ledger_.pool().get<Node>(before);
    const Node& updated = *node;
    Fact fact = Fact::of(FactKind::NodeUpdated, {}, id);
    const ObjectId after = ledger_.pool().object(std::move(node));
    fact.a = after.value;
    ledger_.write(fact);
    for (const ClusterEvent& change : nodeChanges(old, updated))
        queue_.move(QueueEvent::ofNode(change.bits, &old, before, &updated, after));
}

void EventHandlers::nodeRemoved(NodeId id) {
    const ObjectId before = ledger_.world().nodeObjects[id.value];
    queue_.move(QueueEvent::ofNode(action::Delete, &ledger_.pool().get<Node>(before), before, nullptr, {}));
    ledger_.write(Fact::of(FactKind::NodeRemoved, {}, id));
}

PodId EventHandlers::podAdded(std::shared_ptr<const Pod> pod, PodEntry::Origin origin) {
    const PodId id{static_cast<std::uint32_t>(ledger_.world().pods.size())};
    Pool& pool = ledger_.pool();
    if (!pod->nominatedNodeName.empty()) pool.node(pod->nominatedNodeName);
    Fact fact = Fact::of(FactKind::PodSubmitted, id);
    if (!pod->nodeName.empty()) fact.node = pool.node(pod->nodeName);
    fact.b = pool.podKey(pod->key()).value;
    fact.flag = static_cast<std::uint8_t>(origin);
    fact.a = pool.object(std::move(pod)).value;
    ledger_.write(fact);
    const PodEntry& entry = ledger_.world().pod(id);
    if (entry.state == PodState::Bound)
        assignedPodEvent(id, action::Add, true);
    else if (entry.alive())
        queue_.add(id);
    return id;
}

void EventHandlers::podUpdated(PodId id, std::shared_ptr<const Pod> pod) {
    const PodEntry before = ledger_.world().pod(id);
    Fact fact = Fact::of(FactKind::PodUpdated, id);
    fact.a = ledger_.pool().object(std::move(pod)).value;
    ledger_.write(fact);
    const PodEntry after = ledger_.world().pod(id);
    if (after.state != PodState::Bound) {
        if (ledger_.world().profileOf(*after.object) >= 0) queue_.update(id, *before.object, before.objectId);
        if (before.object->nominatedNodeName != after.object->nominatedNodeName)
            renominate(id, after.object->nominatedNodeName);
        return;
    }
    for (const ClusterEvent& change : podChanges(*before.object, *after.object, EventResource::AssignedPod))
        queue_.move(QueueEvent::ofPod(change.resource, change.bits, id, before.object, before.objectId, after.object,
                                      after.objectId, true));
}

/// Somebody else wrote status.nominatedNodeName.
void EventHandlers::renominate(PodId id, std::string_view name) {
    const NodeId node = name.empty() ? NodeId{} : ledger_.pool().node(name);
    const NodeId held = ledger_.world().nominationOf(id);
    if (node.valid() && node != held)
        ledger_.write(Fact::of(FactKind::PodNominated, id, node));
    else if (!node.valid() && held.valid())
        ledger_.write(Fact::of(FactKind::NominationCleared, id, held));
    setNominatedNodeName(id, node);
}

void EventHandlers::podTerminating(PodId id, SimTime gone) {
    Fact fact = Fact::of(FactKind::PodEvicted, id, ledger_.world().pod(id).node);
    fact.setTime(gone);
    ledger_.write(fact);
}

void EventHandlers::podDeleted(PodId id, Removal removal) {
    const PodEntry before = ledger_.world().pod(id);
    Fact fact = Fact::of(FactKind::PodDeleted, id, before.node);
    fact.flag = static_cast<std::uint8_t>(removal);
    ledger_.write(fact);
    if (before.onNode())
        assignedPodEvent(id, action::Delete, true);
    else if (before.nominatedStatus.valid())
        roomGivenUp(id);
}

void EventHandlers::podFinished(PodId id) {
    ledger_.write(Fact::of(FactKind::PodFinished, id, ledger_.world().pod(id).node));
    assignedPodEvent(id, action::Delete, true);
}

void EventHandlers::podRefused(PodId id, const std::string& reason) {
    Fact fact = Fact::of(FactKind::PodRefused, id, ledger_.world().pod(id).node);
    fact.a = ledger_.pool().text(reason).value;
    ledger_.write(fact);
    assignedPodEvent(id, action::Delete, true);
}

void EventHandlers::podBound(PodId id) {
    ledger_.write(Fact::of(FactKind::PodBound, id, ledger_.world().pod(id).node));
    assignedPodEvent(id, action::Add, true);
}

void EventHandlers::placeGivenBack(PodId id, PodId except) {
    const PodEntry& entry = ledger_.world().pod(id);
    const Pod* self = except.valid() ? ledger_.world().pod(except).object : nullptr;
    queue_.move(QueueEvent::ofPod(EventResource::AssignedPod, action::Delete, id, entry.object, entry.objectId, nullptr,
                                  {}, true),
                [self](const PodEntry& other) { return other.object != self; });
}

void EventHandlers::assignedPodEvent(PodId id, ActionBits bits, bool heldNode) {
    const PodEntry& entry = ledger_.world().pod(id);
    const bool gone = bits == action::Delete;
    queue_.move(QueueEvent::ofPod(EventResource::AssignedPod, bits, id, gone ? entry.object : nullptr,
                                  gone ? entry.objectId : ObjectId{}, gone ? nullptr : entry.object,
                                  gone ? ObjectId{} : entry.objectId, heldNode));
}

void EventHandlers::roomGivenUp(PodId id) {
    const PodEntry& entry = ledger_.world().pod(id);
    const std::int32_t priority = entry.object->priority;
    queue_.move(QueueEvent::ofPod(EventResource::AssignedPod, action::Delete, id, entry.object, entry.objectId, nullptr,
                                  {}, true),
                [priority](const PodEntry& other) { return other.object->priority <= priority; });
}

void EventHandlers::setNominatedNodeName(PodId id, NodeId node) {
    const NodeId before = ledger_.world().pod(id).nominatedStatus;
    if (before == node) return;
    ledger_.write(Fact::of(FactKind::NominatedNodeNameSet, id, node));
    if (before.valid()) roomGivenUp(id);
}

} // namespace berth
