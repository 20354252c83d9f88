// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/time/EventLogView.h"
#include "ui/time/TimelineView.h"
#include "ui/time/TransportBar.h"

#include <QWidget>

class QSplitter;
class QTabBar;

namespace berth::ui {

/// Transport over timeline and log. Side by side where there is room, else one at a time behind tabs.
class TimePanel : public QWidget {
    Q_OBJECT

public:
    TimePanel(SessionModel& model, Player& player, QWidget* parent = nullptr);

    TransportBar& transport() { return *transport_; }
    TimelineView& timeline() { return *timeline_; }
    EventLogView& log() { return *log_; }
    void setFolded(bool folded);

    QSize sizeHint() const override;

private:
    void showTab();

    TransportBar* transport_;
    TimelineView* timeline_;
    EventLogView* log_;
    QSplitter* split_;
    QTabBar* tabs_;
    bool folded_ = false;
};

} // namespace berth::ui
