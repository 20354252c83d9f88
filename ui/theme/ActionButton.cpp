// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/ActionButton.h"

#include "ui/theme/Fonts.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Spacing.h"
#include "ui/theme/StateStroke.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace berth::ui {
namespace {

constexpr int kHeight = 28;
constexpr qreal kGlyph = 16;
constexpr qreal kGlyphAlone = 18;

QFont labelFont() {
    return Fonts().text(12, QFont::Medium);
}

struct Look {
    QColor fill, border, ink;
};

Look lookOf(const Theme& theme, ActionButton::Kind kind, bool enabled, bool checked, bool lit) {
    if (!enabled) return {QColor(), kind == ActionButton::Kind::Flat ? QColor() : theme.line, theme.disabled};
    if (checked) return {theme.accentSoft, theme.accent, theme.accentText};
    switch (kind) {
    case ActionButton::Kind::Primary:
        return {lit ? mixed(theme.accent, theme.text1, 0.85) : theme.accent, theme.accent, theme.onAccent};
    case ActionButton::Kind::Flat: return {lit ? theme.raised : QColor(), lit ? theme.line : QColor(), theme.text2};
    case ActionButton::Kind::Normal: break;
    }
    return {lit ? theme.accentSoft : theme.raised, theme.lineStrong, theme.text1};
}

} // namespace

ActionButton::ActionButton(Kind kind, QWidget* parent) : QAbstractButton(parent), kind_(kind) {
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

ActionButton::ActionButton(Kind kind, Icon glyph, const QString& text, QWidget* parent) : ActionButton(kind, parent) {
    glyph_ = glyph;
    setText(text);
}

void ActionButton::setGlyph(Icon glyph) {
    glyph_ = glyph;
    updateGeometry();
    update();
}

QSize ActionButton::sizeHint() const {
    if (text().isEmpty()) return {kHeight, kHeight};
    const qreal label = textWidth(text(), labelFont());
    return {static_cast<int>(std::ceil(label + (glyph_ ? kGlyph + space::k4 : 0) + 2 * space::k12)), kHeight};
}

QSize ActionButton::minimumSizeHint() const {
    return {static_cast<int>(text().isEmpty() ? space::kHitArea : 2 * space::kHitArea),
            static_cast<int>(space::kHitArea)};
}

void ActionButton::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::of(palette());
    const Look look = lookOf(theme, kind_, isEnabled(), isChecked(), underMouse() || isDown());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box(rect());
    if (look.fill.isValid() || look.border.isValid())
        paintBox(painter, box, look.fill.isValid() ? QBrush(look.fill) : QBrush(Qt::NoBrush), {look.border, 1},
                 radius::kControl);
    const QFont font = labelFont();
    const qreal glyph = text().isEmpty() ? kGlyphAlone : kGlyph;
    const qreal gap = glyph_ && !text().isEmpty() ? space::k4 : 0;
    const qreal room = box.width() - 2 * space::k8 - (glyph_ ? glyph + gap : 0);
    const QString label = elided(text(), font, room);
    const qreal width = textWidth(label, font) + (glyph_ ? glyph + gap : 0);
    qreal x = box.center().x() - width / 2;
    if (glyph_) {
        paintIcon(painter, *glyph_, QRectF(x, box.center().y() - glyph / 2, glyph, glyph), look.ink);
        x += glyph + gap;
    }
    const QFontMetricsF metrics(font);
    paintLabel(painter, {x, box.center().y() + (metrics.ascent() - metrics.descent()) / 2}, label, {font, look.ink});
    if (hasFocus())
        paintBox(painter, box.adjusted(2, 2, -2, -2), Qt::NoBrush,
                 {kind_ == Kind::Primary && isEnabled() ? theme.onAccent : theme.accent, 1.5}, radius::kControl - 1);
}

void ActionButton::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) {
        updateGeometry();
        update();
    }
    QAbstractButton::changeEvent(event);
}

bool ActionButton::event(QEvent* event) {
    if (event->type() == QEvent::HoverEnter || event->type() == QEvent::HoverLeave) update();
    return QAbstractButton::event(event);
}

} // namespace berth::ui
