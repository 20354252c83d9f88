// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/PostFilter.h"
#include "engine/framework/preemption/Choice.h"
#include "engine/framework/preemption/DryRun.h"
#include "engine/framework/preemption/QuickCalls.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace berth {

/// How far a preemption looks for candidates.
struct CandidateSearch {
    std::size_t offset = 0; ///< where among the potential nodes it begins
    std::size_t wanted = 0; ///< it may stop at so many, once one of them violates no budget
};

/// What a plugin that preempts decides for itself; the rest is upstream's.
struct PreemptionPlan {
    std::string_view plugin;
    MayEvict mayEvict;
    /// Asked once, when there are potential nodes; adds the random numbers it takes to `draws`.
    std::function<CandidateSearch(std::size_t potentialNodes, std::uint64_t& draws)> search;
    std::vector<ChoiceRule> rules;
    /// What leaves together on a node; empty: each pod of it that may be evicted by itself.
    std::function<std::vector<EvictionUnit>(const NodeInfo& node)> units = {};
    /// With `units`: positions of the nodes, this one too or not, whose pods they depend on.
    std::function<std::vector<std::size_t>(const NodeInfo& node)> entangled = {};
    /// A last word on what a node would lose: a status puts the node out. Empty: all are accepted.
    std::function<Status(const Sacrifice& sacrifice)> accepts = {};
    /// What `mayEvict` looks at of the preemptor, where it looks at nothing beside it and the victim, `accepts` at nothing but victims and
    /// budgets, and units at nothing but pods on entangled nodes, PodGroups and `mayEvict`: trials of pods that are alike in it and to all filters end alike. Absent: each is its own.
    std::optional<std::string> alike = {};
};

/// Not eligible: the answer of a plugin whose pod may not preempt now; the nomination stays.
PostFilterResult notEligible(std::string reason);

/// True when `node` (where the pod is nominated) still waits for a victim of an earlier preemption that `mayEvict` covers, so that the pod
/// must not preempt again. Upstream: second half of PodEligibleToPreemptOthers.
bool awaitsVictim(const Context& context, const NodeStatuses& statuses, const MayEvict& mayEvict);

/// Finds the nodes where evicting helps, chooses one and nominates it. Texts are without the prefix `preemption: `.
/// `report` may be nullptr. Upstream: Evaluator.Preempt.
PostFilterResult preempt(const Context& context, const CycleState& state, const Pod& pod, const NodeStatuses& statuses,
                         const PreemptionPlan& plan, PreemptionReport* report);

/// One node of it: what it would lose, or why it is out. By sums where `quick`, which may be nullptr, says so.
tl::expected<Sacrifice, Status> tryNode(const Context& context, const CycleState& state, const Pod& pod,
                                        const NodeInfo& node, const PreemptionPlan& plan, const QuickCalls* quick);
/// The same for a node that goes by sums; nothing when only `tryNode` can say why it is out.
std::optional<tl::expected<Sacrifice, Status>> tryNodeBySums(const Context& context, const CycleState& state,
                                                             const Pod& pod, const NodeInfo& node,
                                                             const PreemptionPlan& plan, const QuickCalls& quick);

/// Number `used` of those the cycle may still draw from its random source.
std::uint64_t drawNumber(const CycleInput& input, std::uint64_t used);

} // namespace berth
