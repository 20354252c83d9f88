// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compare/CompareRunner.h"
#include "ui/session/ConfigurationEdits.h"
#include "ui/session/Player.h"
#include "ui/session/Selection.h"
#include "ui/session/SessionHost.h"
#include "ui/session/SessionModel.h"
#include "ui/window/Settings.h"
#include "ui/window/WindowParts.h"

#include <QObject>
#include <QPointer>

#include <memory>

namespace berth::ui {

class CompareWindow;

/// Lays branches side by side: asks the session how they are made, has them measured on the side, keeps the comparison
/// window at hand, and writes what is to be taken along.
class CompareControl : public QObject {
    Q_OBJECT

public:
    CompareControl(Registry registry, SessionModel& model, SessionHost& host, Player& player, SelectionModel& selection,
                   Settings& settings, const WindowParts& parts, QObject* parent = nullptr);

    /// Opens the comparison of two branches, or says how to make a second one.
    CompareWindow* compare(std::uint32_t first, std::uint32_t second);
    CompareWindow* window() const;
    /// Makes a branch of the first one with other weights from the first unit on, and lays it beside that. Returns what is
    /// wrong with them, "" for nothing.
    QString compareWeights(const TriedWeights& weights);
    /// A comparison is on its way.
    bool isBusy() const;
    /// Writes the report, as HTML where the name says so. Returns what went wrong, "" for nothing.
    QString writeReport(const QString& path) const;
    /// Writes the configuration in force in the second branch, to be applied to a cluster.
    QString writeConfiguration(const QString& path) const;
    const BranchRuns* runs() const { return runs_.get(); }

Q_SIGNALS:
    /// The window shows two branches.
    void shown();

private:
    CompareWindow* makeWindow();
    void addSweep(CompareWindow& window);
    void measure(const std::shared_ptr<const BranchPair>& pair);
    void take(const std::shared_ptr<const BranchRuns>& runs);
    void show();
    void followBranches();
    void openSetting(const Edit& edit);
    void selectPod(const QString& shown);
    void askForReport();
    void askForConfiguration();
    void tellFault(const QString& path, const QString& fault) const;
    void forget();

    Registry registry_;
    SessionModel& model_;
    SessionHost& host_;
    Player& player_;
    SelectionModel& selection_;
    Settings& settings_;
    const WindowParts& parts_;
    CompareRunner runner_;
    QPointer<CompareWindow> window_;
    std::shared_ptr<const BranchRuns> runs_;
    bool asking_ = false; ///< the session has not answered yet
    std::size_t branches_ = 0;
    bool opensSetting_ = false; ///< the next branch is to become B
};

} // namespace berth::ui
