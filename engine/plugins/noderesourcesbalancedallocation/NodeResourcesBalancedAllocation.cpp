// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/noderesourcesbalancedallocation/NodeResourcesBalancedAllocation.h"

#include "engine/plugins/noderesourcesbalancedallocation/Balance.h"

#include <fmt/format.h>

#include <algorithm>

namespace berth {
namespace {

void explainFill(Terms& terms, const CountedResource& resource, const Allocation& a) {
    if (a.allocatable == 0) {
        terms.skip(resource.name, "the node has none, or the pod asks none");
        return;
    }
    terms.add(resource.name, fmt::format("{} → {} of {}", a.used, a.requested(), a.allocatable),
              fmt::format("{} + {}", a.used, a.request));
}

void explainScore(Terms& terms, std::int64_t with, std::int64_t without, std::int64_t score) {
    terms.add("balance without the pod", without, "(1 − deviation of the fill levels) × 100");
    terms.add("balance with the pod", with, "(1 − deviation of the fill levels) × 100");
    terms.add("total", score, fmt::format("50 + (50 + {} − {}) / 2", with, without));
}

} // namespace

Status NodeResourcesBalancedAllocation::preScore(const Context&, CycleState&, const Pod& pod,
                                                 std::span<const NodeInfo* const>) const {
    const bool asksNone =
        std::all_of(args_.resources.begin(), args_.resources.end(),
                    [&pod](const CountedResource& resource) { return requestOf(pod.totals.used, resource) == 0; });
    return asksNone ? Status(Code::Skip) : Status();
}

tl::expected<std::int64_t, Status> NodeResourcesBalancedAllocation::score(const Context&, const CycleState&,
                                                                          const Pod& pod, const NodeInfo& node,
                                                                          Terms* terms) const {
    std::vector<Fill> before;
    std::vector<Fill> after;
    for (const CountedResource& resource : args_.resources) {
        const Allocation a = allocationOf(node, resource, requestOf(pod.totals.used, resource), UsedSum::Real);
        before.push_back({a.used, a.allocatable});
        after.push_back({a.requested(), a.allocatable});
        if (terms != nullptr) explainFill(*terms, resource, a);
    }
    const std::int64_t with = balance(after);
    const std::int64_t without = balance(before);
    const std::int64_t result = balanceScore(with, without);
    if (terms != nullptr) explainScore(*terms, with, without, result);
    return result;
}

} // namespace berth
