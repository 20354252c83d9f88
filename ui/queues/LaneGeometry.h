// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/queues/LaneView.h"

#include <QRectF>

#include <vector>

namespace berth::ui {

inline constexpr int kMaxChips = 4;
inline constexpr qreal kLaneHeaderHeight = 24;
inline constexpr qreal kLaneLineHeight = 18;
inline constexpr qreal kLaneGap = 6;

/// Where one lane's parts lie, from the top of all lanes. A part that is not there is null.
struct LaneGeometry {
    QRectF header;
    std::vector<QRectF> chips; ///< of the first chips of the lane
    QRectF more;               ///< the "137 more" line
    QRectF empty;              ///< the "empty" line
};

/// Lays the lanes out from top to bottom. Shows four chips of each lane at most, and fewer of the longest lanes, down
/// to one, as long as all lanes together are higher than `height`.
std::vector<LaneGeometry> laneGeometry(const QueuesView& view, qreal width, qreal height);
/// Bottom of the last lane.
qreal lanesHeight(const std::vector<LaneGeometry>& lanes);

/// "137 more · 18 P1, 119 P2": what is not shown of a lane of which `shown` chips are.
QString moreText(const LaneView& lane, int shown);

} // namespace berth::ui
