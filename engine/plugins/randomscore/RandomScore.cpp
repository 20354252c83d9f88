// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/randomscore/RandomScore.h"

#include <algorithm>

namespace berth {

Status RandomScore::normalize(const Context&, const CycleState&, const Pod&, std::span<const NodeInfo* const>,
                              std::span<std::int64_t> scores) const {
    const auto drawn = std::max_element(scores.begin(), scores.end()) - scores.begin();
    std::fill(scores.begin(), scores.end(), 0);
    scores[static_cast<std::size_t>(drawn)] = kMaxScore;
    return {};
}

} // namespace berth
