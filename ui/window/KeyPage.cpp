// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/KeyPage.h"

#include "ui/theme/ActionButton.h"
#include "ui/theme/Fonts.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace berth::ui {
namespace {

constexpr int kIdRole = Qt::UserRole;
constexpr int kNameWidth = 280;

QString keysText(const QList<QKeySequence>& keys) {
    QStringList words;
    for (const QKeySequence& key : keys) words += key.toString(QKeySequence::NativeText);
    return words.join(QStringLiteral(", "));
}

} // namespace

KeyPage::KeyPage(ActionTable& actions, QWidget* parent)
    : QWidget(parent),
      actions_(actions),
      filter_(new QLineEdit(this)),
      list_(new QTreeWidget(this)),
      edit_(new QKeySequenceEdit(this)),
      warning_(new QLabel(this)),
      takeOver_(new ActionButton(ActionButton::Kind::Normal, this)),
      clear_(new ActionButton(ActionButton::Kind::Normal, this)),
      reset_(new ActionButton(ActionButton::Kind::Normal, this)),
      resetAll_(new ActionButton(ActionButton::Kind::Normal, this)) {
    filter_->setPlaceholderText(tr("Action or key"));
    filter_->setAccessibleName(tr("Find an action"));
    filter_->setClearButtonEnabled(true);
    list_->setHeaderLabels({tr("Action"), tr("Keys")});
    list_->setAccessibleName(tr("Actions and their keys"));
    list_->setRootIsDecorated(false);
    list_->header()->resizeSection(0, kNameWidth);
    edit_->setAccessibleName(tr("New key"));
    warning_->setWordWrap(true);
    takeOver_->setText(tr("Use it here"));
    clear_->setText(tr("No key"));
    reset_->setText(tr("Default"));
    resetAll_->setText(tr("All to defaults"));
    layOut();
    connectAll();
    fill();
}

void KeyPage::layOut() {
    auto* column = new QVBoxLayout(this);
    column->addWidget(filter_);
    column->addWidget(list_, 1);
    auto* row = new QHBoxLayout;
    row->addWidget(new QLabel(tr("New key"), this));
    row->addWidget(edit_, 1);
    for (ActionButton* button : {clear_, reset_, resetAll_}) row->addWidget(button);
    column->addLayout(row);
    auto* says = new QHBoxLayout;
    says->addWidget(warning_, 1);
    says->addWidget(takeOver_);
    column->addLayout(says);
}

void KeyPage::connectAll() {
    connect(filter_, &QLineEdit::textChanged, this, &KeyPage::fill);
    connect(list_, &QTreeWidget::currentItemChanged, this, &KeyPage::showChosen);
    connect(edit_, &QKeySequenceEdit::editingFinished, this, [this] {
        if (!edit_->keySequence().isEmpty()) assign(edit_->keySequence());
    });
    connect(takeOver_, &ActionButton::clicked, this, &KeyPage::takeOver);
    connect(clear_, &ActionButton::clicked, this, [this] {
        if (const auto id = chosen()) actions_.setKeys(*id, {});
    });
    connect(reset_, &ActionButton::clicked, this, [this] {
        if (const auto id = chosen()) actions_.setKeys(*id, ActionTable::keys(*id));
    });
    connect(resetAll_, &ActionButton::clicked, this, [this] { actions_.restoreKeys({}); });
    connect(&actions_, &ActionTable::keysChanged, this, &KeyPage::fill);
}

void KeyPage::fill() {
    const auto before = chosen();
    const QSignalBlocker quiet(list_);
    list_->clear();
    const QString words = filter_->text().trimmed();
    for (int i = 0; i < kActions; ++i) {
        const auto id = static_cast<ActionId>(i);
        const QString keys = keysText(actions_.keysNow(id));
        const QString name = ActionTable::plainText(id);
        if (!words.isEmpty() && !name.contains(words, Qt::CaseInsensitive) &&
            !keys.contains(words, Qt::CaseInsensitive))
            continue;
        auto* item = new QTreeWidgetItem(list_, {name, keys});
        item->setData(0, kIdRole, i);
        if (actions_.keysNow(id) != ActionTable::keys(id)) item->setFont(1, Fonts().text(12, QFont::DemiBold));
        if (before == id) list_->setCurrentItem(item);
    }
    if (list_->currentItem() == nullptr && list_->topLevelItemCount() > 0)
        list_->setCurrentItem(list_->topLevelItem(0));
    showChosen();
}

std::optional<ActionId> KeyPage::chosen() const {
    const QTreeWidgetItem* item = list_->currentItem();
    if (item == nullptr) return std::nullopt;
    return static_cast<ActionId>(item->data(0, kIdRole).toInt());
}

void KeyPage::choose(ActionId id) {
    for (int i = 0; i < list_->topLevelItemCount(); ++i)
        if (list_->topLevelItem(i)->data(0, kIdRole).toInt() == static_cast<int>(id))
            list_->setCurrentItem(list_->topLevelItem(i));
}

void KeyPage::showChosen() {
    const auto id = chosen();
    const QSignalBlocker quiet(edit_);
    edit_->setKeySequence(id && !actions_.keysNow(*id).isEmpty() ? actions_.keysNow(*id).front() : QKeySequence());
    edit_->setEnabled(id.has_value());
    clear_->setEnabled(id && !actions_.keysNow(*id).isEmpty());
    reset_->setEnabled(id && actions_.keysNow(*id) != ActionTable::keys(*id));
    warn({}, false);
}

void KeyPage::warn(const QString& sentence, bool canTakeOver) {
    warning_->setText(sentence);
    takeOver_->setVisible(canTakeOver);
}

QString KeyPage::warning() const {
    return warning_->text();
}

void KeyPage::assign(const QKeySequence& key) {
    const auto id = chosen();
    if (!id || actions_.keysNow(*id).contains(key)) return;
    wanted_ = key;
    if (const auto owner = actions_.ownerOf(key, *id)) {
        return warn(tr("%1 already does “%2”. Nothing has changed.")
                        .arg(key.toString(QKeySequence::NativeText), ActionTable::plainText(*owner)),
                    true);
    }
    actions_.setKeys(*id, {key});
}

void KeyPage::takeOver() {
    const auto id = chosen();
    if (!id) return;
    if (const auto owner = actions_.ownerOf(wanted_, *id)) {
        QList<QKeySequence> rest = actions_.keysNow(*owner);
        rest.removeAll(wanted_);
        actions_.setKeys(*owner, rest);
    }
    actions_.setKeys(*id, {wanted_});
}

} // namespace berth::ui
