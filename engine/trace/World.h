// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/CowTable.h"
#include "engine/base/Id.h"
#include "engine/base/SimTime.h"
#include "engine/framework/Configuration.h"
#include "engine/framework/CycleInput.h"
#include "engine/framework/Gang.h"
#include "engine/framework/NodeTree.h"
#include "engine/framework/Plugin.h"
#include "engine/framework/Snapshot.h"
#include "engine/model/Scenario.h"
#include "engine/trace/Fact.h"
#include "engine/trace/Pool.h"

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace berth {

/// Where a pod is on its way.
enum class PodState : std::uint8_t {
    Ignored,  ///< no profile serves it; or it was finished before the start
    Queued,   ///< in one of the queues, see PodEntry::queue
    InCycle,  ///< popped; its scheduling cycle is open
    Reserved, ///< assumed on a node, between the consequence's steps
    Waiting,  ///< assumed, waits on Permit
    Binding,  ///< assumed, its binding cycle runs
    Bound,    ///< on its node
    Finished, ///< ran to its end
    Gone,     ///< deleted
};

enum class QueueKind : std::uint8_t {
    None,
    Active,        ///< activeQ
    Backoff,       ///< podBackoffQ
    ErrorBackoff,  ///< podErrorBackoffQ; shown as backoffQ too
    Unschedulable, ///< unschedulablePods
    Gated,         ///< held by PreEnqueue among the unschedulable pods
};
/// Upstream's words: "activeQ", "backoffQ", "unschedulablePods", "gated"; "" for None.
std::string_view toString(QueueKind queue);

enum class Removal : std::uint8_t { Deleted, Evicted, Preempted, NodeLost };

/// Everything the simulation knows about one pod beside its declared object.
struct PodEntry {
    enum class Origin : std::uint8_t { Initial, Step, Controller };

    const Pod* object = nullptr; ///< owned by the Pool
    ObjectId objectId;
    PodKeyId key;
    PodState state = PodState::Ignored;
    QueueKind queue = QueueKind::None;
    Origin origin = Origin::Initial;
    bool terminating = false; ///< deletionTimestamp set
    bool preempted = false;   ///< by preemption
    bool running = false;     ///< the kubelet started it
    NodeId node;              ///< assumed or bound on
    NodeId nominatedStatus;   ///< status.nominatedNodeName
    PodId preemptor;          ///< who evicted it
    ListId devices;           ///< GPU device indices it holds
    bool inGang = false;      ///< it carries the label of one
    bool superseded = false;  ///< its replacement has taken up its work: `kept` is settled
    PodId predecessor;        ///< the pod it replaces
    TextId refused;           ///< why the kubelet did not take it

    // Upstream: QueuedPodInfo
    SimTime timestamp;
    SimTime initialAttempt = SimTime::none();
    SimTime backoffExpiry = SimTime::none(); ///< computed when it came back from a failed attempt
    SimTime flushed = SimTime::none();
    std::uint64_t queueOrder = 0; ///< rank among equal timestamps
    std::int32_t attempts = 0;
    std::int32_t unschedulableCount = 0;
    std::int32_t consecutiveErrors = 0;
    ListId unschedulablePlugins;
    ListId pendingPlugins;
    TextId gatingPlugin;
    TextId message; ///< of the last failed cycle
    TextId movedBy; ///< event that moved it last

    SimTime created;                      ///< entered the cluster
    SimTime startTime = SimTime::none();  ///< status.startTime
    SimTime bindDue = SimTime::never();   ///< its binding cycle ends
    SimTime finishDue = SimTime::never(); ///< it will have run its duration
    SimTime goneDue = SimTime::never();   ///< its grace (or its node's) is over
    SimTime permitDue = SimTime::never(); ///< the first plugin it waits on times out
    SimTime endedAt = SimTime::none();    ///< when it finished or was gone
    std::uint64_t goneOrder = 0;          ///< rank among pods that leave at one instant
    ListId waitsOn;                       ///< plugins it waits on at Permit; the first is the one that times out first
    SimTime waitingSince = SimTime::none();     ///< when it began to wait there
    SimTime cycleAt = SimTime::none();          ///< when its last cycle began
    std::uint32_t cyclesThen = 0;               ///< how many it had at that very instant
    std::uint64_t lookedAt = 0;                 ///< factCount when its last cycle began
    SimTime terminatingSince = SimTime::none(); ///< when it was told to leave
    SimTime hookDue = SimTime::never();         ///< its preStop hook will have saved; maybe after its grace
    SimTime savedAt = SimTime::none();          ///< its preStop hook has
    Duration resumed;                           ///< run time that its predecessors did and kept
    Duration kept;         ///< … and with its own, once that is settled: what a replacement resumes from
    Duration lost;         ///< its own run time that was lost
    bool replaced = false; ///< its owner made a replacement, or was asked to

    bool alive() const { return state != PodState::Gone && state != PodState::Finished; }
    bool onNode() const { return state >= PodState::Reserved && state <= PodState::Bound; }
    bool pending() const { return state == PodState::Queued || state == PodState::InCycle; }
};

/// One element of the in-flight list: a pod being scheduled, or an event that came since.
struct InFlight {
    PodId pod;          ///< valid: a pod's entry
    ClusterEvent event; ///< else an event, on these objects:
    ObjectId before, after;
    PodId eventPod;
    bool heldNode = false;
};

/// The scheduling cycle that is open: at most one.
struct OpenCycle {
    PodId pod;
    std::uint32_t profile = 0; ///< index into the configuration's profiles
    CycleInput input;          ///< the look is a pure function of this
    SimTime due;               ///< when its consequence follows
    bool looked = false;       ///< NodeSelected or NoNodeFits stands
    NodeId selected;
    TextId text; ///< of NoNodeFits
    bool fitError = false;
    Code code = Code::Success;
    ListId rejectors;
    std::uint64_t number = 0; ///< scheduling cycle counter
};

/// A victim that a preemption still has to tell to leave; one unit each, in order.
struct PendingWrite {
    PodId preemptor;
    PodId victim;
    Duration grace; ///< replaces the victim's own; 0: its own
};

/// A pod that waits on Permit, and the plugins it waits on with their timers; the first times out first.
struct PermitWait {
    struct Timer {
        TextId plugin;
        SimTime due;
        friend bool operator==(const Timer&, const Timer&) = default;
    };
    PodId pod;
    std::vector<Timer> timers;
};

/// How many pods of one priority still have to be placed.
struct PendingCount {
    std::uint32_t queued = 0;     ///< in activeQ or backoffQ
    std::uint32_t nominated = 0;  ///< unschedulable, with a nominated node
    std::uint32_t impossible = 0; ///< unschedulable, without one
    std::uint32_t moving = 0;     ///< in their scheduling or binding cycle
    friend bool operator==(const PendingCount&, const PendingCount&) = default;
};

/// All state of a simulation at one moment: cluster, queues, open cycle, timers, the random source's counter, the configuration in force.
///
/// Changed by `apply` only. A copy is cheap (tables share their blocks) and complete: a run can go on from it. Pointers to objects go
/// to the Pool that the facts were made with.
class World {
public:
    /// `rules` of the scenario that do not change during a run.
    struct Rules {
        SimTime start = kDefaultStart;
        std::uint64_t seed = 1;
        TieBreak tieBreak = TieBreak::FirstByName;
        Duration cycle;
        Duration bind;
        bool popFromBackoffQ = true;
        bool askEveryNode = false; ///< the rules of TIMELINE.md
    };

    explicit World(const Rules& fixed)
        : rules(std::make_shared<const Rules>(fixed)), now(fixed.start), progressAt(fixed.start) {}

    std::shared_ptr<const Rules> rules;
    SimTime now;
    std::uint64_t factCount = 0; ///< facts applied so far: the position in the trace

    const Configuration* configuration = nullptr;
    ObjectId configurationId;
    std::shared_ptr<const ClusterObjects> objects = std::make_shared<const ClusterObjects>();
    ObjectId objectsId;

    CowTable<PodEntry> pods;             ///< by PodId
    CowTable<PodId, 128> podByKey;       ///< by PodKeyId: the living incarnation, or none
    Snapshot::Infos nodes;               ///< by NodeId; nullptr: never heard of. Read through `node`
    CowTable<ObjectId, 128> nodeObjects; ///< by NodeId: the Node's object, none when it does not exist
    std::vector<NodeZone> zones;
    std::uint32_t nodeCount = 0;

    std::vector<Nomination> nominations; ///< the queue's nominator; `object` is filled when handed to a cycle
    std::vector<InFlight> inFlight;
    std::vector<PendingWrite> writes; ///< victims still to be told
    std::vector<RunningPreemption> preemptions;
    OpenCycle cycle;                                          ///< open when cycle.pod is valid
    std::vector<PermitWait> waiting;                          ///< in the order they began to wait
    std::map<std::int32_t, PendingCount> pressure;            ///< by priority; only where some pod is
    std::shared_ptr<Gangs> gangs = std::make_shared<Gangs>(); ///< of all pods that carry the label

    std::uint64_t cycles = 0;     ///< scheduling cycles begun
    std::uint64_t draws = 0;      ///< random numbers used
    std::uint32_t nextStart = 0;  ///< where the next node search starts
    std::uint64_t orders = 0;     ///< source of queueOrder and goneOrder
    std::uint32_t stepsDone = 0;  ///< steps of the scenario carried out
    std::uint64_t changedAt = 0;  ///< factCount when the cluster or the configuration last changed
    SimTime progressAt;           ///< when a pod was last submitted, bound, finished or deleted
    std::vector<PodId> replacing; ///< pods whose owner still has to make a replacement, in order

    // Counters for status lines; kept by apply.
    struct Counters {
        std::uint32_t active = 0, backoff = 0, unschedulable = 0, gated = 0, waiting = 0, bound = 0, finished = 0;
        std::uint64_t binds = 0, evictions = 0, failures = 0;
    } counters;

    const PodEntry& pod(PodId id) const { return pods[id.value]; }
    /// The living pod of that name, or none.
    PodId findPod(PodKeyId key) const;
    /// nullptr when the node was never heard of. A ghost has no Node.
    const NodeInfo* node(NodeId id) const;
    bool nodeExists(NodeId id) const {
        const NodeInfo* info = node(id);
        return info != nullptr && info->node != nullptr;
    }
    /// All nodes as of now. Order and image states are made when first asked for after a change of the node set, then shared.
    Snapshot snapshot() const;
    /// Nodes in the snapshot's order.
    std::shared_ptr<const NodeOrder> nodeOrder() const;
    bool cycleOpen() const { return cycle.pod.valid(); }
    /// The nominator's list with each pod as the queue sees it.
    std::vector<Nomination> nominated() const;
    /// The gang of that key, or nullptr.
    std::shared_ptr<const Gang> gang(std::string_view key) const;
    /// nullptr when the pod does not wait on Permit.
    const PermitWait* waitOf(PodId id) const;
    /// The node the queue holds room on for a pod, or none.
    NodeId nominationOf(PodId id) const;
    /// The profile that serves a pod: index into the configuration's profiles, or -1.
    int profileOf(const Pod& pod) const;
    /// Heap bytes of the tables (shared blocks counted in full).
    std::size_t bytes() const;
    /// Heap bytes this World does not share with `other`.
    std::size_t bytesNotIn(const World& other) const;

private:
    friend class FactApplier;
    mutable std::shared_ptr<const NodeOrder> order_;
    mutable std::shared_ptr<const ImageStates> images_;
    mutable std::shared_ptr<const AffinityNodes> affinity_; ///< of the nodes as they are
};

/// Changes the World by one fact: the only way it ever changes. `pool` resolves the fact's ids.
/// The engine and whoever watches it use this same function, so that the picture cannot disagree with the engine.
void apply(World& world, const Fact& fact, const Pool& pool);

/// SEMANTICS 2.6, from the counts of a pod that came back at `timestamp`: the end of its back-off, or none without back-off.
SimTime backoffExpiry(const PodEntry& pod, const Configuration& configuration, bool truncate);

} // namespace berth
