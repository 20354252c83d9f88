// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/time/TimePanel.h"

#include <QSplitter>
#include <QTabBar>
#include <QVBoxLayout>

namespace berth::ui {
namespace {

constexpr int kWideHeight = 212;
constexpr int kFoldedHeight = 178;
constexpr int kLogWidth = 470;

} // namespace

TimePanel::TimePanel(SessionModel& model, Player& player, QWidget* parent)
    : QWidget(parent),
      transport_(new TransportBar(model, player, this)),
      timeline_(new TimelineView(model, this)),
      log_(new EventLogView(model, this)),
      split_(new QSplitter(Qt::Horizontal, this)),
      tabs_(new QTabBar(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    split_->addWidget(timeline_);
    split_->addWidget(log_);
    split_->setStretchFactor(0, 1);
    split_->setSizes({1130, kLogWidth});
    split_->setHandleWidth(1);
    split_->setChildrenCollapsible(false);
    tabs_->addTab(tr("Timeline"));
    tabs_->addTab(tr("Event log"));
    tabs_->setDrawBase(false);
    tabs_->setExpanding(false);
    tabs_->setFocusPolicy(Qt::TabFocus);
    tabs_->hide();
    column->addWidget(transport_);
    column->addWidget(tabs_);
    column->addWidget(split_, 1);
    connect(tabs_, &QTabBar::currentChanged, this, &TimePanel::showTab);
}

QSize TimePanel::sizeHint() const {
    return {1200, folded_ ? kFoldedHeight : kWideHeight};
}

void TimePanel::setFolded(bool folded) {
    if (folded == folded_) return;
    folded_ = folded;
    tabs_->setVisible(folded);
    showTab();
    updateGeometry();
}

void TimePanel::showTab() {
    timeline_->setVisible(!folded_ || tabs_->currentIndex() == 0);
    log_->setVisible(!folded_ || tabs_->currentIndex() == 1);
}

} // namespace berth::ui
