// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/SmallCards.h"

#include "ui/stage/CardGeometry.h"
#include "ui/stage/CardPainter.h"
#include "ui/stage/CountedPainter.h"
#include "ui/stage/SlotPainter.h"
#include "ui/theme/Marks.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Spacing.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace berth::ui {
namespace {

constexpr qreal kStrokesFrom = 8;
/// A 0.6 px border on whole pixels: one pixel at that strength, without antialiasing.
constexpr qreal kBorderStrength = 0.6;

Mark markOf(const NodeCardView& card) {
    return card.verdict ? card.verdict->mark : Mark::None;
}

bool isCordoned(const NodeCardView& card) {
    return std::any_of(card.badges.begin(), card.badges.end(),
                       [](const BadgeView& badge) { return badge.icon == Icon::Cordon; });
}

struct CellLook {
    QColor fill, border, stroke;
    QLineF line; ///< in units of the cell's size, −0.5 … 0.5
};

const QLineF kRising(-0.35, 0.3, 0.35, -0.3);
const QLineF kFalling(-0.3, -0.3, 0.3, 0.3);
const QLineF kDash(-0.3, 0, 0.3, 0);

CellLook rampLook(const Theme& theme, int heat) {
    return {theme.ramp(heat), Theme::rampNeedsBorder(heat) ? theme.accent : QColor(), QColor(), {}};
}

/// By free devices or by level: what is so whatever the cycle says.
CellLook stateLook(const Theme& theme, const NodeCardView& card) {
    CellLook look = rampLook(theme, std::max(card.heat, 0));
    if (card.heatKey == HeatKey::Level) {
        const LevelColors& colors = theme.level(card.heatLevel);
        look = card.heatLevel == Level::None ? CellLook{theme.slot, theme.line, QColor(), {}}
                                             : CellLook{colors.fill, colors.line, QColor(), {}};
    }
    if (!isCordoned(card)) return look;
    look.stroke = theme.on(look.fill);
    look.line = kRising;
    return look;
}

CellLook cellLook(const Theme& theme, const NodeCardView& card) {
    if (card.heatKey == HeatKey::Free || card.heatKey == HeatKey::Level) return stateLook(theme, card);
    if (!card.lookedAt) return {QColor(), theme.line, QColor(), {}};
    switch (markOf(card)) {
    case Mark::Reject:
    case Mark::Error: return {theme.no.soft, theme.no.hue, theme.no.hue, kFalling};
    case Mark::Unresolvable:
        if (isCordoned(card)) return {theme.unres.soft, theme.unres.hue, theme.unres.hue, kRising};
        return {theme.unres.soft, QColor(), theme.unres.hue, kDash};
    case Mark::Wait: return {theme.wait.soft, theme.wait.hue, QColor(), {}};
    case Mark::Success:
        if (card.heatKey == HeatKey::Verdict) return {theme.ok.soft, theme.ok.hue, QColor(), {}};
        break;
    case Mark::None:
        if (isCordoned(card)) return {theme.unres.soft, theme.unres.hue, theme.unres.hue, kRising};
        break;
    default: break;
    }
    return rampLook(theme, card.heat >= 0 ? card.heat : 0);
}

QString calloutText(const NodeCardView& card) {
    QStringList parts;
    if (!card.place.isEmpty()) parts << card.place;
    if (card.gpus > 0)
        parts << QCoreApplication::translate("berth::ui::NodeCard", "%1/%2 free").arg(card.freeGpus).arg(card.gpus);
    if (card.verdict) parts << card.verdict->reason;
    return parts.join(QStringLiteral(" · "));
}

} // namespace

void paintCompactCard(QPainter& painter, const Theme& theme, const Fonts& fonts, const NodeCardView& card,
                      const QRectF& box, PodId selected, const QString& tenant) {
    paintBox(painter, box, card.steppedBack ? theme.rack : theme.card, {theme.line}, radius::kControl);
    const bool marked = markOf(card) != Mark::None;
    if (marked) paintMark(painter, theme, markOf(card), {box.right() - 14, box.top() + 13}, 12);
    qreal right = box.right() - (marked ? 24 : 8);
    for (const BadgeView& badge : card.badges) {
        right -= 14;
        paintIcon(painter, badge.icon, QRectF(right, box.top() + 7, 12, 12),
                  badge.rejected ? theme.no.hue : theme.text2);
    }
    paintLabel(painter, {box.left() + 8, box.top() + 17}, card.name,
               {fonts.mono(11.5, QFont::DemiBold), card.steppedBack ? theme.text3 : theme.text1, Qt::AlignLeft,
                right - box.left() - 12});
    painter.save();
    painter.translate(box.topLeft());
    SlotLook look;
    look.names = false;
    look.steppedBack = card.steppedBack;
    look.freeRejected = card.freeRejected;
    look.selected = selected;
    look.tenant = tenant;
    look.cornerRadius = 2;
    if (card.gpus > 0) {
        paintSlots(painter, theme, fonts, compactSlots(card.gpus), card.gpus, card.pods, look);
    } else if (!card.counted.empty()) {
        paintCountedBars(painter, theme, QRectF(8, 26, kCompactWidth - 16, 18), card.counted, look);
    } else {
        const qreal used = card.cpu.total > 0 ? std::clamp(card.cpu.used / card.cpu.total, 0.0, 1.0) : 0;
        const QRectF bar(8, 32, kCompactWidth - 16, 8);
        painter.fillRect(bar, theme.slot);
        painter.fillRect(QRectF(bar.left(), bar.top(), bar.width() * used, bar.height()),
                         theme.level(Level::None).fill);
        paintBox(painter, bar, Qt::NoBrush, {theme.slotLine}, 0);
    }
    painter.restore();
}

