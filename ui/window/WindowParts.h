// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>

class QDockWidget;
class QLabel;
class QMainWindow;
class QMenuBar;
class QTableView;

namespace berth::ui {

class ActionButton;
class ActionTable;
class BreakpointList;
class ChartPanel;
class ErrorBanner;
class InspectorView;
class LoadingBar;
class NotesModel;
class PipelineStrip;
class Player;
class QueuePanel;
class RunMeasures;
class SessionModel;
class SourceView;
class StageView;
class StatusLine;
class TenantPanel;
class TimePanel;

/// The widgets of one window. All are owned by the window; who gets the struct may show things in them.
struct WindowParts {
    QMenuBar* menus = nullptr;
    PipelineStrip* pipeline = nullptr;
    ErrorBanner* banner = nullptr;
    LoadingBar* loading = nullptr;
    StageView* stage = nullptr;
    QueuePanel* queues = nullptr;
    InspectorView* inspector = nullptr;
    TimePanel* time = nullptr;
    QTableView* notes = nullptr;
    NotesModel* notesModel = nullptr;
    SourceView* source = nullptr;
    BreakpointList* breakpoints = nullptr;
    TenantPanel* tenants = nullptr;
    ChartPanel* charts = nullptr;
    StatusLine* status = nullptr;
    QLabel* queueSummary = nullptr; ///< right in the title of the queues
    QLabel* sourceTitle = nullptr;
    ActionButton* inspectorButton = nullptr; ///< opens the inspector where it lies over the stage; else hidden
    ActionButton* notesButton = nullptr;     ///< "3 notes" at the right of the status line; hidden without any

    QDockWidget* queueDock = nullptr;
    QDockWidget* inspectorDock = nullptr;
    QDockWidget* timeDock = nullptr;
    QDockWidget* notesDock = nullptr;
    QDockWidget* sourceDock = nullptr;
    QDockWidget* breakpointDock = nullptr;
    QDockWidget* tenantDock = nullptr;
    QDockWidget* chartDock = nullptr;
};

/// Makes all of them and puts them into the window, from top to bottom as LOOK draws them.
WindowParts buildParts(QMainWindow& window, const ActionTable& actions, SessionModel& model, Player& player,
                       RunMeasures& measures);

/// The titles of the docks, anew in the language of now.
void retranslateDocks(const WindowParts& parts);

} // namespace berth::ui
