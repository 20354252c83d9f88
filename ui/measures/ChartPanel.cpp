// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/measures/ChartPanel.h"

#include "ui/theme/ActionButton.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QVBoxLayout>

namespace berth::ui {

ChartPanel::ChartPanel(SessionModel& model, RunMeasures& measures, QWidget* parent)
    : QWidget(parent),
      model_(model),
      measures_(measures),
      board_(new ChartBoard(model, measures)),
      scroll_(new QScrollArea(this)),
      copy_(new ActionButton(ActionButton::Kind::Normal, Icon::Export, {}, this)),
      copyMarkdown_(new ActionButton(ActionButton::Kind::Normal, Icon::Export, {}, this)) {
    scroll_->setWidget(board_);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(12, 6, 12, 8);
    row->setSpacing(8);
    row->addWidget(copy_);
    row->addWidget(copyMarkdown_);
    row->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(scroll_, 1);
    column->addLayout(row);
    connect(copy_, &ActionButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(copyText(false)); });
    connect(copyMarkdown_, &ActionButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(copyText(true)); });
    retranslate();
}

QString ChartPanel::copyText(bool markdown) const {
    if (measures_.course() == nullptr || !model_.isOpen()) return {};
    return chartTable(*measures_.course(), model_.input().scenario->start, markdown);
}

void ChartPanel::retranslate() {
    copy_->setText(tr("Copy TSV"));
    copy_->setToolTip(tr("Copies every figure at every instant, tab-separated."));
    copyMarkdown_->setText(tr("Copy Markdown"));
    copyMarkdown_->setToolTip(tr("Copies every figure at every instant as Markdown."));
    for (ActionButton* button : {copy_, copyMarkdown_}) button->setAccessibleName(button->text());
}

void ChartPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

} // namespace berth::ui