void paintTile(QPainter& painter, const Theme& theme, const NodeCardView& card, const QRectF& box) {
    const Mark mark = markOf(card);
    const bool judged = mark != Mark::None && mark != Mark::Idle;
    paintBox(painter, box, card.steppedBack ? theme.rack : theme.card,
             {judged ? theme.verdict(mark).hue : theme.line, judged ? 1.5 : 1}, radius::kBadge);
    painter.save();
    painter.translate(box.topLeft());
    SlotLook look;
    look.names = false;
    look.glyphs = false;
    look.steppedBack = card.steppedBack;
    look.cornerRadius = 0;
    paintSlots(painter, theme, Fonts(), tileSlots(card.gpus), card.gpus, card.pods, look);
    if (card.gpus == 0)
        paintCountedBars(painter, theme, QRectF(5, 6, kTileWidth - 10, kTileHeight - 12), card.counted, look);
    painter.restore();
}

void paintCell(QPainter& painter, const Theme& theme, const NodeCardView& card, const QRectF& box,
               const QColor& under) {
    const CellLook look = cellLook(theme, card);
    const bool strokes = std::min(box.width(), box.height()) >= kStrokesFrom;
    const QColor ground = look.fill.isValid() ? look.fill : under;
    if (look.border.isValid()) {
        painter.fillRect(box, mixed(look.border, ground, kBorderStrength));
        painter.fillRect(box.adjusted(1, 1, -1, -1), ground);
    } else {
        painter.fillRect(box, ground);
    }
    if (!strokes || !look.stroke.isValid()) return;
    const qreal size = std::min(box.width(), box.height());
    painter.setPen(QPen(look.stroke, 1));
    painter.drawLine(QLineF(box.center() + look.line.p1() * size, box.center() + look.line.p2() * size));
}

std::vector<QRectF> calloutBoxes(const std::vector<QRectF>& items, const QRectF& viewport) {
    constexpr qreal kWidth = 212;
    constexpr qreal kHeight = 46;
    constexpr qreal kAway = 12;
    std::vector<QRectF> boxes;
    const auto isFree = [&](const QRectF& box) {
        return std::none_of(boxes.begin(), boxes.end(),
                            [&](const QRectF& other) { return box.intersects(other.adjusted(-4, -4, 4, 4)); });
    };
    for (const QRectF& item : items) {
        const qreal x = std::clamp(item.center().x() + 14, viewport.left() + 8,
                                   std::max(viewport.left() + 8, viewport.right() - kWidth - 8));
        const bool above = item.top() - kHeight - kAway > viewport.top();
        QRectF box(x, above ? item.top() - kHeight - kAway : item.bottom() + kAway, kWidth, kHeight);
        for (int tries = 0; tries < 8 && !isFree(box); ++tries) box.translate(0, above ? -kHeight - 6 : kHeight + 6);
        if (box.top() < viewport.top()) box.moveTop(item.bottom() + kAway);
        boxes.push_back(box);
    }
    return boxes;
}

void paintCallout(QPainter& painter, const Theme& theme, const Fonts& fonts, const NodeCardView& card,
                  const QRectF& item, const QRectF& box) {
    const bool above = box.top() < item.top();
    painter.setPen(QPen(theme.accent, 1.5));
    painter.drawLine(
        QPointF(item.center().x(), above ? item.top() - 2 : item.bottom() + 2),
        QPointF(std::clamp(item.center().x(), box.left() + 10, box.right() - 10), above ? box.bottom() : box.top()));
    paintBox(painter, box, theme.card, {theme.accent, 1.5}, radius::kCard);
    const bool scored = card.verdict && card.verdict->score;
    const bool marked = !scored && markOf(card) != Mark::None;
    const qreal room = box.width() - 24 - (scored ? 46 : marked ? 20 : 0);
    paintLabel(painter, {box.left() + 12, box.top() + 19}, card.name,
               {fonts.font(type::kName), theme.text1, Qt::AlignLeft, room});
    paintLabel(painter, {box.left() + 12, box.top() + 36}, calloutText(card),
               {fonts.font(type::kSmall), theme.text2, Qt::AlignLeft, room});
    if (scored)
        paintScoreBadge(painter, theme, fonts, {box.right() - 48, box.top() + 13}, *card.verdict->score,
                        card.verdict->winner, 38);
    else if (marked)
        paintMark(painter, theme, markOf(card), {box.right() - 18, box.center().y()}, 14);
}

} // namespace berth::ui
