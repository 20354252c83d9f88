// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/NodeCardView.h"
#include "ui/stage/SlotRows.h"
#include "ui/theme/Theme.h"

class QPainter;

namespace berth::ui {

/// Draws the direct links between a node's devices in the 20 px above each row of slots: a bus for NVSwitch, arcs for a
/// mesh, brackets for pairs. PCIe is no link: the socket brackets say it. The links among the devices of `selected` are
/// lit in its level's line and the others step back.
void paintLinks(QPainter& painter, const Theme& theme, const SlotRows& rows, const NodeCardView& card, PodId selected);

/// Height of an arc over `distance` devices where the longest spans `longest`.
qreal arcHeight(int distance, int longest);

} // namespace berth::ui
