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
class ErrorBanner;
class InspectorView;
class LoadingBar;
class NotesModel;
class PipelineStrip;
class Player;
class QueuePanel;
class SessionModel;
class SourceView;
class StageView;
class StatusLine;
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
    StatusLine* status = nullptr;
    QLabel* queueSummary = nullptr; ///< right in the title of the queues
    QLabel* sourceTitle = nullptr;
    ActionButton* notesButton = nullptr; ///< "3 notes" at the right of the status line; hidden without any

    QDockWidget* queueDock = nullptr;
    QDockWidget* inspectorDock = nullptr;
    QDockWidget* timeDock = nullptr;
    QDockWidget* notesDock = nullptr;
    QDockWidget* sourceDock = nullptr;
};

/// Makes all of them and puts them into the window, from top to bottom as LOOK draws them.
WindowParts buildParts(QMainWindow& window, const ActionTable& actions, SessionModel& model, Player& player);

/// Folds and unfolds the parts for the window's logical size, and gives the docks LOOK's widths when the class of
/// size changes.
class AdaptiveLayout {
public:
    enum class Size : unsigned char { Unknown, Narrow, Regular };

    AdaptiveLayout(QMainWindow& window, const WindowParts& parts) : window_(window), parts_(parts) {}
    /// Call after each resize.
    void apply();
    Size size() const { return size_; }

private:
    QMainWindow& window_;
    const WindowParts& parts_;
    Size size_ = Size::Unknown;
};

} // namespace berth::ui
