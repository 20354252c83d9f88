// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/NodeInfo.h"
#include "engine/model/Cluster.h"

#include <span>
#include <vector>

namespace berth {

/// True when the budget counts this pod: same namespace, a selector that is not empty and matches, and not disrupted already.
bool covers(const PodDisruptionBudget& budget, const Pod& pod);

/// Pods whose eviction some budget does not allow, and the others; both in the order given.
struct BudgetSplit {
    std::vector<PodInfo> violating;
    std::vector<PodInfo> others;
};

/// Walks `pods` in order; each takes one disruption from the budgets that match it, up to the first that has none left.
/// Upstream: filterPodsWithPDBViolation.
BudgetSplit splitByBudgets(std::span<const PodInfo> pods, std::span<const PodDisruptionBudget> budgets);

/// Says for each of `pods`, in order, whether its eviction is against a budget, given what those before it took.
std::vector<bool> violations(std::span<const PodInfo> pods, std::span<const PodDisruptionBudget> budgets);

/// The first budget that has none left when all `pods` are evicted in order, each taking one from every budget that covers it; nullptr when
/// all are allowed. Upstream: the eviction API.
const PodDisruptionBudget* firstRefusing(std::span<const PodInfo> pods, std::span<const PodDisruptionBudget> budgets);

} // namespace berth
