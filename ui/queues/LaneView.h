// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/queues/PodChipView.h"

#include <array>
#include <vector>

namespace berth::ui {

/// One queue of the scheduler as a lane.
struct LaneView {
    QString name;                     ///< upstream's name: "activeQ", "backoffQ", "unschedulablePods", "gated"…
    int count = 0;                    ///< all pods in it
    QString note;                     ///< right of the header: "next pod on top"
    std::vector<PodChipView> chips;   ///< in pop order, the next one first; a gang is one chip. Only the first four are
                                      ///< ever drawn, and the members of opened gangs
    std::array<int, 4> levelCounts{}; ///< all pods by Level (P0, P1, P2, None); zeros: the "more" line names no levels

    friend bool operator==(const LaneView&, const LaneView&) = default;
};

/// All lanes from top to bottom.
struct QueuesView {
    std::vector<LaneView> lanes;
    QString summary; ///< for the panel's title, which the window draws: "8 pods pending"

    friend bool operator==(const QueuesView&, const QueuesView&) = default;
};

} // namespace berth::ui
