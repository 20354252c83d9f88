// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/Player.h"
#include "ui/session/SessionHost.h"
#include "ui/session/SessionModel.h"
#include "ui/window/ActionTable.h"
#include "ui/window/WindowParts.h"

#include <QObject>

class QMenu;

namespace berth::ui {

/// Branches as a person handles them: goes to one, renames and deletes it, asks for two side by side; and keeps the marks of
/// where they part on the timeline's tracks.
class BranchControl : public QObject {
    Q_OBJECT

public:
    BranchControl(SessionModel& model, SessionHost& host, Player& player, const ActionTable& actions,
                  const WindowParts& parts, QObject* parent = nullptr);

    /// The menu of a branch; the caller shows it, it deletes itself. nullptr for one that is gone.
    QMenu* menuFor(std::uint32_t branch);
    void rename(std::uint32_t branch);
    void remove(std::uint32_t branch);

Q_SIGNALS:
    /// The person wants to see two branches side by side; the same twice where there is only one.
    void compareWanted(std::uint32_t first, std::uint32_t second);

private:
    void connectTimeline();
    void connectActions();
    void goTo(std::uint32_t branch);
    void refresh();
    void lookForPartings();
    const BranchInfo* find(std::uint32_t branch) const;

    SessionModel& model_;
    SessionHost& host_;
    Player& player_;
    const ActionTable& actions_;
    const WindowParts& parts_;
    bool looking_ = false;  ///< an answer is on its way
    bool outdated_ = false; ///< the traces have changed since it was asked for
};

} // namespace berth::ui
