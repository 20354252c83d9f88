// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/CycleRecord.h"

#include <algorithm>

namespace berth {

bool operator==(const CycleRecord&, const CycleRecord&) = default;

std::size_t CycleRecord::position(NodeId node) const {
    return static_cast<std::size_t>(std::find(nodes.begin(), nodes.end(), node) - nodes.begin());
}

const CycleRecord::Verdict* CycleRecord::verdictOf(std::uint32_t position) const {
    const auto last = std::find_if(verdicts.rbegin(), verdicts.rend(),
                                   [&](const Verdict& verdict) { return verdict.node == position; });
    return last == verdicts.rend() ? nullptr : &*last;
}

std::size_t CycleRecord::feasibleIndex(std::uint32_t position) const {
    return static_cast<std::size_t>(std::find(feasible.begin(), feasible.end(), position) - feasible.begin());
}

std::size_t CycleRecord::bytes() const {
    const auto heap = [](const auto& items) { return items.capacity() * sizeof(items[0]); };
    std::size_t bytes =
        sizeof(CycleRecord) + heap(nodes) + heap(verdicts) + heap(feasible) + heap(scores) + heap(totals);
    for (const PluginScores& one : scores) {
        bytes += heap(one.raw) + heap(one.normalized);
        for (const auto& part : one.parts) bytes += heap(part);
    }
    if (!preemption) return bytes;
    bytes += heap(preemption->candidates) + heap(preemption->dryRunRejected);
    for (const PreemptionCandidate& candidate : preemption->candidates)
        bytes += heap(candidate.victims) + heap(candidate.reprieved);
    for (const PreemptionRule& rule : preemption->rules)
        bytes += heap(rule.asked) + heap(rule.values) + heap(rule.left);
    return bytes;
}

} // namespace berth
