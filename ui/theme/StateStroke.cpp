// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/StateStroke.h"

#include "ui/theme/Shapes.h"
#include "ui/theme/Spacing.h"

#include <QPainter>
#include <QPixmapCache>

#include <algorithm>
#include <cmath>

namespace berth::ui {
namespace {

constexpr qreal kHatchPitch = 6;
constexpr qreal kReadable = 4.5;

qreal deviceScale(const QPainter& painter) {
    const QTransform transform = painter.deviceTransform();
    return std::max(std::hypot(transform.m11(), transform.m12()), 0.1);
}

QPixmap drawTile(const QColor& color, HatchDirection direction, int size, qreal stroke) {
    QPixmap tile(size, size);
    tile.fill(Qt::transparent);
    QPainter painter(&tile);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, stroke, Qt::SolidLine, Qt::FlatCap));
    if (direction == HatchDirection::Falling) {
        painter.translate(size, 0);
        painter.scale(-1, 1);
    }
    for (int offset = -size; offset <= size; offset += size)
        painter.drawLine(QPointF(offset - size, 2 * size), QPointF(offset + 2 * size, -size));
    return tile;
}

QPixmap hatchTile(const QColor& color, HatchDirection direction, int size, qreal stroke) {
    const QString key = QStringLiteral("berth-hatch-%1-%2-%3-%4")
                            .arg(color.rgba(), 8, 16)
                            .arg(static_cast<int>(direction))
                            .arg(size)
                            .arg(std::lround(stroke * 100));
    QPixmap tile;
    if (!QPixmapCache::find(key, &tile)) {
        tile = drawTile(color, direction, size, stroke);
        QPixmapCache::insert(key, tile);
    }
    return tile;
}

void paintHatch(QPainter& painter, const QRectF& rect, const QBrush& hatch, qreal cornerRadius) {
    painter.setBrushOrigin(rect.topLeft());
    painter.setPen(Qt::NoPen);
    painter.setBrush(hatch);
    painter.drawRoundedRect(rect, cornerRadius, cornerRadius);
    painter.setBrushOrigin(QPointF());
}

/// Narrows what is drawn to the left share of `rect` for its lifetime.
class LeftShare {
public:
    LeftShare(QPainter& painter, const QRectF& rect, qreal share) : painter_(painter) {
        painter_.save();
        if (share < 1)
            painter_.setClipRect(
                QRectF(rect.left(), rect.top(), rect.width() * std::clamp(share, 0.0, 1.0), rect.height()),
                Qt::IntersectClip);
    }
    ~LeftShare() { painter_.restore(); }
    LeftShare(const LeftShare&) = delete;
    LeftShare& operator=(const LeftShare&) = delete;

private:
    QPainter& painter_;
};

/// The ring two px outside a victim; below a share of 1 its beginning only, clockwise from the left.
void paintVictimRing(QPainter& painter, const Theme& theme, const QRectF& rect, const QVector<qreal>& dash,
                     qreal cornerRadius, qreal share) {
    const QRectF around = rect.adjusted(-2, -2, 2, 2);
    if (share >= 1) return paintBox(painter, around, Qt::NoBrush, {theme.no.hue, 2, dash}, cornerRadius + 1);
    const qreal length = 2 * (around.width() + around.height());
    if (share > 0)
        paintBox(painter, around, Qt::NoBrush, {theme.no.hue, 2, {std::max(length * share, 0.1), length}},
                 cornerRadius + 1);
}

void paintBound(QPainter& painter, const QRectF& rect, const LevelColors& colors, const StateBlock& block,
                qreal cornerRadius) {
    paintBox(painter, rect, colors.fill, {colors.line, 1 + block.pulse}, cornerRadius);
}

void paintReserved(QPainter& painter, const Theme& theme, const QRectF& rect, const LevelColors& colors, qreal share,
                   qreal cornerRadius) {
    paintBox(painter, rect, colors.soft, {QColor()}, cornerRadius);
    const QBrush hatch = hatchBrush(painter, colors.fill, HatchDirection::Rising, kHatchPitch, theme.hatchStroke());
    {
        const LeftShare clip(painter, rect, share);
        paintHatch(painter, rect.adjusted(1, 1, -1, -1), hatch, cornerRadius - 1);
    }
    paintBox(painter, rect, Qt::NoBrush, {colors.line, 1.5}, cornerRadius);
}

void paintSolidifying(QPainter& painter, const Theme& theme, const QRectF& rect, const LevelColors& colors,
                      const StateBlock& block, qreal cornerRadius) {
    if (block.filled < 1) paintReserved(painter, theme, rect, colors, 1, cornerRadius);
    const LeftShare clip(painter, rect, block.filled);
    paintBound(painter, rect, colors, block, cornerRadius);
}

