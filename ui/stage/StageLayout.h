// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/DetailLevel.h"
#include "ui/stage/GroupView.h"

#include <QRectF>
#include <QSizeF>

#include <vector>

namespace berth::ui {

/// Where a group's frame and nodes lie, in pixels from the top left corner of the stage.
struct GroupFrame {
    QRectF frame;
    QRectF header;
    std::vector<QRectF> items; ///< in the order of the group's nodes
};

/// A frame around groups of one spine or one zone.
struct OuterFrame {
    enum class Kind { Spine, Zone };
    Kind kind = Kind::Spine;
    QRectF frame;
    QRectF header;
    std::size_t firstGroup = 0;
    std::size_t lastGroup = 0; ///< included
};

struct StageLayout {
    std::vector<GroupFrame> groups;
    std::vector<OuterFrame> outers; ///< zones before the spines in them
    QSizeF size;
};

/// Lays the groups out from left to right and top to bottom in a stage `width` wide. A group's nodes flow in rows; a
/// group that is alone in its row takes the whole width. Neighbours of one zone stand in a frame, and from tiles on
/// down those of one spine, too. `zoom` scales cards and cells; compact cards and tiles have one size each.
StageLayout layoutStage(const GroupList& groups, DetailLevel level, qreal zoom, qreal width);

/// The largest zoom up to 1 at which everything fits into `viewport`; the smallest one where nothing does.
qreal fittingZoom(const GroupList& groups, const QSizeF& viewport);

inline constexpr qreal kSmallestZoom = 0.02;
inline constexpr qreal kLargestZoom = 2;

} // namespace berth::ui
