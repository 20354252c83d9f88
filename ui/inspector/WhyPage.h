// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/EvidenceTree.h"
#include "ui/inspector/InspectorContent.h"

#include <QWidget>

class QLabel;

namespace berth::ui {

class FateChart;
class FigureRow;
class MatrixTable;
class RemedyList;
class ShareBar;
class SubjectLine;
class VerdictBox;

/// The why of a selection in LOOK's fixed order: subject, verdict, evidence, what would change it, the same question
/// over all nodes, the object itself.
class WhyPage : public QWidget {
    Q_OBJECT

public:
    explicit WhyPage(TermsSource terms, QWidget* parent = nullptr);

    void setContent(const InspectorContent& content);
    RemedyList& remedies() const { return *remedies_; }
    MatrixTable& matrix() const { return *matrix_; }
    QString copyText(bool markdown) const;

Q_SIGNALS:
    void selectionRequested(const berth::ui::Selection& selection);
    void branchRequested(std::size_t remedy);

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeEvidence(TermsSource terms);
    void buildMessage(QWidget* page);
    void retranslate();

    InspectorContent content_;
    SubjectLine* subject_;
    VerdictBox* verdict_ = nullptr;
    FigureRow* figures_ = nullptr;
    ShareBar* share_ = nullptr;
    FateChart* fates_ = nullptr;
    EvidenceTree* evidence_ = nullptr;
    EvidenceTree* details_ = nullptr;
    QLabel* messageTitle_ = nullptr;
    QLabel* message_ = nullptr;
    RemedyList* remedies_ = nullptr;
    MatrixTable* matrix_ = nullptr;
    QLabel* empty_ = nullptr;
};

/// A content's tables one below the other: evidence, what would change it, matrix, the object. Tab-separated, or as
/// Markdown.
QString tableText(const InspectorContent& content, bool markdown);

} // namespace berth::ui