void paintVictim(QPainter& painter, const Theme& theme, const QRectF& rect, const LevelColors& colors, qreal share,
                 qreal cornerRadius) {
    paintBox(painter, rect, colors.fill, {colors.line, 1}, cornerRadius);
    QColor veil = theme.card;
    veil.setAlphaF(static_cast<float>(0.55 * share));
    const QBrush hatch = hatchBrush(painter, veil, HatchDirection::Falling, kHatchPitch, theme.hatchStroke() + 0.2);
    paintHatch(painter, rect.adjusted(1, 1, -1, -1), hatch, cornerRadius - 1);
    paintVictimRing(painter, theme, rect, {}, cornerRadius, share);
}

void paintSaving(QPainter& painter, const Theme& theme, const QRectF& rect, const StateBlock& block,
                 qreal cornerRadius) {
    const LevelColors& colors = theme.level(block.level);
    paintBox(painter, rect, colors.soft, {colors.line, 1}, cornerRadius);
    const QRectF inside = rect.adjusted(1, 1, -1, -1);
    const qreal height = inside.height() * std::clamp(block.remaining, 0.0, 1.0);
    painter.fillRect(QRectF(inside.left(), inside.bottom() - height, inside.width(), height), colors.fill);
    paintVictimRing(painter, theme, rect, {4, 2}, cornerRadius, 1);
}

} // namespace

QBrush hatchBrush(const QPainter& painter, const QColor& color, HatchDirection direction, qreal pitch, qreal stroke) {
    const qreal scale = deviceScale(painter);
    const int size = std::max(3, static_cast<int>(std::lround(pitch * scale)));
    QBrush brush(hatchTile(color, direction, size, stroke * scale));
    brush.setTransform(QTransform::fromScale(1 / scale, 1 / scale));
    return brush;
}

void paintStateBlock(QPainter& painter, const Theme& theme, const QRectF& rect, const StateBlock& block,
                     qreal cornerRadius) {
    const LevelColors& colors = theme.level(block.level);
    const qreal opacity = painter.opacity();
    painter.setOpacity(block.steppedBack ? opacity * 0.5 : opacity);
    switch (block.state) {
    case SlotState::Bound: paintSolidifying(painter, theme, rect, colors, block, cornerRadius); break;
    case SlotState::Reserved: paintReserved(painter, theme, rect, colors, block.filled, cornerRadius); break;
    case SlotState::Claimed: paintBox(painter, rect, colors.soft, {colors.line, 1, {1.5, 2}}, cornerRadius); break;
    case SlotState::Nominated: paintBox(painter, rect, colors.soft, {colors.line, 1.5, {5, 3}}, cornerRadius); break;
    case SlotState::Victim: paintVictim(painter, theme, rect, colors, block.filled, cornerRadius); break;
    case SlotState::Saving: paintSaving(painter, theme, rect, block, cornerRadius); break;
    }
    painter.setOpacity(opacity);
}

QColor blockTextColor(const Theme& theme, const StateBlock& block) {
    const LevelColors& colors = theme.level(block.level);
    if (block.steppedBack) {
        const QColor ground = block.state == SlotState::Bound ? mixed(colors.fill, theme.card, 0.5) : colors.soft;
        return contrastRatio(theme.text3, ground) >= kReadable ? theme.text3 : theme.text1;
    }
    return block.state == SlotState::Bound ? colors.on : colors.text;
}

QColor blockPlateColor(const Theme& theme, const StateBlock& block) {
    switch (block.state) {
    case SlotState::Reserved: return theme.level(block.level).soft;
    case SlotState::Victim:
    case SlotState::Saving: return theme.card;
    case SlotState::Bound:
    case SlotState::Claimed:
    case SlotState::Nominated: break;
    }
    return {};
}

void paintRing(QPainter& painter, const Theme& theme, const QRectF& item, Ring ring, qreal cornerRadius) {
    const qreal outer = cornerRadius + radius::kRing;
    const QRectF around = item.adjusted(-2, -2, 2, 2);
    switch (ring) {
    case Ring::Selected: return paintBox(painter, around, Qt::NoBrush, {theme.accent, 2}, outer);
    case Ring::Focus:
        paintBox(painter, around, Qt::NoBrush, {theme.accent, 2}, outer);
        return paintBox(painter, around.adjusted(-1, -1, 1, 1), Qt::NoBrush, {theme.text1, 1}, outer + 1);
    case Ring::Next: return paintBox(painter, around, Qt::NoBrush, {theme.accent, 1.5, {5, 4}}, outer);
    }
}

void paintPaneFocus(QPainter& painter, const Theme& theme, const QRectF& pane) {
    paintRing(painter, theme, pane.adjusted(4, 4, -4, -4), Ring::Focus, radius::kBadge);
}

} // namespace berth::ui
