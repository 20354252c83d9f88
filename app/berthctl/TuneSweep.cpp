// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/berthctl/Input.h"
#include "app/berthctl/RunOptions.h"
#include "app/berthctl/TuneReport.h"
#include "app/berthctl/TuneVerbs.h"
#include "engine/io/Writer.h"
#include "engine/plugins/BuiltinPlugins.h"
#include "engine/session/BuiltinConfigurationCheck.h"
#include "engine/tune/Sweep.h"

#include <fmt/ostream.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <fstream>
#include <iterator>
#include <ostream>

namespace berth::ctl {
namespace {

const Option kObjectiveOption{"--objective", "NAME", "what settings are judged by; twice; see below for the names"};
const Option kOutOption{"--out", "FILE", "keep the result as a document, for merge"};
constexpr unsigned kMostJobs = 256;

std::string objectiveNames() {
    std::string text;
    std::size_t width = 0;
    for (const tune::Objective& objective : tune::objectives()) {
        const bool wraps = width + objective.name.size() > 90;
        text += fmt::format("{}{}", text.empty() ? "" : wraps ? ",\n" : ", ", objective.name);
        width = wraps ? objective.name.size() : width + objective.name.size() + 2;
    }
    return text;
}

/// The two that are named, else those that say most.
Result<tune::ObjectivePair> objectivePair(const Arguments& arguments, std::span<const tune::SweepRun> runs) {
    const std::vector<std::string> names = arguments.values(kObjectiveOption.name);
    if (names.empty()) return tune::tellingPair(runs);
    if (names.size() != 2 || names[0] == names[1])
        return fail("--objective is given twice, with two names, or not at all");
    tune::ObjectivePair pair{tune::objectiveNamed(names[0]), tune::objectiveNamed(names[1])};
    for (const std::string& name : names)
        if (tune::objectiveNamed(name) == nullptr)
            return fail(fmt::format("there is no objective {}; `berthctl tune sweep --help` names them", name));
    return pair;
}

/// Prints a sweep and keeps it where that is asked for. kNo where no setting makes any difference.
int report(const Arguments& arguments, Console console, const tune::SweepFile& file) {
    const auto pair = objectivePair(arguments, file.runs);
    if (!pair) return refuse(arguments, console, pair.error().text);
    const nlohmann::ordered_json document = tune::toJson(file, *pair);
    if (const auto out = arguments.value(kOutOption.name)) {
        auto written =
            io::writeFile(*out, document.dump(1, ' ', false, nlohmann::json::error_handler_t::replace) + '\n');
        if (!written) return refuse(arguments, console, written.error().text);
    }
    if (wantsJson(arguments))
        printJson(console.out, document);
    else
        console.out << toText(file, *pair);
    const bool differs = std::ranges::any_of(
        file.runs, [&](const tune::SweepRun& run) { return run.fingerprint != file.given.fingerprint; });
    if (!differs && !wantsJson(arguments)) console.out << "no setting makes a difference\n";
    return differs ? kOk : kNo;
}

/// One sweep.
class Sweep {
public:
    Sweep(const Arguments& arguments, Console console) : arguments_(arguments), console_(console) {}

    int run() {
        auto input = readInput(arguments_.operands(), arguments_);
        if (!input) return refuse(arguments_, console_, input.error());
        if (auto ready = prepare(*input); !ready) return refuse(arguments_, console_, ready.error());
        print(console_.err, input->notes);
        noteSteps(*input->scenario);
        auto result = tune::sweep(plan_, control());
        if (!result) return refuse(arguments_, console_, result.error());
        return report(arguments_, console_, {file_.input, std::move(result->given), std::move(result->runs)});
    }

private:
    using Ready = tl::expected<void, Diagnostics>;

    static Ready bad(const std::string& text) { return tl::unexpected(Diagnostics{{Severity::Error, {}, text, {}}}); }

    Ready prepare(const Input& input) {
        auto options = sessionOptions(arguments_, input.scenario->start);
        if (!options) return bad(options.error().text);
        auto jobs = readJobs();
        if (!jobs) return bad(jobs.error().text);
        jobs_ = *jobs;
        // Before anything runs.
        if (auto pair = objectivePair(arguments_, {}); !pair) return bad(pair.error().text);
        plan_ = {input.scenario, builtinPlugins(), *options, {}};
        if (auto named = nameInput(input); !named) return named;
        return makeSettings(*input.scenario->configuration);
    }

    Ready nameInput(const Input& input) {
        const std::string until = arguments_.value(kUntilOption.name).value_or("");
        std::vector<std::string_view> texts{until};
        for (const auto& text : input.texts) texts.emplace_back(*text);
        std::vector<std::string> profiles;
        for (const Profile& profile : input.scenario->configuration->profiles)
            profiles.push_back(profile.schedulerName);
        const auto given = arguments_.value("--profile");
        if (!given && profiles.size() > 1)
            return bad(fmt::format("the configuration has several profiles: --profile is one of {}",
                                   fmt::join(profiles, ", ")));
        const std::string profile = given.value_or(profiles.front());
        if (std::ranges::find(profiles, profile) == profiles.end())
            return bad(fmt::format("no profile is called {}; there are: {}", profile, fmt::join(profiles, ", ")));
        file_.input = {input.scenario->title, tune::digestOf(texts), profile,
                       plan_.options.seed.value_or(input.scenario->seed)};
        return {};
    }

