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

SlotRows evenRow(int gpus, const QPointF& origin, qreal room, qreal largest, qreal height, qreal gap) {
    const int count = std::max(gpus, 1);
    SlotRows rows;
    rows.origin = origin;
    rows.gap = gap;
    rows.height = height;
    rows.perRow = std::max(count, kPerRow);
    rows.width = std::min(largest, (room + gap) / rows.perRow - gap);
    return rows;
}

} // namespace

CardGeometry cardGeometry(int gpus) {
    CardGeometry g;
    g.slotRows = (gpus + kPerRow - 1) / kPerRow;
    g.slots.origin = {kSlotLeft, kSlotTop};
    g.slots.rowPitch = kRowPitch;
    g.height = g.slotRows == 0 ? kCardHeightWithoutSlots : kCardHeight + (g.slotRows - 1) * kRowPitch;
    g.strip = QRectF(0, g.height - kStripHeight, kCardWidth, kStripHeight);
    const qreal collapsed = g.slotRows == 0 ? 7 : 0;
    const qreal cpu = g.strip.top() - kStripBelowCpu + collapsed;
    g.cpu = QRectF(kBarLeft, cpu, kCardWidth - 2 * kBarLeft, kBarHeight);
    g.mem = g.cpu.translated(0, kMemBelowCpu);
    return g;
}

SlotRows compactSlots(int gpus) {
    return evenRow(gpus, {8, 27}, kCompactWidth - 16, 14, 16, 3);
}

SlotRows tileSlots(int gpus) {
    SlotRows rows;
    rows.origin = {4.5, 5};
    rows.gap = 2;
    rows.perRow = std::max(4, (gpus + 1) / 2);
    rows.width = std::min(7.0, (kTileWidth - 9 + rows.gap) / rows.perRow - rows.gap);
    rows.height = 7;
    rows.rowPitch = 10;
    return rows;
}

} // namespace berth::ui
