// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/SmallCards.h"

#include "ui/stage/CardGeometry.h"
#include "ui/stage/CardPainter.h"
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

CellLook cellLook(const Theme& theme, const NodeCardView& card) {
    if (!card.lookedAt) return {QColor(), theme.line, QColor(), {}};
    switch (markOf(card)) {
    case Mark::Reject:
    case Mark::Error: return {theme.no.soft, theme.no.hue, theme.no.hue, {-0.3, -0.3, 0.3, 0.3}};
    case Mark::Unresolvable:
        if (isCordoned(card)) return {theme.unres.soft, theme.unres.hue, theme.unres.hue, {-0.35, 0.3, 0.35, -0.3}};
        return {theme.unres.soft, QColor(), theme.unres.hue, {-0.3, 0, 0.3, 0}};
    default: break;
    }
    const int heat = card.heat >= 0 ? card.heat : 0;
    return {theme.ramp(heat), Theme::rampNeedsBorder(heat) ? theme.accent : QColor(), QColor(), {}};
}

QString calloutText(const NodeCardView& card) {
    QStringList parts;
    if (card.gpus > 0)
        parts << QCoreApplication::translate("berth::ui::NodeCard", "%1/%2 free").arg(card.freeGpus).arg(card.gpus);
    if (card.verdict) parts << card.verdict->reason;
    return parts.join(QStringLiteral(" · "));
}

QRectF calloutBox(const QRectF& item, const QRectF& viewport) {
    constexpr qreal kWidth = 212;
    constexpr qreal kHeight = 46;
    const bool above = item.top() - kHeight - 12 > viewport.top();
    const qreal y = above ? item.top() - kHeight - 12 : item.bottom() + 12;
    const qreal x = std::clamp(item.center().x() + 14, viewport.left() + 8,
                               std::max(viewport.left() + 8, viewport.right() - kWidth - 8));
    return {x, y, kWidth, kHeight};
}

} // namespace

void paintCompactCard(QPainter& painter, const Theme& theme, const Fonts& fonts, const NodeCardView& card,
                      const QRectF& box, PodId selected) {
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
    if (card.gpus > 0) {
        SlotLook look;
        look.names = false;
        look.steppedBack = card.steppedBack;
        look.freeRejected = card.freeRejected;
        look.selected = selected;
        look.cornerRadius = 2;
        paintSlots(painter, theme, fonts, compactSlots(card.gpus), card.gpus, card.pods, look);
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
    painter.restore();
}

void paintCell(QPainter& painter, const Theme& theme, const NodeCardView& card, const QRectF& box) {
    const CellLook look = cellLook(theme, card);
    const bool strokes = std::min(box.width(), box.height()) >= kStrokesFrom;
    const QColor ground = look.fill.isValid() ? look.fill : theme.rack;
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

void paintCallout(QPainter& painter, const Theme& theme, const Fonts& fonts, const NodeCardView& card,
                  const QRectF& item, const QRectF& viewport) {
    const QRectF box = calloutBox(item, viewport);
    const bool above = box.top() < item.top();
    painter.setPen(QPen(theme.accent, 1.5));
    painter.drawLine(QPointF(item.center().x(), above ? item.top() - 2 : item.bottom() + 2),
                     QPointF(box.left() + 10, above ? box.bottom() : box.top()));
    paintBox(painter, box, theme.card, {theme.accent, 1.5}, radius::kCard);
    const bool scored = card.verdict && card.verdict->score;
    const qreal room = box.width() - 24 - (scored ? 46 : 0);
    paintLabel(painter, {box.left() + 12, box.top() + 19}, card.name,
               {fonts.font(type::kName), theme.text1, Qt::AlignLeft, room});
    paintLabel(painter, {box.left() + 12, box.top() + 36}, calloutText(card),
               {fonts.font(type::kSmall), theme.text2, Qt::AlignLeft, room});
    if (scored)
        paintScoreBadge(painter, theme, fonts, {box.right() - 48, box.top() + 13}, *card.verdict->score,
                        card.verdict->winner, 38);
}

} // namespace berth::ui
