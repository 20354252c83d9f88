// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/queues/SubmitRequest.h"
#include "ui/session/Player.h"
#include "ui/session/Selection.h"
#include "ui/window/ActionTable.h"
#include "ui/window/WindowParts.h"

#include <QObject>
#include <QPoint>

class QMenu;

namespace berth::ui {

/// Everything that changes the run: submit panel, edit actions, context menus, undo. Each change goes to the worker
/// as one command.
class EditControl : public QObject {
    Q_OBJECT

public:
    EditControl(SessionModel& model, SessionHost& host, Player& player, SelectionModel& selection,
                const ActionTable& actions, const WindowParts& parts, QObject* parent = nullptr);

    /// The menu of a pod, or of a node without one. The caller shows it; it deletes itself.
    QMenu* menuFor(NodeId node, PodId pod);
    /// The branches of the run, to go to one of them.
    QMenu* branchMenu() const { return branches_; }

Q_SIGNALS:
    void edited();

private:
    void connectActions();
    void connectPanels();
    void perform(const Edit& edit);
    void submit(const SubmitRequest& request, NodeId node);
    void askForNode(const SubmitRequest& request, NodeId node);
    void askForTaint(NodeId node);
    void addPodActions(QMenu& menu, PodId pod);
    void addNodeActions(QMenu& menu, NodeId node);
    void deleteSelected();
    void fillBranches();
    void refresh();
    void takeChange(const Delivery& delivery);
    const Node* nodeObject(NodeId node) const;

    SessionModel& model_;
    SessionHost& host_;
    Player& player_;
    SelectionModel& selection_;
    const ActionTable& actions_;
    const WindowParts& parts_;
    QMenu* branches_;
    bool followEdit_ = false; ///< the next change is an edit: the cursor goes to its end
};

} // namespace berth::ui
