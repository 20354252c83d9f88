// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/time/MarkRuns.h"

#include <algorithm>

namespace berth::ui {
namespace {

constexpr qreal kMergeBelow = 6;

void addRuns(EventMark mark, const TimelineData& data, const TimelineScale& scale, std::vector<MarkRun>& runs) {
    bool open = false;
    for (const TimelineData::Mark& place : data.marks(mark)) {
        const qreal x = scale.xOf(place.position, place.at);
        if (!open || x - runs.back().right >= kMergeBelow) runs.push_back({mark, x, x, 0, place, place});
        open = true;
        runs.back().right = x;
        runs.back().last = place;
        ++runs.back().count;
    }
}

} // namespace

std::vector<MarkRun> markRuns(const TimelineData& data, const TimelineScale& scale) {
    std::vector<MarkRun> runs;
    for (int mark = 0; mark < kEventMarks; ++mark) addRuns(static_cast<EventMark>(mark), data, scale, runs);
    std::stable_sort(runs.begin(), runs.end(), [](const MarkRun& a, const MarkRun& b) { return a.left < b.left; });
    return runs;
}

} // namespace berth::ui
