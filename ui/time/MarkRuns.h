// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/time/TimelineData.h"
#include "ui/time/TimelineScale.h"

#include <vector>

namespace berth::ui {

/// Marks of one kind that lie closer than 6 px together and are drawn as one.
struct MarkRun {
    EventMark mark = EventMark::Submit;
    qreal left = 0;  ///< of the first mark's centre
    qreal right = 0; ///< of the last one's
    std::size_t count = 0;
    TimelineData::Mark first;
    TimelineData::Mark last;
};

/// All of them, from left to right; at one place in the order of EventMark.
std::vector<MarkRun> markRuns(const TimelineData& data, const TimelineScale& scale);

} // namespace berth::ui
