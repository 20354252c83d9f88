// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/ObjectPage.h"

#include "ui/inspector/YamlEditor.h"
#include "ui/view/Text.h"

#include <QEvent>
#include <QFileInfo>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace berth::ui {

ObjectPage::ObjectPage(QWidget* parent)
    : QWidget(parent), place_(new QPushButton(this)), editor_(new YamlEditor(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4, 0, 0);
    column->setSpacing(2);
    place_->setFlat(true);
    column->addWidget(place_, 0, Qt::AlignLeft);
    column->addWidget(editor_, 1);
    retranslate();
    connect(place_, &QPushButton::clicked, this, [this] { Q_EMIT placeRequested(object_.place); });
}

void ObjectPage::setObject(const ObjectText& object) {
    object_ = object;
    place_->setVisible(object.place.line > 0);
    place_->setText(QStringLiteral("%1:%2").arg(QFileInfo(text(object.place.file)).fileName()).arg(object.place.line));
    if (object.yaml.isEmpty())
        editor_->setSubject(object.name, tr("Berth made this object; it stands in no file."), false);
    else
        editor_->setSubject(object.name, object.yaml, object.isAlive);
}

void ObjectPage::retranslate() {
    place_->setToolTip(tr("Show the line in its file"));
    editor_->edit().setAccessibleName(tr("The object as YAML"));
}

void ObjectPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

} // namespace berth::ui
