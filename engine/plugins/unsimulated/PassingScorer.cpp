// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/unsimulated/PassingScorer.h"

namespace berth {

Status PassingScorer::preScore(const Context&, CycleState&, const Pod&, std::span<const NodeInfo* const>) const {
    return Status(Code::Skip);
}

tl::expected<std::int64_t, Status> PassingScorer::score(const Context&, const CycleState&, const Pod&, const NodeInfo&,
                                                        Terms*) const {
    return kMinScore;
}

} // namespace berth
