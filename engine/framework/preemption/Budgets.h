// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/NodeInfo.h"
#include "engine/model/Cluster.h"

#include <span>
#include <vector>

namespace berth {

/// Pods whose eviction some budget does not allow, and the others; both in the order given.
struct BudgetSplit {
    std::vector<PodInfo> violating;
    std::vector<PodInfo> others;
};

/// Walks `pods` in order; each takes one disruption from the budgets that match it, up to the first that has none left.
/// Upstream: filterPodsWithPDBViolation.
BudgetSplit splitByBudgets(std::span<const PodInfo> pods, std::span<const PodDisruptionBudget> budgets);

} // namespace berth
