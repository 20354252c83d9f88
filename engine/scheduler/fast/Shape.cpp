// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scheduler/fast/Shape.h"

#include <algorithm>

namespace berth {

std::size_t Shape::bytes() const {
    constexpr std::size_t kText = 64; // a reason's, about
    return sizeof(*this) + verdicts.capacity() * sizeof(Verdict) + scores.capacity() * sizeof(std::int64_t) +
           rejections.size() * (sizeof(Rejection) + kText);
}

void Shape::sweep() {
    if (rejections.size() <= kFewRejections + 2 * verdicts.size()) return;
    std::ranges::fill(verdicts, Verdict{});
    rejections.clear();
}

} // namespace berth
