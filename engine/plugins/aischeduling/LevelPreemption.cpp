// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/aischeduling/LevelPreemption.h"

#include "engine/framework/preemption/Importance.h"
#include "engine/model/Training.h"
#include "engine/plugins/aischeduling/GangUnits.h"

#include <fmt/format.h>

#include <algorithm>

namespace berth {
namespace {

Level highestLevel(const Sacrifice& sacrifice, const LevelBands& bands) {
    Level highest = Level::P2;
    for (const PodInfo& victim : sacrifice.victims) highest = std::min(highest, levelOf(victim.pod->priority, bands));
    return highest;
}

Level lowestLevel(std::span<const PodInfo> pods, const LevelBands& bands) {
    Level lowest = Level::P0;
    for (const PodInfo& pod : pods) lowest = std::max(lowest, levelOf(pod.pod->priority, bands));
    return lowest;
}

Int128 lostWork(const Sacrifice& sacrifice, SimTime now) {
    Int128 sum = 0;
    for (const PodInfo& victim : sacrifice.victims) sum += lostByEviction(*victim.pod, now - startOf(victim, now));
    return sum;
}

std::vector<ChoiceRule> choiceRules(const EvictionRules& rules, SimTime now) {
    std::vector<ChoiceRule> upstream = upstreamRules(now);
    if (rules.order == VictimOrder::Upstream) return upstream;
    constexpr std::int64_t kSecond = 1'000'000'000;
    const auto level = [bands = rules.bands](const Sacrifice& s) {
        return Int128{static_cast<int>(highestLevel(s, bands))};
    };
    const auto lost = [now](const Sacrifice& s) { return lostWork(s, now); };
    const auto lowest = [bands = rules.bands](std::span<const PodInfo> pods, std::span<const PodDisruptionBudget>) {
        return Int128{static_cast<int>(lowestLevel(pods, bands))};
    };
    std::vector<ChoiceRule> ordered = {upstream.front(),
                                       {"lowest highest level", level, true, 1, false, lowest},
                                       {"fewest GPU-seconds of work lost", lost, false, kSecond, true}};
    ordered.insert(ordered.end(), upstream.begin() + 1, upstream.end());
    return ordered;
}

Status acceptable(const EvictionRules& rules, const Sacrifice& sacrifice,
                  std::span<const PodDisruptionBudget> budgets) {
    const auto victims = static_cast<std::int64_t>(sacrifice.victims.size());
    if (victims > rules.maxVictims)
        return {Code::Unschedulable,
                fmt::format("needs {} victims, at most {} in one cycle", victims, rules.maxVictims)};
    if (rules.mode == EvictionMode::Delete) return {};
    const PodDisruptionBudget* refusing = firstRefusing(sacrifice.victims, budgets);
    if (refusing == nullptr) return {};
    return {Code::Unschedulable, fmt::format("eviction refused by PodDisruptionBudget {}", refusing->meta.name)};
}

/// What one node loses depends on others where a gang is placed. A gang's pods elsewhere may have started later than all pods here.
void takeGangsWhole(PreemptionPlan& plan, const Context& context) {
    auto gangs = std::make_shared<PlacedGangs>(context);
    if (gangs->empty()) return;
    plan.rules.back().prospect = {};
    plan.units = [gangs, mayEvict = plan.mayEvict](const NodeInfo& node) { return gangs->unitsOn(node, mayEvict); };
    plan.entangled = [gangs](const NodeInfo& node) { return gangs->nodesOfGangsOn(node); };
}

PreemptionPlan planOf(const EvictionRules& rules, std::string_view plugin, const Context& context, const Pod& pod) {
    PreemptionPlan plan;
    plan.plugin = plugin;
    plan.mayEvict = [&rules, &pod](const PodInfo& victim) { return mayEvict(rules, pod, *victim.pod); };
    plan.search = [](std::size_t nodes, std::uint64_t&) { return CandidateSearch{0, nodes}; };
    plan.rules = choiceRules(rules, context.now());
    plan.accepts = [&rules, &context](const Sacrifice& sacrifice) {
        return acceptable(rules, sacrifice, context.input->objects->budgets);
    };
    plan.alike = fmt::format("{} {}", toString(levelOf(pod.priority, rules.bands)), queueOf(pod));
    if (rules.gangs == GangEviction::Group) takeGangsWhole(plan, context);
    return plan;
}

PostFilterResult evaluate(const EvictionRules& rules, std::string_view plugin, const Context& context,
                          const CycleState& state, const Pod& pod, const NodeStatuses& statuses,
                          PreemptionReport* report) {
    if (pod.preemptNever) return notEligible("not eligible due to preemptionPolicy=Never.");
    const Level level = levelOf(pod.priority, rules.bands);
    if (static_cast<std::int64_t>(level) > rules.threshold)
        return notEligible(fmt::format("{} may not preempt", toString(level)));
    const PreemptionPlan plan = planOf(rules, plugin, context, pod);
    if (awaitsVictim(context, statuses, plan.mayEvict))
        return notEligible("not eligible due to a terminating pod on the nominated node.");
    return preempt(context, state, pod, statuses, plan, report);
}

} // namespace

bool mayEvict(const EvictionRules& rules, const Pod& preemptor, const Pod& victim) {
    const Level level = levelOf(preemptor.priority, rules.bands);
    if (levelOf(victim.priority, rules.bands) <= level) return false;
    return level == Level::P0 || queueOf(victim) == queueOf(preemptor);
}

PostFilterResult preemptByLevel(const EvictionRules& rules, std::string_view plugin, const Context& context,
                                const CycleState& state, const Pod& pod, const NodeStatuses& statuses,
                                PreemptionReport* report) {
    PostFilterResult result = evaluate(rules, plugin, context, state, pod, statuses, report);
    if (const std::string text = result.status.message(); !text.empty())
        result.status = Status(result.status.code(), "preemption: " + text);
    return result;
}

} // namespace berth
