// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/World.h"

#include <string>

namespace berth {

/// Applies one fact: one member function per kind of fact (or family of kinds); `apply` dispatches. Friend of World for its memos.
/// The places of pods and their queues are in Apply.cpp, how they start, leave and end in ApplyLeaving.cpp, Reserve, Permit and gangs in ApplyPermit.cpp.
class FactApplier {
public:
    FactApplier(World& world, const Fact& fact, const Pool& pool) : world_(world), fact_(fact), pool_(pool) {}

    void run();

private:
    // The cluster
    void configurationSet();
    void objectsSet();
    void nodeAdded();
    void nodeUpdated();
    void nodeRemoved();
    void podSubmitted();
    void podUpdated();
    void podTerminating();
    void nodeLost();
    void podStarted();
    void preStopStarted();
    void checkpointSaved();
    void workLost();
    void workResumed();
    void podRefused();
    void podFinished();
    void podDeleted();
    // The queue
    void podQueued();
    void podGated();
    void eventRecorded();
    // A pod's way
    void podPopped();
    void nodeSelected();
    void noNodeFits();
    void podAssumed();
    void podReserved();
    void permitAsked();
    void podWaiting();
    void permitGiven();
    void gangRested();
    void podUnreserved();
    void podUnschedulable();
    void podNominated();
    void preemptionStarted();
    void preemptionProgressed();
    void preemptionEnded();
    void bindingStarted();
    void podBound();

    void dispatch();
    void noteChange();
    void askOwner(PodEntry& entry);
    void victimLeaves();
    PodEntry& pod() { return world_.pods.write(fact_.pod.value); }
    NodeInfo& node(NodeId id);
    void putOnNode(NodeId id, const PodInfo& pod);
    void takeOffNode(NodeId id, const Pod& pod);
    void affinityChanged(NodeId id);
    void enterRunningPod(PodEntry& entry);
    void leaveNode(PodEntry& entry);
    void end(PodState state);
    void stampQueued(PodEntry& entry);
    void dropNomination(PodId pod);
    void doneInFlight(PodId pod);
    void closeCycle();
    void removeFromZone(NodeId id);
    void count(const PodEntry& entry, int by);
    void press(const PodEntry& entry, int by);
    void holdDevices(PodEntry& entry, ListId devices);
    void stopWaiting();
    Gang& gang(const std::string& key);
    void refreshMember();
    GangMember::State memberState(const PodEntry& entry) const;
    void leaveGang(PodId id, const Pod& object);

    World& world_;
    const Fact& fact_;
    const Pool& pool_;
};

} // namespace berth
