// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/SimTime.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace berth::ui {

/// A value along the trace: from a position on it has a value, until the next one. Blocks of steps keep their extremes,
/// so that what happened within one pixel is known without looking at each step.
class Staircase {
public:
    struct Step {
        std::size_t position = 0; ///< the cursor that stands just behind the fact
        SimTime at;
        std::int64_t value = 0;
    };
    struct Range {
        std::int64_t lowest = 0;
        std::int64_t highest = 0;
    };

    /// Appends where the value changes; it begins at 0.
    void note(std::size_t position, SimTime at, std::int64_t value);

    const std::vector<Step>& steps() const { return steps_; }
    std::size_t size() const { return steps_.size(); }
    /// The value at a cursor.
    std::int64_t valueAt(std::size_t position) const;
    /// Of the steps `first` to before `last`, of which there is at least one.
    Range range(std::size_t first, std::size_t last) const;
    /// The highest value of all, at least 0.
    std::int64_t highest() const;

private:
    static constexpr std::size_t kBlock = 256;

    std::vector<Step> steps_;
    std::vector<Range> blocks_;
};

} // namespace berth::ui
