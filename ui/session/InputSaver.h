// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/Writer.h"
#include "ui/session/Edit.h"
#include "ui/session/Input.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace berth::ui {

/// The commands of one branch, as steps of a Scenario and with what they carry out.
struct BranchCommands {
    std::vector<std::string> steps;
    std::vector<PlacedCommand> commands;
};

/// Whether the command is that of the edit. Edits of two branches may be spelled alike and yet create unlike objects.
bool isOf(const Edit& edit, const Command& command);

/// Writes an input with the commands of a branch as `steps`, through a temporary file and a rename. Every loaded
/// document keeps its text byte for byte; what the commands create is added, with the further objects of their
/// `edits`. Blocks. Returns what went wrong, "" for nothing.
QString saveInput(const QString& path, const OpenedInput& input, const BranchCommands& branch,
                  const std::vector<Edit>& edits, const std::optional<io::LevelStarts>& levels = {});

} // namespace berth::ui
