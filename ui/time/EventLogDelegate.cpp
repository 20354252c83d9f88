// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/time/EventLogDelegate.h"

#include "ui/theme/Fonts.h"
#include "ui/theme/Marks.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Spacing.h"
#include "ui/theme/StateStroke.h"
#include "ui/theme/Theme.h"
#include "ui/time/EventLogModel.h"
#include "ui/time/EventMarkPainter.h"

#include <QPainter>

#include <cmath>

namespace berth::ui {
namespace {

constexpr qreal kRowHeight = 20;
constexpr qreal kMarkX = 86;
constexpr qreal kTextX = 100;
constexpr qreal kIndent = 14;
constexpr qreal kLitEdge = 3;

} // namespace

QSize EventLogDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const {
    return {200, static_cast<int>(std::lround(Fonts().scaled(kRowHeight)))};
}

void EventLogDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const Theme& theme = Theme::of(option.palette);
    const Fonts fonts;
    const QRectF row(option.rect);
    const bool isCursor = index.data(EventLogModel::IsCursorRole).toBool();
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (isCursor)
        painter->fillRect(row, theme.accentSoft);
    else if (isSelected)
        painter->fillRect(row, theme.raised);
    if (index.data(EventLogModel::IsLitRole).toBool())
        painter->fillRect(QRectF(row.left(), row.top(), kLitEdge, row.height()), theme.accent);
    const qreal baseline = std::round(row.center().y() + fonts.scaled(4));
    const qreal scale = fonts.scaled(1);
    const QString time = index.data(EventLogModel::TimeRole).toString();
    paintLabel(*painter, {row.left() + 12, baseline}, time, {fonts.mono(10.5), theme.text3});

    const bool isBeat = index.data(EventLogModel::IsBeatRole).toBool();
    const qreal shift = isBeat ? kIndent : 0;
    const QPointF centre(row.left() + (kMarkX + shift) * scale, row.center().y());
    const auto verdict = static_cast<Mark>(index.data(EventLogModel::VerdictRole).toInt());
    if (const int mark = index.data(EventLogModel::MarkRole).toInt(); mark >= 0) {
        paintEventMark(*painter, theme, static_cast<EventMark>(mark), centre, 8);
    } else if (verdict != Mark::None) {
        paintMark(*painter, theme, verdict, centre, 10);
    } else {
        painter->setPen(Qt::NoPen);
        painter->setBrush(theme.text3);
        painter->drawEllipse(centre, 1.5, 1.5);
    }
    const qreal left = row.left() + (kTextX + shift) * scale;
    const QColor color = isCursor ? theme.text1 : isBeat ? theme.text3 : theme.text2;
    paintLabel(
        *painter, {left, baseline}, index.data(EventLogModel::SentenceRole).toString(),
        {fonts.text(11.5, isCursor ? QFont::DemiBold : QFont::Normal), color, Qt::AlignLeft, row.right() - left - 8});
    if (option.state.testFlag(QStyle::State_HasFocus))
        paintRing(*painter, theme, row.adjusted(3, 3, -3, -3), Ring::Focus, radius::kBadge);
    painter->restore();
}

} // namespace berth::ui
