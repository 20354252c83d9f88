// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/Breakpoints.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QListWidgetItem;

namespace berth::ui {

class ActionButton;

/// The breakpoints as a list: each can be switched off and on (Space) and removed (Delete).
class BreakpointList : public QWidget {
    Q_OBJECT

public:
    explicit BreakpointList(Breakpoints& breakpoints, QWidget* parent = nullptr);

    /// Times in the list count from here.
    void setStart(SimTime start);
    QListWidget& list() { return *list_; }

Q_SIGNALS:
    /// "Add…": the person wants a breakpoint on something that is not selected.
    void addRequested();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    void takeCheck(const QListWidgetItem* item);
    void removeCurrent();
    void retranslate();

    Breakpoints& breakpoints_;
    SimTime start_;
    QListWidget* list_;
    QLabel* none_;
    ActionButton* add_;
    ActionButton* remove_;
    ActionButton* clear_;
};

} // namespace berth::ui
