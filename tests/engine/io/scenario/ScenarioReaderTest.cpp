// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/io/scenario/ReadSteps.h"

#include <gmock/gmock.h>

#include <ostream>

namespace berth::io {
namespace {

TEST(ScenarioReader, AnEmptySpecGivesTheDefaults) {
    const ReadSteps read = ReadSteps().whole("{apiVersion: berth.dev/v1alpha1, kind: Scenario}");
    EXPECT_EQ(read.messages(), "");
    EXPECT_EQ(read.scenario.start, kDefaultStart);
    EXPECT_EQ(read.scenario.seed, 1U);
    EXPECT_EQ(read.scenario.tieBreak, TieBreak::FirstByName);
    EXPECT_TRUE(read.scenario.popFromBackoffQ);
    EXPECT_FALSE(read.scenario.until);
    EXPECT_TRUE(read.scenario.expect.empty());
}

TEST(ScenarioReader, ReadsEveryField) {
    const ReadSteps read = ReadSteps().whole(R"(apiVersion: berth.dev/v1alpha1
kind: Scenario
metadata: {name: morning, labels: {a: b}}
spec:
  start: 2026-05-01T10:00:00Z
  seed: 18446744073
  tieBreak: SeededRandom
  cycle: 50ms
  bind: 1s
  featureGates: {SchedulerPopFromBackoffQ: false}
  arrivals: Start
  levels: {p0: 500, p1: 50}
  until: 400s
  narration: [{on: {fact: NodeSelected, pod: default/a, node: n1}, text: {en: Look, zh: 看}}]
  questions: [{before: {fact: NodeSelected}, ask: {en: "Which?"}, answer: {node: n1}}]
  expect: {bound: {default/a: n1}, pending: {default/b: null, default/c: why}, evicted: [default/d], deadlocks: 0}
)");
    EXPECT_EQ(read.messages(), "");
    const Scenario& scenario = read.scenario;
    EXPECT_EQ(scenario.title, "morning");
    EXPECT_EQ(toString(scenario.start), "2026-05-01T10:00:00Z");
    EXPECT_EQ(scenario.seed, 18446744073U);
    EXPECT_EQ(scenario.tieBreak, TieBreak::SeededRandom);
    EXPECT_EQ(scenario.cycle, Duration::millis(50));
    EXPECT_EQ(scenario.bind, Duration::seconds(1));
    EXPECT_FALSE(scenario.popFromBackoffQ);
    EXPECT_EQ(scenario.p0From, 500);
    EXPECT_EQ(scenario.p1From, 50);
    EXPECT_EQ(scenario.until, Duration::seconds(400));
    ASSERT_EQ(scenario.narration.size(), 1U);
    EXPECT_EQ(scenario.narration[0].on.pod, "default/a");
    EXPECT_EQ(scenario.narration[0].text.at("zh"), "看");
    ASSERT_EQ(scenario.questions.size(), 1U);
    EXPECT_EQ(scenario.questions[0].answer.at("node"), "n1");
    EXPECT_EQ(scenario.expect.bound.at("default/a"), "n1");
    EXPECT_EQ(scenario.expect.pending.at("default/b"), "");
    EXPECT_EQ(scenario.expect.pending.at("default/c"), "why");
    EXPECT_EQ(scenario.expect.evicted, std::vector<std::string>{"default/d"});
    EXPECT_EQ(scenario.expect.deadlocks, 0);
}

TEST(ScenarioReader, AnEmptyListOfEvictionsIsAnExpectationToo) {
    EXPECT_TRUE(ReadSteps().spec("  expect: {evicted: []}\n").scenario.expect.evicted.has_value());
    EXPECT_FALSE(ReadSteps().spec("  expect: {deadlocks: 0}\n").scenario.expect.evicted.has_value());
}

struct Fault {
    std::string spec;
    std::string messages;
};

void PrintTo(const Fault& fault, std::ostream* out) {
    *out << fault.spec;
}

class ScenarioFaults : public testing::TestWithParam<Fault> {};

TEST_P(ScenarioFaults, NameThePlaceAndTheReason) {
    EXPECT_EQ(ReadSteps().spec(GetParam().spec).messages(), GetParam().messages);
}

INSTANTIATE_TEST_SUITE_P(
    All, ScenarioFaults,
    testing::Values(
        Fault{"  sed: 2\n", "4:3: E unknown field \"spec.sed\"\n"},
        Fault{"  seed: 2\n  seed: 3\n", "5:3: E key \"seed\" already set in map\n"},
        Fault{"  seed: -2\n", "4:9: E spec.seed: expected a whole number from 0 upwards, found the number -2\n"},
        Fault{"  start: yesterday\n",
              "4:10: E spec.start: expected an instant such as 2026-01-01T00:00:00Z, found the text \"yesterday\"\n"},
        Fault{"  tieBreak: firstbyname\n",
              "4:13: E spec.tieBreak: expected one of FirstByName, SeededRandom, HeapOrder, found \"firstbyname\"\n"},
        Fault{"  arrivals: Later\n",
              "4:13: E spec.arrivals: expected one of Start, CreationTimestamp, found \"Later\"\n"},
        Fault{"  cycle: -1s\n", "4:10: E spec.cycle: a duration cannot be negative\n"},
        Fault{"  until: -1s\n", "4:10: E spec.until: the scenario ends before it starts\n"},
        Fault{"  levels: {p0: 5}\n", "4:11: E spec.levels: p0 5 is not above p1 10000\n"},
        Fault{"  featureGates: {GenericWorkload: true}\n",
              "4:18: E unknown field \"spec.featureGates.GenericWorkload\"\n"},
        Fault{"  steps: {}\n", "4:10: E spec.steps: expected a list, found a map\n"},
        Fault{"  narration: [{text: {en: hi}}]\n", "4:15: E spec.narration[0]: this narration has no moment\n"},
        Fault{"  narration: [{on: {pod: a/b}, text: {en: hi}}]\n",
              "4:20: E spec.narration[0].on: this pattern names no fact\n"},
        Fault{"  questions: [{before: {fact: PodBound}}]\n", "4:15: E spec.questions[0]: this question asks nothing\n"},
        Fault{"  expect: {bound: {p1: n1}}\n",
              "4:24: E spec.expect.bound.p1: expected a pod as NAMESPACE/NAME, found \"p1\"\n"},
        Fault{"  expect: {evicted: [p1]}\n",
              "4:22: E spec.expect.evicted[0]: expected a pod as NAMESPACE/NAME, found \"p1\"\n"},
        Fault{"  narration: [{on: {fact: PodBound, pod: p1}, text: {en: hi}}]\n",
              "4:42: E spec.narration[0].on.pod: expected a pod as NAMESPACE/NAME, found \"p1\"\n"},
        Fault{"  expect: {deadlocks: -1}\n",
              "4:23: E spec.expect.deadlocks: expected a whole number from 0 upwards, found the number -1\n"}));

TEST(ScenarioReader, AFactThatDoesNotExistIsRefused) {
    ReadSteps read;
    read.check.factNames = {"NodeSelected", "PodBound"};
    read.spec("  narration: [{on: {fact: NodeSelect}, text: {en: hi}}, {on: {fact: PodBound}, text: {en: hi}}]\n");
    EXPECT_EQ(read.messages(), "4:27: E spec.narration[0].on.fact: there is no fact \"NodeSelect\"\n");
    EXPECT_EQ(read.said.at(0).hint, "Did you mean NodeSelected?");
}

TEST(ScenarioReader, AnotherVersionOrKindIsRefused) {
    EXPECT_EQ(ReadSteps().whole("{apiVersion: berth.dev/v2, kind: Scenario}").messages(),
              "1:14: E apiVersion: expected berth.dev/v1alpha1, found \"berth.dev/v2\"\n");
    EXPECT_EQ(ReadSteps().whole("{apiVersion: berth.dev/v1alpha1, kind: Scenery}").messages(),
              "1:40: E kind: expected Scenario, found \"Scenery\"\n");
    EXPECT_EQ(ReadSteps().whole("{kind: Scenario}").messages(),
              "1:1: E apiVersion: expected berth.dev/v1alpha1, found \"\"\n");
}

TEST(ScenarioReader, RecognisesItsDocument) {
    const auto is = [](const std::string& text) { return isScenario(Document::parse("s", text).value()->root(0)); };
    EXPECT_TRUE(is("{apiVersion: berth.dev/v1alpha1, kind: Scenario}"));
    EXPECT_TRUE(is("{apiVersion: berth.dev/v1alpha1, kind: Scenery}"));
    EXPECT_FALSE(is("{apiVersion: v1, kind: Pod}"));
}

} // namespace
} // namespace berth::io
