// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/NodeCardView.h"
#include "ui/stage/SlotRows.h"
#include "ui/theme/Fonts.h"
#include "ui/theme/Theme.h"

class QPainter;

namespace berth::ui {

/// How a row of devices is drawn.
struct SlotLook {
    bool names = true; ///< pod names in blocks of two slots and more
    bool glyphs = true;
    bool freeRejected = false; ///< free slots lit as what was missing
    bool steppedBack = false;
    PodId selected;    ///< gets the selection ring, and its split blocks are joined
    QString tenant;    ///< the pods of this namespace get the ring, too
    PodId hovered;     ///< its split blocks are joined, too
    QString gang;      ///< its members here get a bracket
    bool feet = false; ///< there is room under the index row for joins and brackets
    qreal cornerRadius = 3;
};

/// Draws a node's free slots and the pods on them.
void paintSlots(QPainter& painter, const Theme& theme, const Fonts& fonts, const SlotRows& rows, int gpus,
                const std::vector<PodSlotsView>& pods, const SlotLook& look);

/// Draws, under the index row, the lines that join the blocks of split placements (the selected and the hovered pod) and
/// the bracket under the members of a gang.
void paintJoins(QPainter& painter, const Theme& theme, const SlotRows& rows, const std::vector<PodSlotsView>& pods,
                const SlotLook& look);

/// Draws device numbers, a bracket under each socket's devices and the NICs on them, in a card's row.
void paintDeviceFeet(QPainter& painter, const Theme& theme, const Fonts& fonts, const SlotRows& rows,
                     const NodeCardView& card, bool nics);

/// The pod on a device, or null; of several fractions the one at `height` 0…1 from the bottom.
const PodSlotsView* podOnDevice(const std::vector<PodSlotsView>& pods, int device, qreal height);

/// ".5", ".25": a share of a device in thousandths.
QString fractionText(int milli);

} // namespace berth::ui
