// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/CardPainter.h"

#include "ui/stage/CardGeometry.h"
#include "ui/stage/CountedPainter.h"
#include "ui/stage/LinkPainter.h"
#include "ui/stage/SlotPainter.h"
#include "ui/theme/Marks.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Spacing.h"
#include "ui/theme/StateStroke.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace berth::ui {
namespace {

constexpr qreal kMargin = 10;
constexpr qreal kDetailedFrom = 0.8;
constexpr qreal kBarLabel = 28;
constexpr qreal kBarValue = 84;
constexpr qreal kStripSlide = 8;

QString freeText(const NodeCardView& card) {
    if (card.gpus > 0)
        return QCoreApplication::translate("berth::ui::NodeCard", "%1/%2 free").arg(card.freeGpus).arg(card.gpus);
    if (card.podCapacity > 0)
        return QCoreApplication::translate("berth::ui::NodeCard", "%1/%2 pods")
            .arg(card.podCount)
            .arg(card.podCapacity);
    return {};
}

/// Tries smaller sizes before eliding.
Label fittedReason(const Fonts& fonts, const QString& text, const QColor& color, qreal room) {
    for (const qreal px : {11.0, 10.5, 10.0})
        if (const QFont font = fonts.text(px, QFont::DemiBold); textWidth(text, font) <= room) return {font, color};
    return {fonts.text(10, QFont::DemiBold), color, Qt::AlignLeft, room};
}

class CardBrush {
public:
    CardBrush(QPainter& painter, const Theme& theme, const NodeCardView& card, const CardLook& look)
        : painter_(painter),
          theme_(theme),
          card_(card),
          look_(look),
          fonts_(look.font, look.zoom),
          geometry_(cardGeometry(card.gpus, card.counted.size())),
          detailed_(look.zoom >= kDetailedFrom) {}

    void draw() const {
        paintBox(painter_, geometry_.box(), theme_.card, {theme_.line}, radius::kCard);
        if (card_.verdict) strip(*card_.verdict);
        head();
        if (geometry_.slotRows > 0) devices();
        counted();
        bar(geometry_.cpu, QCoreApplication::translate("berth::ui::NodeCard", "cpu"), card_.cpu);
        bar(geometry_.mem, QCoreApplication::translate("berth::ui::NodeCard", "mem"), card_.mem);
    }

private:
    QColor ink(const QColor& color) const { return card_.steppedBack ? theme_.text3 : color; }

    void head() const {
        const qreal right = kCardWidth - kMargin;
        const qreal free = paintLabel(painter_, {right, geometry_.nameBaseline}, freeText(card_),
                                      {fonts_.text(11, QFont::Medium), ink(theme_.text2), Qt::AlignRight});
        const qreal room = right - free - 8 - kMargin;
        const QFont nameFont = fonts_.font(type::kName);
        const qreal name = std::min(textWidth(card_.name, nameFont), card_.badges.empty() ? room : room - 20);
        paintLabel(painter_, {kMargin, geometry_.nameBaseline}, card_.name,
                   {nameFont, ink(theme_.text1), Qt::AlignLeft, name + 0.5});
        paintBadges(painter_, theme_, fonts_, card_.badges, {right - free - 8, 8}, room - name - 8);
        if (!detailed_) return;
        const QString links = linksOf(card_, look_.hovered);
        paintLabel(painter_, {kMargin, geometry_.modelBaseline}, links.isEmpty() ? card_.model : links,
                   {fonts_.font(type::kSmall), links.isEmpty() ? ink(theme_.text2) : theme_.text1, Qt::AlignLeft,
                    kCardWidth - 2 * kMargin});
    }

    void counted() const {
        SlotLook look;
        look.steppedBack = card_.steppedBack;
        look.selected = look_.selected;
        look.tenant = look_.tenant;
        for (std::size_t i = 0; i < geometry_.counted.size(); ++i)
            paintCountedLine(painter_, theme_, fonts_, geometry_.counted[i], card_.counted[i], look, detailed_);
    }

