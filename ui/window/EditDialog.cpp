// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/EditDialog.h"

#include "ui/theme/Fonts.h"
#include "ui/theme/Theme.h"
#include "ui/view/Text.h"

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
    QString sentence = text(fault.text);
    if (!fault.hint.empty()) sentence += QStringLiteral(". ") + text(fault.hint);
    if (fault.place.line == 0) return sentence;
    return EditDialog::tr("Line %1: %2").arg(fault.place.line).arg(sentence);
}

} // namespace

EditDialog::EditDialog(const QString& title, const QString& intro, const QString& verb, QWidget* parent)
    : QDialog(parent), body_(new QVBoxLayout), fault_(new QLabel(this)) {
    setWindowTitle(title);
    setAttribute(Qt::WA_DeleteOnClose);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(8);
    auto* sentence = new QLabel(intro, this);
    sentence->setWordWrap(true);
    column->addWidget(sentence);
    column->addLayout(body_, 1);
    fault_->setWordWrap(true);
    fault_->setTextFormat(Qt::PlainText);
    fault_->setMinimumHeight(2 * fault_->fontMetrics().lineSpacing());
    fault_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    fault_->setAccessibleName(tr("What is wrong"));
    column->addWidget(fault_);
    auto* buttons = new QDialogButtonBox(this);
    accept_ = buttons->addButton(verb, QDialogButtonBox::AcceptRole);
    accept_->setDefault(true);
    buttons->addButton(QDialogButtonBox::Cancel);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &EditDialog::take);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    resize(kWidth, sizeHint().height());
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
