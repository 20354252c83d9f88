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

} // namespace berth
