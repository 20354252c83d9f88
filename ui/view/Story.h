// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/Trace.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace berth::ui {

/// What happens at one stop of a pod's story.
enum class StopKind : std::uint8_t {
    Enters,   ///< it is submitted
    Turn,     ///< its cycle begins
    Found,    ///< a node is selected
    NoFit,    ///< no node can run it
    Chosen,   ///< preemption chose a node and its victims
    Stopping, ///< the victims are told to stop
    Room,     ///< the last of them is gone
    Reserved, ///< the place is held
    Waits,    ///< on Permit
    Back,     ///< to a queue
    Bound,    ///< it runs
    Gone,     ///< finished or deleted
};

struct StoryStop {
    std::size_t position = 0; ///< in the trace, behind the fact
    StopKind kind = StopKind::Enters;

    friend bool operator==(const StoryStop&, const StoryStop&) = default;
};

/// A pod's way as the stops worth telling, as far as the trace knows it. Pure.
std::vector<StoryStop> storyOf(const Trace& trace, PodId pod);
/// The same with the stops of a run that goes on behind the first `from` facts of `trace`; what `trace` knows itself stays.
std::vector<StoryStop> storyOf(const Trace& trace, std::size_t from, const Trace& ahead, PodId pod);
/// The last stop at or before `position`; 0 for none.
std::size_t stopAt(const std::vector<StoryStop>& story, std::size_t position);
/// Nothing more will be told.
bool isOver(const std::vector<StoryStop>& story);

} // namespace berth::ui
