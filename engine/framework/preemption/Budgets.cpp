// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/preemption/Budgets.h"

namespace berth {
namespace {

bool covers(const PodDisruptionBudget& budget, const Pod& pod) {
    return budget.meta.ns == pod.meta.ns && budget.selector && !budget.selector->empty() &&
           matches(*budget.selector, pod.meta.labels) && !budget.disruptedPods.contains(pod.meta.name);
}

/// Takes the pod's disruptions out of `allowed`; true when one was not there.
bool violates(const Pod& pod, std::span<const PodDisruptionBudget> budgets, std::vector<std::int64_t>& allowed) {
    if (pod.meta.labels.empty()) return false;
    for (std::size_t i = 0; i < budgets.size(); ++i)
        if (covers(budgets[i], pod) && --allowed[i] < 0) return true;
    return false;
}

} // namespace

BudgetSplit splitByBudgets(std::span<const PodInfo> pods, std::span<const PodDisruptionBudget> budgets) {
    std::vector<std::int64_t> allowed;
    for (const PodDisruptionBudget& budget : budgets) allowed.push_back(budget.disruptionsAllowed);
    BudgetSplit split;
    for (const PodInfo& pod : pods)
        (violates(*pod.pod, budgets, allowed) ? split.violating : split.others).push_back(pod);
    return split;
}

} // namespace berth
