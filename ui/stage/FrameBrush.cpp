// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/FrameBrush.h"

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

FrameBrush::FrameBrush(QPainter& painter, const Theme& theme, const QFont& font)
    : painter_(painter),
      theme_(theme),
      name_(Fonts(font).text(11.5, QFont::DemiBold)),
      summary_(Fonts(font).font(type::kSmall)),
      smallName_(Fonts(font).text(9, QFont::DemiBold)) {}

void FrameBrush::full(const GroupView& group, const GroupFrame& frame) const {
    paintLargeBox(painter_, frame.frame, theme_.rack, theme_.line, radius::kRack);
    const qreal baseline = frame.header.top() + 18;
    const qreal start = frame.header.left() + kMargin;
    qreal right = frame.header.right() - kMargin;
    const qreal name =
        paintLabel(painter_, {start, baseline}, group.name, {name_, theme_.text1, Qt::AlignLeft, right - start});
    const qreal left = start + name + 10;
    right = leaf(group.leaf, left, right, baseline);
    if (right - left > 40)
        paintLabel(painter_, {left, baseline}, group.summary, {summary_, theme_.text3, Qt::AlignLeft, right - left});
}

void FrameBrush::small(const GroupView& group, const GroupFrame& frame) const {
    painter_.fillRect(frame.frame, theme_.line);
    painter_.fillRect(frame.frame.adjusted(1, 1, -1, -1), theme_.rack);
    paintLabel(painter_, {frame.header.left() + kSmallMargin, frame.header.top() + 12}, group.name,
               {smallName_, theme_.text1, Qt::AlignLeft, frame.header.width() - 2 * kSmallMargin});
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
