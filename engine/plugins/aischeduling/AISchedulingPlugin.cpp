// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/aischeduling/AISchedulingPlugin.h"

#include "engine/framework/ClusterIndex.h"
#include "engine/framework/training/DeviceKeys.h"
#include "engine/framework/training/DeviceReservation.h"
#include "engine/framework/training/GpuVerdicts.h"
#include "engine/plugins/aischeduling/LevelPreemption.h"
#include "engine/plugins/aischeduling/PitfallPlay.h"

#include <limits>

namespace berth {
namespace {

constexpr std::string_view kTenantKey = "AISchedulingPlugin/tenant";

/// The tenant's use, summed once a cycle.
struct TenantState final : StateData {
    TenantUse use;
    std::unique_ptr<StateData> clone() const override { return std::make_unique<TenantState>(*this); }
};

TenantUse useOf(const Context& context, std::string_view ns) {
    const ClusterObjects& objects = *context.input->objects;
    if (context.index == nullptr) return TenantUse::of(ns, context.snapshot(), objects);
    TenantUse use{0, gpuQuota(objects, ns)};
    if (use.quota) use.used = context.index->usedBy(ns, kNvidiaGpu);
    return use;
}

} // namespace

bool AISchedulingPlugin::less(const QueuedPod& a, const QueuedPod& b) const {
    const Level levelA = levelOf(a.pod->priority, args_.permit.bands);
    const Level levelB = levelOf(b.pod->priority, args_.permit.bands);
    if (levelA != levelB) return levelA < levelB;
    return a.timestamp < b.timestamp;
}

PreFilterResult AISchedulingPlugin::preFilter(const Context& context, CycleState& state, const Pod& pod) const {
    auto demand = std::make_unique<GpuDemand>(GpuDemand::of(pod));
    const Status status = fitsSomeNode(*demand, args_.maxGpuPerNode, context);
    state.write(std::string(kName), std::move(demand));
    if (args_.score.fairness) {
        auto tenant = std::make_unique<TenantState>();
        tenant->use = useOf(context, pod.meta.ns);
        state.write(std::string(kTenantKey), std::move(tenant));
    }
    return {status, {}};
}

Status AISchedulingPlugin::filter(const Context&, const CycleState& state, const Pod& pod, const NodeInfo& node,
                                  Terms* terms) const {
    const GpuDemand demand = GpuDemand::in(state, kName, pod);
    Status status = plays(Pitfall::AllocatableIsFree) ? fitsGpus(demand, withoutPods(node), true, terms)
                                                      : fitsGpus(demand, node, true, terms);
    return plays(Pitfall::FilterSaysYes) ? saysYes(args_.eviction, pod, node, std::move(status)) : status;
}

bool AISchedulingPlugin::seesSumsOnly(const CycleState& state, const Pod& pod, const NodeInfo& node) const {
    return args_.pitfalls.empty() && goesByGpuSums(GpuDemand::in(state, kName, pod), node, true);
}

bool AISchedulingPlugin::hasRoom(const CycleState& state, const Pod& pod, const NodeInfo& node,
                                 const NodeUse& use) const {
    return hasGpuRoom(GpuDemand::in(state, kName, pod), node, use);
}

PostFilterResult AISchedulingPlugin::postFilter(const Context& context, const CycleState& state, const Pod& pod,
                                                const NodeStatuses& statuses, PreemptionReport* report) const {
    if (args_.pitfalls.empty()) return preemptByLevel(args_.eviction, kName, context, state, pod, statuses, report);
    PreemptionReport own;
    PreemptionReport& found = report != nullptr ? *report : own;
    return spoiled(args_.pitfalls, found, preemptByLevel(args_.eviction, kName, context, state, pod, statuses, &found));
}

TenantUse AISchedulingPlugin::tenantUse(const Context& context, const CycleState& state, const Pod& pod) const {
    if (!args_.score.fairness) return {};
    const auto* summed = state.read<TenantState>(kTenantKey);
    return summed != nullptr ? summed->use : useOf(context, pod.meta.ns);
}

tl::expected<std::int64_t, Status> AISchedulingPlugin::score(const Context& context, const CycleState& state,
                                                             const Pod& pod, const NodeInfo& node, Terms* terms) const {
    const GpuDemand demand = GpuDemand::in(state, kName, pod);
    const TenantUse tenant = tenantUse(context, state, pod);
    if (plays(Pitfall::DivideByZero) && gpusOf(node, demand.resource).total == 0)
        return std::numeric_limits<std::int64_t>::min(); // what Go makes of NaN and of infinity
    const ScoreParts parts = scoreOf(args_.score, demand, node, tenant);
    if (terms != nullptr) explainScore(args_.score, demand, node, tenant, parts, *terms);
    return parts.sum();
}

Status AISchedulingPlugin::normalize(const Context&, const CycleState&, const Pod&, std::span<const NodeInfo* const>,
                                     std::span<std::int64_t> scores) const {
    if (normalizes()) defaultNormalize(scores, false);
    return {};
}

ReserveResult AISchedulingPlugin::reserve(const Context& context, const CycleState&, const Pod& pod,
                                          const NodeInfo& node) const {
    return plays(Pitfall::SnapshotMutated) ? reserveTwice(context, pod, node, args_.devicePolicy)
                                           : reserveDevices(context, pod, node, args_.devicePolicy);
}

PermitResult AISchedulingPlugin::permit(const Context& context, const CycleState&, const Pod& pod,
                                        const NodeInfo&) const {
    return plays(Pitfall::LevelsBothWays) ? permitTheWrongWay(args_.permit, context, pod)
                                          : permitByLevel(args_.permit, context, pod);
}

bool AISchedulingPlugin::stillWaits(const Context& context, const Pod& pod) const {
    return plays(Pitfall::PluginField) ? stillWaitsByField(args_.permit, context, pod)
                                       : waitsForHigherLevels(args_.permit, context, pod);
}

void AISchedulingPlugin::keyOfPod(const Pod& pod, AlikeKey& key) const {
    addGpuDemand(pod, key);
}

void AISchedulingPlugin::keyOfNode(const Node& node, const NamedParts&, AlikeKey& key) const {
    addGpuKind(node, key);
}

void AISchedulingPlugin::keyOfUse(const NodeInfo& node, AlikeKey& key) const {
    addFreeDevices(node, key);
}

void AISchedulingPlugin::keyOfCycle(const Context& context, const Pod& pod, AlikeKey& key) const {
    if (!args_.score.fairness) return;
    key.add(useOf(context, pod.meta.ns).beyond(args_.score.fairnessThreshold) ? 1 : 0);
}

std::vector<ClusterEventWithHint> AISchedulingPlugin::eventsToRegister() const {
    std::vector<ClusterEventWithHint> events = gpuEvents();
    for (ClusterEventWithHint& event : levelPermitEvents(args_.permit.bands)) events.push_back(std::move(event));
    return events;
}

} // namespace berth
