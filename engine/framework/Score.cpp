// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/Score.h"

#include <algorithm>

namespace berth {

void defaultNormalize(std::span<std::int64_t> scores, bool reverse) {
    std::int64_t highest = 0;
    for (const std::int64_t score : scores) highest = std::max(highest, score);
    for (std::int64_t& score : scores) {
        if (highest == 0) {
            if (reverse) score = kMaxScore;
            continue;
        }
        score = kMaxScore * score / highest;
        if (reverse) score = kMaxScore - score;
    }
}

} // namespace berth
