// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/time/EventLogView.h"
#include "ui/time/TimelineView.h"
#include "ui/time/TransportBar.h"

#include <QWidget>

class QSplitter;
class QTabBar;

namespace berth::ui {

/// Timeline and log: side by side where there is room, else one at a time behind tabs. The transport row belongs to it
/// and is put over it by the window, as the handle of its dock.
class TimePanel : public QWidget {
    Q_OBJECT

public:
    TimePanel(SessionModel& model, Player& player, QWidget* parent = nullptr);

    TransportBar& transport() { return *transport_; }
    TimelineView& timeline() { return *timeline_; }
    EventLogView& log() { return *log_; }
    void setFolded(bool folded);

    QSize sizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void showTab();
    void retranslate();

    TransportBar* transport_;
    TimelineView* timeline_;
    EventLogView* log_;
    QSplitter* split_;
    QTabBar* tabs_;
    bool folded_ = false;
};

} // namespace berth::ui
