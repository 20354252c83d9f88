// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/berthctl/Input.h"
#include "app/berthctl/RunOptions.h"
#include "app/berthctl/TuneReport.h"
#include "app/berthctl/TuneVerbs.h"
#include "engine/explain/ConfigurationDifference.h"
#include "engine/explain/Table.h"
#include "engine/plugins/BuiltinPlugins.h"
#include "engine/tune/Difference.h"
#include "engine/tune/Sweep.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <ostream>
#include <thread>

namespace berth::ctl {
namespace {

using Json = nlohmann::ordered_json;
using explain::ConfigurationDifference;

constexpr std::size_t kPodsShown = 20;
constexpr std::string_view kNone = "-";

/// The same input under two configurations, both run to their end.
struct Comparison {
    std::vector<ConfigurationDifference> configuration;
    std::unique_ptr<Session> first, second;
    tune::SweepRun firstRun, secondRun;
    std::vector<tune::PodDifference> pods;

    bool isSame() const { return firstRun.fingerprint == secondRun.fingerprint; }
    std::size_t elsewhere() const {
        return static_cast<std::size_t>(std::ranges::count_if(pods, &tune::PodDifference::isElsewhere));
    }
    std::string since(SimTime at) const { return toString(at - first->startWorld().rules->start); }
};

/// "NodeResourcesFit, weight", "percentageOfNodesToScore".
std::string nameOf(const ConfigurationDifference& difference) {
    using Kind = ConfigurationDifference::Kind;
    switch (difference.kind) {
    case Kind::Weight: return difference.plugin + ", weight";
    case Kind::Argument: return difference.plugin + "." + difference.field;
    case Kind::Plugins: return "plugins at " + difference.field;
    case Kind::Value: return difference.field;
    case Kind::Profile: return "profile";
    }
    return {};
}

std::string_view kindName(ConfigurationDifference::Kind kind) {
    using Kind = ConfigurationDifference::Kind;
    switch (kind) {
    case Kind::Weight: return "weight";
    case Kind::Argument: return "argument";
    case Kind::Plugins: return "plugins";
    case Kind::Value: return "value";
    case Kind::Profile: return "profile";
    }
    return {};
}

std::string eventText(const std::optional<tune::PodEvent>& event, const Pool& pool) {
    if (!event) return "nothing more";
    const std::string what(toString(event->kind));
    return event->node.valid() ? fmt::format("{} {}", what, pool.nodeName(event->node)) : what;
}

std::string nodeText(const std::string& node) {
    return node.empty() ? "no node" : node;
}

void printConfiguration(std::ostream& out, const Comparison& comparison) {
    if (comparison.configuration.empty()) {
        out << "What differs   nothing that comes into force\n";
        return;
    }
    explain::Table table({"What differs", "A", "B"});
    for (const ConfigurationDifference& each : comparison.configuration)
        table.add({each.profile.empty() ? nameOf(each) : fmt::format("{}: {}", each.profile, nameOf(each)),
                   each.first.value_or(std::string(kNone)), each.second.value_or(std::string(kNone))});
    out << table.text({});
}

void printFigures(std::ostream& out, const Comparison& comparison) {
    explain::Table table({"What it does", "A", "B", "B is"});
    for (const tune::Objective& objective : tune::objectives()) {
        const auto first = objective.value(comparison.firstRun.figures);
        const auto second = objective.value(comparison.secondRun.figures);
        if (!first && !second) continue;
        const bool differs = first && second && *first != *second;
        const std::string_view verdict = !differs ? "" : objective.isBetter(*second, *first) ? "better" : "worse";
        table.add({std::string(objective.title), valueText(objective, comparison.firstRun.figures),
                   valueText(objective, comparison.secondRun.figures), std::string(verdict)});
    }
    out << table.text({});
}

void printPods(std::ostream& out, const Comparison& comparison) {
    out << fmt::format("Pods           {} went another way, {} of them are on another node at the end\n",
                       comparison.pods.size(), comparison.elsewhere());
    const std::size_t shown = std::min(kPodsShown, comparison.pods.size());
    for (std::size_t i = 0; i < shown; ++i) {
        const tune::PodDifference& pod = comparison.pods[i];
        out << fmt::format("               {} after {}: A {}, B {}; at the end on {} and {}\n", pod.pod,
                           comparison.since(pod.at), eventText(pod.first, comparison.first->trace().pool()),
                           eventText(pod.second, comparison.second->trace().pool()), nodeText(pod.firstNode),
                           nodeText(pod.secondNode));
    }
    if (shown < comparison.pods.size())
        out << fmt::format("               and {} more\n", comparison.pods.size() - shown);
}

void printText(std::ostream& out, const Comparison& comparison) {
    printConfiguration(out, comparison);
    if (comparison.isSame()) out << "no difference: both runs are the same, fact by fact\n";
    printFigures(out, comparison);
    if (!comparison.isSame()) printPods(out, comparison);
    out << fmt::format("fingerprint A {}\nfingerprint B {}\n", comparison.firstRun.fingerprint,
                       comparison.secondRun.fingerprint);
}

Json orNull(const std::optional<std::string>& text) {
    return text ? Json(*text) : Json();
}

Json figuresJson(const tune::SweepRun& run) {
    Json json = Json::object();
    for (const tune::Objective& objective : tune::objectives())
        if (const auto value = objective.value(run.figures)) json[std::string(objective.name)] = *value;
    return json;
}

void printDocument(std::ostream& out, const Comparison& comparison) {
    Json document{{"same", comparison.isSame()}};
    document["configuration"] = Json::array();
    for (const ConfigurationDifference& each : comparison.configuration)
        document["configuration"].push_back({{"kind", kindName(each.kind)},
                                             {"profile", each.profile},
                                             {"name", nameOf(each)},
                                             {"a", orNull(each.first)},
                                             {"b", orNull(each.second)}});
    document["a"] = {{"fingerprint", comparison.firstRun.fingerprint}, {"figures", figuresJson(comparison.firstRun)}};
    document["b"] = {{"fingerprint", comparison.secondRun.fingerprint}, {"figures", figuresJson(comparison.secondRun)}};
    document["pods"] = Json::array();
    for (const tune::PodDifference& pod : comparison.pods)
        document["pods"].push_back({{"pod", pod.pod},
                                    {"after", comparison.since(pod.at)},
                                    {"a", eventText(pod.first, comparison.first->trace().pool())},
                                    {"b", eventText(pod.second, comparison.second->trace().pool())},
                                    {"aNode", pod.firstNode},
                                    {"bNode", pod.secondNode}});
    printJson(out, document);
}

/// The configuration of another file, which must hold one.
tl::expected<Input, Diagnostics> readConfiguration(const std::string& path, const Arguments& arguments) {
    auto input = readInput(std::span(&path, 1), arguments);
    if (input && input->scenario->configuration->text.empty())
        return tl::unexpected(
            Diagnostics{{Severity::Error, {path, 1, 1}, "it holds no KubeSchedulerConfiguration", {}}});
    return input;
}

std::shared_ptr<const Scenario> under(const Scenario& scenario, const Scenario& other) {
    auto changed = std::make_shared<Scenario>(scenario);
    changed->configuration = other.configuration;
    return changed;
}

tl::expected<Comparison, Diagnostics> compared(const Input& given, const Input& other, const SessionOptions& options) {
    auto first = Session::create(given.scenario, builtinPlugins(), options);
    if (!first) return tl::unexpected(std::move(first.error()));
    auto second = Session::create(under(*given.scenario, *other.scenario), builtinPlugins(), options);
    if (!second) return tl::unexpected(std::move(second.error()));
    {
        const std::jthread beside([&second] { (*second)->run(); });
        (*first)->run();
    }
    Comparison comparison;
    comparison.configuration = explain::configurationDifferences(*given.profiles, *other.profiles);
    comparison.firstRun = tune::sweepRun(**first, options, {});
    comparison.secondRun = tune::sweepRun(**second, options, {});
    comparison.pods = tune::differences((*first)->trace(), (*second)->trace(), 0, SimTime::never());
    comparison.first = std::move(*first);
    comparison.second = std::move(*second);
    return comparison;
}

int compare(const Arguments& arguments, Console console) {
    const auto with = arguments.value("--with");
    if (!with) return refuse(arguments, console, "tune compare needs --with CONFIG");
    const auto given = readInput(arguments.operands(), arguments);
    if (!given) return refuse(arguments, console, given.error());
    const auto other = readConfiguration(*with, arguments);
    if (!other) return refuse(arguments, console, other.error());
    const auto options = sessionOptions(arguments, given->scenario->start);
    if (!options) return refuse(arguments, console, options.error().text);
    print(console.err, given->notes);
    print(console.err, other->notes);
    const auto comparison = compared(*given, *other, *options);
    if (!comparison) return refuse(arguments, console, comparison.error());
    wantsJson(arguments) ? printDocument(console.out, *comparison) : printText(console.out, *comparison);
    return comparison->isSame() ? kNo : kOk;
}

} // namespace

Verb tuneCompareVerb() {
    static const Option kOptions[] = {
        {"--with", "CONFIG", "the file with the other KubeSchedulerConfiguration"},
        kUntilOption,
        kSeedOption,
        kFormatOption,
        kMaxSizeOption,
    };
    return {"compare",
            "FILE...",
            "runs the input under its own configuration (A) and another one (B), side by side",
            "Says what the two configurations set otherwise, what the runs come to, and which pods went another way: "
            "where\n"
            "their ways part, and where they are at the end. Exit code 1 when nothing differs.",
            kOptions,
            compare};
}

} // namespace berth::ctl
