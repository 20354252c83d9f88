// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/EvidenceTree.h"

#include "ui/theme/SayAgain.h"
#include "ui/view/TermText.h"
#include "ui/view/Text.h"

#include <QHeaderView>
#include <QResizeEvent>
#include <QScrollBar>

#include <algorithm>

namespace berth::ui {

EvidenceTree::EvidenceTree(TermsSource terms, QWidget* parent) : QTreeWidget(parent), terms_(std::move(terms)) {
    setColumnCount(1);
    header()->hide();
    header()->setStretchLastSection(true);
    setItemDelegate(new EvidenceDelegate(this));
    setRootIsDecorated(false);
    setIndentation(0);
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setExpandsOnDoubleClick(false);
    setFocusPolicy(Qt::TabFocus);
    new SayAgain(this, [this] { setAccessibleName(tr("Evidence")); });
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(this, &QTreeWidget::itemExpanded, this, &EvidenceTree::openRow);
    connect(this, &QTreeWidget::itemCollapsed, this, [this](QTreeWidgetItem* item) {
        if (const EvidenceRow* row = rowOf(item); row != nullptr && row->terms && !filling_)
            std::erase(open_, *row->terms);
        updateGeometry();
    });
    connect(this, &QTreeWidget::itemClicked, this, &EvidenceTree::follow);
    connect(this, &QTreeWidget::itemActivated, this, &EvidenceTree::follow);
}

void EvidenceTree::setSections(const std::vector<EvidenceSection>& sections) {
    if (sections == sections_) return;
    filling_ = true;
    sections_ = sections;
    clear();
    for (std::size_t i = 0; i < sections_.size(); ++i) addSection(i);
    filling_ = false;
    updateGeometry();
}

void EvidenceTree::addSection(std::size_t index) {
    const EvidenceSection& section = sections_[index];
    auto* head = new QTreeWidgetItem(this);
    head->setData(0, KindRole, Section);
    head->setData(0, NameRole, section.title);
    head->setData(0, ValueRole, section.note);
    head->setText(0, section.title);
    head->setFlags(Qt::ItemIsEnabled);
    for (std::size_t r = 0; r < section.rows.size(); ++r) {
        const EvidenceRow& row = section.rows[r];
        auto* item = new QTreeWidgetItem(head);
        item->setData(0, KindRole, Evidence);
        item->setData(0, MarkRole, static_cast<int>(row.mark));
        item->setData(0, NameRole, row.name);
        item->setData(0, MonoRole, row.nameIsMono);
        item->setData(0, ValueRole, row.value);
        item->setData(0, StrongRole, row.isStrong);
        item->setData(0, RowRole, QPoint(static_cast<int>(index), static_cast<int>(r)));
        item->setText(0, row.value.isEmpty() ? row.name : QStringLiteral("%1: %2").arg(row.name, row.value));
        item->setData(0, OpensRole, row.terms.has_value());
        if (row.terms) item->setChildIndicatorPolicy(QTreeWidgetItem::ShowIndicator);
        if (row.terms && std::find(open_.begin(), open_.end(), *row.terms) != open_.end()) item->setExpanded(true);
    }
    head->setExpanded(true);
}

const EvidenceRow* EvidenceTree::rowOf(const QTreeWidgetItem* item) const {
    if (item == nullptr || item->data(0, KindRole).toInt() != Evidence) return nullptr;
    const QPoint place = item->data(0, RowRole).toPoint();
    return &sections_[static_cast<std::size_t>(place.x())].rows[static_cast<std::size_t>(place.y())];
}

void EvidenceTree::openRow(QTreeWidgetItem* item) {
    const EvidenceRow* row = rowOf(item);
    if (row == nullptr || !row->terms) return;
    if (std::find(open_.begin(), open_.end(), *row->terms) == open_.end()) open_.push_back(*row->terms);
    if (item->childCount() == 0) {
        std::vector<Term> terms = terms_ ? terms_(*row->terms) : std::vector<Term>{};
        if (terms.empty())
            terms.push_back({tr("No arithmetic: the plugin decides without numbers.").toStdString(), {}, {}});
        for (const Term& term : terms) {
            auto* line = new QTreeWidgetItem(item);
            line->setData(0, KindRole, TermLine);
            const TermView shown = termView(term);
            line->setData(0, NameRole, shown.name);
            line->setData(0, ValueRole, shown.value);
            line->setData(0, StrongRole, shown.formula);
            line->setText(0, QStringLiteral("%1 %2 %3").arg(shown.name, shown.value, shown.formula));
            line->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        }
    }
    updateGeometry();
}

void EvidenceTree::follow(QTreeWidgetItem* item) {
    const EvidenceRow* row = rowOf(item);
    if (row == nullptr) return;
    if (row->terms)
        item->setExpanded(!item->isExpanded());
    else if (!row->target.isEmpty())
        Q_EMIT selectionRequested(row->target);
}

QSize EvidenceTree::sizeHint() const {
    int height = 0;
    for (QTreeWidgetItem* item = topLevelItem(0); item != nullptr; item = itemBelow(item)) {
        const QModelIndex index = indexFromItem(item);
        QStyleOptionViewItem option;
        initViewItemOption(&option);
        option.rect = QRect(0, 0, viewport()->width(), 0);
        height += itemDelegateForIndex(index)->sizeHint(option, index).height();
    }
    return {240, height + 2};
}

void EvidenceTree::resizeEvent(QResizeEvent* event) {
    QTreeWidget::resizeEvent(event);
    if (event->oldSize().width() == event->size().width()) return;
    scheduleDelayedItemsLayout();
    updateGeometry();
}

} // namespace berth::ui
