// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/DockTitle.h"

#include "ui/theme/Fonts.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Theme.h"

#include <QHBoxLayout>
#include <QPainter>

namespace berth::ui {

DockTitle::DockTitle(const QString& title, QWidget* parent)
    : QWidget(parent), title_(title), row_(new QHBoxLayout(this)) {
    setFixedHeight(kHeight);
    row_->setContentsMargins(12, 2, 8, 2);
    row_->setSpacing(2);
    row_->addStretch(1);
}

void DockTitle::add(QWidget* widget) {
    row_->addWidget(widget);
}

void DockTitle::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(palette());
    const Fonts fonts;
    painter.fillRect(rect(), theme.panel);
    paintHorizontal(painter, 0, height() - 1, width(), theme.line);
    if (width() > 90)
        paintLabel(painter, {12, height() / 2.0 + fonts.scaled(4.5)}, title_,
                   {fonts.font(type::kPanelTitle), theme.text1, Qt::AlignLeft, width() - 24.0});
}

} // namespace berth::ui
