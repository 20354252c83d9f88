// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/CompareCard.h"

#include "ui/theme/Fonts.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Spacing.h"
#include "ui/theme/Theme.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QResizeEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace berth::ui {
namespace {

constexpr int kLeastCard = 372;
constexpr int kLeastHeight = 300;
constexpr int kGap = 14;

} // namespace

CompareCard::CompareCard(QWidget* content, QWidget* parent)
    : QWidget(parent), title_(new QLabel(this)), about_(new QLabel(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 14, 12, 8);
    column->setSpacing(4);
    for (QLabel* label : {title_, about_}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        column->addWidget(label);
    }
    column->addWidget(content, 1);
    ink();
}

void CompareCard::say(const QString& title, const QString& about) {
    title_->setText(title);
    about_->setText(about);
    about_->setVisible(!about.isEmpty());
}

void CompareCard::ink() {
    const Fonts fonts;
    title_->setFont(fonts.font(type::kPanelTitle));
    about_->setFont(fonts.font(type::kSmall));
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, Theme::of(palette()).text2);
    about_->setPalette(quiet);
}

void CompareCard::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) ink();
}

void CompareCard::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintBox(painter, QRectF(rect()), theme.panel, {theme.line, 1}, radius::kCard);
}

int columnsFor(int width) {
    return width >= 2 * kLeastCard + 3 * kGap ? 2 : 1;
}

CardGrid::CardGrid(QWidget* parent) : QWidget(parent), grid_(new QGridLayout(this)) {
    grid_->setContentsMargins(kGap, kGap, kGap, kGap);
    grid_->setSpacing(kGap);
}

void CardGrid::add(QWidget* card) {
    card->setParent(this);
    card->setMinimumHeight(kLeastHeight);
    cards_.push_back(card);
    layOut();
}

void CardGrid::addWide(QWidget* card) {
    card->setParent(this);
    wide_.push_back(card);
    layOut();
}

void CardGrid::layOut() {
    while (QLayoutItem* item = grid_->takeAt(0)) delete item;
    for (int row = 0; row < grid_->rowCount(); ++row) grid_->setRowStretch(row, 0);
    int place = 0;
    for (QWidget* card : cards_) {
        grid_->addWidget(card, place / columns_, place % columns_);
        grid_->setRowStretch(place / columns_, 1);
        ++place;
    }
    int row = (place + columns_ - 1) / columns_;
    for (QWidget* card : wide_) grid_->addWidget(card, row++, 0, 1, columns_);
    grid_->setColumnStretch(0, 1);
    grid_->setColumnStretch(1, columns_ > 1 ? 1 : 0);
}

void CardGrid::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const int fitting = columnsFor(width());
    if (fitting == columns_) return;
    columns_ = fitting;
    layOut();
}

} // namespace berth::ui
