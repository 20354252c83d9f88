// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tune/Front.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace berth::tune {

/// Which input a sweep ran.
struct SweepInput {
    std::string title;
    std::string digest; ///< of its files byte for byte, and of what the command line set beside them
    std::string profile;
    std::uint64_t seed = 1;

    friend bool operator==(const SweepInput&, const SweepInput&) = default;
};

/// The digest of texts, in this order.
std::string digestOf(std::span<const std::string_view> texts);

/// A sweep as it is kept, and merged with others.
struct SweepFile {
    SweepInput input;
    SweepRun given;
    std::vector<SweepRun> runs;
};

/// As one document: the input, the objectives, what is distinct, the front, and every setting with its figures. Times are seconds; what was not
/// measured is left out.
nlohmann::ordered_json toJson(const SweepFile& file, const ObjectivePair& pair);

/// Reads such a document. Fails with a sentence for people.
Result<SweepFile> readSweep(std::string_view text);

/// The settings of several sweeps of one input, each setting once. Fails where the inputs differ, or where two files say different
/// things of one setting.
Result<SweepFile> merged(std::span<const SweepFile> files);

} // namespace berth::tune
