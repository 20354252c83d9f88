// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/LoadingBar.h"

#include "ui/theme/ActionButton.h"
#include "ui/theme/SayAgain.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>

namespace berth::ui {
namespace {

constexpr int kPatienceMs = 250;
constexpr int kParts = 1000;

} // namespace

LoadingBar::LoadingBar(QWidget* parent)
    : QWidget(parent),
      label_(new QLabel(this)),
      bar_(new QProgressBar(this)),
      cancel_(new ActionButton(ActionButton::Kind::Normal, this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 4, 12, 4);
    bar_->setRange(0, kParts);
    bar_->setTextVisible(false);
    bar_->setFixedHeight(8);
    new SayAgain(bar_, [this] { bar_->setAccessibleName(tr("Reading")); });
    new SayAgain(cancel_, [this] { cancel_->setText(tr("Cancel")); });
    row->addWidget(label_);
    row->addWidget(bar_, 1);
    row->addWidget(cancel_);
    patience_.setSingleShot(true);
    patience_.setInterval(kPatienceMs);
    connect(&patience_, &QTimer::timeout, this, &QWidget::show);
    connect(cancel_, &ActionButton::clicked, this, &LoadingBar::cancelled);
    hide();
}

void LoadingBar::begin(const QString& what) {
    runs_ = false;
    label_->setText(tr("Reading %1").arg(what));
    bar_->setAccessibleName(tr("Reading"));
    bar_->setRange(0, kParts);
    bar_->setValue(0);
    patience_.start();
}

void LoadingBar::beginRun(const QString& sentence) {
    runs_ = true;
    setSentence(sentence);
    bar_->setAccessibleName(tr("Running on"));
    bar_->setRange(0, 0);
    show();
}

void LoadingBar::setSentence(const QString& sentence) {
    if (runs_) label_->setText(sentence);
}

void LoadingBar::setShare(double share) {
    bar_->setRange(0, kParts);
    bar_->setValue(static_cast<int>(share * kParts));
}

void LoadingBar::endRun() {
    if (runs_) end();
}

void LoadingBar::end() {
    runs_ = false;
    patience_.stop();
    hide();
    label_->clear();
}

} // namespace berth::ui
