// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/InspectorView.h"

#include "ui/inspector/MatrixTable.h"
#include "ui/inspector/SubjectLine.h"
#include "ui/inspector/VerdictBox.h"
#include "ui/theme/Fonts.h"
#include "ui/view/Text.h"

#include <QFileInfo>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QTabWidget>
#include <QVBoxLayout>

namespace berth::ui {

InspectorView::InspectorView(TermsSource terms, QWidget* parent) : QWidget(parent), pages_(new QTabWidget(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    subject_ = new SubjectLine(this);
    column->addWidget(subject_);
    pages_->setDocumentMode(true);
    pages_->addTab(makeWhyPage(std::move(terms)), tr("Why"));
    pages_->addTab(makeObjectPage(), tr("YAML"));
    column->addWidget(pages_);
    setContent({});
}

QWidget* InspectorView::makeWhyPage(TermsSource terms) {
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* page = new QWidget(scroll);
    page->setBackgroundRole(QPalette::Base);
    page->setAutoFillBackground(true);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 8, 0, 8);
    column->setSpacing(4);
    verdict_ = new VerdictBox(page);
    evidence_ = new EvidenceTree(std::move(terms), page);
    details_ = new EvidenceTree({}, page);
    details_->setAccessibleName(tr("The object"));
    messageTitle_ = new QLabel(tr("FailedScheduling"), page);
    messageTitle_->setFont(Fonts().text(11.5, QFont::DemiBold));
    messageTitle_->setContentsMargins(12, 6, 12, 0);
    message_ = new QLabel(page);
    message_->setWordWrap(true);
    message_->setTextFormat(Qt::PlainText);
    message_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    message_->setFont(Fonts().font(type::kDenseMono));
    message_->setContentsMargins(12, 0, 12, 4);
    message_->setAccessibleName(tr("FailedScheduling message"));
    matrix_ = new MatrixTable(page);
    empty_ = new QLabel(tr("Select a pod, a node or an extension point."), page);
    empty_->setWordWrap(true);
    empty_->setContentsMargins(12, 8, 12, 8);
    for (QWidget* part :
         {static_cast<QWidget*>(empty_), static_cast<QWidget*>(verdict_), static_cast<QWidget*>(evidence_),
          static_cast<QWidget*>(messageTitle_), static_cast<QWidget*>(message_), static_cast<QWidget*>(matrix_),
          static_cast<QWidget*>(details_)})
        column->addWidget(part);
    column->addStretch(1);
    scroll->setWidget(page);
    connect(evidence_, &EvidenceTree::selectionRequested, this, &InspectorView::selectionRequested);
    connect(details_, &EvidenceTree::selectionRequested, this, &InspectorView::selectionRequested);
    connect(matrix_, &MatrixTable::nodeSelected, this, [this](NodeId node) {
        Q_EMIT selectionRequested(Selection{{}, node, {}});
    });
    return scroll;
}

QWidget* InspectorView::makeObjectPage() {
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(8, 8, 8, 8);
    place_ = new QPushButton(page);
    place_->setFlat(true);
    place_->setToolTip(tr("Show the line in its file"));
    yaml_ = new QPlainTextEdit(page);
    yaml_->setReadOnly(true);
    yaml_->setFrameShape(QFrame::NoFrame);
    yaml_->setLineWrapMode(QPlainTextEdit::NoWrap);
    yaml_->setFont(Fonts().font(type::kDenseMono));
    yaml_->setAccessibleName(tr("The object as YAML"));
    yaml_->setTabChangesFocus(true);
    column->addWidget(place_, 0, Qt::AlignLeft);
    column->addWidget(yaml_);
    connect(place_, &QPushButton::clicked, this, [this] { Q_EMIT placeRequested(content_.place); });
    return page;
}

void InspectorView::setContent(const InspectorContent& content) {
    content_ = content;
    subject_->setSubject(content.level, content.subject, content.on, content.note);
    subject_->setVisible(!content.subject.isEmpty());
    empty_->setVisible(content.subject.isEmpty());
    verdict_->setVerdict(content.mark, content.headline, content.body);
    verdict_->setVisible(!content.headline.isEmpty());
    evidence_->setSections(content.sections);
    evidence_->setVisible(!content.sections.empty());
    details_->setSections(content.details);
    details_->setVisible(!content.details.empty());
    matrix_->setMatrix(content.matrix);
    showMessage();
    showObject();
}

void InspectorView::showMessage() {
    message_->setText(content_.message);
    message_->setVisible(!content_.message.isEmpty());
    messageTitle_->setVisible(!content_.message.isEmpty());
}

void InspectorView::showObject() {
    const bool hasPlace = content_.place.line > 0;
    place_->setVisible(hasPlace);
    if (hasPlace)
        place_->setText(
            QStringLiteral("%1:%2").arg(QFileInfo(text(content_.place.file)).fileName()).arg(content_.place.line));
    const QString shown = content_.yaml.isEmpty() ? tr("Berth made this object; it stands in no file.") : content_.yaml;
    pages_->setTabEnabled(1, !content_.subject.isEmpty());
    if (yaml_->toPlainText() != shown) yaml_->setPlainText(shown);
}

} // namespace berth::ui
