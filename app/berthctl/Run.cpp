// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/berthctl/Input.h"
#include "app/berthctl/Progress.h"
#include "app/berthctl/RunOptions.h"
#include "app/berthctl/RunReport.h"
#include "app/berthctl/Verbs.h"
#include "engine/explain/Json.h"
#include "engine/explain/TimelineJson.h"
#include "engine/io/Writer.h"
#include "engine/plugins/BuiltinPlugins.h"
#include "engine/trace/TraceFile.h"

#include <fmt/ostream.h>
#include <nlohmann/json.hpp>

#include <ostream>

namespace berth::ctl {
namespace {

constexpr std::string_view kStandardOutput = "-";
constexpr int kUnitsBetweenLooks = 256;

bool wantsJson(const Arguments& arguments) {
    return arguments.value("--format") == "json";
}

void printJson(std::ostream& out, const nlohmann::ordered_json& document) {
    out << document.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n';
}

Diagnostics complaint(std::string text) {
    return {{Severity::Error, {}, std::move(text), {}}};
}

/// One run of the verb.
class Run {
public:
    Run(const Arguments& arguments, Console console) : arguments_(arguments), console_(console) {}

    int run() {
        auto input = readInput(arguments_.operands(), arguments_);
        if (!input) return refuse(input.error());
        auto options = sessionOptions(arguments_, input->scenario->start);
        if (!options) return refuse(complaint(options.error().text));
        options_ = *options;
        options_.timelineRules = timelineFile().has_value();
        auto session = Session::create(input->scenario, builtinPlugins(), options_);
        if (!session) return refuse(session.error());
        print(console_.err, input->notes);
        drive(**session);
        if (auto written = writeFiles(**session); !written) return refuse(complaint(written.error().text));
        return report(**session);
    }

private:
    std::optional<std::string> timelineFile() const { return arguments_.value("--timeline"); }

    void drive(Session& session) const {
        if (!arguments_.has("--progress")) return session.run();
        Progress progress(session, options_.until ? options_.until : session.scenario().until, console_.err);
        for (int units = 0; session.advance(); ++units)
            if (units % kUnitsBetweenLooks == 0) progress.tell();
        progress.finish();
    }

    Result<void> writeFiles(const Session& session) const {
        if (const auto file = arguments_.value("--trace")) {
            auto written = io::writeFile(*file, encodeTrace(session.trace(), *session.startWorld().rules));
            if (!written) return written;
        }
        return timelineFile() ? writeTimeline(explain::toText(timelineOf(session))) : Result<void>();
    }

    Result<void> writeTimeline(const std::string& text) const {
        if (timelineFile() != kStandardOutput) return io::writeFile(*timelineFile(), text);
        console_.out << text;
        return {};
    }

    int report(const Session& session) const {
        const RunReport report = RunReport::of(session, options_);
        if (timelineFile() == kStandardOutput) {
            for (const std::string& difference : report.unmet) fmt::print(console_.err, "{}\n", difference);
        } else if (wantsJson(arguments_)) {
            printJson(console_.out, toJson(report));
        } else {
            console_.out << toText(report);
        }
        return report.unmet.empty() ? kOk : kNo;
    }

    int refuse(const Diagnostics& diagnostics) const {
        print(console_.err, diagnostics);
        const auto document = explain::errorJson(errorText(diagnostics));
        if (timelineFile()) static_cast<void>(writeTimeline(document.dump() + "\n"));
        if (wantsJson(arguments_) && timelineFile() != kStandardOutput)
            printJson(console_.out, {{"error", errorText(diagnostics)}});
        return kBadInput;
    }

    const Arguments& arguments_;
    Console console_;
    SessionOptions options_;
};

int run(const Arguments& arguments, Console console) {
    return Run(arguments, console).run();
}

} // namespace

Verb runVerb() {
    static const Option kOptions[] = {
        kUntilOption,
        kSeedOption,
        {"--format", "text|json", "for people (default), or one object", {"text", "json"}},
        {"--trace", "FILE", "keep everything that happened in this file"},
        {"--timeline", "FILE", "run by the rules of conformance timelines and write the answer; - is stdout"},
        {"--progress", "", "say on stderr how far it is"},
        kMaxSizeOption,
    };
    return {
        "run",
        "FILE...",
        "runs the whole simulation and sums it up",
        "All files are one input. The run ends at the scenario's `until`, when nothing can change any more, or when\n"
        "for 24 h of virtual time pods were only retried. Exit code 1 when the scenario's `expect` is not met.\n"
        "The last line is the fingerprint: equal inputs and seeds give equal ones, on every machine.\n"
        "With --timeline every node is asked, victims stay their whole grace, and nothing happens beyond the steps.",
        kOptions,
        run};
}

} // namespace berth::ctl
