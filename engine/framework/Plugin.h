// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/ClusterEvent.h"
#include "engine/framework/CycleInput.h"
#include "engine/framework/CycleState.h"
#include "engine/framework/Handle.h"
#include "engine/framework/NodeInfo.h"
#include "engine/framework/Orders.h"
#include "engine/framework/Status.h"
#include "engine/framework/Terms.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace berth {

/// What a profile is made of. A plugin implements Plugin and the interface of each extension point it takes part in.
/// Instances live as long as their profile, are created once per profile and keep nothing about a pod: all calls are const.
class Plugin {
public:
    virtual ~Plugin() = default;
    /// The configuration name.
    virtual std::string_view name() const = 0;
};

/// Which changes of the cluster may make a pod schedulable that this plugin rejected.
///
/// Upstream: EnqueueExtensions. Asked once, when the profile is built. An empty list means "no event helps". A rejecting plugin without this
/// interface hears everything of SEMANTICS 2.7.
class EnqueueExtensions {
public:
    virtual ~EnqueueExtensions() = default;
    virtual std::vector<ClusterEventWithHint> eventsToRegister() const = 0;
};

/// One preemption whose victims are being asked to leave. While it runs, its preemptor is gated (SEMANTICS 6.6).
struct RunningPreemption {
    PodId preemptor;
    PodId lastVictim;               ///< set once only the last victim remains to be written
    bool lastVictimLeaving = false; ///< … and that one is gone or terminating
};

class ClusterIndex;
class FrameworkCalls;

/// What plugins may look at beside their arguments. Valid during the call only.
struct Context {
    const CycleInput* input = nullptr;                           ///< nullptr at PreEnqueue, QueueSort and in hints
    const FrameworkCalls* calls = nullptr;                       ///< for PostFilter: run the profile's filters
    const std::vector<RunningPreemption>* preemptions = nullptr; ///< at PreEnqueue
    PodId pod;                                                   ///< the pod the call is about
    const Handle* handle = nullptr;      ///< at Reserve, Unreserve and Permit, and when a waiting pod is judged again
    const ClusterIndex* index = nullptr; ///< nullptr: nobody knows more than the snapshot; look at each node
    std::span<const std::uint32_t> standFor =
        {}; ///< at PreScore: how many nodes each feasible one stands for; empty: itself

    const Snapshot& snapshot() const { return input->snapshot; }
    SimTime now() const { return input->now; }
};

/// The profile's own machinery, as far as plugins may use it. Upstream: parts of framework.Handle.
class FrameworkCalls {
public:
    virtual ~FrameworkCalls() = default;
    /// Runs all Filter plugins for one node, twice where pods are nominated to it (SEMANTICS 1.5). `state` is not changed.
    virtual Status runFilterWithNominatedPods(const Context& context, const CycleState& state, const Pod& pod,
                                              const NodeInfo& node) const = 0;
    /// Calls AddPod (RemovePod) of every PreFilter plugin that has them and did not skip.
    virtual Status runAddPod(const Context& context, CycleState& state, const Pod& pod, const PodInfo& added,
                             const NodeInfo& node) const = 0;
    virtual Status runRemovePod(const Context& context, CycleState& state, const Pod& pod, const PodInfo& removed,
                                const NodeInfo& node) const = 0;
};

} // namespace berth