    Ready makeSettings(const Configuration& given) {
        std::vector<tune::Axis> axes;
        for (const std::string& text : arguments_.values("--weight"))
            if (auto added = add(axes, tune::weightAxis(text), "--weight"); !added) return added;
        for (const std::string& text : arguments_.values("--argument"))
            if (auto added = add(axes, tune::argumentAxis(text), "--argument"); !added) return added;
        if (axes.empty()) return bad("tune sweep needs a --weight or an --argument to vary");
        if (auto size = tune::gridSize(axes); !size) return bad(size.error().text);
        for (const tune::Setting& setting : tune::grid(axes)) {
            auto made = tune::configured(given, file_.input.profile, setting, builtinConfigurationCheck());
            if (!made) return bad(fmt::format("{}: {}", tune::toString(setting), errorText(made.error())));
            plan_.settings.push_back(std::move(*made));
        }
        return {};
    }

    static Ready add(std::vector<tune::Axis>& axes, Result<tune::Axis> axis, std::string_view option) {
        if (!axis) return bad(fmt::format("{}: {}", option, axis.error().text));
        axes.push_back(std::move(*axis));
        return {};
    }

    Result<unsigned> readJobs() const {
        const auto text = arguments_.value("--jobs");
        if (!text) return 0U;
        unsigned jobs = 0;
        const char* last = text->data() + text->size();
        const auto [end, error] = std::from_chars(text->data(), last, jobs);
        if (error != std::errc() || end != last || jobs == 0 || jobs > kMostJobs)
            return fail(fmt::format("--jobs is a whole number from 1 to {}, not \"{}\"", kMostJobs, *text));
        return jobs;
    }

    void noteSteps(const Scenario& scenario) {
        if (const auto after = tune::configuredAnewAfter(scenario))
            fmt::print(console_.err,
                       "note: a step configures the scheduler anew after {}; from then on all settings are alike\n",
                       toString(*after));
    }

    tune::SweepControl control() {
        tune::SweepControl control;
        control.jobs = jobs_;
        if (arguments_.has("--progress"))
            control.progress = [this](std::size_t done, std::size_t all) {
                fmt::print(console_.err, "{} of {} runs\n", done, all);
                console_.err.flush();
            };
        return control;
    }

    const Arguments& arguments_;
    Console console_;
    unsigned jobs_ = 0;
    tune::SweepPlan plan_;
    tune::SweepFile file_;
};

int sweep(const Arguments& arguments, Console console) {
    return Sweep(arguments, console).run();
}

Result<tune::SweepFile> readFile(const std::string& path) {
    std::ifstream stream(path, std::ios::binary);
    if (!stream) return fail(fmt::format("{}: cannot be read", path));
    const std::string text((std::istreambuf_iterator<char>(stream)), std::istreambuf_iterator<char>());
    auto file = tune::readSweep(text);
    if (!file) return fail(fmt::format("{}: {}", path, file.error().text));
    return file;
}

int merge(const Arguments& arguments, Console console) {
    std::vector<tune::SweepFile> files;
    for (const std::string& path : arguments.operands()) {
        auto file = readFile(path);
        if (!file) return refuse(arguments, console, file.error().text);
        files.push_back(std::move(*file));
    }
    const auto all = tune::merged(files);
    return all ? report(arguments, console, *all) : refuse(arguments, console, all.error().text);
}

} // namespace

Verb tuneSweepVerb() {
    static const Option kOptions[] = {
        {"--weight", "PLUGIN=A..B[:STEP]", "weights of a Score plugin: a range, or a list (1,5,off); may be repeated"},
        {"--argument", "PLUGIN.FIELD=a,b", "values of a plugin's argument; may be repeated"},
        {"--profile", "NAME", "the profile to vary; needed where there are several"},
        kObjectiveOption,
        kUntilOption,
        kSeedOption,
        {"--jobs", "N", "runs at a time; as many as the machine has threads by default"},
        {"--progress", "", "say on stderr how many runs have ended"},
        kFormatOption,
        kOutOption,
        kMaxSizeOption,
    };
    static const std::string kDescription =
        "Each combination is one whole run with the same seed. Settings with the same fingerprint count as one result; "
        "on\n"
        "the front are those that no other betters in one objective without being worse in the other. The result does "
        "not\n"
        "depend on --jobs. At most 2000 settings. Exit code 1 when no setting makes a difference.\n\nObjectives: " +
        objectiveNames() + ".";
    return {"sweep",      "FILE...", "runs the input under a grid of settings and finds those that nothing betters",
            kDescription, kOptions,  sweep};
}

Verb tuneMergeVerb() {
    static const Option kOptions[] = {kObjectiveOption, kFormatOption, kOutOption};
    return {"merge",
            "RESULT...",
            "joins the results of sweeps over the same input, and finds the front anew",
            "Each RESULT is what sweep --out or --format json wrote. Refuses results of different inputs: other files, "
            "another\n"
            "seed, profile or end. A setting that stands in several counts once.",
            kOptions,
            merge};
}

} // namespace berth::ctl
