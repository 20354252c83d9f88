// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/preemption/Evaluator.h"

#include "engine/base/Rng.h"
#include "engine/framework/preemption/Ending.h"
#include "engine/framework/preemption/QuickPreemption.h"

#include <algorithm>

namespace berth {
namespace {

/// Positions of the nodes where evicting may help.
std::vector<std::size_t> potentialNodes(const Snapshot& snapshot, const NodeStatuses& statuses) {
    std::vector<std::size_t> positions;
    for (std::size_t position = 0; position < snapshot.size(); ++position)
        if (statuses.of(position).code() == Code::Unschedulable) positions.push_back(position);
    return positions;
}

struct Found {
    std::vector<Sacrifice> candidates; ///< in the order found
    std::vector<std::pair<NodeId, Status>> rejected;
    bool harmless = false; ///< one of the candidates violates no budget

    bool enough(const CandidateSearch& search) const { return harmless && candidates.size() >= search.wanted; }

    void add(NodeId node, tl::expected<Sacrifice, Status> trial) {
        if (!trial) return static_cast<void>(rejected.emplace_back(node, std::move(trial.error())));
        harmless = harmless || trial->pdbViolations == 0;
        candidates.push_back(std::move(*trial));
    }
};

Found tryNodes(const Context& context, const CycleState& state, const Pod& pod,
               const std::vector<std::size_t>& positions, const PreemptionPlan& plan, const QuickCalls* quick,
               std::uint64_t& draws) {
    Found found;
    if (positions.empty()) return found;
    const CandidateSearch search = plan.search(positions.size(), draws);
    for (std::size_t i = 0; i < positions.size() && !found.enough(search); ++i) {
        const NodeInfo& node = context.snapshot().at(positions[(search.offset + i) % positions.size()]);
        found.add(node.id, tryNode(context, state, pod, node, plan, quick));
    }
    return found;
}

std::vector<PodId> idsOf(const std::vector<PodInfo>& pods) {
    std::vector<PodId> ids;
    for (const PodInfo& pod : pods) ids.push_back(pod.id);
    return ids;
}

void report(const Found& found, std::string_view plugin, PreemptionReport& out) {
    out.plugin = plugin;
    out.dryRunRejected = found.rejected;
    for (const Sacrifice& candidate : found.candidates)
        out.candidates.push_back(
            {candidate.node, idsOf(candidate.victims), idsOf(candidate.reprieved), candidate.pdbViolations});
}

void sortByName(const Snapshot& snapshot, std::vector<const Sacrifice*>& sacrifices) {
    std::sort(sacrifices.begin(), sacrifices.end(), [&snapshot](const Sacrifice* a, const Sacrifice* b) {
        return snapshot.find(a->node)->name() < snapshot.find(b->node)->name();
    });
}

/// Those ranked first, by name.
std::vector<const Sacrifice*> best(const Found& found, const PreemptionPlan& plan, const Snapshot& snapshot,
                                   PreemptionReport* out) {
    std::vector<const Sacrifice*> left = choose(found.candidates, plan.rules, out != nullptr ? &out->rules : nullptr);
    sortByName(snapshot, left);
    if (out != nullptr)
        for (const Sacrifice* sacrifice : left) out->best.push_back(sacrifice->node);
    return left;
}

std::vector<const Status*> statusesOf(const std::vector<std::pair<NodeId, Status>>& rejected) {
    std::vector<const Status*> statuses;
    for (const auto& [node, status] : rejected) statuses.push_back(&status);
    return statuses;
}

PostFilterResult preemptPlainly(const Context& context, const CycleState& state, const Pod& pod,
                                const std::vector<std::size_t>& potential, const PreemptionPlan& plan,
                                const QuickCalls* quick, PreemptionReport* out) {
    std::uint64_t draws = 0;
    const Found found = tryNodes(context, state, pod, potential, plan, quick, draws);
    if (out != nullptr) report(found, plan.plugin, *out);
    PostFilterResult result;
    if (found.candidates.empty()) {
        result = endWithoutCandidate(context, statusesOf(found.rejected));
    } else {
        const std::vector<const Sacrifice*> equals = best(found, plan, context.snapshot(), out);
        result = endWithVictims(context, *equals[drawEqual(*context.input, equals.size(), draws)]);
    }
    result.drawsUsed = draws;
    return result;
}

tl::expected<Sacrifice, Status> accepted(const PreemptionPlan& plan, Sacrifice sacrifice) {
    Status refused = plan.accepts ? plan.accepts(sacrifice) : Status();
    if (!refused.ok()) return tl::unexpected(std::move(refused));
    return sacrifice;
}

} // namespace

PostFilterResult notEligible(std::string reason) {
    return {Status(Code::Unschedulable, std::move(reason)), {}, {}, 0, {}, {}};
}

bool awaitsVictim(const Context& context, const NodeStatuses& statuses, const MayEvict& mayEvict) {
    const Snapshot& snapshot = context.snapshot();
    const std::size_t position = snapshot.position(context.input->nominatedNode);
    if (position == snapshot.size() || statuses.of(position).code() == Code::UnschedulableAndUnresolvable) return false;
    const auto& pods = snapshot.at(position).pods;
    return std::any_of(pods.begin(), pods.end(),
                       [&mayEvict](const PodInfo& pod) { return pod.terminating && pod.preempted && mayEvict(pod); });
}

PostFilterResult preempt(const Context& context, const CycleState& state, const Pod& pod, const NodeStatuses& statuses,
                         const PreemptionPlan& plan, PreemptionReport* out) {
    const Snapshot& snapshot = context.snapshot();
    if (snapshot.size() == 0) return {Status::error("no nodes available"), {}, {}, 0, {}, {}};
    const std::vector<std::size_t> potential = potentialNodes(snapshot, statuses);
    const auto* quick = out == nullptr ? dynamic_cast<const QuickCalls*>(context.calls) : nullptr;
    if (quick != nullptr && !potential.empty())
        if (const auto known = quick->known(context, pod, plan))
            return preemptByBook(context, state, pod, potential, plan, *quick, *known);
    return preemptPlainly(context, state, pod, potential, plan, quick, out);
}

tl::expected<Sacrifice, Status> tryNode(const Context& context, const CycleState& state, const Pod& pod,
                                        const NodeInfo& node, const PreemptionPlan& plan, const QuickCalls* quick) {
    if (quick != nullptr)
        if (auto known = tryNodeBySums(context, state, pod, node, plan, *quick)) return std::move(*known);
    const TrialState effect = quick != nullptr ? quick->trialState() : TrialState::Copied;
    const std::vector<PodDisruptionBudget>& budgets = context.input->objects->budgets;
    auto trial = plan.units ? dryRun(context, state, pod, node, budgets, plan.units(node), effect)
                            : dryRun(context, state, pod, node, budgets, plan.mayEvict, effect);
    return trial ? accepted(plan, std::move(*trial)) : std::move(trial);
}

std::optional<tl::expected<Sacrifice, Status>> tryNodeBySums(const Context& context, const CycleState& state,
                                                             const Pod& pod, const NodeInfo& node,
                                                             const PreemptionPlan& plan, const QuickCalls& quick) {
    if (!quick.goesBySums(context, state, pod, node)) return std::nullopt;
    const HasRoom hasRoom = [&](const NodeUse& use) { return quick.hasRoom(state, pod, node, use); };
    const std::vector<PodDisruptionBudget>& budgets = context.input->objects->budgets;
    auto trial = plan.units ? dryRunBySums(context, node, budgets, plan.units(node), hasRoom)
                            : dryRunBySums(context, node, budgets, plan.mayEvict, hasRoom);
    if (!trial) return std::nullopt;
    return accepted(plan, std::move(*trial));
}

std::uint64_t drawNumber(const CycleInput& input, std::uint64_t used) {
    return randomAt(input.seed, input.draws + used);
}

} // namespace berth
