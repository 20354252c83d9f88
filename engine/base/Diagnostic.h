// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace berth {

/// A place in a file a person wrote. Lines and columns count from 1; 0 means "not known". Columns count characters, not bytes.
struct Place {
    std::string file;
    std::uint32_t line = 0;
    std::uint32_t column = 0;

    friend bool operator==(const Place&, const Place&) = default;
};

enum class Severity : std::uint8_t {
    Note,    ///< nothing is wrong; something was assumed, defaulted or is not used
    Warning, ///< it runs, but surely not as the author meant
    Error,   ///< the input is refused as a whole
};

/// One thing to tell a person about their input.
struct Diagnostic {
    Severity severity = Severity::Error;
    Place place;
    std::string text; ///< what is wrong and what was expected, one sentence without a full stop
    std::string hint; ///< what to do about it; may be empty

    friend bool operator==(const Diagnostic&, const Diagnostic&) = default;
};

using Diagnostics = std::vector<Diagnostic>;

/// `file:line:column: severity: text. Hint` (parts that are not known are left out).
std::string toString(const Diagnostic& diagnostic);

/// True when at least one of them is an error.
bool hasErrors(const Diagnostics& diagnostics);

} // namespace berth
