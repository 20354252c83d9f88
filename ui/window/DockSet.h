// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/ActionTable.h"
#include "ui/window/Settings.h"
#include "ui/window/WindowParts.h"
#include "ui/window/WindowPlan.h"

#include <QObject>

#include <map>

class QDockWidget;

namespace berth::ui {

class SidePanel;

/// The panels around the stage: where they are, which are shown, and what is remembered of both. One layout is kept for
/// wide windows and one for narrow ones, where the parts are folded.
class DockSet : public QObject {
    Q_OBJECT

public:
    DockSet(QMainWindow& frame, const WindowParts& parts, const ActionTable& actions, Settings& settings);
    ~DockSet() override;

    /// Lays everything out for the window's logical size. Call after each resize.
    void apply(const QSize& window);
    const WindowPlan& plan() const { return plan_; }
    /// Takes up what was remembered; after the first apply().
    void restore();
    void remember();
    /// Every panel back to its first place.
    void reset();

    /// Shows a panel, as its action in the View menu does.
    void show(ActionId panel);
    bool isShown(ActionId panel) const;
    /// Closes what lies over the stage; false where nothing does.
    bool closeOver();

private:
    void connectPanel(ActionId panel, QDockWidget* dock);
    void setShown(ActionId panel, bool shown);
    void setDockShown(QDockWidget& dock, bool shown);
    std::map<QDockWidget*, QSize> sizes() const;
    void makeRoom(QDockWidget& dock);
    void giveBack(const std::map<QDockWidget*, QSize>& before);
    void fold();
    void sizeDocks();
    void placeInspector();
    void restoreState();
    Setting stateSetting() const;

    QMainWindow& frame_;
    const WindowParts& parts_;
    const ActionTable& actions_;
    Settings& settings_;
    std::map<ActionId, QDockWidget*> docks_;
    SidePanel* over_; ///< the inspector where it lies over the stage
    WindowPlan plan_;
    bool applied_ = false;
    bool restored_ = false;
};

} // namespace berth::ui
