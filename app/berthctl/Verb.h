// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/berthctl/Arguments.h"

#include <iosfwd>
#include <span>
#include <string_view>

namespace berth::ctl {

/// Exit codes of every verb.
inline constexpr int kOk = 0;
inline constexpr int kNo = 1;       ///< it ran, and the answer is no: an expectation failed, a case differs
inline constexpr int kBadInput = 2; ///< bad files, or a command line nobody understands

/// Where a verb writes. Answers go to `out`, what is wrong with the input to `err`.
struct Console {
    std::ostream& out;
    std::ostream& err;
};

/// One word `berthctl` understands. Each lives in a file of its own and stands in the list of Verbs.cpp.
struct Verb {
    std::string_view name;
    std::string_view operands;    ///< "FILE..."
    std::string_view summary;     ///< one line of `berthctl --help`
    std::string_view description; ///< what `berthctl NAME --help` adds; lines of at most 100 characters
    std::span<const Option> options;
    int (*run)(const Arguments& arguments, Console console);
    /// Verbs behind this one ("tune sweep"), each with its own operands, options and help; nullptr: none. `run` is not called then.
    std::span<const Verb> (*parts)() = nullptr;
};

/// All verbs in the order the help lists them.
std::span<const Verb> verbs();

/// Runs `berthctl WORDS...` and returns its exit code.
int runCommandLine(std::span<const std::string> words, Console console);

} // namespace berth::ctl
