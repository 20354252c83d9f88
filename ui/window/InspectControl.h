// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/Player.h"
#include "ui/session/Selection.h"
#include "ui/session/SessionHost.h"
#include "ui/session/SessionModel.h"
#include "ui/window/ActionTable.h"
#include "ui/window/WindowParts.h"

#include <QObject>

#include <optional>
#include <string>

namespace berth::ui {

class EditControl;
class PictureFeed;
class YamlEditor;
struct Remedy;

/// What a person does in the inspector: tries weights, changes arguments or an object's text, takes a change that helps,
/// pins, copies. All that changes the run goes through EditControl.
///
/// What is tried "before the look" makes a branch that begins before the cycle at the cursor and runs on to the same
/// place in it, so that both can be compared.
class InspectControl : public QObject {
    Q_OBJECT

public:
    InspectControl(SessionModel& model, SessionHost& host, Player& player, PictureFeed& picture, EditControl& edits,
                   const ActionTable& actions, const WindowParts& parts, QObject* parent = nullptr);

private:
    /// Where a branch that was made here is to run to.
    struct Target {
        std::string pod; ///< namespace/name; empty: nowhere
        bool toTotals = false;
        std::string edit = {};  ///< what the edit is called that is on its way
        bool isRunning = false; ///< the edit was made
    };

    void connectWeights();
    void connectEditors();
    void connectActions();
    void branchWeights();
    void applyArguments(const QString& yaml, bool beforeLook);
    void applyObject(const QString& yaml);
    void takeRemedy(std::size_t id);
    void takeWayOut(std::size_t id);
    void performBeforeLook(const Edit& edit, bool toTotals);
    void finishEdit();
    void failEdit(const QString& reason);
    void runToTarget();
    void forgetEndedRun();
    void forgetAll();
    void arrive(const StopRule& rule);
    StopRule targetRule() const;
    void refresh();
    void pin();

    SessionModel& model_;
    SessionHost& host_;
    Player& player_;
    PictureFeed& picture_;
    EditControl& edits_;
    const ActionTable& actions_;
    const WindowParts& parts_;
    Target target_;
    std::optional<SimTime> tried_; ///< until then the way out that is on its way runs on
    YamlEditor* editor_ = nullptr; ///< whose text is on its way
};

} // namespace berth::ui
