// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/explain/Pass.h"

#include "engine/explain/PassCluster.h"
#include "engine/scheduler/Look.h"

#include <algorithm>

namespace berth::explain {
namespace {

/// The latest time the input's living pods carry: what a pass takes for now.
SimTime latestTime(const PassCluster& cluster, SimTime fallback) {
    SimTime latest = SimTime::none();
    for (std::uint32_t i = 0; i < cluster.podCount(); ++i) {
        const Pod& pod = cluster.pod(PodId{i});
        if (!pod.finished()) latest = std::max({latest, pod.meta.creationTimestamp, pod.startTime});
    }
    return latest.isSet() ? latest : fallback;
}

class PassRun {
public:
    PassRun(const Scenario& scenario, const Profiles& profiles)
        : scenario_(scenario), profiles_(profiles), cluster_(scenario), now_(latestTime(cluster_, scenario.start)) {
        result_.nodeNames = cluster_.nodeNames();
        for (std::uint32_t i = 0; i < cluster_.podCount(); ++i)
            result_.podNames.push_back(cluster_.pod(PodId{i}).key());
    }

    PassResult run() {
        const std::vector<PodId> pending = pendingPods();
        for (const PodId id : pending) nominate(id, cluster_.findNode(cluster_.pod(id).nominatedNodeName));
        for (const PodId id : pending)
            if (hasTurn(cluster_.pod(id))) schedule(id);
        return std::move(result_);
    }

private:
    /// In the order of the pass: those a profile serves.
    std::vector<PodId> pendingPods() const {
        std::vector<PodId> pending;
        for (std::uint32_t i = 0; i < cluster_.podCount(); ++i) {
            const Pod& pod = cluster_.pod(PodId{i});
            if (pod.nodeName.empty() && !pod.finished() && profiles_.find(pod.schedulerName) != nullptr)
                pending.push_back(PodId{i});
        }
        std::stable_sort(pending.begin(), pending.end(),
                         [&](PodId a, PodId b) { return cluster_.pod(a).priority > cluster_.pod(b).priority; });
        return pending;
    }

    static bool hasTurn(const Pod& pod) { return pod.schedulingGates.empty() && !pod.meta.deletionTimestamp.isSet(); }

    /// A pod whose preemption found a node gets a second cycle at once.
    void schedule(PodId id) {
        if (runCycle(id) == Outcome::Nominated) runCycle(id);
        if (!result_.bound.contains(cluster_.pod(id).key())) result_.pending.push_back(cluster_.pod(id).key());
    }

    enum class Outcome { Bound, Failed, Nominated };

    Outcome runCycle(PodId id) {
        const CycleInput input = inputFor(id);
        const Framework& framework = *profiles_.find(input.pod->schedulerName);
        CycleRecord& record = result_.cycles.emplace_back();
        LookResult found = look(input, framework, &record);
        nextStart_ = found.nextStart;
        if (found.status.ok()) return bind(id, found.selected);
        if (found.fitError) return takeUp(id, runPostFilter(input, framework, found, &record));
        nominate(id, NodeId{});
        return Outcome::Failed;
    }

    CycleInput inputFor(PodId id) const {
        CycleInput input;
        input.podId = id;
        input.pod = &cluster_.pod(id);
        input.nominatedNode = nominatedNode(id);
        input.snapshot = cluster_.snapshot();
        input.nominations = nominations_;
        input.objects = std::shared_ptr<const ClusterObjects>(std::shared_ptr<void>(), &scenario_.objects);
        input.now = now_;
        input.nextStart = nextStart_;
        input.seed = scenario_.seed;
        input.askEveryNode = true;
        return input;
    }

    Outcome bind(PodId id, NodeId node) {
        nominate(id, NodeId{});
        cluster_.assume(id, node);
        result_.bound.emplace(cluster_.pod(id).key(), cluster_.nodeName(node));
        return Outcome::Bound;
    }

    Outcome takeUp(PodId id, const PostFilterOutcome& outcome) {
        for (const PodId victim : outcome.victims) evict(victim);
        if (!outcome.nominate) return Outcome::Failed;
        if (outcome.nominate->valid()) clearLowerNominations(*outcome.nominate, cluster_.pod(id).priority);
        nominate(id, *outcome.nominate);
        return outcome.nominate->valid() ? Outcome::Nominated : Outcome::Failed;
    }

    void evict(PodId victim) {
        cluster_.remove(victim);
        result_.evicted.push_back(cluster_.pod(victim).key());
    }

    NodeId nominatedNode(PodId id) const {
        const auto it = std::find_if(nominations_.begin(), nominations_.end(),
                                     [&](const Nomination& nomination) { return nomination.pod == id; });
        return it == nominations_.end() ? NodeId{} : it->node;
    }

    /// No node takes the nomination away.
    void nominate(PodId id, NodeId node) {
        std::erase_if(nominations_, [&](const Nomination& nomination) { return nomination.pod == id; });
        if (node.valid()) nominations_.push_back({id, &cluster_.pod(id), node});
    }

    void clearLowerNominations(NodeId node, std::int32_t priority) {
        std::erase_if(nominations_, [&](const Nomination& nomination) {
            return nomination.node == node && nomination.object->priority < priority;
        });
    }

    const Scenario& scenario_;
    const Profiles& profiles_;
    PassCluster cluster_;
    SimTime now_;
    std::vector<Nomination> nominations_;
    std::uint32_t nextStart_ = 0;
    PassResult result_;
};

} // namespace

PassResult runPass(const Scenario& scenario, const Profiles& profiles) {
    return PassRun(scenario, profiles).run();
}

} // namespace berth::explain
