// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Result.h"
#include "engine/io/Document.h"
#include "engine/model/Scenario.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace berth::io {

/// Where the bands of P0 and P1 begin.
struct LevelStarts {
    std::int32_t p0 = 0;
    std::int32_t p1 = 0;
    friend bool operator==(const LevelStarts&, const LevelStarts&) = default;
};

/// What a session adds to the files it was read from.
struct Edits {
    /// One line of YAML each, with `at`: `{at: 3s, cordon: n1}`; the braces may be left out.
    std::vector<std::string> steps;
    /// The pods that those steps create. A pod that no file holds is written as a document of its own.
    std::vector<std::shared_ptr<const Pod>> created;
    /// Further objects the pods need, each as YAML text (the PodGroup of a submitted gang).
    std::vector<std::string> objects;
    /// Other bands of P0 and P1 than the input's.
    std::optional<LevelStarts> levels = {};
};

/// The input's files and the edits as the text of one file, which reads back as the scenario with the edits as steps.
///
/// Every document keeps its text byte for byte, comments included, but for the Scenario document: its steps get the new
/// ones behind them. Where that document is no plain block YAML it is written anew; where there is none, one is added
/// that fixes what the input meant without it (start, arrivals). A file of JSON stays JSON. Fails when a step does not
/// parse.
Result<std::string> savedText(std::span<const std::shared_ptr<const Document>> files, const Scenario& scenario,
                              const Edits& edits);

/// Writes a file through a temporary one beside it and a rename, so that a reader, or a crash, never meets half of it.
/// Keeps the permissions of a file that is there; follows a link. Fails with a sentence that names the path.
Result<void> writeFile(const std::string& path, std::string_view text);

} // namespace berth::io
