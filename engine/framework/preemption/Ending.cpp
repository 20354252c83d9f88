// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/preemption/Ending.h"

#include "engine/base/Rng.h"
#include "engine/framework/FitError.h"
#include "engine/framework/preemption/Evaluator.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <string>
#include <vector>

namespace berth {
namespace {

/// The faults of single nodes as one text; "" without faults.
std::string faultText(std::span<const Status* const> rejected) {
    std::vector<std::string> texts;
    for (const Status* status : rejected)
        if (status->code() == Code::Error) texts.push_back(status->message());
    if (texts.size() == 1) return texts.front();
    return texts.empty() ? "" : fmt::format("[{}]", fmt::join(texts, ", "));
}

} // namespace

PostFilterResult endWithoutCandidate(const Context& context, std::span<const Status* const> rejected) {
    if (std::string fault = faultText(rejected); !fault.empty())
        return {Status::error(std::move(fault)), {}, {}, 0, {}, {}};
    static const Status kNotHelpful(Code::UnschedulableAndUnresolvable,
                                    std::string("Preemption is not helpful for scheduling"));
    const std::size_t nodes = context.snapshot().size();
    const std::string histogram = reasonHistogram(rejected, nodes, kNotHelpful);
    PostFilterResult result;
    result.status =
        Status(Code::Unschedulable, fmt::format("0/{} nodes are available:{}{}{}", nodes, histogram.empty() ? "" : " ",
                                                histogram, histogram.empty() ? "" : "."));
    result.nominate = NodeId{};
    return result;
}

PostFilterResult endWithVictims(const Context& context, const Sacrifice& chosen) {
    PostFilterResult result;
    result.status =
        Status(Code::Success, fmt::format("found a potential placement for pod on node {}, preempting {} victims",
                                          context.snapshot().find(chosen.node)->name(), chosen.victims.size()));
    result.nominate = chosen.node;
    for (const PodInfo& victim : chosen.victims) result.victims.push_back(victim.id);
    return result;
}

std::size_t drawEqual(const CycleInput& input, std::size_t count, std::uint64_t& draws) {
    if (count == 1 || input.tieBreak == TieBreak::FirstByName) return 0;
    return randomBelow(drawNumber(input, draws++), count);
}

} // namespace berth
