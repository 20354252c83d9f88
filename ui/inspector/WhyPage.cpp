// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/WhyPage.h"

#include "ui/inspector/FateChart.h"
#include "ui/inspector/FigureRow.h"
#include "ui/inspector/MatrixTable.h"
#include "ui/inspector/RemedyList.h"
#include "ui/inspector/SubjectLine.h"
#include "ui/inspector/VerdictBox.h"
#include "ui/theme/Fonts.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QVBoxLayout>

namespace berth::ui {

WhyPage::WhyPage(TermsSource terms, QWidget* parent) : QWidget(parent), subject_(new SubjectLine(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(subject_);
    column->addWidget(makeEvidence(std::move(terms)), 1);
    retranslate();
    setContent({});
}

void WhyPage::retranslate() {
    message_->setAccessibleName(tr("FailedScheduling message"));
    empty_->setText(tr("Select a pod, a node or an extension point."));
    details_->setAccessibleName(tr("The object"));
}

void WhyPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void WhyPage::buildMessage(QWidget* page) {
    messageTitle_ = new QLabel(QStringLiteral("FailedScheduling"), page);
    messageTitle_->setFont(Fonts().text(11.5, QFont::DemiBold));
    messageTitle_->setContentsMargins(12, 6, 12, 0);
    message_ = new QLabel(page);
    message_->setWordWrap(true);
    message_->setTextFormat(Qt::PlainText);
    message_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    message_->setFont(Fonts().font(type::kDenseMono));
    message_->setContentsMargins(12, 0, 12, 4);
    empty_ = new QLabel(page);
    empty_->setWordWrap(true);
    empty_->setContentsMargins(12, 8, 12, 8);
}

QWidget* WhyPage::makeEvidence(TermsSource terms) {
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* page = new QWidget(scroll);
    page->setBackgroundRole(QPalette::Base);
    page->setAutoFillBackground(true);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 4, 0, 8);
    column->setSpacing(4);
    verdict_ = new VerdictBox(page);
    figures_ = new FigureRow(page);
    share_ = new ShareBar(page);
    fates_ = new FateChart(page);
    evidence_ = new EvidenceTree(std::move(terms), page);
    details_ = new EvidenceTree({}, page);
    remedies_ = new RemedyList(page);
    matrix_ = new MatrixTable(page);
    buildMessage(page);
    for (QWidget* part : std::initializer_list<QWidget*>{empty_, verdict_, figures_, share_, fates_, evidence_,
                                                         messageTitle_, message_, remedies_, matrix_, details_})
        column->addWidget(part);
    column->addStretch(1);
    scroll->setWidget(page);
    connect(fates_, &FateChart::selectionRequested, this, &WhyPage::selectionRequested);
    connect(evidence_, &EvidenceTree::selectionRequested, this, &WhyPage::selectionRequested);
    connect(details_, &EvidenceTree::selectionRequested, this, &WhyPage::selectionRequested);
    connect(remedies_, &RemedyList::branchRequested, this, &WhyPage::branchRequested);
    connect(matrix_, &MatrixTable::nodeSelected, this, [this](NodeId node) {
        Q_EMIT selectionRequested(Selection{{}, node, {}});
    });
    return scroll;
}

void WhyPage::setContent(const InspectorContent& content) {
    content_ = content;
    subject_->setSubject(content.level, content.subject, content.on, content.note);
    subject_->setVisible(!content.subject.isEmpty());
    empty_->setVisible(content.subject.isEmpty());
    verdict_->setVerdict(content.mark, content.headline, content.body);
    verdict_->setVisible(!content.headline.isEmpty());
    figures_->setFigures(content.figures);
    share_->setShare(content.share);
    fates_->setFates(content.fates);
    evidence_->setSections(content.sections);
    evidence_->setVisible(!content.sections.empty());
    details_->setSections(content.details);
    details_->setVisible(!content.details.empty());
    remedies_->setHead(content.remedyTitle, content.remedyNote);
    remedies_->setRows(content.remedies);
    matrix_->setMatrix(content.matrix);
    message_->setText(content.message);
    message_->setVisible(!content.message.isEmpty());
    messageTitle_->setVisible(!content.message.isEmpty());
}

QString WhyPage::copyText(bool markdown) const {
    return tableText(content_, markdown);
}

void WhyPage::contextMenuEvent(QContextMenuEvent* event) {
    if (content_.subject.isEmpty()) return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const bool markdown : {false, true})
        menu->addAction(markdown ? tr("Copy tables as Markdown") : tr("Copy tables as TSV"), menu,
                        [this, markdown] { QGuiApplication::clipboard()->setText(copyText(markdown)); });
    menu->popup(event->globalPos());
}

} // namespace berth::ui
