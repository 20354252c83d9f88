// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/session/Session.h"
#include "ui/time/TimelineScale.h"

#include <QRectF>
#include <QString>

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

class QPainter;

namespace berth::ui {

struct Theme;

inline constexpr qreal kBranchTrackHeight = 20;
inline constexpr qreal kCurrentTrackHeight = 46; ///< with marks above, on and below its line

/// One branch as a row of the timeline.
struct BranchTrack {
    BranchInfo branch;
    bool isCurrent = false;
    qreal top = 0;
    qreal line = 0; ///< y of its line

    qreal bottom() const { return top + (isCurrent ? kCurrentTrackHeight : kBranchTrackHeight); }
};

/// The rows of all branches, the first one on top, the others in the order they were made, as many as fit; the current
/// one always. Pure.
struct BranchTracks {
    std::vector<BranchTrack> rows;
    std::size_t hidden = 0; ///< branches without a row: where there are any, a line under the rows says so
    qreal bottom = 0;

    static BranchTracks of(const std::vector<BranchInfo>& branches, std::uint32_t current, qreal top, qreal room);
    const BranchTrack* current() const;
    const BranchTrack* find(std::uint32_t branch) const;
    /// The row under a point of the timeline; nullptr for none.
    const BranchTrack* at(qreal y) const;
    /// The line "+3 more", `width` wide; null where every branch has its row.
    QRectF more(qreal width) const;
};

/// How the tracks of branches other than the current one, the elbows and the differences are drawn.
struct TrackPainting {
    const TimelineScale& scale;
    qreal left = 0; ///< where the plot begins
    qreal labelWidth = 0;
    const std::map<std::uint32_t, std::vector<SimTime>>& partings;
};

/// "+3 more".
QString moreBranches(std::size_t hidden);

void paintBranchTracks(QPainter& painter, const Theme& theme, const BranchTracks& tracks, const TrackPainting& how);

} // namespace berth::ui