    void devices() const {
        paintLinks(painter_, theme_, geometry_.slots, card_, {look_.selected, look_.hovered});
        paintDeviceFeet(painter_, theme_, fonts_, geometry_.slots, card_, detailed_);
        SlotLook look;
        look.steppedBack = card_.steppedBack;
        look.freeRejected = card_.freeRejected;
        look.selected = look_.selected;
        look.hovered = look_.hoveredPod;
        look.gang = look_.gang;
        look.tenant = look_.tenant;
        paintJoins(painter_, theme_, geometry_.slots, card_.pods, look);
        paintSlots(painter_, theme_, fonts_, geometry_.slots, card_.gpus, card_.pods, look);
        const qreal noteLeft = geometry_.slots.slot(std::min(card_.gpus, geometry_.slots.perRow) - 1).right() + 10;
        if (detailed_ && kCardWidth - kMargin - noteLeft > 40)
            paintLabel(painter_, {noteLeft, geometry_.slots.origin.y() + 17}, card_.linkNote,
                       {fonts_.text(10), theme_.text3, Qt::AlignLeft, kCardWidth - kMargin - noteLeft});
    }

    void bar(const QRectF& line, const QString& name, const BarView& view) const {
        paintLabel(painter_, {line.left(), line.top() + 7.5}, name, {fonts_.font(type::kSmallMono), theme_.text3});
        const qreal value = detailed_ ? kBarValue : 0;
        const QRectF box(line.left() + kBarLabel, line.top(), line.width() - kBarLabel - value, line.height());
        painter_.fillRect(box, theme_.slot);
        if (view.total > 0) levels(box, view);
        paintBox(painter_, box, Qt::NoBrush, {view.rejected ? theme_.no.hue : theme_.slotLine, 1}, 0);
        if (detailed_)
            paintLabel(painter_, {line.right(), line.top() + 7.5}, view.value,
                       {fonts_.font(type::kSmallMono), view.rejected ? theme_.no.hue : theme_.text2, Qt::AlignRight,
                        kBarValue - 4});
    }

    void levels(const QRectF& box, const BarView& view) const {
        const qreal used = box.width() * std::clamp(view.used / view.total, 0.0, 1.0);
        const qreal end = box.width() * std::clamp((view.used + view.request) / view.total, 0.0, 1.0);
        painter_.fillRect(QRectF(box.left(), box.top(), used, box.height()), theme_.level(Level::None).fill);
        if (used > 0.5)
            painter_.fillRect(QRectF(box.left() + used - 1, box.top(), 1, box.height()),
                              theme_.level(Level::None).line);
        if (end - used > 0)
            painter_.fillRect(QRectF(box.left() + used, box.top(), end - used, box.height()),
                              hatchBrush(painter_, theme_.accent, HatchDirection::Rising, 5, 1.4));
    }

    /// In a motion the strip slides up 8 px or fades in.
    void strip(const VerdictView& verdict) const {
        const QRectF strip = geometry_.strip;
        const VerdictColors colors = theme_.verdict(verdict.mark);
        painter_.save();
        painter_.setClipRect(strip.adjusted(0, 0, 0, 1));
        painter_.setOpacity(painter_.opacity() * verdict.shown);
        if (verdict.slides) painter_.translate(0, kStripSlide * (1 - verdict.shown));
        paintBox(painter_, geometry_.box(), colors.soft, {theme_.line}, radius::kCard);
        paintHorizontal(painter_, strip.left() + 1, strip.top(), strip.width() - 2, theme_.line);
        words(verdict, strip, colors.hue);
        painter_.restore();
    }

    void words(const VerdictView& verdict, const QRectF& strip, const QColor& hue) const {
        paintMark(painter_, theme_, verdict.mark, {strip.left() + 17, strip.center().y()}, 16);
        const qreal left = strip.left() + 32;
        const qreal room = strip.right() - kMargin - left - (verdict.score ? 46 : verdict.order > 0 ? 18 : 0);
        paintLabel(painter_, {left, strip.top() + 17}, verdict.reason, fittedReason(fonts_, verdict.reason, hue, room));
        const QFont detail = verdict.detailIsName ? fonts_.font(type::kSmallMono) : fonts_.text(10);
        paintLabel(painter_, {left, strip.top() + 32}, verdict.detail, {detail, theme_.text2, Qt::AlignLeft, room});
        if (verdict.score)
            paintScoreBadge(painter_, theme_, fonts_, {strip.right() - 48, strip.top() + 10}, *verdict.score,
                            verdict.winner);
        else if (verdict.order > 0)
            paintLabel(painter_, {strip.right() - kMargin, strip.top() + 17}, QString::number(verdict.order),
                       {fonts_.mono(11, QFont::Bold), theme_.text1, Qt::AlignRight});
    }

