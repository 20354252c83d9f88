// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/berthctl/Arguments.h"
#include "engine/base/Diagnostic.h"
#include "engine/model/Scenario.h"
#include "engine/runtime/Framework.h"

#include <tl/expected.hpp>

#include <iosfwd>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace berth::ctl {

/// All files of one command, read as one input, with the profiles of its configuration built.
struct Input {
    std::shared_ptr<const Scenario> scenario;
    std::shared_ptr<const Profiles> profiles;
    Diagnostics notes;
    std::vector<std::shared_ptr<const std::string>> texts; ///< of the files, byte for byte
};

/// `--max-size MB`, which every verb that reads files takes.
extern const Option kMaxSizeOption;

/// Reads files; `arguments` may hold `--max-size`.
tl::expected<Input, Diagnostics> readInput(std::span<const std::string> paths, const Arguments& arguments = {});

/// One line each.
void print(std::ostream& out, const Diagnostics& diagnostics);

/// The errors' texts joined, for a document's `error`.
std::string errorText(const Diagnostics& diagnostics);

} // namespace berth::ctl
