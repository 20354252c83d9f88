// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/NodeInfo.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace berth {

/// Pods that leave or stay together: one pod, or what is left of a gang, on whatever nodes.
struct EvictionUnit {
    std::vector<PodInfo> pods; ///< most important first
    std::string gang;          ///< key of the gang its pods are of; "" without one
    bool whole = false;        ///< the gang's own unit: when it leaves, the single pods of the same gang leave too
    std::vector<const NodeInfo*> nodes = {}; ///< where each of its pods is; empty: all on the node that is tried
};

/// A unit as a trial handles it; refers to who made it.
struct UnitView {
    std::span<const PodInfo> pods;
    std::span<const NodeInfo* const> nodes;
    std::string_view gang;
    bool whole = false;
    std::int32_t priority = 0; ///< the highest of its pods
    SimTime start;             ///< the earliest of its pods

    UnitView(const EvictionUnit& unit, SimTime now);
    /// A pod by itself.
    UnitView(const PodInfo& pod, SimTime now);

    /// Where that pod of it is when it is not on `tried`, else nullptr.
    const NodeInfo* elsewhere(std::size_t pod, const NodeInfo& tried) const;
};

/// Most important first: higher priority, a gang before a single pod, the larger gang, the earlier start; full ties keep their order.
///
/// Upstream: the victim units of pod groups (SEMANTICS 5.16).
void sortByImportance(std::vector<UnitView>& units);

} // namespace berth
