// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/CaptionLine.h"

#include "ui/theme/Fonts.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Theme.h"

#include <QPainter>

namespace berth::ui {
namespace {

constexpr qreal kMargin = 14;

} // namespace

CaptionLine::CaptionLine(QWidget* parent) : QWidget(parent) {
    setFixedHeight(sizeHint().height());
}

void CaptionLine::setView(const CaptionView& view) {
    if (view_ == view) return;
    view_ = view;
    const QString spoken = view.point.isEmpty() ? view.sentence : view.point + QStringLiteral(": ") + view.sentence;
    setAccessibleName(spoken);
    setToolTip(view.sentence);
    update();
}

void CaptionLine::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::of(palette());
    const Fonts fonts(font());
    QPainter painter(this);
    painter.fillRect(rect(), theme.panel);
    paintHorizontal(painter, 0, height() - 1, width(), theme.line);
    const qreal baseline = height() / 2.0 + 5;
    qreal left = kMargin;
    if (!view_.point.isEmpty())
        left += paintLabel(painter, {left, baseline}, view_.point, {fonts.font(type::kVerdict), theme.accentText}) + 12;
    qreal right = width() - kMargin;
    if (!view_.note.isEmpty())
        right -= paintLabel(painter, {right, baseline}, view_.note, {fonts.text(11), theme.text2, Qt::AlignRight}) + 12;
    paintLabel(painter, {left, baseline}, view_.sentence,
               {fonts.text(12.5), theme.text1, Qt::AlignLeft, std::max(right - left, 1.0)});
}

} // namespace berth::ui
