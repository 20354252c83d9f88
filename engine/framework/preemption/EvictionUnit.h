// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/NodeInfo.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace berth {

/// Pods that leave or stay together: one pod, or what is left of a gang, on whatever nodes.
struct EvictionUnit {
    std::vector<PodInfo> pods; ///< most important first
    std::string gang;          ///< key of the gang its pods are of; "" without one
    bool whole = false;        ///< the gang's own unit: when it leaves, the single pods of the same gang leave too

    /// The highest of its pods.
    std::int32_t priority() const;
    /// The earliest of its pods.
    SimTime start(SimTime now) const;
};

/// Most important first: higher priority, a gang before a single pod, the larger gang, the earlier start; full ties keep their order.
///
/// Upstream: the victim units of pod groups (SEMANTICS 5.16).
void sortByImportance(std::vector<EvictionUnit>& units, SimTime now);

/// Each pod for itself.
std::vector<EvictionUnit> singly(std::span<const PodInfo> pods);

} // namespace berth
