// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/InspectorView.h"

#include "ui/inspector/ArgumentsPage.h"
#include "ui/inspector/ObjectPage.h"
#include "ui/inspector/WeightsPage.h"
#include "ui/inspector/WhyPage.h"

#include <QEvent>
#include <QTabWidget>
#include <QVBoxLayout>

namespace berth::ui {

InspectorView::InspectorView(TermsSource terms, QWidget* parent)
    : QWidget(parent),
      pages_(new QTabWidget(this)),
      why_(new WhyPage(std::move(terms), this)),
      weights_(new WeightsPage(this)),
      arguments_(new ArgumentsPage(this)),
      object_(new ObjectPage(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    pages_->setDocumentMode(true);
    for (QWidget* page : std::initializer_list<QWidget*>{why_, weights_, arguments_, object_})
        pages_->addTab(page, QString());
    for (int i = 0; i < pages_->count(); ++i) {
        pages_->widget(i)->setBackgroundRole(QPalette::Base);
        pages_->widget(i)->setAutoFillBackground(true);
    }
    column->addWidget(pages_);
    connect(why_, &WhyPage::selectionRequested, this, &InspectorView::selectionRequested);
    connect(why_, &WhyPage::branchRequested, this, &InspectorView::branchRequested);
    connect(object_, &ObjectPage::placeRequested, this, &InspectorView::placeRequested);
    connect(pages_, &QTabWidget::tabBarClicked, this, [this] { broughtForward_ = false; });
    connect(pages_, &QTabWidget::currentChanged, this, [this] { Q_EMIT pageShown(page()); });
    retranslate();
    setContent({});
}

void InspectorView::retranslate() {
    pages_->setTabText(static_cast<int>(Page::Why), tr("Why"));
    pages_->setTabText(static_cast<int>(Page::Weights), tr("Weights"));
    pages_->setTabText(static_cast<int>(Page::Arguments), tr("Arguments"));
    pages_->setTabText(static_cast<int>(Page::Object), tr("YAML"));
}

void InspectorView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

InspectorView::Page InspectorView::page() const {
    return static_cast<Page>(pages_->currentIndex());
}

void InspectorView::showPage(Page page) {
    broughtForward_ = false;
    pages_->setCurrentIndex(static_cast<int>(page));
}

void InspectorView::followScores(bool onStage) {
    if (onStage == scoresOnStage_) return;
    scoresOnStage_ = onStage;
    if (onStage && page() == Page::Why) {
        showPage(Page::Weights);
        broughtForward_ = true;
    } else if (!onStage && broughtForward_) {
        showPage(Page::Why);
    }
}

void InspectorView::setContent(const InspectorContent& content) {
    content_ = content;
    why_->setContent(content);
    object_->setObject(content.object);
    const bool hasObject = !content.object.name.isEmpty();
    pages_->setTabEnabled(static_cast<int>(Page::Object), hasObject);
    pages_->setTabToolTip(static_cast<int>(Page::Object),
                          hasObject ? QString() : tr("Select a pod or a node: its YAML stands here."));
}

QString InspectorView::copyText(bool markdown) const {
    return why_->copyText(markdown);
}

} // namespace berth::ui
