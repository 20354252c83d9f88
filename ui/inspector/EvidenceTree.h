// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Terms.h"
#include "ui/inspector/InspectorContent.h"

#include <QStyledItemDelegate>
#include <QTreeWidget>

#include <functional>
#include <vector>

namespace berth::ui {

/// Makes the arithmetic of a row when it is opened.
using TermsSource = std::function<std::vector<Term>(const TermsRequest&)>;

/// The evidence as rows under section heads; rows with arithmetic open to their terms. As high as what it holds: the
/// inspector scrolls.
class EvidenceTree : public QTreeWidget {
    Q_OBJECT

public:
    enum Role { MarkRole = Qt::UserRole, NameRole, MonoRole, ValueRole, StrongRole, KindRole, RowRole, OpensRole };
    enum Kind { Section, Evidence, TermLine };

    explicit EvidenceTree(TermsSource terms, QWidget* parent = nullptr);

    /// Rows that were open stay open where they are still there.
    void setSections(const std::vector<EvidenceSection>& sections);
    const std::vector<EvidenceSection>& sections() const { return sections_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

Q_SIGNALS:
    void selectionRequested(const berth::ui::Selection& selection);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void addSection(std::size_t index);
    void openRow(QTreeWidgetItem* item);
    void follow(QTreeWidgetItem* item);
    const EvidenceRow* rowOf(const QTreeWidgetItem* item) const;

    TermsSource terms_;
    std::vector<EvidenceSection> sections_;
    std::vector<TermsRequest> open_;
    bool filling_ = false;
};

/// Draws the rows; wraps a value below its name where both do not fit on one line.
class EvidenceDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace berth::ui
