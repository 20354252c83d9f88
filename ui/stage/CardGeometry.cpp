// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/CardGeometry.h"

#include <algorithm>

namespace berth::ui {
namespace {

constexpr qreal kSlotLeft = 9;
constexpr qreal kSlotTop = 69;
constexpr qreal kRowPitch = 62; // link zone 20, slots 26, index and brackets 16
constexpr qreal kBarLeft = 10;
constexpr qreal kBarHeight = 8;
constexpr qreal kBarPitch = 16;
constexpr qreal kMemBelowCpu = kBarPitch;
constexpr qreal kStripBelowCpu = 40;
constexpr int kPerRow = 8;

/// A node may offer any number of devices: more of them stand in more and narrower slots.
SlotRows packed(int gpus, int rows, int fewestPerRow, const QRectF& room, const QSizeF& largest, qreal gap) {
    SlotRows packed;
    packed.origin = room.topLeft();
    packed.perRow = std::max((std::max(gpus, 1) + rows - 1) / rows, fewestPerRow);
    packed.gap = packed.perRow <= 8 ? gap : packed.perRow <= 16 ? 1 : 0;
    packed.width = std::min(largest.width(), (room.width() + packed.gap) / packed.perRow - packed.gap);
    packed.rowPitch = room.height() / rows;
    packed.height = std::min(largest.height(), packed.rowPitch - (packed.rowPitch > 6 ? 2 : 1));
    return packed;
}

} // namespace

CardGeometry cardGeometry(int gpus, std::size_t counted) {
    CardGeometry g;
    g.slotRows = (gpus + kPerRow - 1) / kPerRow;
    g.slots.origin = {kSlotLeft, kSlotTop};
    g.slots.rowPitch = kRowPitch;
    g.height = g.slotRows == 0 ? kCardHeightWithoutSlots : kCardHeight + (g.slotRows - 1) * kRowPitch;
    const std::size_t lines = std::min(counted, kCountedLines);
    g.height += kBarPitch * static_cast<qreal>(lines);
    g.strip = QRectF(0, g.height - kStripHeight, kCardWidth, kStripHeight);
    const qreal collapsed = g.slotRows == 0 ? 7 : 0;
    const qreal cpu = g.strip.top() - kStripBelowCpu + collapsed;
    g.cpu = QRectF(kBarLeft, cpu, kCardWidth - 2 * kBarLeft, kBarHeight);
    g.mem = g.cpu.translated(0, kMemBelowCpu);
    for (std::size_t i = lines; i > 0; --i)
        g.counted.push_back(g.cpu.translated(0, -kBarPitch * static_cast<qreal>(i)));
    return g;
}

SlotRows compactSlots(int gpus) {
    const int rows = gpus <= 16 ? 1 : 2;
    return packed(gpus, rows, kPerRow, {8, 27, kCompactWidth - 16, 18}, {14, 16}, 3);
}

SlotRows tileSlots(int gpus) {
    const int rows = gpus <= 16 ? 2 : 4;
    return packed(gpus, rows, 4, {4.5, 5, kTileWidth - 9, 20}, {7, 7}, 2);
}

} // namespace berth::ui
