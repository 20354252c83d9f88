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

/// Writes an input with the commands that were made as `steps`, through a temporary file and a rename. Every loaded
/// document keeps its
/// text byte for byte; pods that the steps create are added from `edits`. Blocks. Returns what went wrong, "" for
/// nothing.
QString saveInput(const QString& path, const OpenedInput& input, const std::vector<std::string>& commandSteps,
                  const std::vector<Edit>& edits, const std::optional<io::LevelStarts>& levels = {});

} // namespace berth::ui
