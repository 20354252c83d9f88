// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/ActionTable.h"

#include <QWidget>

#include <optional>

class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QTreeWidget;

namespace berth::ui {

class ActionButton;

/// The keys page of the settings: every action with its keys, to be given others. A key that is taken says by whom.
class KeyPage : public QWidget {
    Q_OBJECT

public:
    explicit KeyPage(ActionTable& actions, QWidget* parent = nullptr);

    void choose(ActionId id);
    /// Gives the chosen action this key. Where another action has it, nothing changes before `takeOver`.
    void assign(const QKeySequence& key);
    /// Takes the key away from the action that has it.
    void takeOver();
    QString warning() const;

private:
    void layOut();
    void connectAll();
    void fill();
    void showChosen();
    void warn(const QString& sentence, bool canTakeOver);
    std::optional<ActionId> chosen() const;

    ActionTable& actions_;
    QLineEdit* filter_;
    QTreeWidget* list_;
    QKeySequenceEdit* edit_;
    QLabel* warning_;
    ActionButton* takeOver_;
    ActionButton* clear_;
    ActionButton* reset_;
    ActionButton* resetAll_;
    QKeySequence wanted_;
};

} // namespace berth::ui
