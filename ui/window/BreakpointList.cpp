// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/BreakpointList.h"

#include "ui/theme/ActionButton.h"
#include "ui/view/StopText.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace berth::ui {

BreakpointList::BreakpointList(Breakpoints& breakpoints, QWidget* parent)
    : QWidget(parent),
      breakpoints_(breakpoints),
      start_(kDefaultStart),
      list_(new QListWidget(this)),
      none_(new QLabel(this)),
      add_(new ActionButton(ActionButton::Kind::Normal, this)),
      remove_(new ActionButton(ActionButton::Kind::Normal, this)),
      clear_(new ActionButton(ActionButton::Kind::Normal, this)) {
    list_->setFrameShape(QFrame::NoFrame);
    list_->setWordWrap(true);
    list_->installEventFilter(this);
    none_->setWordWrap(true);
    none_->setMargin(12);
    none_->setMinimumHeight(3 * none_->fontMetrics().lineSpacing() + 24); // a dock does not ask how tall it wraps
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 8);
    column->addWidget(none_);
    column->addWidget(list_, 1);
    column->addStretch(0);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(12, 0, 12, 0);
    for (ActionButton* button : {add_, remove_, clear_}) row->addWidget(button);
    row->addStretch(1);
    column->addLayout(row);
    connect(list_, &QListWidget::itemChanged, this, &BreakpointList::takeCheck);
    connect(list_, &QListWidget::currentRowChanged, this, [this](int at) { remove_->setEnabled(at >= 0); });
    connect(add_, &ActionButton::clicked, this, &BreakpointList::addRequested);
    connect(remove_, &ActionButton::clicked, this, &BreakpointList::removeCurrent);
    connect(clear_, &ActionButton::clicked, &breakpoints_, &Breakpoints::clear);
    connect(&breakpoints_, &Breakpoints::changed, this, &BreakpointList::fill);
    retranslate();
}

void BreakpointList::setStart(SimTime start) {
    start_ = start;
    fill();
}

void BreakpointList::fill() {
    const QSignalBlocker quiet(list_);
    const int current = list_->currentRow();
    list_->clear();
    for (const Breakpoint& breakpoint : breakpoints_.all()) {
        auto* item = new QListWidgetItem(stopText(breakpoint.rule, start_), list_);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(breakpoint.enabled ? Qt::Checked : Qt::Unchecked);
    }
    list_->setCurrentRow(std::min(std::max(current, 0), list_->count() - 1));
    const bool any = list_->count() > 0;
    list_->setVisible(any);
    none_->setVisible(!any);
    remove_->setEnabled(list_->currentRow() >= 0);
    clear_->setEnabled(any);
}

void BreakpointList::takeCheck(const QListWidgetItem* item) {
    breakpoints_.setEnabled(static_cast<std::size_t>(list_->row(item)), item->checkState() == Qt::Checked);
}

void BreakpointList::removeCurrent() {
    if (list_->currentRow() >= 0) breakpoints_.remove(static_cast<std::size_t>(list_->currentRow()));
}

void BreakpointList::retranslate() {
    list_->setAccessibleName(tr("Breakpoints"));
    none_->setText(tr("Nothing stops a run. Select a point, a pod or a node and press F9, or add a breakpoint here."));
    add_->setText(tr("Add…"));
    add_->setToolTip(tr("Sets a breakpoint on an event, a plugin or anything else by its name."));
    remove_->setText(tr("Remove"));
    remove_->setToolTip(tr("Removes the breakpoint. Delete"));
    clear_->setText(tr("Remove all"));
    clear_->setToolTip(tr("Removes every breakpoint."));
    fill();
}

void BreakpointList::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

bool BreakpointList::eventFilter(QObject* watched, QEvent* event) {
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (watched != list_ || !isKey) return false;
    if (static_cast<QKeyEvent*>(event)->key() != Qt::Key_Delete) return false;
    if (event->type() == QEvent::KeyPress)
        removeCurrent();
    else
        event->accept();
    return true;
}

} // namespace berth::ui
