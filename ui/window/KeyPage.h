// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/ActionTable.h"

#include <QWidget>

#include <array>
#include <optional>

class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QTreeWidget;

namespace berth::ui {

class ActionButton;

/// The keys page of the settings: every action with its keys, up to three, to be given others. A key that is taken says
/// by whom, and may be taken over.
class KeyPage : public QWidget {
    Q_OBJECT

public:
    explicit KeyPage(ActionTable& actions, QWidget* parent = nullptr);

    void choose(ActionId id);
    /// Gives the chosen action this key as its first, its second … one. Where another action has it, nothing changes before
    /// `takeOver`.
    void assign(const QKeySequence& key, int place = 0);
    /// Takes the key away from the action that has it.
    void takeOver();
    QString warning() const;

private:
    void layOut();
    void connectAll();
    void fill();
    void showChosen();
    void give(ActionId id);
    void warn(const QString& sentence, bool canTakeOver);
    std::optional<ActionId> chosen() const;

    ActionTable& actions_;
    QLineEdit* filter_;
    QTreeWidget* list_;
    std::array<QKeySequenceEdit*, kMostKeys> edits_;
    QLabel* warning_;
    ActionButton* takeOver_;
    ActionButton* clear_;
    ActionButton* reset_;
    ActionButton* resetAll_;
    QKeySequence wanted_;
    int place_ = 0; ///< of the wanted key
};

} // namespace berth::ui
