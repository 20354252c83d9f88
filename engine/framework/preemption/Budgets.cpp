// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/preemption/Budgets.h"

namespace berth {
namespace {

std::vector<std::int64_t> allowances(std::span<const PodDisruptionBudget> budgets) {
    std::vector<std::int64_t> allowed;
    for (const PodDisruptionBudget& budget : budgets) allowed.push_back(budget.disruptionsAllowed);
    return allowed;
}

/// Takes the pod's disruptions out of `allowed`; true when one was not there.
bool violates(const Pod& pod, std::span<const PodDisruptionBudget> budgets, std::vector<std::int64_t>& allowed) {
    if (pod.meta.labels.empty()) return false;
    for (std::size_t i = 0; i < budgets.size(); ++i)
        if (covers(budgets[i], pod) && --allowed[i] < 0) return true;
    return false;
}

} // namespace

bool covers(const PodDisruptionBudget& budget, const Pod& pod) {
    return budget.meta.ns == pod.meta.ns && budget.selector && !budget.selector->empty() &&
           matches(*budget.selector, pod.meta.labels) && !budget.disruptedPods.contains(pod.meta.name);
}

std::vector<bool> violations(std::span<const PodInfo> pods, std::span<const PodDisruptionBudget> budgets) {
    std::vector<std::int64_t> allowed = allowances(budgets);
    std::vector<bool> result;
    for (const PodInfo& pod : pods) result.push_back(violates(*pod.pod, budgets, allowed));
    return result;
}

BudgetSplit splitByBudgets(std::span<const PodInfo> pods, std::span<const PodDisruptionBudget> budgets) {
    const std::vector<bool> against = violations(pods, budgets);
    BudgetSplit split;
    for (std::size_t i = 0; i < pods.size(); ++i) (against[i] ? split.violating : split.others).push_back(pods[i]);
    return split;
}

const PodDisruptionBudget* firstRefusing(std::span<const PodInfo> pods, std::span<const PodDisruptionBudget> budgets) {
    std::vector<std::int64_t> allowed = allowances(budgets);
    for (const PodInfo& pod : pods)
        for (std::size_t i = 0; i < budgets.size(); ++i)
            if (covers(budgets[i], *pod.pod) && --allowed[i] < 0) return &budgets[i];
    return nullptr;
}

} // namespace berth
