// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/LostSession.h"
#include "ui/session/SessionHost.h"
#include "ui/session/SessionModel.h"
#include "ui/window/ActionTable.h"
#include "ui/window/FileWatch.h"
#include "ui/window/Settings.h"
#include "ui/window/WindowParts.h"

#include <QMap>
#include <QObject>
#include <QPointer>

#include <functional>
#include <vector>

class QMenu;
class QMessageBox;
class QMimeData;
class QWidget;

namespace berth::ui {

/// Opens, adds, reloads and saves; keeps the recent files; takes what is dropped or pasted; watches what is open. What
/// was open stays open until reading has succeeded; what went wrong is said by the banner. Whatever would lose changes
/// asks first, beside the window.
class FileControl : public QObject {
    Q_OBJECT

public:
    FileControl(QWidget& window, SessionModel& model, SessionHost& host, Settings& settings, const ActionTable& actions,
                const WindowParts& parts);

    /// Says everything in the language that is chosen now.
    void retranslate();
    /// Opens without asking.
    void open(const OpenRequest& request);
    void openPaths(const QStringList& paths) { open({paths, {}}); }
    void openFirstSample();
    void askForFiles();

    /// True when it holds files or text that could be an input.
    static bool accepts(const QMimeData& data);
    /// Opens it, or asks whether it is to be added, where something is open.
    void take(const QMimeData& data);
    void takeRequest(const OpenRequest& request);

    QMenu* recentMenu() const { return recent_; }
    QMenu* samplesMenu() const { return samples_; }
    /// "gpu-lab.yaml", or "2 files".
    QString title() const;
    /// True when the current branch has changes that no file holds.
    bool isChanged() const;
    /// The other branches that have changes which no file holds.
    std::vector<BranchInfo> unsavedBranches() const;
    /// True when closing would lose changes, of whatever branch.
    bool wouldLose() const { return isChanged() || !unsavedBranches().empty(); }
    /// Saves what is not saved: the current branch as Save does, each of the others beside it, under its own name.
    void saveAll();
    /// What Reload reads, and Add adds to.
    const OpenRequest& request() const { return request_; }
    /// The file that Save writes; "" before the first time.
    const QString& savedPath() const { return savedPath_; }

    /// Calls `then` at once when nothing would be lost, else when the person has saved or discarded the changes.
    void whenSafe(std::function<void()> then);
    /// Whether the window may close now; otherwise the person is asked, and it closes when they have chosen.
    bool mayClose();
    /// Goes on with a lost session.
    void restore(const LostSession& session);
    /// A restored session is open: where it came from.
    void adopt(const LostSession& session);
    /// Of the banner that offers a lost session.
    static QString lostKey() { return QStringLiteral("lost"); }

Q_SIGNALS:
    /// Another input is open, it was saved, or its levels are others.
    void inputChanged();

private:
    static constexpr QLatin1String kSaveKey{"save"}; ///< of the banner's message when saving failed

    void connectActions();
    void connectParts();
    void connectHost();
    void connectWatch();
    void fillSamples();
    void fillRecent();
    void remember(const OpenRequest& request);
    void save();
    void saveTo(const QString& path);
    void askForSavePath();
    void takeOpened(const std::shared_ptr<const OpenedInput>& input);
    void takeSaved(const QString& path);
    void sayNotes(int count) const;
    void showNotes(const Diagnostics& notes, const std::vector<SourceText>& sources) const;
    void showPlace(const Place& place) const;
    void showNote(int row) const;
    void showRefused(const Place& place) const;
    void takeRefused(const std::shared_ptr<const OpenFailure>& failure);
    void askForPaths(const QString& caption, void (FileControl::*then)(const QStringList&));
    void askUnsaved();
    void askUnsavedBranches(const std::vector<BranchInfo>& others);
    void discard();
    void saveBranches();
    void saveBranchesTo(const QString& folder);
    void askForBranchFolder();
    QString freePath(const QString& folder, const QString& branch) const;
    void takeBranchSaved(const QString& path);
    void takeSaveFailed(const QString& path, const QString& reason);
    void sayBranchesSaved();
    QString ownFile() const;
    bool isHeld() const;
    std::optional<io::LevelStarts> ownLevels() const;
    void askAddOrOpen(const OpenRequest& request);
    void add(const OpenRequest& request);
    void addPaths(const QStringList& paths) { add({paths, {}}); }
    void openChosen(const QStringList& paths);
    void openSafely(const OpenRequest& request);
    void showSamples();
    void copyCommand() const;
    void openLevels();
    void dropPrompt();
    QMessageBox* newPrompt(const QString& title, const QString& question);

    QWidget& window_;
    SessionModel& model_;
    SessionHost& host_;
    Settings& settings_;
    const ActionTable& actions_;
    const WindowParts& parts_;
    QMenu* recent_;
    QMenu* samples_;
    FileWatch watch_{this};
    OpenRequest request_;
    QString savedPath_;
    QString savedChanges_;                ///< SessionModel::changes() that the file holds
    QStringList savingChanges_;           ///< the names of all changes of the saving that is under way
    QMap<QString, QStringList> held_;     ///< by file: the names of the changes that it holds
    QMap<std::uint32_t, QString> fileOf_; ///< by branch: the file it was saved to
    bool someFailed_ = false;             ///< of the branches that are being saved
    QMap<QString, QStringList> leaving_;  ///< the same of branches that are being saved
    QStringList branchFiles_;             ///< those of them that stand
    io::LevelStarts savedLevels_;         ///< the bands the file holds
    std::function<void()> afterSaving_;
    std::shared_ptr<const OpenFailure> refused_; ///< since what is open was opened; its notes come first
    QPointer<QMessageBox> prompt_;               ///< one at a time
    bool mayClose_ = false;                      ///< the person has chosen
};

} // namespace berth::ui
