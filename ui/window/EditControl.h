// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Result.h"
#include "engine/model/Node.h"
#include "engine/model/Pod.h"
#include "ui/queues/SubmitRequest.h"
#include "ui/session/Edit.h"
#include "ui/session/Player.h"
#include "ui/session/Selection.h"
#include "ui/window/ActionTable.h"
#include "ui/window/WindowParts.h"

#include <QObject>
#include <QPoint>

class QMenu;

namespace berth::ui {

class EditDialog;

/// Everything that changes the run: submit panel, edit actions, context menus, dialogs, undo. Each change goes to the
/// worker as one command.
class EditControl : public QObject {
    Q_OBJECT

public:
    EditControl(SessionModel& model, SessionHost& host, Player& player, SelectionModel& selection,
                const ActionTable& actions, const WindowParts& parts, QObject* parent = nullptr);

    /// The menu of a pod, or of a node without one. The caller shows it; it deletes itself.
    QMenu* menuFor(NodeId node, PodId pod);
    /// The branches of the run, to go to one of them.
    QMenu* branchMenu() const { return branches_; }

    /// Says everything in the language that is chosen now.
    void retranslate();
    /// Carries an edit out at the cursor: at once in the present; in the past it makes a branch, and that is said.
    void perform(const Edit& edit);
    /// The same, or says why there is no edit.
    void perform(const Result<Edit>& edit);
    /// Carries an edit out after so many facts, wherever the cursor is: to try something before a look.
    void performAfter(const Edit& edit, std::size_t facts);
    /// The same as a branch always, also in the present.
    void performAsBranch(const Edit& edit, std::size_t facts);
    /// Opens the dialog for what the action is about; nothing happens without a fitting node or pod.
    void openTaints(NodeId node);
    void openLabels(NodeId node, PodId pod);
    void openResize(NodeId node);
    void openYaml(NodeId node, PodId pod);
    void openSubmitYaml(const QString& yaml);
    /// Asks whether the node is to be named in the pod, beside the window.
    void askForNode(const SubmitRequest& request, NodeId node);
    /// The menu of what has the focus, else of what is selected.
    void showSelectionMenu();

Q_SIGNALS:
    void edited();

private:
    void sayNotMade(const QString& reason) const;
    void connectActions();
    void connectPanels();
    void submit(const SubmitRequest& request, NodeId node);
    void open(EditDialog* dialog);
    void openPanelAsYaml(const SubmitRequest& request);
    void showMenu(NodeId node, PodId pod, const QPoint& at);
    bool hasOwnMenu(const QWidget& focus) const;
    void sayBranched();
    void addPodActions(QMenu& menu, PodId pod);
    void addNodeActions(QMenu& menu, NodeId node);
    void addTaintActions(QMenu& menu, NodeId node);
    void deleteSelected();
    void fillBranches();
    void refresh();
    void takeChange(const Delivery& delivery);
    const Node* nodeObject(NodeId node) const;
    const Pod* podObject(PodId pod) const;

    SessionModel& model_;
    SessionHost& host_;
    Player& player_;
    SelectionModel& selection_;
    const ActionTable& actions_;
    const WindowParts& parts_;
    QMenu* branches_;
    bool isTried_ = false;    ///< the edit on its way is one that is tried as a branch
    bool followEdit_ = false; ///< the next change is an edit: the cursor goes to its end
};

} // namespace berth::ui
