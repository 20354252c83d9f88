// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/berthctl/Input.h"
#include "app/berthctl/TuneVerbs.h"
#include "app/berthctl/Verbs.h"

#include <nlohmann/json.hpp>

#include <ostream>

namespace berth::ctl {
namespace {

std::span<const Verb> parts() {
    static const Verb kParts[] = {tuneSweepVerb(), tuneMergeVerb(), tuneCompareVerb(), tuneFlipVerb()};
    return kParts;
}

} // namespace

const Option kFormatOption{"--format", "text|json", "for people (default), or one document", {"text", "json"}};

bool wantsJson(const Arguments& arguments) {
    return arguments.value("--format") == "json";
}

void printJson(std::ostream& out, const nlohmann::ordered_json& document) {
    out << document.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n';
}

int refuse(const Arguments& arguments, Console console, const std::string& text) {
    return refuse(arguments, console, Diagnostics{{Severity::Error, {}, text, {}}});
}

int refuse(const Arguments& arguments, Console console, const Diagnostics& diagnostics) {
    print(console.err, diagnostics);
    if (wantsJson(arguments)) printJson(console.out, {{"error", errorText(diagnostics)}});
    return kBadInput;
}

Verb tuneVerb() {
    return {"tune",
            "sweep|merge|compare|flip ...",
            "says what other weights and arguments would have decided",
            "Exit codes: 1 when the answer is no (nothing differs, no weight changes it), 2 for bad input, else 0.",
            {},
            nullptr,
            parts};
}

} // namespace berth::ctl
