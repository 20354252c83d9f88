// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/time/PodLane.h"
#include "ui/time/TimelineScale.h"

#include <QRectF>

#include <vector>

namespace berth::ui {

inline constexpr qreal kPodLaneHeight = 18;

/// Where the lanes of pods lie and how far the trace has come.
struct PodLanePlan {
    TimelineScale scale;
    qreal left = 0;  ///< where the plot begins; names stand left of it
    qreal right = 0; ///< where the plot ends
    qreal top = 0;   ///< of the first lane
    LanePlace now;   ///< the cursor
    LanePlace last;  ///< the trace's end, or later: what is open goes on until there

    qreal xOf(const LanePlace& place) const { return scale.xOf(place.position, place.at); }
    qreal nowX() const { return xOf(now); }
    /// Where something due will happen; none where the axis counts facts.
    std::optional<qreal> dueX(SimTime due) const;
    QRectF row(std::size_t lane) const;
    /// The box of a lane's segments.
    QRectF bar(std::size_t lane) const;
    QRectF segment(std::size_t lane, const LaneSegment& segment) const;
};

/// Something on a pod's lane that can be pointed at; in reading order.
struct PodLaneItem {
    enum class Kind : std::uint8_t { Name, Segment, Mark, End };

    Kind kind = Kind::Name;
    std::size_t lane = 0;
    std::size_t index = 0; ///< of the segment or mark
    QRectF rect;
    LanePlace place; ///< where a click goes: just behind the fact
    friend bool operator==(const PodLaneItem&, const PodLaneItem&) = default;
};

std::vector<PodLaneItem> podLaneItems(const std::vector<PodLane>& lanes, const PodLanePlan& plan);

/// Until when a lane is drawn as still to come: a victim until it is gone, who preempts until the last victim is. None
/// where nothing is due or the lane has gone on.
std::optional<SimTime> plannedEnd(const std::vector<PodLane>& lanes, std::size_t lane);

/// How much of its grace a pod still has, 0…1.
qreal graceLeft(const PodLane& lane, SimTime at);

} // namespace berth::ui
