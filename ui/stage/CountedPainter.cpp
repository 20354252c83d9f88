// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/CountedPainter.h"

#include "ui/theme/Shapes.h"
#include "ui/theme/StateStroke.h"

#include <QPainter>

#include <algorithm>

namespace berth::ui {
namespace {

constexpr qreal kThinnest = 4;
constexpr qreal kGap = 1;
constexpr qreal kNameRoom = 52;
constexpr qreal kValueRoom = 36;
constexpr qreal kHatchPitch = 5;
constexpr qreal kHatchStroke = 1.4;

bool isSelected(const CountedPart& part, const SlotLook& look) {
    const bool ofTenant = !look.tenant.isEmpty() && part.tenant == look.tenant;
    return ofTenant || (part.pod.valid() && part.pod == look.selected);
}

void paintAsked(QPainter& painter, const Theme& theme, const QRectF& rect) {
    painter.fillRect(rect.adjusted(1, 1, -1, -1),
                     hatchBrush(painter, theme.accent, HatchDirection::Rising, kHatchPitch, kHatchStroke));
}

/// One cell each.
void paintCells(QPainter& painter, const Theme& theme, const std::vector<QRectF>& cells, const CountedView& counted,
                const SlotLook& look) {
    for (int i = 0; i < static_cast<int>(cells.size()); ++i) {
        const QRectF& cell = cells[static_cast<std::size_t>(i)];
        if (i < counted.held()) {
            const CountedPart& part = counted.parts[static_cast<std::size_t>(i)];
            paintStateBlock(painter, theme, cell, {part.level, part.state, 1, look.steppedBack}, 0);
            if (isSelected(part, look))
                paintBox(painter, cell.adjusted(-1, -1, 1, 1), Qt::NoBrush, {theme.accent, 2}, 1);
            continue;
        }
        paintBox(painter, cell, theme.slot,
                 {counted.rejected ? theme.no.hue : theme.slotLine, counted.rejected ? 1.5 : 1}, 0);
        if (i < counted.held() + counted.request) paintAsked(painter, theme, cell);
    }
}

/// Too many to count by eye: a share for each run of equal parts.
void paintShares(QPainter& painter, const Theme& theme, const QRectF& bar, const CountedView& counted,
                 const SlotLook& look) {
    paintBox(painter, bar, theme.slot, {counted.rejected ? theme.no.hue : theme.slotLine, 1}, 0);
    const qreal unit = bar.width() / std::max(counted.total, 1);
    for (int first = 0; first < counted.held();) {
        const CountedPart& part = counted.parts[static_cast<std::size_t>(first)];
        int last = first;
        while (last < counted.held() && counted.parts[static_cast<std::size_t>(last)].level == part.level &&
               counted.parts[static_cast<std::size_t>(last)].state == part.state)
            ++last;
        const QRectF run(bar.left() + unit * first, bar.top(), unit * (last - first), bar.height());
        paintStateBlock(painter, theme, run, {part.level, part.state, 1, look.steppedBack}, 0);
        first = last;
    }
    if (counted.request > 0)
        paintAsked(painter, theme,
                   QRectF(bar.left() + unit * counted.held(), bar.top(), unit * counted.request, bar.height())
                       .intersected(bar));
}

} // namespace

std::vector<QRectF> countedCells(const QRectF& bar, int total) {
    std::vector<QRectF> cells;
    const qreal pitch = (bar.width() + kGap) / std::max(total, 1);
    if (pitch - kGap < kThinnest) return cells;
    for (int i = 0; i < total; ++i) cells.emplace_back(bar.left() + pitch * i, bar.top(), pitch - kGap, bar.height());
    return cells;
}

void paintCountedBar(QPainter& painter, const Theme& theme, const QRectF& bar, const CountedView& counted,
                     const SlotLook& look) {
    const std::vector<QRectF> cells = countedCells(bar, counted.total);
    if (cells.empty())
        paintShares(painter, theme, bar, counted, look);
    else
        paintCells(painter, theme, cells, counted, look);
}

void paintCountedBars(QPainter& painter, const Theme& theme, const QRectF& room, const std::vector<CountedView>& kinds,
                      const SlotLook& look) {
    const std::size_t bars = std::min(kinds.size(), std::size_t{2});
    const qreal height = bars < 2 ? std::min<qreal>(room.height(), 10) : (room.height() - 2) / 2;
    for (std::size_t i = 0; i < bars; ++i)
        paintCountedBar(painter, theme,
                        QRectF(room.left(), room.top() + (height + 2) * static_cast<qreal>(i), room.width(), height),
                        kinds[i], look);
}

void paintCountedLine(QPainter& painter, const Theme& theme, const Fonts& fonts, const QRectF& line,
                      const CountedView& counted, const SlotLook& look, bool withValue) {
    const QFont font = fonts.font(type::kSmallMono);
    paintLabel(painter, {line.left(), line.top() + 7.5}, counted.name,
               {font, theme.text3, Qt::AlignLeft, kNameRoom - 4});
    const qreal value = withValue ? kValueRoom : 0;
    const qreal width = line.width() - kNameRoom - value;
    paintCountedBar(painter, theme, QRectF(line.left() + kNameRoom, line.top() - 1, width, line.height() + 2), counted,
                    look);
    if (withValue)
        paintLabel(painter, {line.right(), line.top() + 7.5},
                   QStringLiteral("%1/%2").arg(counted.held()).arg(counted.total),
                   {font, counted.rejected ? theme.no.hue : theme.text2, Qt::AlignRight, kValueRoom - 4});
}

} // namespace berth::ui
