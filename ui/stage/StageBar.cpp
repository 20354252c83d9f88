// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/StageBar.h"

#include "ui/theme/ActionButton.h"
#include "ui/theme/Fonts.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Theme.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>

#include <cmath>

namespace berth::ui {
namespace {

constexpr int kHeight = 34;
constexpr int kControlHeight = 24;
constexpr int kBoxWidth = 118;
constexpr int kCompactHeight = 40;
constexpr int kCompactBoxWidth = 84;

void fill(QComboBox& box, const QStringList& names, int current) {
    box.clear();
    box.addItems(names);
    box.setCurrentIndex(current);
}

ActionButton* flatButton(Icon icon, QWidget* parent) {
    auto* button = new ActionButton(ActionButton::Kind::Flat, icon, {}, parent);
    button->setFixedSize(28, kControlHeight);
    return button;
}

} // namespace

StageBar::StageBar(QWidget* parent) : QWidget(parent) {
    setFixedHeight(kHeight);
    groupLabel_ = new QLabel(this);
    colourLabel_ = new QLabel(this);
    zoomLabel_ = new QLabel(this);
    zoomLabel_->setAlignment(Qt::AlignCenter);
    group_ = new QComboBox(this);
    colour_ = new QComboBox(this);
    find_ = new ActionButton(ActionButton::Kind::Flat, Icon::Search, {}, this);
    find_->setFixedHeight(kControlHeight);
    out_ = flatButton(Icon::Minus, this);
    in_ = flatButton(Icon::Plus, this);
    fit_ = flatButton(Icon::Fit, this);

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(14, 5, 12, 5);
    row->setSpacing(6);
    for (auto [label, box] : {std::pair(groupLabel_, group_), std::pair(colourLabel_, colour_)}) {
        label->setBuddy(box);
        box->setFixedHeight(kControlHeight);
        box->setMinimumWidth(kBoxWidth);
        row->addWidget(label);
        row->addWidget(box);
        row->addSpacing(8);
    }
    row->addStretch(1);
    for (QWidget* widget : std::initializer_list<QWidget*>{find_, out_, zoomLabel_, in_, fit_}) row->addWidget(widget);

    connect(group_, &QComboBox::activated, this, &StageBar::groupingChosen);
    connect(colour_, &QComboBox::activated, this, &StageBar::colouringChosen);
    connect(find_, &ActionButton::clicked, this, &StageBar::findRequested);
    connect(out_, &ActionButton::clicked, this, &StageBar::zoomOutRequested);
    connect(in_, &ActionButton::clicked, this, &StageBar::zoomInRequested);
    connect(fit_, &ActionButton::clicked, this, &StageBar::fitRequested);
    retranslate();
    restyle();
    setZoom(1);
    setGroupings({}, -1);
    setColourings({}, -1);
}

void StageBar::setGroupings(const QStringList& names, int current) {
    fill(*group_, names, current);
    groupLabel_->setVisible(!names.isEmpty() && !compact_);
    group_->setVisible(!names.isEmpty());
}

void StageBar::setKeys(const QString& find, const QString& fit) {
    findKey_ = find;
    fitKey_ = fit;
    retranslate();
}

void StageBar::setColourings(const QStringList& names, int current) {
    fill(*colour_, names, current);
    colourLabel_->setVisible(!names.isEmpty() && !compact_);
    colour_->setVisible(!names.isEmpty());
}

void StageBar::setCompact(bool compact) {
    compact_ = compact;
    setFixedHeight(compact ? kCompactHeight : kHeight);
    setSizePolicy(compact ? QSizePolicy::Fixed : QSizePolicy::Preferred, QSizePolicy::Fixed);
    for (const auto& [label, box] : {std::pair(groupLabel_, group_), std::pair(colourLabel_, colour_)}) {
        label->setVisible(box->count() > 0 && !compact_);
        box->setMinimumWidth(compact ? kCompactBoxWidth : kBoxWidth);
    }
    layout()->setContentsMargins(compact ? 4 : 14, 5, 12, 5);
    update();
}

void StageBar::setZoom(qreal zoom) {
    zoom_ = zoom;
    zoomLabel_->setText(tr("%1 %").arg(QLocale().toString(static_cast<int>(std::lround(zoom * 100)))));
}

void StageBar::retranslate() {
    setAccessibleName(tr("Stage"));
    setZoom(zoom_);
    group_->setToolTip(tr("Group by"));
    colour_->setToolTip(tr("Colour by"));
    groupLabel_->setText(tr("Group by"));
    colourLabel_->setText(tr("Colour by"));
    group_->setAccessibleName(tr("Group by"));
    colour_->setAccessibleName(tr("Colour by"));
    find_->setText(tr("Find"));
    const auto name = [](ActionButton* button, const QString& text, const QString& key) {
        button->setAccessibleName(text);
        button->setToolTip(key.isEmpty() ? text : tr("%1 (%2)", "what a button does, its key").arg(text, key));
    };
    name(find_, tr("Find a pod or a node"), findKey_);
    find_->setAccessibleName(tr("Find"));
    name(out_, tr("Zoom out"), tr("Ctrl and the wheel"));
    name(in_, tr("Zoom in"), tr("Ctrl and the wheel"));
    name(fit_, tr("Fit"), fitKey_);
}

void StageBar::restyle() {
    const Theme& theme = Theme::of(palette());
    const Fonts fonts(font());
    const QFont mono = fonts.mono(11, QFont::Medium);
    for (QLabel* label : {groupLabel_, colourLabel_, zoomLabel_}) {
        QPalette colors = label->palette();
        colors.setColor(QPalette::WindowText, theme.text2);
        label->setPalette(colors);
        label->setFont(label == zoomLabel_ ? mono : fonts.text(11));
    }
    zoomLabel_->setMinimumWidth(static_cast<int>(std::ceil(textWidth(QStringLiteral("200 %"), mono))));
    group_->setFont(fonts.font(type::kDense));
    colour_->setFont(fonts.font(type::kDense));
}

void StageBar::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::of(palette());
    QPainter painter(this);
    painter.fillRect(rect(), compact_ ? theme.panel : theme.stage);
    if (compact_) paintHorizontal(painter, 0, height() - 1, width(), theme.line);
}

void StageBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::PaletteChange && fit_) restyle();
    QWidget::changeEvent(event);
}

} // namespace berth::ui
