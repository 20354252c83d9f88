// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/berthctl/Input.h"
#include "app/berthctl/Verbs.h"
#include "engine/explain/Json.h"
#include "engine/explain/PassWriter.h"

#include <nlohmann/json.hpp>

#include <ostream>

namespace berth::ctl {
namespace {

bool wantsJson(const Arguments& arguments) {
    return arguments.value("--format") == "json";
}

void printJson(std::ostream& out, const nlohmann::ordered_json& document) {
    out << document.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n';
}

/// One cycle after another: all records together take gigabytes for thousands of nodes.
template <class Writer> void write(const Input& input, Writer writer) {
    writer.finish(explain::runPass(*input.scenario, *input.profiles, writer));
}

int explain(const Arguments& arguments, Console console) {
    const auto input = readInput(arguments.operands(), arguments);
    if (!input) {
        print(console.err, input.error());
        if (wantsJson(arguments)) printJson(console.out, explain::errorJson(errorText(input.error())));
        return kBadInput;
    }
    print(console.err, input->notes);
    if (wantsJson(arguments))
        write(*input, explain::JsonPassWriter(console.out));
    else
        write(*input, explain::TextPassWriter(console.out));
    return kOk;
}

} // namespace

Verb explainVerb() {
    static const Option kOptions[] = {
        {"--format", "text|json", "for people (default), or the decision record", {"text", "json"}},
        kMaxSizeOption,
    };
    return {"explain",
            "FILE...",
            "schedules the pending pods once and says why each went where it went",
            "All files are one input. Each pending pod gets one scheduling cycle, highest priority first, and every\n"
            "node is asked. Victims of a preemption are gone at once and the pod that preempted gets a second cycle.\n"
            "No time passes: nothing is retried, and nobody waits on Permit.",
            kOptions,
            explain};
}

} // namespace berth::ctl
