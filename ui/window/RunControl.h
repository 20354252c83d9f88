// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/Player.h"
#include "ui/window/ActionTable.h"
#include "ui/window/WindowParts.h"

#include <QObject>

namespace berth::ui {

/// Connects the run's actions, the timeline and the log with the player, and says which actions make sense now.
class RunControl : public QObject {
    Q_OBJECT

public:
    RunControl(SessionModel& model, Player& player, const ActionTable& actions, const WindowParts& parts,
               QObject* parent = nullptr);

private:
    void connectActions();
    void connectPanels();
    void refresh();

    SessionModel& model_;
    Player& player_;
    const ActionTable& actions_;
    const WindowParts& parts_;
};

} // namespace berth::ui
