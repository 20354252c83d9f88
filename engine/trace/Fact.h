// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Id.h"
#include "engine/base/SimTime.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

namespace berth {

/// What happened, in the past tense. The comment says what the fields `a`, `b`, `c`, `flag`, `small` hold; `pod` and `node` are what the
/// name says. Unused fields are none / 0.
enum class FactKind : std::uint8_t {
    // The cluster, as its API server sees it
    ConfigurationSet, ///< a: ObjectId of the Configuration now in force
    ObjectsSet,       ///< a: ObjectId of the ClusterObjects now there
    NodeAdded,        ///< a: ObjectId of the Node
    NodeUpdated,      ///< a: ObjectId of the Node
    NodeRemoved,      ///<
    PodSubmitted, ///< a: ObjectId of the Pod; b: PodKeyId; flag: PodEntry::Origin; node: where it already runs, if it does
    PodUpdated,    ///< a: ObjectId of the Pod
    PodEvicted,    ///< deletionTimestamp set by a person or controller; time: when it is gone
    VictimEvicted, ///< the same, by preemption; a: PodId of the preemptor; time: when it is gone
    NodeLost,      ///< the pod's node is gone; time: when the pod is
    PodStarted,    ///< the kubelet took it; a: ListId of device indices; time: when it will finish, or never
    PodFinished,   ///< it ran to its end
    PreStopStarted, ///< told to leave, it runs its preStop hook; time: when that has saved, be it after the end of the grace period
    CheckpointSaved, ///< the hook ended in time: all work up to now is kept
    CheckpointLost,  ///< the grace period ended before the hook: killed
    PodSignalled,    ///< it got SIGTERM
    WorkLost,        ///< at its end; a: GPUs it held; time: how much of its run is lost, as a Duration
    WorkResumed, ///< a replacement goes on where a checkpoint ended; a: PodId it replaces; time: work done before it, as a Duration
    PodRefused, ///< the kubelet did not take it, so it failed; a: TextId of the reason
    PodDeleted, ///< it is gone; flag: Removal
    // The scheduling queue
    PodQueued,     ///< flag: QueueKind it entered; small: kFresh, kFlushed; a: TextId of the event that moved it
    PodGated,      ///< a: TextId of the event; b: TextId of the plugin that holds it; small: kFresh, kFlushed
    EventRecorded, ///< an event while pods were in flight; a, b: ObjectIds before and after; flag: EventResource; c: ActionBits; small: kHeldNode
    // A pod's way
    PodPopped,    ///< a cycle began; flag: QueueKind it came from; time: when its consequence is due
    CycleDropped, ///< the pod needs no cycle (it is being deleted, or gone)
    NodeSelected, ///< a: nodes looked at; b: nodes feasible; c: next start index; small: random numbers used
    NoNodeFits, ///< a: TextId of the text so far; b: ListId of rejecting plugins' TextIds; c: next start index; small: kFitError or 0; flag: Code
    PostFilterRan, ///< a: TextId of the plugin that answered; b: ListId of victims; node: nominated; flag: Code; small: random numbers used
    PodAssumed,    ///< counted on `node` from now on
    PodReserved,   ///< a: TextId of the plugin; b: ListId of the GPU devices it chose
    PermitAsked,   ///< before PodWaiting, for each plugin that said wait; a: TextId of it; time: when it times out
    PodWaiting,    ///< Permit said wait; a: ListId of the plugins' TextIds; time: when the first of them times out
    PermitGiven, ///< one plugin asks it to wait no longer, others do; a: ListId of these, as in PodWaiting; time: when the first of them times out
    PodAllowed,  ///< nobody asks it to wait any more
    GangRested,  ///< the pod's gang is not tried for a while; a: TextId of its key; time: until when
    PodRejected, ///< by Reserve, Permit, PreBind or Bind; a: TextId of the plugin; b: TextId of the reason; flag: Code
    PodUnreserved,    ///< its place was given back
    PodUnschedulable, ///< a cycle failed; flag: QueueKind it went to; a: TextId of the message; b, c: ListIds of the unschedulable and pending plugins; small: kError
    PodNominated,     ///< the queue holds room for it on `node`
    NominationCleared,    ///< it does no longer; `node` it was
    NominatedNodeNameSet, ///< status.nominatedNodeName is `node` now (none: empty)
    PreemptionStarted, ///< `pod` will evict; a: ListId of victims; `node` it is nominated to; time: the grace that replaces theirs, as a Duration; 0: their own
    PreemptionProgressed, ///< only the last victim is left to evict; a: PodId of it
    PreemptionEnded,      ///< all victims of `pod` were told
    BindingStarted,       ///< the binding cycle left the waiting room; time: when it ends
    PodBound,             ///<
    CommandApplied,       ///< an edit was carried out; a: TextId of its text
    StepTaken,            ///< the next step of the scenario was carried out; a: TextId of its text
};

inline constexpr std::uint16_t kFresh = 1;    ///< PodQueued, PodGated: a new record: timestamp set
inline constexpr std::uint16_t kFlushed = 2;  ///< by the 5-minute flush
inline constexpr std::uint16_t kHeldNode = 1; ///< EventRecorded: the pod had a node or a nomination
inline constexpr std::uint16_t kFitError = 1; ///< NoNodeFits: PostFilter may run
inline constexpr std::uint16_t kError = 1;    ///< PodUnschedulable: by an error, no rejecting plugin

/// A fixed record of 32 bytes. Lists and texts lie in the Pool.
struct Fact {
    SimTime at;
    FactKind kind = FactKind::CommandApplied;
    std::uint8_t flag = 0;
    std::uint16_t small = 0;
    PodId pod;
    NodeId node;
    std::uint32_t a = PodId::kNone;
    std::uint32_t b = PodId::kNone;
    std::uint32_t c = PodId::kNone;

    static Fact of(FactKind kind, PodId pod = {}, NodeId node = {}) {
        Fact fact;
        fact.kind = kind;
        fact.pod = pod;
        fact.node = node;
        return fact;
    }

    /// The time argument of kinds that have one; it shares its bytes with `b` and `c`.
    SimTime time() const { return {static_cast<std::int64_t>((static_cast<std::uint64_t>(b) << 32U) | c)}; }
    void setTime(SimTime time) {
        b = static_cast<std::uint32_t>(static_cast<std::uint64_t>(time.ns) >> 32U);
        c = static_cast<std::uint32_t>(static_cast<std::uint64_t>(time.ns) & 0xFFFFFFFFU);
    }
    friend bool operator==(const Fact&, const Fact&) = default;
};
static_assert(sizeof(Fact) == 32 && std::is_trivially_copyable_v<Fact>);

/// "PodPopped": the name used in scenarios (`narration`, `questions`), in JSON and in fingerprints.
std::string_view toString(FactKind kind);
std::optional<FactKind> factKindFromString(std::string_view name);
/// True for facts a person is shown as a step of their own; the others are bookkeeping and travel with the next one.
bool isVisible(FactKind kind);

} // namespace berth
