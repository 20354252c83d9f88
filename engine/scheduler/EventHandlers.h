// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/queue/SchedulingQueue.h"
#include "engine/trace/Ledger.h"

#include <memory>
#include <string>

namespace berth {

/// What the scheduler does when the API server tells it of a change: cache and queue, in upstream's order.
///
/// Each call writes the change's fact, then handles it fully (SEMANTICS 2.7, "How raw changes become events").
/// Upstream: eventhandlers.go.
class EventHandlers {
public:
    EventHandlers(Ledger& ledger, SchedulingQueue& queue) : ledger_(ledger), queue_(queue) {}

    void nodeAdded(std::shared_ptr<const Node> node);
    /// Does nothing when the two are equal to a scheduler's eyes and the object is the same.
    void nodeUpdated(NodeId id, std::shared_ptr<const Node> node);
    /// The event comes before the cache drops the node, as upstream.
    void nodeRemoved(NodeId id);

    /// A pod appears, pending or on its node already. Returns its id.
    PodId podAdded(std::shared_ptr<const Pod> pod, PodEntry::Origin origin);
    void podUpdated(PodId id, std::shared_ptr<const Pod> pod);
    /// The pod's deletionTimestamp is set; its requests still count.
    void podTerminating(PodId id, SimTime gone);
    /// The pod is gone, wherever it was.
    void podDeleted(PodId id, Removal removal);
    /// A pod on a node ran to its end: to the scheduler a deletion, since terminated pods are not watched.
    void podFinished(PodId id);
    /// The kubelet did not take a pod that was bound: it failed, which to the scheduler is a deletion.
    void podRefused(PodId id, const std::string& reason);
    /// The binding was written: the pod is an assigned one now.
    void podBound(PodId id);

    /// Changes status.nominatedNodeName; room given up on a node is an event for pods of no higher priority.
    void setNominatedNodeName(PodId id, NodeId node);
    /// An assumed pod gave its place back; `except`, when given, is not looked at.
    void placeGivenBack(PodId id, PodId except = {});

private:
    void assignedPodEvent(PodId id, ActionBits bits, bool heldNode);
    void roomGivenUp(PodId id);
    void renominate(PodId id, std::string_view name);

    Ledger& ledger_;
    SchedulingQueue& queue_;
};

} // namespace berth
