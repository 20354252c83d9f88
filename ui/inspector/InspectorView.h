// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/EvidenceTree.h"
#include "ui/inspector/InspectorContent.h"

#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QScrollArea;
class QTabWidget;

namespace berth::ui {

class MatrixTable;
class SubjectLine;
class VerdictBox;

/// Shows an InspectorContent: the why on one page, the object as YAML on the other. Draws what it is given.
class InspectorView : public QWidget {
    Q_OBJECT

public:
    explicit InspectorView(TermsSource terms, QWidget* parent = nullptr);

    void setContent(const InspectorContent& content);
    const InspectorContent& content() const { return content_; }

    QSize sizeHint() const override { return {388, 560}; }

Q_SIGNALS:
    void selectionRequested(const berth::ui::Selection& selection);
    /// The object's place in its file.
    void placeRequested(const berth::Place& place);

private:
    QWidget* makeWhyPage(TermsSource terms);
    QWidget* makeObjectPage();
    void showMessage();
    void showObject();

    InspectorContent content_;
    QTabWidget* pages_;
    SubjectLine* subject_ = nullptr;
    VerdictBox* verdict_ = nullptr;
    EvidenceTree* evidence_ = nullptr;
    EvidenceTree* details_ = nullptr;
    QLabel* messageTitle_ = nullptr;
    QLabel* message_ = nullptr;
    MatrixTable* matrix_ = nullptr;
    QLabel* empty_ = nullptr;
    QPlainTextEdit* yaml_ = nullptr;
    QPushButton* place_ = nullptr;
};

} // namespace berth::ui
