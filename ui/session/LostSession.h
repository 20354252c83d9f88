// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/Writer.h"
#include "ui/session/Cursor.h"
#include "ui/session/Input.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

namespace berth::ui {

/// A command of an autosaved session: enough to carry it out again.
struct LostCommand {
    std::size_t position = 0; ///< facts that stood before it
    std::string text;
    std::vector<std::string> steps; ///< without `at`
    std::string objects;            ///< YAML of the pods, nodes and PodGroups that they create
    std::string groups;             ///< of that, what was not a pod: Edit::objectText
};

/// A branch of an autosaved session.
struct LostBranch {
    std::string name;
    std::size_t parent = 0;            ///< an index below its own; 0 for the first branch
    std::size_t forkFact = 0;          ///< how many facts it shares with its parent
    std::vector<LostCommand> commands; ///< parents' first
};

/// An autosaved session: the input byte for byte, the commands with their places, and where the cursor stood.
struct LostSession {
    QString folder; ///< where it lies; "" for none
    QString title;  ///< "cluster.yaml", "2 files"
    QDateTime savedAt;
    QStringList paths; ///< the files it was opened from, which may have changed or gone since
    QString savedPath; ///< the file it was saved to; "" for none
    std::vector<SourceText> sources;
    std::vector<LostCommand> commands; ///< of the current branch
    std::vector<LostBranch> branches;  ///< all of them; none where there is one branch only
    std::size_t current = 0;           ///< index of the current branch
    std::optional<io::LevelStarts> levels;
    Cursor cursor;
};

} // namespace berth::ui
