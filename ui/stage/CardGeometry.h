// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/SlotRows.h"

#include <QRectF>

#include <cstddef>
#include <vector>

namespace berth::ui {

inline constexpr qreal kCardWidth = 222;
inline constexpr qreal kCardHeight = 202;
inline constexpr qreal kCardHeightWithoutSlots = 118;
inline constexpr qreal kStripHeight = 41;

/// Where a node card's parts lie from its top left corner, at 100 %.
struct CardGeometry {
    qreal height = kCardHeight;
    qreal nameBaseline = 20;
    qreal modelBaseline = 36;
    SlotRows slots;
    int slotRows = 0;            ///< 0: no devices, the card is collapsed
    std::vector<QRectF> counted; ///< the lines of counted parts, above cpu
    QRectF cpu;                  ///< the whole line: label, bar, value
    QRectF mem;
    QRectF strip;

    QRectF box() const { return {0, 0, kCardWidth, height}; }
};

/// The card of a node with `gpus` devices: rows of eight, 202 high with one row, 118 with none; 16 more for each line of
/// counted parts, of which at most kCountedLines are drawn.
CardGeometry cardGeometry(int gpus, std::size_t counted = 0);
inline constexpr std::size_t kCountedLines = 4;

inline constexpr qreal kCompactWidth = 152;
inline constexpr qreal kCompactHeight = 52;
inline constexpr qreal kTileWidth = 44;
inline constexpr qreal kTileHeight = 28;

/// Slots of a compact card and of a tile, from the item's top left corner. More devices than fit are narrower.
SlotRows compactSlots(int gpus);
SlotRows tileSlots(int gpus);

} // namespace berth::ui
