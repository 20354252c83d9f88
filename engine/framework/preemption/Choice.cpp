// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/preemption/Choice.h"

#include "engine/framework/preemption/Importance.h"

#include <algorithm>
#include <limits>

namespace berth {
namespace {

/// Added to each victim's priority, so that every victim costs something.
constexpr std::int64_t kPriorityOffset = std::int64_t{1} << 31;

std::int64_t prioritySum(const Sacrifice& sacrifice) {
    std::int64_t sum = 0;
    for (const PodInfo& victim : sacrifice.victims) sum += victim.pod->priority + kPriorityOffset;
    return sum;
}

/// When the first of the most important victims started.
SimTime earliestStart(const Sacrifice& sacrifice, SimTime now) {
    SimTime earliest = SimTime::never();
    for (const PodInfo& victim : sacrifice.victims)
        if (victim.pod->priority == sacrifice.victims.front().pod->priority)
            earliest = std::min(earliest, startOf(victim, now));
    return earliest;
}

bool violatesAnyhow(const PodInfo& pod, std::span<const PodDisruptionBudget> budgets) {
    if (pod.pod->meta.labels.empty()) return false;
    return std::any_of(budgets.begin(), budgets.end(), [&pod](const PodDisruptionBudget& budget) {
        return budget.disruptionsAllowed <= 0 && covers(budget, *pod.pod);
    });
}

/// None, unless each of the pods violates a budget that is used up already.
Int128 fewestViolations(std::span<const PodInfo> evictable, std::span<const PodDisruptionBudget> budgets) {
    if (budgets.empty()) return 0;
    return std::all_of(evictable.begin(), evictable.end(),
                       [budgets](const PodInfo& pod) { return violatesAnyhow(pod, budgets); })
               ? 1
               : 0;
}

std::int32_t lowestPriority(std::span<const PodInfo> evictable) {
    std::int32_t lowest = evictable.front().pod->priority;
    for (const PodInfo& pod : evictable) lowest = std::min(lowest, pod.pod->priority);
    return lowest;
}

SimTime latestStart(std::span<const PodInfo> evictable, SimTime now) {
    SimTime latest = startOf(evictable.front(), now);
    for (const PodInfo& pod : evictable) latest = std::max(latest, startOf(pod, now));
    return latest;
}

std::vector<NodeId> nodesOf(const std::vector<const Sacrifice*>& sacrifices) {
    std::vector<NodeId> nodes;
    for (const Sacrifice* sacrifice : sacrifices) nodes.push_back(sacrifice->node);
    return nodes;
}

std::vector<std::int64_t> shown(const std::vector<Int128>& values, std::int64_t per) {
    constexpr Int128 kMost = std::numeric_limits<std::int64_t>::max();
    std::vector<std::int64_t> result;
    for (const Int128 value : values)
        result.push_back(static_cast<std::int64_t>(std::clamp(value / per, -kMost, kMost)));
    return result;
}

/// Keeps those with the best value.
void narrow(std::vector<const Sacrifice*>& left, const ChoiceRule& rule, std::vector<PreemptionRule>* asked) {
    std::vector<Int128> values;
    for (const Sacrifice* sacrifice : left) values.push_back(rule.value(*sacrifice));
    const auto [smallest, largest] = std::minmax_element(values.begin(), values.end());
    const Int128 best = rule.largestWins ? *largest : *smallest;
    std::vector<const Sacrifice*> kept;
    for (std::size_t i = 0; i < left.size(); ++i)
        if (values[i] == best) kept.push_back(left[i]);
    if (asked != nullptr)
        asked->push_back({std::string(rule.name), nodesOf(left), shown(values, rule.shownPer), nodesOf(kept)});
    left = std::move(kept);
}

} // namespace

std::vector<ChoiceRule> upstreamRules(SimTime now) {
    using Pods = std::span<const PodInfo>;
    using Budgets = std::span<const PodDisruptionBudget>;
    std::vector<ChoiceRule> rules = {
        {"fewest PDB violations", [](const Sacrifice& s) { return Int128{s.pdbViolations}; }},
        {"lowest highest priority", [](const Sacrifice& s) { return Int128{s.victims.front().pod->priority}; }},
        {"smallest sum of priorities", [](const Sacrifice& s) { return Int128{prioritySum(s)}; }},
        {"fewest victims", [](const Sacrifice& s) { return static_cast<Int128>(s.victims.size()); }},
        {"latest start", [now](const Sacrifice& s) { return Int128{earliestStart(s, now).ns}; }, true},
    };
    rules[0].prospect = fewestViolations;
    rules[1].prospect = [](Pods pods, Budgets) { return Int128{lowestPriority(pods)}; };
    rules[2].prospect = [](Pods pods, Budgets) { return Int128{lowestPriority(pods) + kPriorityOffset}; };
    rules[3].prospect = [](Pods, Budgets) { return Int128{1}; };
    rules[4].prospect = [now](Pods pods, Budgets) { return Int128{latestStart(pods, now).ns}; };
    return rules;
}

std::vector<const Sacrifice*> choose(std::span<const Sacrifice> candidates, std::span<const ChoiceRule> rules,
                                     std::vector<PreemptionRule>* asked) {
    std::vector<const Sacrifice*> left;
    for (const Sacrifice& candidate : candidates) left.push_back(&candidate);
    for (const ChoiceRule& rule : rules) {
        if (left.size() < 2) break;
        narrow(left, rule, asked);
    }
    return left;
}

} // namespace berth
