// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/Meaning.h"
#include "ui/theme/Theme.h"
#include "ui/time/PodLaneItems.h"

class QPainter;

namespace berth::ui {

class PodLaneWords;

/// How lanes of pods are drawn.
struct PodLaneLook {
    const std::vector<Level>& levels; ///< one per lane
    const PodLaneWords& words;
    PodId selected; ///< its name is lit
};

/// Draws each lane: its name, its segments in their strokes of state, the fate of its checkpoint, what stands behind
/// its end, and what leads from one lane to another. What lies beyond the cursor steps back; what is only due is
/// dashed.
void paintPodLanes(QPainter& painter, const Theme& theme, const std::vector<PodLane>& lanes, const PodLanePlan& plan,
                   const PodLaneLook& look);

} // namespace berth::ui
