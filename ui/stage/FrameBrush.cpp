// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/FrameBrush.h"

#include "ui/theme/Marks.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Spacing.h"

#include <QPainter>

#include <algorithm>

namespace berth::ui {
namespace {

constexpr qreal kMargin = 12;
constexpr qreal kSmallMargin = 5;
constexpr qreal kStub = 26;

} // namespace

const QColor& groundOf(const Theme& theme, const GroupView& group) {
    return group.spine.isEmpty() ? theme.rack : theme.card;
}

FrameBrush::FrameBrush(QPainter& painter, const Theme& theme, const QFont& font)
    : painter_(painter),
      theme_(theme),
      name_(Fonts(font).text(11.5, QFont::DemiBold)),
      summary_(Fonts(font).font(type::kSmall)),
      smallName_(Fonts(font).text(9, QFont::DemiBold)) {}

void FrameBrush::full(const GroupView& group, const GroupFrame& frame) const {
    paintLargeBox(painter_, frame.frame, groundOf(theme_, group), theme_.line, radius::kRack);
    const qreal baseline = frame.header.top() + 18;
    const qreal start = frame.header.left() + kMargin;
    qreal right = frame.header.right() - kMargin;
    const qreal name =
        paintLabel(painter_, {start, baseline}, group.name, {name_, theme_.text1, Qt::AlignLeft, right - start});
    const qreal left = start + name + 10;
    right = leaf(group.leaf, left, right, baseline);
    if (right - left <= 40) return;
    const qreal summary =
        paintLabel(painter_, {left, baseline}, group.summary, {summary_, theme_.text3, Qt::AlignLeft, right - left});
    standingWords(group, left + summary + 12, right, baseline);
}

void FrameBrush::standing(const GroupView& group, const GroupFrame& frame) const {
    constexpr qreal kMark = 10;
    const Mark mark = markOf(group.standing);
    if (mark == Mark::None || frame.header.height() < 12) return;
    paintMark(painter_, theme_, mark, {frame.header.right() - kSmallMargin - kMark / 2, frame.header.center().y()},
              kMark);
}

qreal FrameBrush::standingWords(const GroupView& group, qreal left, qreal right, qreal baseline) const {
    constexpr qreal kMark = 12;
    const Mark mark = markOf(group.standing);
    if (mark == Mark::None || right - left < kMark) return left;
    paintMark(painter_, theme_, mark, {left + kMark / 2, baseline - 4}, kMark);
    const qreal words = left + kMark + 5;
    if (right - words < 20) return words;
    return words + paintLabel(painter_, {words, baseline}, group.standingNote,
                              {summary_, theme_.verdict(mark).hue, Qt::AlignLeft, right - words});
}

void FrameBrush::small(const GroupView& group, const GroupFrame& frame) const {
    painter_.fillRect(frame.frame, theme_.line);
    painter_.fillRect(frame.frame.adjusted(1, 1, -1, -1), groundOf(theme_, group));
    if (frame.header.height() < 12) return;
    paintLabel(painter_, {frame.header.left() + kSmallMargin, frame.header.top() + 12}, group.name,
               {smallName_, theme_.text1, Qt::AlignLeft, frame.header.width() - 2 * kSmallMargin});
}

void FrameBrush::outer(const GroupView& first, const OuterFrame& outer, const StageLayout& layout) const {
    const bool isZone = outer.kind == OuterFrame::Kind::Zone;
    if (isZone)
        paintBox(painter_, outer.frame, Qt::NoBrush, {theme_.lineStrong, 1, {5, 4}}, radius::kRack);
    else
        paintLargeBox(painter_, outer.frame, theme_.rack, theme_.line, radius::kCard);
    const qreal left = outer.header.left() + 10;
    const qreal baseline = outer.header.top() + 16;
    const qreal right = outer.header.right() - 10;
    const qreal name = paintLabel(painter_, {left, baseline}, isZone ? first.zone : first.spine,
                                  {name_, theme_.text1, Qt::AlignLeft, right - left});
    if (isZone) return;
    const qreal x = left + name + 10;
    if (right - x > 40)
        paintLabel(painter_, {x, baseline}, first.spineSummary, {summary_, theme_.text3, Qt::AlignLeft, right - x});
    const qreal trunk = outer.header.top() + 26;
    painter_.setPen(Stroke{theme_.nic, 2, {2, 3}}.pen());
    painter_.drawLine(QPointF(left, trunk), QPointF(right, trunk));
    painter_.setPen(QPen(theme_.nic, 1.5, Qt::SolidLine, Qt::FlatCap));
    for (std::size_t i = outer.firstGroup; i <= outer.lastGroup && i < layout.groups.size(); ++i) {
        const QRectF& frame = layout.groups[i].frame;
        if (frame.top() > outer.header.bottom() + 1) break;
        painter_.drawLine(QPointF(frame.center().x(), trunk), QPointF(frame.center().x(), frame.top()));
    }
}

void FrameBrush::domains(const GroupView& group, const GroupFrame& frame) const {
    constexpr qreal kBus = 4;
    for (const DomainView& domain : group.domains)
        for (int i = domain.first; i <= domain.last && i < static_cast<int>(frame.items.size());) {
            const QRectF from = frame.items[static_cast<std::size_t>(i)];
            QRectF row = from;
            for (; i <= domain.last && frame.items[static_cast<std::size_t>(i)].top() == from.top(); ++i)
                row = row.united(frame.items[static_cast<std::size_t>(i)]);
            painter_.fillRect(QRectF(row.left() + 6, row.top() - kBus, row.width() - 12, kBus), theme_.nvlink);
        }
}

qreal FrameBrush::leaf(const QString& name, qreal left, qreal right, qreal baseline) const {
    const qreal width = textWidth(name, summary_);
    if (name.isEmpty() || right - width - 50 <= left) return right;
    paintLabel(painter_, {right, baseline}, name, {summary_, theme_.text2, Qt::AlignRight});
    const qreal stub = right - width - 7;
    painter_.setPen(Stroke{theme_.nic, 2, {2, 3}}.pen());
    painter_.drawLine(QPointF(stub - kStub, baseline - 4), QPointF(stub, baseline - 4));
    paintBox(painter_, QRectF(stub - kStub - 9, baseline - 8, 8, 8), theme_.card, {theme_.nic, 1.2}, 0);
    return stub - kStub - 18;
}

} // namespace berth::ui
