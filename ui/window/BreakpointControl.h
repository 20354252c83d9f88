// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/Player.h"
#include "ui/session/Selection.h"
#include "ui/window/ActionTable.h"
#include "ui/window/DockSet.h"
#include "ui/window/RunUntilDialog.h"
#include "ui/window/WindowParts.h"

#include <QObject>
#include <QPointer>

namespace berth::ui {

/// Breakpoints and "run until": F9, the list, the marks on strip and timeline, the dialog, and what is said where a run
/// was stopped.
class BreakpointControl : public QObject {
    Q_OBJECT

public:
    BreakpointControl(SessionModel& model, Player& player, SelectionModel& selection, const ActionTable& actions,
                      DockSet& docks, const WindowParts& parts, QWidget* window);

    /// Where the present selection, else the point at the cursor, would be stopped at; empty where there is neither.
    StopRule ruleHere() const;
    RunUntilDialog& dialog();

private:
    void connectDialog();
    void toggleHere();
    void showMenu(ExtensionPoint point, const QPoint& at);
    void markStrip();
    void markTimeline();
    /// Facts behind the first `from` are new.
    void forgetMarks(std::size_t from);
    void say(const StopRule& rule);

    SessionModel& model_;
    Player& player_;
    SelectionModel& selection_;
    const ActionTable& actions_;
    DockSet& docks_;
    const WindowParts& parts_;
    QWidget* window_;
    std::vector<std::size_t> marks_;  ///< where breakpoints stop
    std::size_t marked_ = 0;          ///< so many facts were asked
    QPointer<RunUntilDialog> dialog_; ///< deletes itself when it is closed
};

} // namespace berth::ui
