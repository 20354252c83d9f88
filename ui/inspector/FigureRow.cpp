// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/FigureRow.h"

#include "ui/theme/Fonts.h"
#include "ui/theme/Marks.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/StateStroke.h"
#include "ui/theme/Theme.h"
#include "ui/view/Text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace berth::ui {
namespace {

constexpr qreal kMargin = 12;
constexpr qreal kFigureHeight = 46;
constexpr qreal kShareHeight = 84;
constexpr qreal kBarTop = 28;
constexpr qreal kBarHeight = 20;
constexpr qreal kLeastPart = 30;
constexpr qreal kPartGap = 2;

} // namespace

QString figuresSentence(const std::vector<FigureView>& figures) {
    QStringList parts;
    for (const FigureView& figure : figures) parts += QStringLiteral("%1 %2").arg(figure.value, figure.label);
    return parts.join(QStringLiteral(", "));
}

QString shareSentence(const ShareView& share) {
    QStringList parts;
    for (const ShareView::Part& part : share.parts)
        parts += QStringLiteral("%1 %2").arg(part.name, countText(part.amount));
    return QStringLiteral("%1 %2: %3").arg(share.title, share.note, parts.join(QStringLiteral(", ")));
}

std::vector<qreal> shareWidths(const ShareView& share, qreal width, qreal least) {
    std::int64_t whole = 0;
    for (const ShareView::Part& part : share.parts) whole += part.amount;
    std::vector<qreal> widths;
    if (whole <= 0) return std::vector<qreal>(share.parts.size(), 0);
    const qreal given = std::min(least, width / static_cast<qreal>(share.parts.size()));
    const qreal spread = width - given * static_cast<qreal>(share.parts.size());
    for (const ShareView::Part& part : share.parts)
        widths.push_back(given + spread * static_cast<qreal>(part.amount) / static_cast<qreal>(whole));
    return widths;
}

FigureRow::FigureRow(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void FigureRow::setFigures(const std::vector<FigureView>& figures) {
    setVisible(!figures.empty());
    if (figures == figures_) return;
    figures_ = figures;
    setAccessibleName(figuresSentence(figures_));
    update();
}

QSize FigureRow::sizeHint() const {
    return {240, static_cast<int>(std::ceil(Fonts().scaled(kFigureHeight)))};
}

void FigureRow::paintEvent(QPaintEvent*) {
    if (figures_.empty()) return;
    QPainter painter(this);
    const Theme& theme = Theme::of(palette());
    const Fonts fonts;
    const qreal column = (width() - 2 * kMargin) / static_cast<qreal>(figures_.size());
    qreal x = kMargin;
    for (const FigureView& figure : figures_) {
        paintLabel(painter, {x, fonts.scaled(19)}, figure.value,
                   {fonts.mono(17, QFont::Bold), theme.text1, Qt::AlignLeft, column - 6});
        paintLabel(painter, {x, fonts.scaled(35)}, figure.label,
                   {fonts.font(type::kSmall), theme.text2, Qt::AlignLeft, column - 6});
        x += column;
    }
}

ShareBar::ShareBar(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void ShareBar::setShare(const ShareView& share) {
    setVisible(!share.title.isEmpty());
    if (share == share_) return;
    share_ = share;
    setAccessibleName(shareSentence(share_));
    setToolTip(shareSentence(share_));
    update();
}

QSize ShareBar::sizeHint() const {
    return {240, static_cast<int>(std::ceil(Fonts().scaled(kShareHeight)))};
}

void ShareBar::paintEvent(QPaintEvent*) {
    if (share_.title.isEmpty()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(palette());
    const Fonts fonts;
    paintHorizontal(painter, kMargin, 2, width() - 2 * kMargin, theme.line);
    paintLabel(painter, {kMargin, fonts.scaled(20)}, share_.title, {fonts.text(11.5, QFont::DemiBold), theme.text1});
    paintLabel(painter, {width() - kMargin, fonts.scaled(20)}, share_.note,
               {fonts.font(type::kSmall), theme.text3, Qt::AlignRight});
    const std::vector<qreal> widths = shareWidths(share_, width() - 2 * kMargin, kLeastPart);
    qreal x = kMargin;
    const qreal top = fonts.scaled(kBarTop);
    const qreal below = top + kBarHeight;
    for (std::size_t i = 0; i < share_.parts.size(); ++i) {
        const ShareView::Part& part = share_.parts[i];
        const QRectF rect(x, top, std::max<qreal>(1, widths[i] - kPartGap), kBarHeight);
        if (part.level)
            paintStateBlock(painter, theme, rect, {*part.level, part.isHeld ? SlotState::Reserved : SlotState::Bound},
                            3);
        else
            paintBox(painter, rect, theme.slot, {theme.slotLine}, 3);
        paintLabel(painter, {x, below + fonts.scaled(14)}, part.name,
                   {fonts.mono(10), theme.text2, Qt::AlignLeft, rect.width()});
        paintLabel(painter, {x, below + fonts.scaled(27)}, countText(part.amount),
                   {fonts.mono(11, QFont::DemiBold), theme.text1, Qt::AlignLeft, rect.width()});
        x += widths[i];
    }
}

} // namespace berth::ui
