// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/queues/PodChip.h"

#include "ui/theme/Icons.h"
#include "ui/theme/Marks.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Spacing.h"
#include "ui/theme/StateStroke.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace berth::ui {
namespace {

constexpr qreal kLetterLeft = 24;
constexpr qreal kNameLeft = 42;
constexpr qreal kRightMargin = 8;
constexpr qreal kChevron = 12;

QString gangProgress(const PodChipView& chip) {
    if (chip.gangMembers <= 0) return {};
    if (chip.gangMinimum <= 0)
        return QCoreApplication::translate("berth::ui::PodChip", "%n pods", nullptr, chip.gangMembers);
    return QCoreApplication::translate("berth::ui::PodChip", "%1 of %2").arg(chip.gangMembers).arg(chip.gangMinimum);
}

qreal presentShare(const PodChipView& chip) {
    if (chip.gangMinimum <= 0) return 1;
    return std::min(1.0, static_cast<qreal>(chip.gangMembers) / chip.gangMinimum);
}

/// Texts at the right, from the edge inwards; returns where the name must end.
qreal paintRight(QPainter& painter, const Theme& theme, const Fonts& fonts, const QRectF& box, const QPointF& name,
                 const PodChipView& chip) {
    const qreal baseline = name.y();
    qreal x = box.right() - kRightMargin;
    if (!chip.members.empty()) {
        const QRectF place(x - kChevron + 3, box.center().y() - kChevron / 2, kChevron, kChevron);
        paintIcon(painter, chip.opened ? Icon::Down : Icon::Right, place, theme.text2);
        x = place.left() - 3;
    }
    if (!chip.meta.isEmpty())
        x -= paintLabel(painter, {x, baseline}, chip.meta,
                        {fonts.mono(10.5, QFont::Medium), theme.tone(chip.metaTone), Qt::AlignRight}) +
             space::k8;
    const QString count = chip.gangMembers > 0 ? gangProgress(chip) : chip.gpus;
    const QFont countFont = fonts.text(10.5, QFont::Medium);
    const qreal nameEnd = name.x() + textWidth(chip.name, fonts.font(type::kChipName));
    const qreal countWidth = textWidth(count, countFont);
    if (count.isEmpty() || nameEnd + space::k8 > x - countWidth) return x;
    paintLabel(painter, {x, baseline}, count, {countFont, theme.text2, Qt::AlignRight});
    return x - countWidth - space::k8;
}

} // namespace

void paintGangBracket(QPainter& painter, const Theme& theme, const QRectF& box, Level level, qreal share) {
    const qreal x = box.left() + 1;
    const qreal top = box.top() + 1;
    const qreal bottom = box.bottom() - 1;
    const qreal split = top + (bottom - top) * share;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(Stroke{theme.level(level).line, 2}.pen());
    QPolygonF present{QPointF(x + 5, top), QPointF(x, top), QPointF(x, split)};
    if (share >= 1) present << QPointF(x + 5, bottom);
    painter.drawPolyline(present);
    if (share >= 1) return;
    painter.setPen(Stroke{theme.lineStrong, 1.5, {4, 3}}.pen());
    painter.drawPolyline(QPolygonF{QPointF(x, split + 2), QPointF(x, bottom), QPointF(x + 5, bottom)});
}

void paintPodChip(QPainter& painter, const Theme& theme, const Fonts& fonts, const QRectF& box, const PodChipView& chip,
                  ChipEmphasis emphasis) {
    const LevelColors& colors = theme.level(chip.level);
    QRectF body = box;
    if (chip.gangMembers > 0 || !chip.gang.isEmpty()) body.setLeft(box.left() + kBracketRoom);
    if (chip.gangMembers > 0 && !chip.opened) paintGangBracket(painter, theme, box, chip.level, presentShare(chip));
    paintBox(painter, body, chip.ghost ? QBrush(Qt::NoBrush) : QBrush(theme.card),
             {chip.ghost ? theme.lineStrong : theme.line, 1, chip.ghost ? QVector<qreal>{4, 3} : QVector<qreal>{}},
             radius::kControl);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.fill);
    painter.drawRoundedRect(QRectF(body.left() + 2, body.top() + 3, 3, body.height() - 6), 1, 1);
    const qreal middle = body.center().y();
    const QFontMetricsF metrics(fonts.font(type::kChipName));
    const qreal baseline = middle + (metrics.ascent() - metrics.descent()) / 2;
    paintLevel(painter, theme, chip.level, {body.left() + 15, middle}, 9);
    const qreal letter = paintLabel(painter, {body.left() + kLetterLeft, baseline}, levelLetter(chip.level),
                                    {fonts.text(10, QFont::Bold), colors.text});
    const qreal nameLeft = body.left() + std::max(kNameLeft, kLetterLeft + letter + 5);
    const qreal end = paintRight(painter, theme, fonts, body, {nameLeft, baseline}, chip);
    paintLabel(painter, {nameLeft, baseline}, chip.name,
               {fonts.font(type::kChipName), theme.text1, Qt::AlignLeft, end - nameLeft});
    if (emphasis.selected) paintRing(painter, theme, body, Ring::Selected, radius::kControl);
    if (emphasis.focused) paintRing(painter, theme, body, Ring::Focus, radius::kControl);
}

QString chipSentence(const PodChipView& chip) {
    if (!chip.tooltip.isEmpty()) return chip.tooltip;
    QStringList parts{QCoreApplication::translate("berth::ui::PodChip", "Pod %1").arg(chip.name)};
    if (chip.gangMembers > 0)
        parts = {QCoreApplication::translate("berth::ui::PodChip", "Gang %1").arg(chip.name), gangProgress(chip)};
    if (chip.level != Level::None) parts << levelLetter(chip.level);
    for (const QString& part : {chip.gpus, chip.meta})
        if (!part.isEmpty()) parts << part;
    if (chip.ghost) parts << QCoreApplication::translate("berth::ui::PodChip", "not real yet");
    return parts.join(QStringLiteral(", "));
}

} // namespace berth::ui
