// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/YamlEditor.h"

#include "ui/theme/ActionButton.h"
#include "ui/theme/Fonts.h"
#include "ui/theme/Theme.h"
#include "ui/view/DiagnosticText.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QTextBlock>
#include <QVBoxLayout>

namespace berth::ui {
namespace {

QString errorLine(const Diagnostic& error) {
    QString said = diagnosticText(error);
    if (error.place.line == 0) return said;
    return QStringLiteral("%1:%2: %3").arg(error.place.line).arg(error.place.column).arg(said);
}

} // namespace

YamlEditor::YamlEditor(QWidget* parent)
    : QWidget(parent),
      edit_(new QPlainTextEdit(this)),
      errorList_(new QLabel(this)),
      bar_(new QWidget(this)),
      apply_(new ActionButton(ActionButton::Kind::Primary, bar_)),
      branch_(new ActionButton(ActionButton::Kind::Normal, Icon::Branch, {}, bar_)),
      revert_(new ActionButton(ActionButton::Kind::Flat, Icon::Reset, {}, bar_)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    edit_->setFrameShape(QFrame::NoFrame);
    edit_->setLineWrapMode(QPlainTextEdit::NoWrap);
    edit_->setFont(Fonts().font(type::kDenseMono));
    edit_->setTabChangesFocus(true);
    errorList_->setWordWrap(true);
    errorList_->setTextFormat(Qt::RichText);
    errorList_->setTextInteractionFlags(Qt::TextBrowserInteraction);
    errorList_->setFont(Fonts().font(type::kSmallMono));
    errorList_->setContentsMargins(10, 6, 10, 6);
    errorList_->setAutoFillBackground(true);
    errorList_->hide();
    auto* line = new QHBoxLayout(bar_);
    line->setContentsMargins(12, 0, 12, 8);
    line->setSpacing(8);
    line->addWidget(apply_, 1);
    line->addWidget(branch_, 1);
    line->addWidget(revert_);
    column->addWidget(edit_, 1);
    column->addWidget(errorList_);
    column->addWidget(bar_);
    setButtons(tr("Apply"));
    retranslate();
    connect(edit_, &QPlainTextEdit::textChanged, this, &YamlEditor::noteChange);
    connect(errorList_, &QLabel::linkActivated, this, &YamlEditor::goTo);
    connect(apply_, &ActionButton::clicked, this, [this] { Q_EMIT applyRequested(text()); });
    connect(branch_, &ActionButton::clicked, this, [this] { Q_EMIT branchRequested(text()); });
    connect(revert_, &ActionButton::clicked, this, [this] {
        edit_->setPlainText(original_);
        showErrors({});
    });
}

void YamlEditor::retranslate() {
    revert_->setAccessibleName(tr("Back to the text as it is"));
    revert_->setToolTip(tr("Back to the text as it is"));
    sayErrors();
}

void YamlEditor::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void YamlEditor::setButtons(const QString& apply, const QString& branch) {
    if (apply_->text() != apply) apply_->setText(apply);
    apply_->setAccessibleName(apply);
    if (branch_->text() != branch) branch_->setText(branch);
    branch_->setAccessibleName(branch);
    branch_->setVisible(!branch.isEmpty());
}

QString YamlEditor::text() const {
    return edit_->toPlainText();
}

bool YamlEditor::isChanged() const {
    return editable_ && edit_->toPlainText() != original_;
}

void YamlEditor::setSubject(const QString& subject, const QString& text, bool editable) {
    if (subject == subject_ && text == original_ && editable == editable_) return;
    if (subject != subject_) showErrors({});
    subject_ = subject;
    original_ = text;
    editable_ = editable;
    edit_->setReadOnly(!editable);
    bar_->setVisible(editable);
    const QString shown = editable ? drafts_.value(subject, text) : text;
    if (edit_->toPlainText() != shown) edit_->setPlainText(shown);
    noteChange();
}

void YamlEditor::forgetDraft() {
    drafts_.remove(subject_);
    original_ = edit_->toPlainText();
    showErrors({});
    noteChange();
}

void YamlEditor::forgetAll() {
    setSubject({}, {}, false);
    drafts_.clear();
    showErrors({});
}

void YamlEditor::noteChange() {
    const bool changed = isChanged();
    if (changed)
        drafts_.insert(subject_, edit_->toPlainText());
    else
        drafts_.remove(subject_);
    apply_->setEnabled(changed);
    branch_->setEnabled(changed);
    revert_->setEnabled(changed);
}

void YamlEditor::showErrors(const Diagnostics& errors) {
    errors_ = errors;
    sayErrors();
    QPalette ground = palette();
    ground.setColor(QPalette::Window, Theme::of(palette()).err.soft);
    errorList_->setPalette(ground);
    errorList_->setVisible(!errors_.empty());
    markErrors();
    if (!errors_.empty()) goTo(QStringLiteral("0"));
}

void YamlEditor::sayErrors() {
    QStringList lines;
    for (std::size_t i = 0; i < errors_.size(); ++i) {
        const QString line = errorLine(errors_[i]).toHtmlEscaped();
        const QColor ink = Theme::of(palette()).err.hue;
        lines += QStringLiteral("<a href=\"%1\" style=\"color:%2; text-decoration:none\">%3</a>")
                     .arg(i)
                     .arg(ink.name(), line);
    }
    errorList_->setText(lines.join(QStringLiteral("<br>")));
}

QString YamlEditor::errorText() const {
    QStringList lines;
    for (const Diagnostic& error : errors_) lines += errorLine(error);
    return lines.join(QLatin1Char('\n'));
}

void YamlEditor::markErrors() {
    QList<QTextEdit::ExtraSelection> marks;
    for (const Diagnostic& error : errors_) {
        if (error.place.line == 0) continue;
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(edit_->document()->findBlockByNumber(static_cast<int>(error.place.line) - 1));
        mark.format.setBackground(Theme::of(palette()).err.soft);
        mark.format.setProperty(QTextFormat::FullWidthSelection, true);
        if (!mark.cursor.isNull()) marks += mark;
    }
    edit_->setExtraSelections(marks);
}

void YamlEditor::goTo(const QString& link) {
    const auto index = static_cast<std::size_t>(link.toInt());
    if (index >= errors_.size() || errors_[index].place.line == 0) return;
    const QTextBlock block = edit_->document()->findBlockByNumber(static_cast<int>(errors_[index].place.line) - 1);
    if (!block.isValid()) return;
    QTextCursor cursor(block);
    cursor.movePosition(
        QTextCursor::Right, QTextCursor::MoveAnchor,
        std::clamp(static_cast<int>(errors_[index].place.column) - 1, 0, std::max(0, block.length() - 1)));
    edit_->setTextCursor(cursor);
    edit_->centerCursor();
}

} // namespace berth::ui
