// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/Diagnostic.h"

#include <fmt/format.h>

#include <algorithm>

namespace berth {

namespace {

const char* word(Severity severity) {
    switch (severity) {
    case Severity::Note: return "note";
    case Severity::Warning: return "warning";
    case Severity::Error: break;
    }
    return "error";
}

std::string toString(const Place& place) {
    std::string out = place.file;
    if (place.line != 0) out += fmt::format("{}{}", out.empty() ? "" : ":", place.line);
    if (place.line != 0 && place.column != 0) out += fmt::format(":{}", place.column);
    return out;
}

} // namespace

std::string toString(const Diagnostic& diagnostic) {
    const std::string place = toString(diagnostic.place);
    std::string out =
        fmt::format("{}{}{}: {}", place, place.empty() ? "" : ": ", word(diagnostic.severity), diagnostic.text);
    if (!diagnostic.hint.empty()) out += ". " + diagnostic.hint;
    return out;
}

bool hasErrors(const Diagnostics& diagnostics) {
    return std::any_of(diagnostics.begin(), diagnostics.end(),
                       [](const Diagnostic& one) { return one.severity == Severity::Error; });
}

} // namespace berth
