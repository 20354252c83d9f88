// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/SamplePicture.h"

#include "ui/theme/Shapes.h"

#include <QPainter>

#include <algorithm>
#include <array>

namespace berth::ui {
namespace {

constexpr qreal kMargin = 8;
constexpr qreal kGap = 4;
constexpr qreal kSlot = 6;
constexpr qreal kSlotGap = 1;
constexpr int kSlotsInRow = 4;
constexpr qreal kPad = 3;
constexpr qreal kTileWidth = kSlotsInRow * (kSlot + kSlotGap) - kSlotGap + 2 * kPad;
constexpr qreal kTileHeight = 2 * (kSlot + kSlotGap) - kSlotGap + 2 * kPad;
constexpr QSizeF kChip(26, 6);
constexpr qreal kChipStep = 9;
constexpr std::array kScales = {2.0, 1.6, 1.3, 1.0};

void paintNode(QPainter& painter, const Theme& theme, const QPointF& at, const SamplePicture::Node& node) {
    const QRectF tile(at, QSizeF(kTileWidth, kTileHeight));
    paintBox(painter, tile, theme.card, {theme.line, 1}, 2);
    if (node.gpus == 0) {
        const QRectF bar(tile.left() + kPad, tile.center().y() - 2, tile.width() - 2 * kPad, 4);
        painter.fillRect(bar, theme.slot);
        painter.fillRect(QRectF(bar.topLeft(), QSizeF(bar.width() * std::clamp(node.cpuShare, 0.0, 1.0), bar.height())),
                         theme.level(Level::None).fill);
        return;
    }
    for (int i = 0; i < std::min(node.gpus, 2 * kSlotsInRow); ++i) {
        const int row = i / kSlotsInRow;
        const QPointF corner(tile.left() + kPad + i % kSlotsInRow * (kSlot + kSlotGap),
                             tile.top() + kPad + row * (kSlot + kSlotGap));
        const bool held = i < static_cast<int>(node.held.size());
        const LevelColors* colors = held ? &theme.level(node.held[static_cast<std::size_t>(i)]) : nullptr;
        paintBox(painter, QRectF(corner, QSizeF(kSlot, kSlot)), held ? colors->fill : theme.slot,
                 {held ? colors->line : theme.slotLine, 1}, 1);
    }
}

/// How many tiles fit into a room, at scale 1.
struct Grid {
    int columns, rows;

    explicit Grid(const QSizeF& room)
        : columns(std::max(1, static_cast<int>((room.width() + kGap) / (kTileWidth + kGap)))),
          rows(std::max(1, static_cast<int>((room.height() + kGap) / (kTileHeight + kGap)))) {}
    int tiles() const { return columns * rows; }
};

/// The largest scale at which all nodes and waiting pods are seen.
qreal scaleFor(const QSizeF& room, const SamplePicture& picture) {
    const qreal chips = picture.waiting.empty() ? 0 : kChip.width() + 2 * kGap;
    for (const qreal scale : kScales) {
        const QSizeF shrunk = room / scale;
        const bool nodesFit = Grid(shrunk - QSizeF(chips, 0)).tiles() >= static_cast<int>(picture.nodes.size());
        if (nodesFit && kChipStep * static_cast<qreal>(picture.waiting.size()) <= shrunk.height() + kChipStep / 2)
            return scale;
    }
    return kScales.back();
}

} // namespace

void paintSamplePicture(QPainter& painter, const Theme& theme, const QRectF& box, const SamplePicture& picture) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintBox(painter, box, theme.stage, {theme.line, 1}, 4);
    const QRectF inner = box.adjusted(kMargin, kMargin, -kMargin, -kMargin);
    const qreal scale = scaleFor(inner.size(), picture);
    painter.translate(inner.topLeft());
    painter.scale(scale, scale);
    const QSizeF room = inner.size() / scale;
    qreal y = 0;
    for (const Level level : picture.waiting) {
        if (y + kChip.height() > room.height()) break;
        const LevelColors& colors = theme.level(level);
        paintBox(painter, QRectF(QPointF(0, y), kChip), colors.soft, {colors.line, 1}, 2);
        y += kChipStep;
    }
    const qreal left = picture.waiting.empty() ? 0 : kChip.width() + 2 * kGap;
    const Grid grid(room - QSizeF(left, 0));
    const int shown = std::min(static_cast<int>(picture.nodes.size()), grid.tiles());
    for (int i = 0; i < shown; ++i) {
        const int row = i / grid.columns;
        paintNode(painter, theme, {left + i % grid.columns * (kTileWidth + kGap), row * (kTileHeight + kGap)},
                  picture.nodes[static_cast<std::size_t>(i)]);
    }
    painter.restore();
}

} // namespace berth::ui
