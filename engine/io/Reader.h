// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Diagnostic.h"
#include "engine/framework/ConfigurationCheck.h"
#include "engine/io/Document.h"
#include "engine/model/Scenario.h"

#include <tl/expected.hpp>

#include <atomic>
#include <cstddef>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace berth::io {

/// One file as it was: its name as given, and its text byte for byte.
struct SourceText {
    std::string name;
    std::shared_ptr<const std::string> text;
};

struct ReadOptions {
    std::size_t maxSize = std::size_t{64} << 20; ///< bytes per file (`--max-size`)
    /// Knows the plugins: judges the configuration, and names the plugins that a pod uses without Berth simulating
    /// them.
    ConfigurationCheck check;
    /// Told now and then how much is done, 0 to 1; called on the reading thread.
    std::function<void(double)> progress;
    /// Looked at often; true ends the reading with the error "cancelled". nullptr: never.
    const std::atomic<bool>* cancel = nullptr;
};

struct ReadResult {
    std::shared_ptr<const Scenario> scenario;
    Diagnostics notes;                                      ///< notes and warnings, in the order they were found
    std::vector<SourceText> sources;                        ///< in the order given
    std::vector<std::shared_ptr<const Document>> documents; ///< the same, parsed: what savedText wants
};

/// On failure: everything that was found, with at least one error, errors up to a sane number.
using ReadOutcome = tl::expected<ReadResult, Diagnostics>;

/// Reads all files of one input together, as `kubectl apply -f a -f b` would, into one Scenario (DESIGN 7).
/// Nothing outside the result is changed, whether it succeeds or not. May be called from any thread.
ReadOutcome readFiles(std::span<const std::string> paths, const ReadOptions& options = {});

/// The same for texts that are at hand.
ReadOutcome readTexts(std::span<const SourceText> texts, const ReadOptions& options = {});

/// The pods of one text (a submit panel's YAML), defaulted as if they stood in a scenario with `classes`. `name` is
/// what places call the text.
tl::expected<std::vector<std::shared_ptr<const Pod>>, Diagnostics>
readPods(const std::string& name, std::string text, std::span<const PriorityClass> classes = {});

} // namespace berth::io
