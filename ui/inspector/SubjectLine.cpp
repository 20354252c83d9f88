// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/SubjectLine.h"

#include "ui/theme/Fonts.h"
#include "ui/theme/Marks.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Theme.h"

#include <QPainter>

namespace berth::ui {

SubjectLine::SubjectLine(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void SubjectLine::setSubject(std::optional<Level> level, const QString& subject, const QString& on,
                             const QString& note) {
    level_ = level;
    subject_ = subject;
    on_ = on;
    note_ = note;
    setAccessibleName(on.isEmpty() ? subject : tr("%1 on %2").arg(subject, on));
    setToolTip(accessibleName());
    update();
}

void SubjectLine::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(palette());
    const Fonts fonts;
    const qreal baseline = height() / 2.0 + fonts.scaled(5);
    qreal x = 12;
    if (level_ && !subject_.isEmpty()) {
        paintLevel(painter, theme, *level_, {x + 6, height() / 2.0 + 1}, 11);
        x += 20;
    }
    const QFont small = fonts.font(type::kSmall);
    const qreal right = width() - 12.0;
    const qreal free = right - textWidth(note_, small) - 12 - x;
    const qreal share = on_.isEmpty() ? free : free * 0.55;
    x += paintLabel(painter, {x, baseline}, subject_,
                    {fonts.mono(13, QFont::DemiBold), theme.text1, Qt::AlignLeft, share});
    if (!on_.isEmpty()) {
        x += 8 + paintLabel(painter, {x + 8, baseline}, tr("on"), {fonts.font(type::kDense), theme.text3});
        paintLabel(painter, {x + 8, baseline}, on_,
                   {fonts.mono(13, QFont::DemiBold), theme.text1, Qt::AlignLeft, free * 0.4});
    }
    paintLabel(painter, {right, baseline}, note_, {small, theme.text3, Qt::AlignRight});
}

} // namespace berth::ui
