// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/queues/LevelButton.h"

#include "ui/theme/Fonts.h"
#include "ui/theme/Marks.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Spacing.h"

#include <QPainter>

namespace berth::ui {

LevelButton::LevelButton(Level level, QWidget* parent) : QAbstractButton(parent), level_(level) {
    setText(levelLetter(level));
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void LevelButton::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::of(palette());
    const LevelColors& colors = theme.level(level_);
    const QRectF box(rect());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (isChecked())
        paintBox(painter, box, colors.soft, {colors.line, 2}, radius::kControl);
    else
        paintBox(painter, box, theme.raised, {theme.lineStrong, 1}, radius::kControl);
    const QFont font = Fonts(this->font()).text(12, isChecked() ? QFont::Bold : QFont::Medium);
    const QFontMetricsF metrics(font);
    const QPointF middle = box.center();
    paintLevel(painter, theme, level_, {middle.x() - 12, middle.y()}, 10);
    paintLabel(painter, {middle.x(), middle.y() + (metrics.ascent() - metrics.descent()) / 2}, text(),
               {font, isChecked() ? colors.text : theme.text2});
    if (hasFocus()) paintBox(painter, box.adjusted(3, 3, -3, -3), Qt::NoBrush, {theme.accent, 1.5}, 2);
}

} // namespace berth::ui
