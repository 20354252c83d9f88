// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/time/EventLogModel.h"

#include <QWidget>

class QContextMenuEvent;
class QLineEdit;
class QListView;
class QMenu;

namespace berth::ui {

class ActionButton;

/// The event log with its head: filter by kind, search, and the rows. A click moves the cursor; Ctrl+C copies.
class EventLogView : public QWidget {
    Q_OBJECT

public:
    explicit EventLogView(SessionModel& model, QWidget* parent = nullptr);

    EventLogModel& log() { return *log_; }
    QListView& list() { return *list_; }

    /// Lights the rows about what is selected.
    void setSelection(const Selection& selection) { log_->setSelection(selection); }

Q_SIGNALS:
    /// The person went to this row.
    void jumped(const berth::ui::Cursor& cursor);
    void podSelected(berth::PodId pod);
    /// On a row about this pod or node, by mouse or key.
    void contextMenuRequested(berth::PodId pod, berth::NodeId node, const QPoint& globalPosition);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeHead();
    QMenu* makeKindMenu();
    void applyFilter();
    void jumpTo(const QModelIndex& index);
    void followCursor();
    void paintEmpty();
    void askForMenu(const QContextMenuEvent& event);
    void copy();

    EventLogModel* log_;
    QListView* list_;
    QLineEdit* search_ = nullptr;
    ActionButton* kinds_ = nullptr;
    QMenu* kindMenu_ = nullptr;
};

} // namespace berth::ui
