// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/time/TimePanel.h"

#include <QEvent>
#include <QSplitter>
#include <QTabBar>
#include <QVBoxLayout>

namespace berth::ui {
namespace {

constexpr int kWideHeight = 172;
constexpr int kFoldedHeight = 112;
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
    tabs_->addTab({});
    tabs_->addTab({});
    retranslate();
    tabs_->setDrawBase(false);
    tabs_->setExpanding(false);
    tabs_->setFocusPolicy(Qt::TabFocus);
    tabs_->hide();
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

void TimePanel::retranslate() {
    tabs_->setAccessibleName(tr("Timeline or event log"));
    tabs_->setTabText(0, tr("Timeline"));
    tabs_->setTabText(1, tr("Event log"));
}

void TimePanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void TimePanel::showTab() {
    timeline_->setVisible(!folded_ || tabs_->currentIndex() == 0);
    log_->setVisible(!folded_ || tabs_->currentIndex() == 1);
}

} // namespace berth::ui
