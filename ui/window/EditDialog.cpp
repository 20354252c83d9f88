// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/EditDialog.h"

#include "ui/theme/Fonts.h"
#include "ui/theme/SayAgain.h"
#include "ui/theme/Theme.h"
#include "ui/view/DiagnosticText.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace berth::ui {
namespace {

constexpr int kWidth = 460;

/// "Line 4: what is wrong. Hint".
QString sentenceOf(const Diagnostic& fault) {
    QString sentence = diagnosticText(fault);
    if (fault.place.line == 0) return sentence;
    return EditDialog::tr("Line %1: %2").arg(fault.place.line).arg(sentence);
}

} // namespace

EditDialog::EditDialog(std::function<EditWords()> words, QWidget* parent)
    : QDialog(parent),
      words_(std::move(words)),
      body_(new QVBoxLayout),
      intro_(new QLabel(this)),
      fault_(new QLabel(this)) {
    setAttribute(Qt::WA_DeleteOnClose);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(8);
    intro_->setWordWrap(true);
    column->addWidget(intro_);
    column->addLayout(body_, 1);
    fault_->setWordWrap(true);
    fault_->setTextFormat(Qt::PlainText);
    fault_->setMinimumHeight(2 * fault_->fontMetrics().lineSpacing());
    fault_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    column->addWidget(fault_);
    auto* buttons = new QDialogButtonBox(this);
    accept_ = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    accept_->setDefault(true);
    buttons->addButton(QDialogButtonBox::Cancel);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &EditDialog::take);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    new SayAgain(this, [this] { say(); });
    resize(kWidth, sizeHint().height());
}

void EditDialog::say() {
    const EditWords words = words_();
    setWindowTitle(words.title);
    intro_->setText(words.intro);
    accept_->setText(words.verb);
    fault_->setAccessibleName(tr("What is wrong"));
    check();
}

void EditDialog::setMaker(Maker maker) {
    maker_ = std::move(maker);
    check();
}

void EditDialog::check() {
    if (!maker_) return;
    const auto edit = maker_();
    const Diagnostic wrong = edit ? Diagnostic{} : edit.error();
    QPalette colors = palette();
    colors.setColor(QPalette::WindowText, Theme::of(palette()).no.hue);
    fault_->setPalette(colors);
    fault_->setText(sentenceOf(wrong));
    accept_->setEnabled(edit.has_value());
    Q_EMIT checked(wrong);
}

QString EditDialog::fault() const {
    return fault_->text();
}

void EditDialog::take() {
    const auto edit = maker_ ? maker_() : tl::unexpected(Diagnostic{});
    if (!edit) return check();
    Q_EMIT made(*edit);
    close();
}

} // namespace berth::ui
