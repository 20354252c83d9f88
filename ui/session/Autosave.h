// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Result.h"
#include "engine/session/Session.h"
#include "ui/session/Edit.h"
#include "ui/session/LostSession.h"

#include <QString>

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace berth::ui {

/// One session's place on disk, locked for as long as this lives: `input-0`, `input-1`, … are the input byte for byte,
/// `session.json` the rest. A folder whose program is gone without having removed it is a lost session.
class AutosaveFolder {
public:
    /// Where the folders of this person lie.
    static QString root();
    /// A new, empty folder below `root`; nullptr where none can be made.
    static std::unique_ptr<AutosaveFolder> create(const QString& root);
    /// The lost sessions below `root`, the newest first, each locked. Folders of programs that run are passed over,
    /// and those of another version; empty ones are removed.
    static std::vector<std::unique_ptr<AutosaveFolder>> lost(const QString& root);

    AutosaveFolder(const AutosaveFolder&) = delete;
    AutosaveFolder& operator=(const AutosaveFolder&) = delete;
    /// Unlocks; what lies there stays, unless it was removed.
    ~AutosaveFolder();

    const QString& path() const { return path_; }
    /// Absent where nothing whole lies there.
    std::optional<LostSession> read() const;
    /// Removes the folder with all that is in it.
    void remove();

private:
    AutosaveFolder(QString path, int lock) : path_(std::move(path)), lock_(lock) {}

    QString path_;
    int lock_; ///< descriptor of the locked file
};

/// A session as it would be lost now: its commands joined with what saving needs of them.
std::vector<LostCommand> lostCommands(const std::vector<PlacedCommand>& commands, const std::vector<Edit>& edits);
/// All branches of a session, parents before children; none where there is only one.
std::vector<LostBranch> lostBranches(const Session& session, const std::vector<Edit>& edits);
/// The place of the current branch among them.
std::size_t indexOfCurrent(const Session& session);
/// How many facts a branch shares with its parent when both are made again from their commands.
std::size_t partingOf(const LostBranch& parent, const LostBranch& branch);
/// The edit that a lost command was. Fails when it cannot be read any more.
Result<Edit> editOf(const LostCommand& command, std::span<const PriorityClass> classes);

/// Writes the input into a folder; once for each input.
Result<void> writeAutosavedInput(const QString& folder, const std::vector<SourceText>& sources);
/// Writes the rest: temporary file and rename, so that a crash leaves the old or the new one.
Result<void> writeAutosavedSession(const LostSession& session);

} // namespace berth::ui
