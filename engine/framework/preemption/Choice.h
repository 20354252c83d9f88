// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Int128.h"
#include "engine/framework/Preemption.h"
#include "engine/framework/preemption/DryRun.h"

#include <functional>
#include <span>
#include <string_view>
#include <vector>

namespace berth {

/// The best that a node with these pods to evict, one at least, can bring.
using Prospect =
    std::function<Int128(std::span<const PodInfo> evictable, std::span<const PodDisruptionBudget> budgets)>;

/// One question of the choice among nodes.
struct ChoiceRule {
    std::string_view name;
    std::function<Int128(const Sacrifice& sacrifice)> value;
    bool largestWins = false;  ///< else the smallest
    std::int64_t shownPer = 1; ///< the record shows value ÷ this, rounded down
    bool ofTheMoment = false;  ///< the value changes as time goes by
    Prospect prospect = {};    ///< empty: nobody knows before a dry run
};

/// Upstream's five rules in their order (SEMANTICS 6.5). `now` stands for the start of pods that have none.
std::vector<ChoiceRule> upstreamRules(SimTime now);

/// Those whom no rule could part: the best. Asks rule after rule until one is left; `asked` gets what each found, unless it is nullptr.
std::vector<const Sacrifice*> choose(std::span<const Sacrifice> candidates, std::span<const ChoiceRule> rules,
                                     std::vector<PreemptionRule>* asked);

} // namespace berth