    QPainter& painter_;
    const Theme& theme_;
    const NodeCardView& card_;
    const CardLook& look_;
    Fonts fonts_;
    CardGeometry geometry_;
    bool detailed_;
};

constexpr qreal kBadgeHeight = 16;
constexpr qreal kBadgeIcon = 12;

/// Draws one badge ending at `right`, as an icon alone where `word` is empty; returns its width.
qreal paintBadge(QPainter& painter, const Theme& theme, const Fonts& fonts, Icon icon, const QString& word,
                 bool rejected, const QPointF& topRight) {
    const QFont font = fonts.text(10, QFont::Medium);
    const qreal width = 3 + kBadgeIcon + (word.isEmpty() ? 3 : 2 + textWidth(word, font) + 5);
    const QRectF box(topRight.x() - width, topRight.y(), width, kBadgeHeight);
    const QColor ink = rejected ? theme.no.hue : theme.text2;
    paintBox(painter, box, rejected ? theme.no.soft : theme.raised, {rejected ? theme.no.hue : theme.line, 1},
             radius::kBadge);
    paintIcon(painter, icon, QRectF(box.left() + 3, box.top() + 2, kBadgeIcon, kBadgeIcon), ink);
    paintLabel(painter, {box.left() + 5 + kBadgeIcon, box.top() + 11.8}, word, {font, ink});
    return width;
}

qreal badgeWidth(const Fonts& fonts, const QString& word) {
    return 3 + kBadgeIcon + (word.isEmpty() ? 3 : 2 + textWidth(word, fonts.text(10, QFont::Medium)) + 5);
}

} // namespace

void paintCard(QPainter& painter, const Theme& theme, const NodeCardView& card, const QPointF& at,
               const CardLook& look) {
    painter.save();
    painter.translate(at);
    painter.scale(look.zoom, look.zoom);
    CardBrush(painter, theme, card, look).draw();
    painter.restore();
}

void paintBadges(QPainter& painter, const Theme& theme, const Fonts& fonts, const std::vector<BadgeView>& badges,
                 const QPointF& topRight, qreal room) {
    const bool many = badges.size() > 2;
    const std::size_t shown = many ? 1 : badges.size();
    const QString more = many ? QStringLiteral("+%1").arg(badges.size() - 1) : QString();
    const QFont moreFont = fonts.text(10, QFont::Medium);
    qreal right = topRight.x();
    qreal left = room - (many ? textWidth(more, moreFont) + 4 : 0);
    if (many)
        right -= paintLabel(painter, {right, topRight.y() + 12}, more, {moreFont, theme.text2, Qt::AlignRight}) + 4;
    for (std::size_t i = shown; i-- > 0;) {
        const BadgeView& badge = badges[i];
        const qreal icons = badgeWidth(fonts, {}) * static_cast<qreal>(shown - 1);
        const bool word = badgeWidth(fonts, badge.word) + icons <= left;
        const qreal width = paintBadge(painter, theme, fonts, badge.icon, word ? badge.word : QString(), badge.rejected,
                                       {right, topRight.y()});
        right -= width + 4;
        left -= width + 4;
    }
}

void paintScoreBadge(QPainter& painter, const Theme& theme, const Fonts& fonts, const QPointF& at, int score,
                     bool winner, qreal width) {
    const QColor fill = winner ? theme.accent : theme.ramp(score);
    const bool bordered = !winner && Theme::rampNeedsBorder(score);
    paintBox(painter, QRectF(at.x(), at.y(), width, 20), fill, {bordered ? theme.accent : QColor(), 0.6},
             radius::kBadge);
    paintLabel(painter, {at.x() + width / 2, at.y() + 14.5}, QString::number(score),
               {fonts.mono(12, QFont::Bold), winner ? theme.onAccent : theme.on(fill), Qt::AlignHCenter});
}

} // namespace berth::ui
