// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Diagnostic.h"

#include <QHash>
#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QVBoxLayout;

namespace berth::ui {

class ActionButton;

/// A piece of YAML to read and to change. What was typed and not applied is kept per subject, so that looking at
/// something else loses nothing. Errors are listed below the text and mark their lines.
class YamlEditor : public QWidget {
    Q_OBJECT

public:
    explicit YamlEditor(QWidget* parent = nullptr);

    /// Shows `text` of `subject`, or what was typed for that subject before. Without `editable` it can only be read.
    void setSubject(const QString& subject, const QString& text, bool editable);
    const QString& subject() const { return subject_; }
    QString text() const;
    /// The text is not the subject's own any more.
    bool isChanged() const;
    /// What was typed for the subject has been taken over: its new text comes with the next setSubject.
    void forgetDraft();
    /// Of every subject: they are gone.
    void forgetAll();
    void showErrors(const Diagnostics& errors);
    /// What the buttons say: where a change goes now. An empty text hides the second one.
    void setButtons(const QString& apply, const QString& branch = {});

    QPlainTextEdit& edit() const { return *edit_; }
    ActionButton& applyButton() const { return *apply_; }
    ActionButton& branchButton() const { return *branch_; }
    ActionButton& revertButton() const { return *revert_; }
    QString errorText() const;

protected:
    void changeEvent(QEvent* event) override;

Q_SIGNALS:
    void applyRequested(const QString& text);
    void branchRequested(const QString& text);

private:
    void sayErrors();
    void retranslate();
    void noteChange();
    void markErrors();
    void goTo(const QString& link);

    QPlainTextEdit* edit_;
    QLabel* errorList_;
    QWidget* bar_;
    ActionButton* apply_;
    ActionButton* branch_;
    ActionButton* revert_;
    QString subject_;
    QString original_;
    bool editable_ = false;
    QHash<QString, QString> drafts_;
    Diagnostics errors_;
};

} // namespace berth::ui
