// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/VerdictBox.h"

#include "ui/theme/Fonts.h"
#include "ui/theme/Marks.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Spacing.h"
#include "ui/theme/Theme.h"

#include <QPainter>

#include <cmath>

namespace berth::ui {
namespace {

constexpr qreal kMargin = 12;
constexpr qreal kInner = 10;
constexpr qreal kMarkRoom = 24;

qreal markRoom(Mark mark) {
    return mark == Mark::None ? 2 : kMarkRoom;
}

qreal textHeight(const QString& text, const QFont& font, qreal width) {
    if (text.isEmpty()) return 0;
    return QFontMetricsF(font)
        .boundingRect(QRectF(0, 0, std::max<qreal>(40, width), 10000), Qt::TextWordWrap, text)
        .height();
}

} // namespace

VerdictBox::VerdictBox(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void VerdictBox::setVerdict(Mark mark, const QString& headline, const QString& body) {
    if (mark == mark_ && headline == headline_ && body == body_) return;
    mark_ = mark;
    headline_ = headline;
    body_ = body;
    setVisible(!headline_.isEmpty());
    setAccessibleName(body_.isEmpty() ? headline_ : headline_ + QLatin1String(". ") + body_);
    updateGeometry();
    update();
}

int VerdictBox::heightForWidth(int width) const {
    const Fonts fonts;
    const qreal inner = width - 2 * kMargin - 2 * kInner - markRoom(mark_);
    const qreal body = textHeight(body_, fonts.font(type::kDense), inner);
    const qreal height = textHeight(headline_, fonts.font(type::kVerdict), inner) + (body > 0 ? body + 4 : 0);
    return static_cast<int>(std::ceil(height + 2 * kInner + 8));
}

QSize VerdictBox::sizeHint() const {
    return {300, heightForWidth(300)};
}

void VerdictBox::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(palette());
    const Fonts fonts;
    const VerdictColors colors = theme.verdict(mark_);
    const bool plain = mark_ == Mark::None || mark_ == Mark::Idle || mark_ == Mark::Skipped;
    const QRectF box = QRectF(rect()).adjusted(kMargin, 2, -kMargin, -6);
    if (plain && accented_)
        paintBox(painter, box, theme.accentSoft, {theme.accent, 1}, radius::kCard);
    else
        paintBox(painter, box, plain ? theme.raised : colors.soft, {plain ? theme.line : colors.hue, 1}, radius::kCard);
    const QFont strong = fonts.font(type::kVerdict);
    paintMark(painter, theme, mark_, {box.left() + kInner + 8, box.top() + kInner + fonts.scaled(9)}, 16);
    const QRectF inner = box.adjusted(kInner + markRoom(mark_), kInner, -kInner, -kInner);
    const qreal head = textHeight(headline_, strong, inner.width());
    painter.setFont(strong);
    painter.setPen(theme.text1);
    painter.drawText(QRectF(inner.left(), inner.top(), inner.width(), head + 2), Qt::TextWordWrap, headline_);
    painter.setFont(fonts.font(type::kDense));
    painter.setPen(theme.text2);
    painter.drawText(QRectF(inner.left(), inner.top() + head + 4, inner.width(), inner.height() - head),
                     Qt::TextWordWrap, body_);
}

} // namespace berth::ui
