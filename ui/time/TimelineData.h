// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/Trace.h"
#include "ui/view/EventMark.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace berth::ui {

/// What the timeline draws of a trace: its marks and its lanes. Follows the trace fact by fact; knows no pixels.
class TimelineData {
public:
    struct Mark {
        std::size_t position = 0; ///< the cursor that stands just behind it
        SimTime at;
    };
    /// A lane is a staircase: from `position` on it has this value.
    struct Step {
        std::size_t position = 0;
        SimTime at;
        std::int64_t value = 0;
    };

    /// Reads the facts from where it stopped last time.
    void follow(const Trace& trace);
    /// The trace was cut to `position`.
    void cut(std::size_t position);
    void clear();

    const std::vector<Mark>& marks(EventMark mark) const { return marks_[static_cast<std::size_t>(mark)]; }
    /// Pods that are in the cluster and on no node.
    const std::vector<Step>& pending() const { return pending_; }
    /// Whole GPUs that pods hold, assumed ones included.
    const std::vector<Step>& gpusHeld() const { return held_; }
    /// The value of a lane at a cursor.
    static std::int64_t valueAt(const std::vector<Step>& lane, std::size_t position);

private:
    struct PodState {
        std::int64_t gpus = 0;
        bool pending = false, holds = false;
    };
    void read(const Trace& trace, std::size_t index);
    void enter(const Trace& trace, const Fact& fact);
    void setPending(PodState& pod, bool pending);
    void setHolds(PodState& pod, bool holds);

    std::array<std::vector<Mark>, kEventMarks> marks_;
    std::vector<Step> pending_, held_;
    std::vector<PodState> pods_;
    std::int64_t pendingNow_ = 0, heldNow_ = 0;
    std::size_t read_ = 0;
};

} // namespace berth::ui
