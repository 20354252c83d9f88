// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/scenario/ScenarioReader.h"

#include "engine/io/Fields.h"
#include "engine/io/config/StrictDecoder.h"
#include "engine/io/scenario/Arrivals.h"
#include "engine/io/scenario/ObjectIndex.h"
#include "engine/io/scenario/StepReader.h"
#include "engine/io/scenario/StoryReader.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string>
#include <utility>

namespace berth::io {
namespace {

constexpr std::string_view kGroup = "berth.dev/";
constexpr std::array<std::string_view, 3> kTieBreaks = {"FirstByName", "SeededRandom", "HeapOrder"};
constexpr std::array<std::string_view, 2> kArrivals = {"Start", "CreationTimestamp"};

/// What of the document can only be settled once all of it is read.
struct Draft {
    std::optional<SimTime> start;
    std::optional<ArrivalMode> arrivals;
    std::optional<StepTime> until;
    std::optional<StrictDecoder> untilField;
    std::vector<UntimedStep> steps;
};

template <class T> StrictDecoder::Field into(std::string_view name, T& target) {
    return {name, [&target](const StrictDecoder& field) { field.read(target); }};
}

/// One of `words`: its index.
template <std::size_t N>
std::optional<std::size_t> readWord(const StrictDecoder& in, const std::array<std::string_view, N>& words) {
    std::string text;
    const std::size_t before = in.findings().errors();
    in.read(text);
    if (in.findings().errors() != before || in.value().isNull()) return std::nullopt;
    const auto found = std::find(words.begin(), words.end(), text);
    if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
    const std::string_view meant = nearest(text, words);
    in.error(fmt::format("expected one of {}, found \"{}\"", fmt::join(words, ", "), text),
             meant.empty() ? std::string() : fmt::format("Did you mean {}?", meant));
    return std::nullopt;
}

void readStart(const StrictDecoder& in, Draft& draft) {
    if (in.value().isNull()) return;
    const auto time = in.value().isScalar() ? parseTime(in.value().text()) : fail("");
    if (!time) return in.wrongType("an instant such as 2026-01-01T00:00:00Z");
    draft.start = *time;
}

void readLength(const StrictDecoder& in, Duration& out) {
    in.read(out);
    if (out.ns < 0) in.error("a duration cannot be negative");
}

void readLevels(const StrictDecoder& in, Scenario& scenario) {
    in.fields({into("p0", scenario.p0From), into("p1", scenario.p1From)});
    if (scenario.p0From <= scenario.p1From)
        in.error(fmt::format("p0 {} is not above p1 {}", scenario.p0From, scenario.p1From), "P0 is the highest level");
}

void readMetadata(const StrictDecoder& in, Scenario& scenario) {
    std::map<std::string, std::string> unused;
    std::string ns;
    in.fields(
        {into("name", scenario.title), into("namespace", ns), into("labels", unused), into("annotations", unused)});
}

void readStory(const StrictDecoder& in, FactNames facts, std::vector<Narration>& narration) {
    in.items([&](const StrictDecoder& item) { narration.push_back(readNarration(item, facts)); });
}

void readQuestions(const StrictDecoder& in, FactNames facts, std::vector<Question>& questions) {
    in.items([&](const StrictDecoder& item) { questions.push_back(readQuestion(item, facts)); });
}

void readSpec(const StrictDecoder& in, const StepReader& steps, FactNames facts, Scenario& scenario, Draft& draft) {
    in.fields({
        {"start", [&](const StrictDecoder& field) { readStart(field, draft); }},
        into("seed", scenario.seed),
        {"tieBreak",
         [&](const StrictDecoder& field) {
             if (const auto word = readWord(field, kTieBreaks)) scenario.tieBreak = static_cast<TieBreak>(*word);
         }},
        {"cycle", [&](const StrictDecoder& field) { readLength(field, scenario.cycle); }},
        {"bind", [&](const StrictDecoder& field) { readLength(field, scenario.bind); }},
        {"featureGates",
         [&](const StrictDecoder& field) {
             field.fields({into("SchedulerPopFromBackoffQ", scenario.popFromBackoffQ)});
         }},
        {"arrivals",
         [&](const StrictDecoder& field) {
             if (const auto word = readWord(field, kArrivals)) draft.arrivals = static_cast<ArrivalMode>(*word);
         }},
        {"levels", [&](const StrictDecoder& field) { readLevels(field, scenario); }},
        {"until",
         [&](const StrictDecoder& field) {
             draft.untilField.emplace(field);
             if (!field.value().isNull()) draft.until = StepTime::read(field);
         }},
        {"steps",
         [&](const StrictDecoder& list) {
             list.items([&](const StrictDecoder& item) { steps.read(item, draft.steps); });
         }},
        {"narration", [&](const StrictDecoder& list) { readStory(list, facts, scenario.narration); }},
        {"questions", [&](const StrictDecoder& list) { readQuestions(list, facts, scenario.questions); }},
        {"expect", [&](const StrictDecoder& field) { scenario.expect = readExpectation(field); }},
    });
}

void checkHeading(const StrictDecoder& in) {
    const std::string_view version = in.value().find("apiVersion").text();
    const std::string_view kind = in.value().find("kind").text();
    if (kind != kScenarioKind)
        StrictDecoder(in.value().find("kind"), in.findings(), "kind")
            .error(fmt::format("expected {}, found \"{}\"", kScenarioKind, kind));
    else if (version != kScenarioVersion)
        StrictDecoder(in.value().find("apiVersion") ? in.value().find("apiVersion") : in.value(), in.findings(),
                      "apiVersion")
            .error(fmt::format("expected {}, found \"{}\"", kScenarioVersion, version));
}

void ignored(const StrictDecoder&) {}

void readDocument(const StrictDecoder& in, const StepReader& steps, FactNames facts, Scenario& scenario, Draft& draft) {
    checkHeading(in);
    reportDuplicateKeys(in.value(), in.findings());
    in.fields({
        {"apiVersion", ignored},
        {"kind", ignored},
        {"metadata", [&](const StrictDecoder& field) { readMetadata(field, scenario); }},
        {"spec", [&](const StrictDecoder& field) { readSpec(field, steps, facts, scenario, draft); }},
    });
}

/// What a step creates is not there from the start.
void takeCreated(const std::vector<UntimedStep>& steps, Scenario& scenario) {
    std::set<const void*> created;
    std::set<std::string> groups;
    for (const UntimedStep& step : steps) {
        if (const auto* pod = std::get_if<CreatePod>(&step.step.action)) created.insert(pod->pod.get());
        if (const auto* node = std::get_if<CreateNode>(&step.step.action)) created.insert(node->node.get());
        if (const auto* group = std::get_if<CreatePodGroup>(&step.step.action))
            groups.insert(group->group->meta.ns + "/" + group->group->meta.name);
    }
    std::erase_if(scenario.objects.podGroups,
                  [&](const PodGroup& group) { return groups.contains(group.meta.ns + "/" + group.meta.name); });
    std::erase_if(scenario.pods, [&](const auto& pod) { return created.contains(pod.get()); });
    std::erase_if(scenario.nodes, [&](const auto& node) { return created.contains(node.get()); });
}

/// Settles `start` and how pending pods enter. An input that says nothing starts with its first arrival.
ArrivalMode settleStart(const Draft& draft, bool hasDocument, Scenario& scenario) {
    const ArrivalMode guessed = hasDocument ? ArrivalMode::Start : guessArrivals(scenario.pods);
    const ArrivalMode mode = draft.arrivals.value_or(guessed);
    if (draft.start)
        scenario.start = *draft.start;
    else if (!hasDocument && mode == ArrivalMode::CreationTimestamp)
        scenario.start = earliestArrival(scenario.pods);
    else
        scenario.start = defaultStart(scenario, mode);
    return mode;
}

void addTimed(std::vector<UntimedStep> untimed, Scenario& scenario, Findings& findings) {
    for (UntimedStep& one : untimed) {
        one.step.at = one.at->since(scenario.start);
        if (one.step.at.ns < 0)
            findings.error(one.step.place,
                           fmt::format("this step is {} before the start", toString(Duration{-one.step.at.ns})),
                           fmt::format("The scenario starts at {}", toString(scenario.start)));
        scenario.steps.push_back(std::move(one.step));
    }
}

void settleUntil(const Draft& draft, Scenario& scenario) {
    if (!draft.until) return;
    scenario.until = draft.until->since(scenario.start);
    if (scenario.until->ns < 0) draft.untilField->error("the scenario ends before it starts");
}

} // namespace

bool isScenario(ValueRef document) {
    return document.find("kind").text() == kScenarioKind || document.find("apiVersion").text().starts_with(kGroup);
}

void readScenario(ValueRef value, const std::shared_ptr<const Document>& document, const ConfigurationCheck& check,
                  Scenario& scenario, Findings& findings) {
    Draft draft;
    const ObjectIndex objects(scenario.nodes, scenario.pods, scenario.objects.podGroups);
    if (value)
        readDocument(StrictDecoder(value, findings), StepReader(objects, document, check), check.factNames, scenario,
                     draft);
    takeCreated(draft.steps, scenario);
    const ArrivalMode mode = settleStart(draft, static_cast<bool>(value), scenario);
    if (mode == ArrivalMode::CreationTimestamp) scenario.steps = takeArrivals(scenario);
    addTimed(std::move(draft.steps), scenario, findings);
    settleUntil(draft, scenario);
    std::stable_sort(scenario.steps.begin(), scenario.steps.end(),
                     [](const Step& a, const Step& b) { return a.at < b.at; });
}

} // namespace berth::io
