// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/DockTitle.h"

#include "ui/theme/Fonts.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>

namespace berth::ui {
namespace {

constexpr int kNarrow = 90; ///< below, only the bar itself is drawn

} // namespace

DockTitle::DockTitle(const QString& title, QWidget* parent)
    : QWidget(parent), title_(title), row_(new QHBoxLayout(this)) {
    setFixedHeight(kHeight);
    row_->setContentsMargins(12, 2, 8, 2);
    row_->setSpacing(2);
    row_->addStretch(1);
}

void DockTitle::setTitle(const QString& title) {
    title_ = title;
    setAccessibleName(title);
    update();
}

void DockTitle::add(QWidget* widget) {
    row_->insertWidget(close_ == nullptr ? row_->count() : row_->count() - 1, widget);
}

void DockTitle::setCloseButton(QWidget* button) {
    close_ = button;
    row_->addWidget(button);
    retranslate();
}

void DockTitle::retranslate() {
    if (close_ == nullptr) return;
    close_->setAccessibleName(tr("Close"));
    close_->setToolTip(tr("Close. The View menu brings it back."));
}

void DockTitle::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(palette());
    const Fonts fonts;
    painter.fillRect(rect(), theme.panel);
    paintHorizontal(painter, 0, height() - 1, width(), theme.line);
    if (width() > kNarrow)
        paintLabel(painter, {12, height() / 2.0 + fonts.scaled(4.5)}, title_,
                   {fonts.font(type::kPanelTitle), theme.text1, Qt::AlignLeft, width() - 24.0});
}

void DockTitle::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (close_ != nullptr) close_->setVisible(width() > kNarrow);
}

void DockTitle::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

} // namespace berth::ui
