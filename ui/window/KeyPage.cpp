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

} // namespace

KeyPage::KeyPage(ActionTable& actions, QWidget* parent)
    : QWidget(parent),
      actions_(actions),
      filter_(new QLineEdit(this)),
      list_(new QTreeWidget(this)),
      edits_{new QKeySequenceEdit(this), new QKeySequenceEdit(this), new QKeySequenceEdit(this)},
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
    const std::array names = {tr("Key"), tr("Second key"), tr("Third key")};
    for (std::size_t place = 0; place < edits_.size(); ++place) edits_[place]->setAccessibleName(names[place]);
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
    for (QKeySequenceEdit* edit : edits_) {
        auto* name = new QLabel(edit->accessibleName(), this);
        name->setBuddy(edit);
        row->addWidget(name);
        row->addWidget(edit, 1);
    }
    column->addLayout(row);
    row = new QHBoxLayout;
    row->addStretch(1);
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
    for (int place = 0; place < kMostKeys; ++place) {
        const QKeySequenceEdit* edit = edits_[static_cast<std::size_t>(place)];
        connect(edit, &QKeySequenceEdit::editingFinished, this, [this, edit, place] {
            if (!edit->keySequence().isEmpty()) assign(edit->keySequence(), place);
        });
    }
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
    for (int place = 0; place < kMostKeys; ++place) {
        QKeySequenceEdit* edit = edits_[static_cast<std::size_t>(place)];
        const QSignalBlocker quiet(edit);
        edit->setKeySequence(id ? actions_.keysNow(*id).value(place) : QKeySequence());
        edit->setEnabled(id && actions_.keysNow(*id).size() >= place);
    }
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

void KeyPage::assign(const QKeySequence& key, int place) {
    const auto id = chosen();
    if (!id || actions_.keysNow(*id).contains(key)) return showChosen();
    wanted_ = key;
    place_ = place;
    if (const auto owner = actions_.ownerOf(key, *id)) {
        return warn(tr("%1 already does “%2”. Nothing has changed.")
                        .arg(key.toString(QKeySequence::NativeText), ActionTable::plainText(*owner)),
                    true);
    }
    give(*id);
}

void KeyPage::give(ActionId id) {
    QList<QKeySequence> keys = actions_.keysNow(id);
    place_ < keys.size() ? keys.replace(place_, wanted_) : keys.append(wanted_);
    actions_.setKeys(id, keys.mid(0, kMostKeys));
}

void KeyPage::takeOver() {
    const auto id = chosen();
    if (!id) return;
    if (const auto owner = actions_.ownerOf(wanted_, *id)) {
        QList<QKeySequence> rest = actions_.keysNow(*owner);
        rest.removeAll(wanted_);
        actions_.setKeys(*owner, rest);
    }
    give(*id);
}

} // namespace berth::ui
