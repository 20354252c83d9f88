// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/defaultpreemption/DefaultPreemption.h"

#include "engine/base/Rng.h"

#include <algorithm>
#include <string>

namespace berth {
namespace {

bool holdsBack(const RunningPreemption& preemption) {
    return !(preemption.lastVictim.valid() && preemption.lastVictimLeaving);
}

} // namespace

Status DefaultPreemption::preEnqueue(const Context& context, const Pod&) const {
    if (context.preemptions == nullptr) return {};
    const bool waits = std::any_of(context.preemptions->begin(), context.preemptions->end(),
                                   [&context](const RunningPreemption& running) {
                                       return running.preemptor == context.pod && holdsBack(running);
                                   });
    if (!waits) return {};
    return {Code::UnschedulableAndUnresolvable, "waiting for the preemption for this pod to be finished"};
}

PostFilterResult DefaultPreemption::postFilter(const Context& context, const CycleState& state, const Pod& pod,
                                               const NodeStatuses& statuses, PreemptionReport* report) const {
    PostFilterResult result = evaluate(context, state, pod, statuses, report);
    if (const std::string text = result.status.message(); !text.empty())
        result.status = Status(result.status.code(), "preemption: " + text);
    return result;
}

PostFilterResult DefaultPreemption::evaluate(const Context& context, const CycleState& state, const Pod& pod,
                                             const NodeStatuses& statuses, PreemptionReport* report) const {
    PreemptionPlan plan;
    plan.plugin = kName;
    plan.mayEvict = [&pod](const PodInfo& victim) { return victim.pod->priority < pod.priority; };
    plan.search = [&](std::size_t nodes, std::uint64_t& draws) { return search(*context.input, nodes, draws); };
    plan.rules = upstreamRules(context.now());
    plan.alike = std::to_string(pod.priority);
    if (pod.preemptNever) return notEligible("not eligible due to preemptionPolicy=Never.");
    if (awaitsVictim(context, statuses, plan.mayEvict))
        return notEligible("not eligible due to a terminating pod on the nominated node.");
    return preempt(context, state, pod, statuses, plan, report);
}

CandidateSearch DefaultPreemption::search(const CycleInput& input, std::size_t potentialNodes,
                                          std::uint64_t& draws) const {
    if (input.askEveryNode) return {0, potentialNodes};
    const std::size_t share = potentialNodes * static_cast<std::size_t>(args_.minCandidateNodesPercentage) / 100;
    const std::size_t wanted = std::max(share, static_cast<std::size_t>(args_.minCandidateNodesAbsolute));
    const std::size_t offset = randomBelow(drawNumber(input, draws++), potentialNodes);
    return {offset, std::min(wanted, potentialNodes)};
}

std::vector<ClusterEventWithHint> DefaultPreemption::eventsToRegister() const {
    const auto never = [](const Pod&, const EventObjects&) { return QueueingHint::Skip; };
    return {{{EventResource::AssignedPod, action::Delete}, never}};
}

} // namespace berth
