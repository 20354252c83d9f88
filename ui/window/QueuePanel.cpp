// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/QueuePanel.h"

#include "ui/theme/ActionButton.h"
#include "ui/theme/SayAgain.h"

#include <QVBoxLayout>

namespace berth::ui {

QueuePanel::QueuePanel(QWidget* parent)
    : QWidget(parent),
      column_(new QVBoxLayout(this)),
      lanes_(new QueueLanes(this)),
      submit_(new SubmitPanel(this)),
      open_(new ActionButton(ActionButton::Kind::Primary, Icon::Submit, {}, this)) {
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(0);
    column_->addWidget(lanes_, 1);
    column_->addWidget(submit_);
    column_->addWidget(open_, 0, Qt::AlignHCenter);
    new SayAgain(open_, [this] {
        open_->setAccessibleName(tr("Submit pods"));
        open_->setToolTip(tr("Submit pods"));
    });
    open_->hide();
    connect(open_, &ActionButton::clicked, this, &QueuePanel::openPopup);
    const auto fold = [this] {
        if (popup_ != nullptr) popup_->hide();
    };
    connect(submit_, &SubmitPanel::submitted, this, fold);
    connect(submit_, &SubmitPanel::yamlRequested, this, fold);
}

void QueuePanel::setFolded(bool folded) {
    if (folded == folded_) return;
    folded_ = folded;
    open_->setVisible(folded);
    column_->setContentsMargins(0, 0, 0, folded ? 8 : 0);
    if (folded) {
        if (popup_ == nullptr) {
            popup_ = new QWidget(this, Qt::Popup);
            auto* inner = new QVBoxLayout(popup_);
            inner->setContentsMargins(0, 0, 0, 0);
        }
        popup_->layout()->addWidget(submit_);
        popup_->hide();
    } else {
        column_->insertWidget(1, submit_);
        submit_->show();
    }
    updateGeometry();
}

void QueuePanel::openPopup() {
    popup_->resize(kWide, submit_->sizeHint().height());
    popup_->move(open_->mapToGlobal(QPoint(open_->width() + 6, open_->height() - popup_->height())));
    submit_->show();
    popup_->show();
}

} // namespace berth::ui
