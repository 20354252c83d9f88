// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/SimTime.h"

#include <cstddef>
#include <iterator>
#include <optional>
#include <set>

namespace berth::metrics {

/// A quantile by nearest rank of durations that come one by one: the same as `quantiles` gives of all of them. Each costs
/// O(log n).
class RunningQuantile {
public:
    explicit RunningQuantile(std::size_t percent) : percent_(percent) {}

    void add(Duration duration) {
        // The lower half holds as many as the rank says; its last one is the quantile.
        if (!lower_.empty() && duration < *lower_.rbegin())
            lower_.insert(duration);
        else
            upper_.insert(duration);
        const std::size_t rank = ((lower_.size() + upper_.size()) * percent_ + 99) / 100;
        while (lower_.size() < rank) lower_.insert(upper_.extract(upper_.begin()));
        while (lower_.size() > rank) upper_.insert(lower_.extract(std::prev(lower_.end())));
    }
    std::optional<Duration> value() const {
        return lower_.empty() ? std::nullopt : std::optional<Duration>(*lower_.rbegin());
    }

private:
    std::size_t percent_;
    std::multiset<Duration> lower_, upper_;
};

} // namespace berth::metrics
