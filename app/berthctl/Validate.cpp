// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/berthctl/Input.h"
#include "app/berthctl/Verbs.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <ostream>

namespace berth::ctl {
namespace {

using Json = nlohmann::ordered_json;

std::string_view word(Severity severity) {
    switch (severity) {
    case Severity::Note: return "note";
    case Severity::Warning: return "warning";
    case Severity::Error: break;
    }
    return "error";
}

Json asJson(const Diagnostic& diagnostic) {
    Json json = {{"severity", word(diagnostic.severity)}};
    if (!diagnostic.place.file.empty()) json["file"] = diagnostic.place.file;
    if (diagnostic.place.line != 0) json["line"] = diagnostic.place.line;
    if (diagnostic.place.column != 0) json["column"] = diagnostic.place.column;
    json["text"] = diagnostic.text;
    if (!diagnostic.hint.empty()) json["hint"] = diagnostic.hint;
    return json;
}

void printJson(std::ostream& out, const Diagnostics& diagnostics) {
    Json document = Json::object();
    if (hasErrors(diagnostics)) document["error"] = errorText(diagnostics);
    document["diagnostics"] = Json::array();
    for (const Diagnostic& diagnostic : diagnostics) document["diagnostics"].push_back(asJson(diagnostic));
    out << document.dump(1, ' ', false, Json::error_handler_t::replace) << '\n';
}

int validate(const Arguments& arguments, Console console) {
    const auto input = readInput(arguments.operands(), arguments);
    const Diagnostics& said = input ? input->notes : input.error();
    if (arguments.value("--format") == "json")
        printJson(console.out, said);
    else
        print(console.out, said);
    return input ? kOk : kBadInput;
}

} // namespace

Verb validateVerb() {
    static const Option kOptions[] = {
        {"--format", "text|json", "for people (default), or `diagnostics` as a list of objects", {"text", "json"}},
        kMaxSizeOption,
    };
    return {"validate",
            "FILE...",
            "reads the files and says what is wrong with them",
            "All files are one input. Prints errors and notes, one per line, as FILE:LINE:COLUMN: SEVERITY: TEXT, and\n"
            "nothing when there is nothing to say. Exit code 2 when there is an error; notes are fine.",
            kOptions,
            validate};
}

} // namespace berth::ctl
