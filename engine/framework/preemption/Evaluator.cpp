// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/preemption/Evaluator.h"

#include "engine/base/Rng.h"
#include "engine/framework/FitError.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>

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

    bool enough(const CandidateSearch& search) const {
        const bool harmless = std::any_of(candidates.begin(), candidates.end(),
                                          [](const Sacrifice& candidate) { return candidate.pdbViolations == 0; });
        return harmless && candidates.size() >= search.wanted;
    }
};

tl::expected<Sacrifice, Status> tryNode(const Context& context, const CycleState& state, const Pod& pod,
                                        const NodeInfo& node, const PreemptionPlan& plan) {
    const std::vector<PodDisruptionBudget>& budgets = context.input->objects->budgets;
    auto trial = plan.units ? dryRun(context, state, pod, node, budgets, plan.units(node))
                            : dryRun(context, state, pod, node, budgets, plan.mayEvict);
    if (!trial || !plan.accepts) return trial;
    Status refused = plan.accepts(*trial);
    return refused.ok() ? std::move(trial) : tl::unexpected(std::move(refused));
}

Found tryNodes(const Context& context, const CycleState& state, const Pod& pod,
               const std::vector<std::size_t>& positions, const PreemptionPlan& plan, std::uint64_t& draws) {
    Found found;
    if (positions.empty()) return found;
    const CandidateSearch search = plan.search(positions.size(), draws);
    for (std::size_t i = 0; i < positions.size() && !found.enough(search); ++i) {
        const NodeInfo& node = context.snapshot().at(positions[(search.offset + i) % positions.size()]);
        auto trial = tryNode(context, state, pod, node, plan);
        if (trial)
            found.candidates.push_back(std::move(*trial));
        else
            found.rejected.emplace_back(node.id, std::move(trial.error()));
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

/// The faults of single nodes as one text; "" without faults.
std::string faultText(const Found& found) {
    std::vector<std::string> texts;
    for (const auto& [node, status] : found.rejected)
        if (status.code() == Code::Error) texts.push_back(status.message());
    if (texts.size() == 1) return texts.front();
    return texts.empty() ? "" : fmt::format("[{}]", fmt::join(texts, ", "));
}

PostFilterResult noCandidate(const Context& context, const Found& found) {
    if (std::string fault = faultText(found); !fault.empty())
        return {Status::error(std::move(fault)), {}, {}, 0, {}, {}};
    static const Status kNotHelpful(Code::UnschedulableAndUnresolvable,
                                    std::string("Preemption is not helpful for scheduling"));
    std::vector<const Status*> own;
    for (const auto& [node, status] : found.rejected) own.push_back(&status);
    const std::size_t nodes = context.snapshot().size();
    const std::string histogram = reasonHistogram(own, nodes, kNotHelpful);
    PostFilterResult result;
    result.status =
        Status(Code::Unschedulable, fmt::format("0/{} nodes are available:{}{}{}", nodes, histogram.empty() ? "" : " ",
                                                histogram, histogram.empty() ? "" : "."));
    result.nominate = NodeId{};
    return result;
}

/// One of those ranked equal, by the cycle's rule for ties; the nodes stand by name.
std::size_t tieBreak(const CycleInput& input, std::size_t count, std::uint64_t& draws) {
    if (count == 1 || input.tieBreak == TieBreak::FirstByName) return 0;
    return randomBelow(drawNumber(input, draws++), count);
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

PostFilterResult nominate(const Context& context, const std::vector<const Sacrifice*>& equals, std::uint64_t draws) {
    const Sacrifice& chosen = *equals[tieBreak(*context.input, equals.size(), draws)];
    PostFilterResult result;
    result.status =
        Status(Code::Success, fmt::format("found a potential placement for pod on node {}, preempting {} victims",
                                          context.snapshot().find(chosen.node)->name(), chosen.victims.size()));
    result.nominate = chosen.node;
    result.victims = idsOf(chosen.victims);
    result.drawsUsed = draws;
    return result;
}

} // namespace

PostFilterResult notEligible(std::string reason) {
    return {Status(Code::Unschedulable, std::move(reason)), {}, {}, 0, {}, {}};
}

bool awaitsVictim(const Context& context, const NodeStatuses& statuses, const MayEvict& mayEvict) {
    const Snapshot& snapshot = context.snapshot();
    const std::size_t position = snapshot.position(context.input->nominatedNode);
    if (position == snapshot.size() || statuses.of(position).code() == Code::UnschedulableAndUnresolvable) return false;
    const std::vector<PodInfo>& pods = snapshot.at(position).pods;
    return std::any_of(pods.begin(), pods.end(),
                       [&mayEvict](const PodInfo& pod) { return pod.terminating && pod.preempted && mayEvict(pod); });
}

PostFilterResult preempt(const Context& context, const CycleState& state, const Pod& pod, const NodeStatuses& statuses,
                         const PreemptionPlan& plan, PreemptionReport* out) {
    const Snapshot& snapshot = context.snapshot();
    if (snapshot.size() == 0) return {Status::error("no nodes available"), {}, {}, 0, {}, {}};
    std::uint64_t draws = 0;
    const Found found = tryNodes(context, state, pod, potentialNodes(snapshot, statuses), plan, draws);
    if (out != nullptr) report(found, plan.plugin, *out);
    if (found.candidates.empty()) {
        PostFilterResult result = noCandidate(context, found);
        result.drawsUsed = draws;
        return result;
    }
    return nominate(context, best(found, plan, snapshot, out), draws);
}

std::uint64_t drawNumber(const CycleInput& input, std::uint64_t used) {
    return randomAt(input.seed, input.draws + used);
}

} // namespace berth
