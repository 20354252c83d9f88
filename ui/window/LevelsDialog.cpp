// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/LevelsDialog.h"

#include "ui/theme/SayAgain.h"
#include "ui/theme/Theme.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <array>
#include <limits>

namespace berth::ui {
namespace {

QSpinBox* priorityBox(std::int32_t value) {
    auto* box = new QSpinBox;
    box->setRange(std::numeric_limits<std::int32_t>::min(), std::numeric_limits<std::int32_t>::max());
    box->setGroupSeparatorShown(true);
    box->setValue(value);
    return box;
}

} // namespace

LevelsDialog::LevelsDialog(const io::LevelStarts& now, QWidget* parent)
    : QDialog(parent), p0_(priorityBox(now.p0)), p1_(priorityBox(now.p1)), fault_(new QLabel(this)) {
    setAttribute(Qt::WA_DeleteOnClose);
    auto* column = new QVBoxLayout(this);
    auto* intro = new QLabel(this);
    intro->setWordWrap(true);
    column->addWidget(intro);
    auto* form = new QFormLayout;
    std::array<QLabel*, 2> labels{new QLabel, new QLabel};
    labels[0]->setBuddy(p0_);
    labels[1]->setBuddy(p1_);
    form->addRow(labels[0], p0_);
    form->addRow(labels[1], p1_);
    column->addLayout(form);
    column->addWidget(fault_);
    auto* buttons = new QDialogButtonBox(this);
    apply_ = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    apply_->setDefault(true);
    buttons->addButton(QDialogButtonBox::Cancel);
    column->addWidget(buttons);
    connect(p0_, &QSpinBox::valueChanged, this, &LevelsDialog::check);
    connect(p1_, &QSpinBox::valueChanged, this, &LevelsDialog::check);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        Q_EMIT chosen(levels());
        close();
    });
    new SayAgain(this, [this, intro, labels] {
        setWindowTitle(tr("Levels"));
        intro->setText(tr("A pod's level is the band its priority lies in. Below P1, pods that ask for GPUs are P2 "
                          "and the others have no level. The bands are saved with the scenario."));
        labels[0]->setText(tr("P&0 from priority"));
        labels[1]->setText(tr("P&1 from priority"));
        apply_->setText(tr("Set levels"));
        check();
    });
}

io::LevelStarts LevelsDialog::levels() const {
    return {p0_->value(), p1_->value()};
}

void LevelsDialog::check() {
    const bool isFine = levels().p0 > levels().p1;
    QPalette colors = palette();
    colors.setColor(QPalette::WindowText, Theme::of(palette()).no.hue);
    fault_->setPalette(colors);
    fault_->setText(isFine ? QString() : tr("P0 is the highest level: it begins above P1."));
    apply_->setEnabled(isFine);
}

} // namespace berth::ui
