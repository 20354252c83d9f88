// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/explain/Pass.h"

#include "engine/explain/PassCluster.h"
#include "engine/explain/PassHandle.h"
#include "engine/framework/NodeDevices.h"
#include "engine/scheduler/fast/FastLooks.h"

#include <algorithm>
#include <array>

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

/// QueueSort plugins whose order the pass goes by; else it is that of the priorities (FORMAT.md).
constexpr std::array<std::string_view, 2> kSortingPlugins = {"AISchedulingPlugin", "Coscheduling"};

class PassRun {
public:
    PassRun(const Scenario& scenario, const Profiles& profiles, PassListener* listener)
        : scenario_(scenario),
          profiles_(profiles),
          listener_(listener),
          cluster_(scenario),
          now_(latestTime(cluster_, scenario.start)),
          handle_(cluster_, nominations_) {
        fast_.use(profiles);
        result_.nodeNames = cluster_.nodeNames();
        for (std::uint32_t i = 0; i < cluster_.podCount(); ++i)
            result_.podNames.push_back(cluster_.pod(PodId{i}).key());
    }

    PassResult run() {
        const std::vector<PodId> pending = pendingPods();
        std::vector<PodId> served;
        std::copy_if(pending.begin(), pending.end(), std::back_inserter(served),
                     [&](PodId id) { return hasTurn(cluster_.pod(id)); });
        handle_.waitTheirTurn(served);
        for (const PodId id : pending) nominate(id, cluster_.findNode(cluster_.pod(id).nominatedNodeName));
        for (const PodId id : served) {
            schedule(id);
            if (listener_ != nullptr) listener_->podEnded();
        }
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
        const auto& [sort, name] = profiles_.all().front()->queueSort;
        const bool sorts = std::find(kSortingPlugins.begin(), kSortingPlugins.end(), name) != kSortingPlugins.end();
        std::stable_sort(pending.begin(), pending.end(), [&, plugin = sort](PodId a, PodId b) {
            return sorts ? plugin->less(queued(a), queued(b)) : cluster_.pod(a).priority > cluster_.pod(b).priority;
        });
        return pending;
    }

    /// All entered the queue at the same time.
    QueuedPod queued(PodId id) const {
        QueuedPod pod;
        pod.id = id;
        pod.pod = &cluster_.pod(id);
        pod.group = findPodGroup(scenario_.objects, *pod.pod);
        pod.timestamp = pod.initialAttemptTimestamp = now_;
        return pod;
    }

    static bool hasTurn(const Pod& pod) { return pod.schedulingGates.empty() && !pod.meta.deletionTimestamp.isSet(); }

    /// A pod whose preemption found a node gets a second cycle at once. What that one would evict stays.
    void schedule(PodId id) {
        handle_.turnCame(id);
        if (runCycle(id, Victims::Leave) == Outcome::Nominated) runCycle(id, Victims::Stay);
        if (result_.bound.contains(cluster_.pod(id).key())) return;
        result_.pending.push_back(cluster_.pod(id).key());
        handle_.failed(id);
    }

    enum class Outcome { Bound, Failed, Nominated };
    enum class Victims { Leave, Stay };

    Outcome runCycle(PodId id, Victims victims) {
        const bool records = listener_ == nullptr || listener_->wantsRecords();
        CycleRecord record;
        LookResult found;
        PostFilterOutcome post;
        const CycleInput input = inputFor(id);
        lookFor(input, records ? &record : nullptr, found, post);
        const Status placed = found.status.ok() ? place(input, found, record) : Status();
        if (records) hand(std::move(record));
        if (victims == Victims::Leave)
            for (const PodId victim : post.victims) evict(victim);
        return placed.ok() ? settle(id, found, post) : Outcome::Failed;
    }

