// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/AutosaveControl.h"

#include "ui/view/DiagnosticText.h"
#include "ui/view/Text.h"
#include "ui/window/EditControl.h"
#include "ui/window/ErrorBanner.h"
#include "ui/window/FileControl.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(AutosaveControl)
};

constexpr int kPauseMs = 1000;
constexpr QLatin1String kFailedKey("autosave");

/// "3 changes on 2 branches"; what branches share counts once.
QString changesText(const LostSession& session) {
    std::size_t count = session.branches.empty() ? session.commands.size() : 0;
    for (const LostBranch& branch : session.branches)
        count += static_cast<std::size_t>(
            std::count_if(branch.commands.begin(), branch.commands.end(), [&](const LostCommand& each) {
                return &branch == &session.branches.front() || each.position >= branch.forkFact;
            }));
    QString changes = plural(static_cast<std::int64_t>(count), Words::tr("%1 change"), Words::tr("%1 changes"));
    if (session.branches.size() < 2) return changes;
    return Words::tr("%1 on %2 branches").arg(changes, countText(static_cast<std::int64_t>(session.branches.size())));
}

} // namespace

AutosaveControl::AutosaveControl(SessionModel& model, SessionHost& host, Player& player, FileControl& files,
                                 EditControl& edits, ErrorBanner& banner, QObject* parent)
    : QObject(parent), model_(model), host_(host), player_(player), files_(files), banner_(banner) {
    pause_.setSingleShot(true);
    pause_.setInterval(kPauseMs);
    connect(&pause_, &QTimer::timeout, this, &AutosaveControl::write);
    connect(&edits, &EditControl::edited, this, &AutosaveControl::follow);
    connect(&files_, &FileControl::inputChanged, this, &AutosaveControl::follow);
    connectSession();
}

AutosaveControl::~AutosaveControl() {
    if (folder_) folder_->remove();
    for (const auto& folder : leaving_) folder->remove();
}

void AutosaveControl::connectSession() {
    connect(&model_, &SessionModel::opened, this, &AutosaveControl::forget);
    connect(&model_, &SessionModel::momentChanged, this, [this] {
        if (folder_ && !pause_.isActive()) pause_.start();
    });
    connect(&host_, &SessionHost::restored, this, &AutosaveControl::takeRestored);
    connect(&host_, &SessionHost::openFailed, this, [this] { restoring_.reset(); });
    connect(&host_, &SessionHost::openCancelled, this, [this] { restoring_.reset(); });
    connect(&host_, &SessionHost::autosaveFailed, this, [this](const QString& reason) {
        if (folder_) sayNotKept(reason);
    });
}

void AutosaveControl::sayNotKept(const QString& reason) {
    const auto words = [reason] {
        return BannerWords{tr("Your changes are not kept for the case of a crash. Save them to a file."),
                           saidText(reason)};
    };
    banner_.showMessage(words, Severity::Warning, kFailedKey);
}

void AutosaveControl::follow() {
    files_.wouldLose() ? write() : forget();
}

void AutosaveControl::write() {
    pause_.stop();
    if (!model_.isOpen() || !files_.wouldLose() || restoring_) return;
    if (!folder_) folder_ = AutosaveFolder::create(AutosaveFolder::root());
    if (!folder_) return sayNotKept(AutosaveFolder::root());
    LostSession session;
    session.folder = folder_->path();
    session.title = files_.title();
    session.savedAt = QDateTime::currentDateTime();
    session.paths = files_.request().paths;
    session.savedPath = files_.savedPath();
    session.cursor = model_.cursor();
    if (model_.hasOwnLevels()) session.levels = model_.levels();
    host_.autosave(session);
}

void AutosaveControl::flush() {
    if (pause_.isActive()) write();
}

void AutosaveControl::forget() {
    pause_.stop();
    if (!folder_) return;
    // Behind what the worker still has to write into it.
    host_.discard(folder_);
    std::erase_if(leaving_, [](const auto& folder) { return folder.use_count() == 1; });
    leaving_.push_back(std::move(folder_));
}

void AutosaveControl::offerLost() {
    lost_ = AutosaveFolder::lost(AutosaveFolder::root());
    offerNext();
}

void AutosaveControl::offerNext() {
    if (lost_.empty()) return;
    const std::optional<LostSession> session = lost_.front()->read();
    if (!session) return;
    const auto discard = [this] {
        lost_.front()->remove();
        lost_.erase(lost_.begin());
        offerNext();
    };
    const auto words = [this, discard, lost = *session] {
        return BannerWords{tr("Berth ended before your changes to %1 were saved.").arg(lost.title),
                           tr("%1, kept %2; the cursor stood at step %3.")
                               .arg(changesText(lost), QLocale().toString(lost.savedAt, QLocale::ShortFormat),
                                    countText(static_cast<std::int64_t>(lost.cursor.fact))),
                           {{tr("Restore"), [this] { restore(); }}, {tr("Discard"), discard}}};
    };
    banner_.showMessage(words, Severity::Warning, FileControl::lostKey());
}

void AutosaveControl::restore() {
    const std::optional<LostSession> session = lost_.empty() ? std::nullopt : lost_.front()->read();
    if (!session) return;
    files_.whenSafe([this, session] {
        if (lost_.empty()) return;
        restoring_ = std::move(lost_.front());
        lost_.erase(lost_.begin());
        files_.restore(*session);
    });
}

void AutosaveControl::takeRestored(const LostSession& session, int lost) {
    // What could not be made again is offered once more at the next start.
    if (lost == 0) folder_ = std::move(restoring_);
    restoring_.reset();
    files_.adopt(session);
    if (session.levels) model_.setLevels(*session.levels);
    player_.reach(session.cursor);
    const auto words = [lost] {
        return BannerWords{
            plural(lost, tr("%1 change could not be made again."), tr("%1 changes could not be made again.")),
            tr("The others are there. The input is as it was.")};
    };
    if (lost > 0) banner_.showMessage(words, Severity::Warning);
}

} // namespace berth::ui
