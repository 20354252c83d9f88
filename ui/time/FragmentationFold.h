// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/metrics/Fragmentation.h"
#include "engine/trace/Trace.h"
#include "ui/time/Staircase.h"

#include <optional>
#include <vector>

namespace berth::ui {

/// How far the free GPUs lie apart along a trace, as the metrics have it: follows the facts with a World of its own and
/// asks only nodes that a fact has changed. May be fed in portions.
class FragmentationFold {
public:
    /// `start` is the World before the first fact.
    void begin(const World& start);
    void clear() { *this = {}; }
    bool isBegun() const { return world_.has_value(); }
    /// Reads at most so many facts more; false when none is left.
    bool follow(const Trace& trace, std::size_t facts);
    /// The trace was cut to `position`: what is left is read again, from `start`.
    void cut(std::size_t position, const World& start);

    /// Free GPUs that pods of podGpus() GPUs each could not use.
    const Staircase& unusable() const { return unusable_; }
    const Staircase& freeGpus() const { return free_; }
    /// The largest of the sizes asked about that some node could hold.
    std::int64_t podGpus() const { return podGpus_; }

private:
    void read(const Trace& trace, const Fact& fact);
    void refresh(NodeId node);

    std::optional<World> world_;
    std::vector<metrics::NodeRooms> rooms_; ///< by NodeId: its part of the sum
    metrics::NodeRooms sum_;
    std::int64_t podGpus_ = 1;
    Staircase unusable_, free_;
};

} // namespace berth::ui
