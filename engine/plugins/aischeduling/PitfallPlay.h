// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/PostFilter.h"
#include "engine/framework/Reserve.h"
#include "engine/plugins/aischeduling/AISchedulingArgs.h"

namespace berth {

// The article's faults as AISchedulingPlugin plays them. Those that lie in a configuration (DefaultPreemptionFirst, WeightDrowns) or in the
// order of the points (ReserveAfterPermit, QueueSortFirst) have nothing to play here: a lesson tells them. Source: AI_SUITE section 9.

/// The node as a Filter sees it that takes allocatable for free (AllocatableIsFree).
NodeInfo withoutPods(const NodeInfo& node);

/// Filter answers Success where preemption would be needed (FilterSaysYes).
Status saysYes(const EvictionRules& rules, const Pod& pod, const NodeInfo& node, Status status);

/// What becomes of preemption's answer: other nodes' victims die (SharedStateKey), nobody is nominated (NoNomination), the grace is always 30 s
/// (GraceOverridden).
PostFilterResult spoiled(const std::set<Pitfall>& pitfalls, const PreemptionReport& report, PostFilterResult result);

/// The devices chosen when Reserve added the pod to the snapshot's node itself, so that it counts twice (SnapshotMutated).
ReserveResult reserveTwice(const Context& context, const Pod& pod, const NodeInfo& node, DevicePolicy policy);

/// One listing calls P0 = 0 the highest, another lets pass what is "at least" high: P2 goes on, P0 waits (LevelsBothWays).
PermitResult permitTheWrongWay(const LevelPermitRules& rules, const Context& context, const Pod& pod);

/// The plugin keeps the pod of the cycle in a field of its own. Asked about a pod that waits, it judges the one that the cycle which is open by now
/// has put there (PluginField).
bool stillWaitsByField(const LevelPermitRules& rules, const Context& context, const Pod& pod);

} // namespace berth
