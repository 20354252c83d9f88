// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/berthctl/ConformanceCases.h"
#include "app/berthctl/Input.h"
#include "app/berthctl/Verbs.h"
#include "engine/explain/Compare.h"
#include "engine/explain/Json.h"
#include "engine/explain/TimelineJson.h"
#include "engine/plugins/BuiltinPlugins.h"
#include "engine/session/Timeline.h"

#include <fmt/ostream.h>
#include <nlohmann/json.hpp>

#include <fstream>
#include <ostream>

namespace berth::ctl {
namespace {

using Json = nlohmann::ordered_json;

Json refused(const Diagnostics& diagnostics) {
    return explain::errorJson(errorText(diagnostics));
}

Json timelineAnswer(const Input& input) {
    const auto timeline = runTimeline(input.scenario, builtinPlugins());
    return timeline ? explain::toJson(*timeline) : refused(timeline.error());
}

Json answer(const ConformanceCase& each) {
    const auto input = readInput(std::span(&each.input, 1));
    if (!input) return refused(input.error());
    if (each.kind == ConformanceCase::Kind::Timeline) return timelineAnswer(*input);
    return explain::toJson(explain::runPass(*input->scenario, *input->profiles));
}

std::vector<std::string> differences(const ConformanceCase& each) {
    std::ifstream file(each.answer);
    const Json expected = Json::parse(file, nullptr, false);
    if (expected.is_discarded()) return {each.answer + " is no JSON"};
    return explain::compare(expected, answer(each));
}

/// True when the case passes; else says what differs.
bool check(const ConformanceCase& each, std::ostream& out) {
    const std::vector<std::string> found = differences(each);
    for (const std::string& difference : found) fmt::print(out, "{}: {}\n", each.input, difference);
    return found.empty();
}

int conformance(const Arguments& arguments, Console console) {
    const auto cases = findCases(arguments.operands());
    if (!cases) {
        fmt::print(console.err, "berthctl: {}\n", cases.error().text);
        return kBadInput;
    }
    int passed = 0;
    int failed = 0;
    for (const ConformanceCase& each : *cases) ++(check(each, console.out) ? passed : failed);
    fmt::print(console.out, "{} passed, {} failed\n", passed, failed);
    return failed == 0 ? kOk : kNo;
}

} // namespace

Verb conformanceVerb() {
    return {"conformance",
            "DIR...",
            "compares its answers with kube-scheduler's",
            "Walks the folders for pairs X.yaml and X.expected.json (or X.timeline.json), prints every difference and\n"
            "a last line `N passed, M failed`. Exit code 1 when one failed.",
            {},
            conformance};
}

} // namespace berth::ctl
