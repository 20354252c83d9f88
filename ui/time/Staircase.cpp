// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/time/Staircase.h"

#include <algorithm>

namespace berth::ui {
namespace {

void widen(Staircase::Range& range, const Staircase::Range& by) {
    range.lowest = std::min(range.lowest, by.lowest);
    range.highest = std::max(range.highest, by.highest);
}

} // namespace

void Staircase::note(std::size_t position, SimTime at, std::int64_t value) {
    if (steps_.empty() ? value == 0 : steps_.back().value == value) return;
    if (steps_.size() % kBlock == 0) blocks_.push_back({value, value});
    steps_.push_back({position, at, value});
    widen(blocks_.back(), {value, value});
}

std::int64_t Staircase::valueAt(std::size_t position) const {
    const auto after = std::upper_bound(steps_.begin(), steps_.end(), position,
                                        [](std::size_t p, const Step& step) { return p < step.position; });
    return after == steps_.begin() ? 0 : std::prev(after)->value;
}

Staircase::Range Staircase::range(std::size_t first, std::size_t last) const {
    Range range{steps_[first].value, steps_[first].value};
    for (std::size_t i = first; i < last;) {
        if (i % kBlock == 0 && i + kBlock <= last) {
            widen(range, blocks_[i / kBlock]);
            i += kBlock;
        } else {
            widen(range, {steps_[i].value, steps_[i].value});
            ++i;
        }
    }
    return range;
}

std::int64_t Staircase::highest() const {
    std::int64_t highest = 0;
    for (const Range& block : blocks_) highest = std::max(highest, block.highest);
    return highest;
}

} // namespace berth::ui
