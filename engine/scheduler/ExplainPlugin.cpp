// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/runtime/NominatedPass.h"
#include "engine/scheduler/Cycle.h"

#include <algorithm>
#include <tuple>

namespace berth {
namespace {

/// The look made again, with everything it was told.
struct Again {
    Again(const CycleInput& input, const Framework& framework, NodeId node)
        : result(look(input, framework, &record)),
          context{&input, &framework, nullptr, input.podId},
          pod(*input.pod),
          info(input.snapshot.find(node)),
          position(static_cast<std::uint32_t>(record.position(node))) {}

    CycleRecord record;
    LookResult result;
    Context context;
    const Pod& pod;
    const NodeInfo* info;
    std::uint32_t position;
};

template <class Points> auto pointOf(const Points& points, std::string_view plugin) {
    return std::find_if(points.begin(), points.end(), [&](const auto& each) { return each.name == plugin; });
}

/// True when the node's verdict was not settled before this plugin's turn.
bool wasAsked(const Again& again, const Framework& framework, std::string_view plugin) {
    const CycleRecord::Verdict* verdict = again.record.verdictOf(again.position);
    if (verdict == nullptr || again.result.state.skipFilter.contains(plugin)) return false;
    return verdict->status.ok() ||
           pointOf(framework.filter, plugin) <= pointOf(framework.filter, verdict->status.plugin());
}

} // namespace

std::vector<Term> explainFilter(const CycleInput& input, const Framework& framework, NodeId node,
                                std::string_view plugin) {
    const Again again(input, framework, node);
    const auto asked = pointOf(framework.filter, plugin);
    if (asked == framework.filter.end() || again.info == nullptr || !wasAsked(again, framework, plugin)) return {};
    Terms terms;
    const auto pass = withNominatedPods(again.context, again.result.state, again.pod, *again.info,
                                        NominationsByNode(input.nominations).on(node));
    if (pass && pass->has_value())
        asked->plugin->filter(again.context, (*pass)->state, again.pod, (*pass)->node, &terms);
    else
        asked->plugin->filter(again.context, again.result.state, again.pod, *again.info, &terms);
    return terms.items();
}

std::vector<Term> explainScore(const CycleInput& input, const Framework& framework, NodeId node,
                               std::string_view plugin) {
    const Again again(input, framework, node);
    const auto asked = pointOf(framework.score, plugin);
    if (asked == framework.score.end() || again.result.state.skipScore.contains(plugin)) return {};
    const std::vector<std::uint32_t>& feasible = again.record.feasible;
    if (feasible.size() < 2 || again.record.feasibleIndex(again.position) == feasible.size()) return {};
    Terms terms;
    std::ignore = asked->plugin->score(again.context, again.result.state, again.pod, *again.info, &terms);
    return terms.items();
}

} // namespace berth