    void lookFor(const CycleInput& input, CycleRecord* record, LookResult& found, PostFilterOutcome& post) {
        const Framework& framework = *profiles_.find(input.pod->schedulerName);
        for (const NodeId node : cluster_.takeChanged()) fast_.nodeChanged(node);
        const bool quick = record == nullptr && listener_ != nullptr && listener_->wantsQuickLooks();
        found = quick ? fast_.look(input, framework) : look(input, framework, record);
        nextStart_ = found.nextStart;
        if (found.status.ok() || !found.fitError) return;
        post = quick ? fast_.postFilter(input, framework, found) : runPostFilter(input, framework, found, record);
    }

    /// Assume, Reserve, Permit. A pod that would wait goes on; one that is refused gives its place back.
    Status place(const CycleInput& input, const LookResult& found, CycleRecord& record) {
        nominate(input.podId, NodeId{});
        cluster_.assume(input.podId, found.selected);
        const Framework& framework = *profiles_.find(input.pod->schedulerName);
        const Context context{&input, &framework, nullptr, input.podId, &handle_};
        Status status = reserve(context, framework, found, record);
        if (status.ok()) status = permit(context, framework, found, record);
        if (status.ok()) return status;
        record.message = fitErrorText(1, "", {status}, Status(Code::UnschedulableAndUnresolvable), "");
        cluster_.release(input.podId);
        return status;
    }

    Status reserve(const Context& context, const Framework& framework, const LookResult& found, CycleRecord& record) {
        for (const auto& [plugin, name] : framework.reserve) {
            ReserveResult answer =
                plugin->reserve(context, found.state, *context.input->pod, cluster_.node(found.selected));
            if (!answer.status.ok()) return answer.status;
            if (!answer.devices) continue;
            record.devices = *answer.devices;
            cluster_.hold(context.pod, std::move(*answer.devices));
        }
        if (!record.devices) holdAsKubelet(context.pod, found.selected);
        return {};
    }

    /// No plugin chose the pod's devices.
    void holdAsKubelet(PodId id, NodeId node) {
        const NodeInfo& info = cluster_.node(node);
        if (info.find(id)->devices.empty()) cluster_.hold(id, kubeletDevices(info, id));
    }

    Status permit(const Context& context, const Framework& framework, const LookResult& found, CycleRecord& record) {
        if (framework.permit.empty()) return {};
        record.permit = CycleRecord::PermitAnswer{Code::Success, {}};
        for (const auto& [plugin, name] : framework.permit) {
            const PermitResult answer =
                plugin->permit(context, found.state, *context.input->pod, cluster_.node(found.selected));
            if (answer.status.isWait())
                record.permit->waits.emplace_back(name, answer.timeout);
            else if (!answer.status.ok()) {
                record.permit = CycleRecord::PermitAnswer{answer.status.code(), {}};
                return answer.status;
            }
        }
        if (!record.permit->waits.empty()) record.permit->code = Code::Wait;
        return {};
    }

    void hand(CycleRecord record) {
        if (listener_ != nullptr)
            listener_->cycleEnded(record, result_);
        else
            result_.cycles.push_back(std::move(record));
    }

    Outcome settle(PodId id, const LookResult& found, const PostFilterOutcome& post) {
        if (found.status.ok()) return bind(id, found.selected);
        if (found.fitError) return takeUp(id, post);
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
        if (const std::string key = gangKey(*input.pod); !key.empty()) input.gang = cluster_.gang(key);
        return input;
    }

    Outcome bind(PodId id, NodeId node) {
        result_.bound.emplace(cluster_.pod(id).key(), cluster_.nodeName(node));
        return Outcome::Bound;
    }

    Outcome takeUp(PodId id, const PostFilterOutcome& outcome) {
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
    PassListener* listener_;
    PassCluster cluster_;
    SimTime now_;
    std::vector<Nomination> nominations_;
    PassHandle handle_;
    FastLooks fast_;
    std::uint32_t nextStart_ = 0;
    PassResult result_;
};

} // namespace

PassResult runPass(const Scenario& scenario, const Profiles& profiles) {
    return PassRun(scenario, profiles, nullptr).run();
}

PassResult runPass(const Scenario& scenario, const Profiles& profiles, PassListener& listener) {
    return PassRun(scenario, profiles, &listener).run();
}

} // namespace berth::explain
