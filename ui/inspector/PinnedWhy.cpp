// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/PinnedWhy.h"

#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace berth::ui {
namespace {

constexpr QSize kSize(400, 560);

/// The arithmetic of every row, for later.
TermsSource remembered(const InspectorContent& content, const TermsSource& terms) {
    std::vector<std::pair<TermsRequest, std::vector<Term>>> all;
    for (const EvidenceSection& section : content.sections)
        for (const EvidenceRow& row : section.rows)
            if (row.terms) all.emplace_back(*row.terms, terms(*row.terms));
    return [all = std::move(all)](const TermsRequest& request) {
        const auto it = std::find_if(all.begin(), all.end(), [&](const auto& each) { return each.first == request; });
        return it == all.end() ? std::vector<Term>{} : it->second;
    };
}

/// A change can only be tried on the look at hand.
InspectorContent withoutRemedies(InspectorContent content) {
    content.remedies.clear();
    return content;
}

} // namespace

PinnedWhy::PinnedWhy(const InspectorContent& content, const TermsSource& terms, QWidget* window)
    : QWidget(window, Qt::Tool), page_(new WhyPage(remembered(content, terms), this)) {
    setAttribute(Qt::WA_DeleteOnClose);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    const QString subject = content.on.isEmpty() ? content.subject : tr("%1 on %2").arg(content.subject, content.on);
    setWindowTitle(content.note.isEmpty() ? subject : QStringLiteral("%1 · %2").arg(subject, content.note));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(page_);
    page_->setContent(withoutRemedies(content));
    connect(page_, &WhyPage::selectionRequested, this, &PinnedWhy::selectionRequested);
    resize(kSize);
}

/// Esc is this window's, not the one's it belongs to.
bool PinnedWhy::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void PinnedWhy::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

} // namespace berth::ui
