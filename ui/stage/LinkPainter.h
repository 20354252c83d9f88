// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/NodeCardView.h"
#include "ui/stage/SlotRows.h"
#include "ui/theme/Theme.h"

class QPainter;

namespace berth::ui {

/// Which links of a node are lit; all others step back to 45 %.
struct LinkFocus {
    PodId pod;       ///< the links among its devices, in its level's line
    int device = -1; ///< the links of this device, in their own colour
};

/// Draws the direct links between a node's devices in the 20 px above each row of slots: a bus for NVSwitch, arcs for a
/// mesh, brackets for pairs. PCIe is no link: the socket brackets say it. Links that were needed and are not there are
/// dashed.
void paintLinks(QPainter& painter, const Theme& theme, const SlotRows& rows, const NodeCardView& card,
                const LinkFocus& focus);

/// Height of an arc over `distance` devices where the longest spans `longest`.
qreal arcHeight(int distance, int longest);

} // namespace berth::ui
