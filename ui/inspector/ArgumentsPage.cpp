// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/ArgumentsPage.h"

#include "ui/inspector/YamlEditor.h"
#include "ui/theme/Fonts.h"

#include <QEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace berth::ui {

ArgumentsPage::ArgumentsPage(QWidget* parent)
    : QWidget(parent), title_(new QLabel(this)), editor_(new YamlEditor(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(6);
    title_->setWordWrap(true);
    title_->setFont(Fonts().font(type::kDense));
    title_->setContentsMargins(12, 0, 12, 0);
    editor_->edit().setPlaceholderText(
        QStringLiteral("- name: NodeResourcesFit\n  args:\n    scoringStrategy:\n      type: MostAllocated"));
    column->addWidget(title_);
    column->addWidget(editor_, 1);
    retranslate();
}

void ArgumentsPage::retranslate() {
    editor_->edit().setAccessibleName(tr("Plugin arguments as YAML"));
    title_->setText(
        tr("pluginConfig of the profile %1: arguments that are not written have their defaults.").arg(profile_));
}

void ArgumentsPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void ArgumentsPage::setProfile(const QString& profile, const QString& arguments) {
    profile_ = profile;
    retranslate();
    editor_->setSubject(profile, arguments, !profile.isEmpty());
}

} // namespace berth::ui
