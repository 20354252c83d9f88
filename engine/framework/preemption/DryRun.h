// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Plugin.h"
#include "engine/framework/RoomFilter.h"
#include "engine/framework/preemption/Budgets.h"
#include "engine/framework/preemption/EvictionUnit.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace berth {

/// Whom a preemptor may evict at all.
using MayEvict = std::function<bool(const PodInfo& victim)>;

/// What a node would lose.
struct Sacrifice {
    NodeId node;
    std::vector<PodInfo> victims;   ///< most important first
    std::vector<PodInfo> reprieved; ///< in the order they were put back
    std::int64_t pdbViolations = 0;
};

/// What trials do to the cycle's state: nothing, when no plugin that takes part in the cycle counts pods in it.
enum class TrialState : std::uint8_t { Copied, Untouched };

/// Tries a preemption on copies of one node and of the cycle's state: takes out all `units`, looks whether the pod fits, then puts back as
/// many as possible, violators of budgets first, the more important first. Pods of a unit on other nodes are taken out of the state alone.
///
/// A status says why evicting does not help here. Upstream: DefaultPreemption.SelectVictimsOnNode.
tl::expected<Sacrifice, Status> dryRun(const Context& context, const CycleState& state, const Pod& pod,
                                       const NodeInfo& node, std::span<const PodDisruptionBudget> budgets,
                                       const std::vector<EvictionUnit>& units, TrialState effect = TrialState::Copied);
/// The same with each pod of the node that may be evicted as a unit of its own.
tl::expected<Sacrifice, Status> dryRun(const Context& context, const CycleState& state, const Pod& pod,
                                       const NodeInfo& node, std::span<const PodDisruptionBudget> budgets,
                                       const MayEvict& mayEvict, TrialState effect = TrialState::Copied);

/// Would all Filters of the cycle pass the pod if the node's pods took `use`?
using HasRoom = std::function<bool(const NodeUse& use)>;

/// What `dryRun` finds, by sums alone, where the Filters see no more of pods and nobody counts pods in the cycle's state. Nothing when the node is
/// no candidate: `dryRun` says why.
std::optional<Sacrifice> dryRunBySums(const Context& context, const NodeInfo& node,
                                      std::span<const PodDisruptionBudget> budgets,
                                      const std::vector<EvictionUnit>& units, const HasRoom& hasRoom);
std::optional<Sacrifice> dryRunBySums(const Context& context, const NodeInfo& node,
                                      std::span<const PodDisruptionBudget> budgets, const MayEvict& mayEvict,
                                      const HasRoom& hasRoom);

} // namespace berth
