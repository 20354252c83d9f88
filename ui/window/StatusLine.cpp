// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/StatusLine.h"

#include "ui/theme/Fonts.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Theme.h"

#include <QEvent>
#include <QPainter>

namespace berth::ui {

StatusLine::StatusLine(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    retranslate();
}

void StatusLine::retranslate() {
    setAccessibleName(tr("Status"));
}

void StatusLine::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void StatusLine::setNext(const QString& sentence) {
    if (sentence == next_) return;
    next_ = sentence;
    note_.clear();
    setAccessibleDescription(next_.isEmpty() ? QString() : tr("Next: %1").arg(next_));
    update();
}

void StatusLine::setNote(const QString& note) {
    if (note == note_) return;
    note_ = note;
    setAccessibleDescription(note_);
    update();
}

void StatusLine::setFacts(const QString& facts) {
    if (facts == facts_) return;
    facts_ = facts;
    update();
}

void StatusLine::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(palette());
    const Fonts fonts;
    painter.fillRect(rect(), theme.window);
    const qreal baseline = height() / 2.0 + fonts.scaled(4);
    const QFont small = fonts.font(type::kSmall);
    const qreal factsWidth = textWidth(facts_, small);
    paintLabel(painter, {width() - 12.0, baseline}, facts_, {small, theme.text3, Qt::AlignRight});
    const qreal room = width() - factsWidth - 36;
    if (!note_.isEmpty()) {
        paintLabel(painter, {12, baseline}, note_,
                   {fonts.text(11, QFont::Medium), theme.text1, Qt::AlignLeft, room - 12});
        return;
    }
    if (next_.isEmpty()) return;
    const QRectF box(12, height() / 2.0 - 5, 10, 10);
    paintBox(painter, box, Qt::NoBrush, {theme.accent, 1.5, {3, 2}}, 2);
    qreal x = 30;
    x += paintLabel(painter, {x, baseline}, tr("Next"), {fonts.text(11, QFont::Bold), theme.accentText}) + 8;
    paintLabel(painter, {x, baseline}, next_, {fonts.text(11), theme.text1, Qt::AlignLeft, room - x});
}

} // namespace berth::ui
