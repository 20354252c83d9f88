// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/bestfitscore/BestFitScore.h"

#include <algorithm>

namespace berth {

Status BestFitScore::normalize(const Context&, const CycleState&, const Pod&, std::span<const NodeInfo* const>,
                               std::span<std::int64_t> scores) const {
    const auto [lowest, highest] = std::minmax_element(scores.begin(), scores.end());
    const std::int64_t from = *lowest;
    const std::int64_t span = *highest - from;
    for (std::int64_t& score : scores) score = span == 0 ? 0 : (score - from) * 100 / span;
    return {};
}

} // namespace berth
