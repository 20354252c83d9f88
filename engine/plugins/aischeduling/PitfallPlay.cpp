// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/aischeduling/PitfallPlay.h"

#include "engine/framework/training/DeviceReservation.h"
#include "engine/plugins/aischeduling/LevelPreemption.h"

#include <algorithm>

namespace berth {

NodeInfo withoutPods(const NodeInfo& node) {
    NodeInfo bare;
    bare.id = node.id;
    bare.node = node.node;
    return bare;
}

Status saysYes(const EvictionRules& rules, const Pod& pod, const NodeInfo& node, Status status) {
    const bool mayPreempt = static_cast<std::int64_t>(levelOf(pod.priority, rules.bands)) <= rules.threshold;
    const bool finds = std::any_of(node.pods.begin(), node.pods.end(),
                                   [&](const PodInfo& victim) { return mayEvict(rules, pod, *victim.pod); });
    return status.code() == Code::Unschedulable && mayPreempt && finds ? Status() : std::move(status);
}

PostFilterResult spoiled(const std::set<Pitfall>& pitfalls, const PreemptionReport& report, PostFilterResult result) {
    if (!result.status.ok()) return result;
    if (pitfalls.contains(Pitfall::SharedStateKey)) result.victims = report.candidates.back().victims;
    if (pitfalls.contains(Pitfall::GraceOverridden)) result.grace = Duration::seconds(30);
    if (pitfalls.contains(Pitfall::NoNomination)) {
        result.status = Status(Code::Unschedulable, std::string("preemption in progress, will retry"));
        result.nominate = NodeId{};
    }
    return result;
}

ReserveResult reserveTwice(const Context& context, const Pod& pod, const NodeInfo& node, DevicePolicy policy) {
    NodeInfo mutated = node;
    PodInfo twin;
    twin.pod = &pod;
    mutated.addPod(twin);
    return reserveDevices(context, pod, mutated, policy);
}

PermitResult permitTheWrongWay(const LevelPermitRules& rules, const Context& context, const Pod& pod) {
    if (levelOf(pod.priority, rules.bands) != Level::P0) return {};
    if (!context.handle->anyPending(rules.bands.p1From, rules.waitForImpossible)) return {};
    return {Status(Code::Wait), rules.timeout};
}

bool stillWaitsByField(const LevelPermitRules& rules, const Context& context, const Pod& pod) {
    const Pod* const other = context.input != nullptr ? context.input->pod : nullptr;
    const bool isOverwritten = other != nullptr && other->schedulerName == pod.schedulerName;
    const Pod& field = isOverwritten ? *other : pod;
    return levelOf(field.priority, rules.bands) == Level::P2 && waitsForHigherLevels(rules, context, field);
}

} // namespace berth
