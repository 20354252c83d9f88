// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/Level.h"
#include "engine/trace/Trace.h"
#include "ui/theme/Meaning.h"
#include "ui/time/Staircase.h"
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
    /// Where P0 and P1 begin. Other bands than before: all is read again.
    void setBands(const LevelBands& bands);
    /// Reads the facts from where it stopped last time.
    void follow(const Trace& trace);
    /// The trace was cut to `position`.
    void cut(std::size_t position);
    void clear();

    const std::vector<Mark>& marks(EventMark mark) const { return marks_[static_cast<std::size_t>(mark)]; }
    /// Pods that are in the cluster and on no node.
    const Staircase& pending() const { return pending_; }
    /// Whole GPUs that pods hold, assumed ones included.
    const Staircase& gpusHeld() const { return held_; }
    /// The same of one level.
    const Staircase& gpusHeld(Level level) const { return heldBy_[static_cast<std::size_t>(level)]; }

private:
    struct PodState {
        std::int64_t gpus = 0;
        Level level = Level::None;
        bool pending = false, holds = false;
    };
    void read(const Trace& trace, std::size_t index);
    void enter(const Trace& trace, const Fact& fact);
    void setPending(PodState& pod, bool pending);
    void setHolds(PodState& pod, bool holds);

    std::array<std::vector<Mark>, kEventMarks> marks_;
    Staircase pending_, held_;
    std::array<Staircase, 4> heldBy_;
    std::array<std::int64_t, 4> heldByNow_{};
    LevelBands bands_;
    std::vector<PodState> pods_;
    std::int64_t pendingNow_ = 0, heldNow_ = 0;
    std::size_t read_ = 0;
};

} // namespace berth::ui
