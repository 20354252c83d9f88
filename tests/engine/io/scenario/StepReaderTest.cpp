// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/io/scenario/ReadSteps.h"

#include <gmock/gmock.h>

#include <ostream>

namespace berth::io {
namespace {

ReadSteps cluster() {
    ReadSteps steps;
    steps.scenario.nodes = {makeNode("n1"), makeNode("n2")};
    steps.scenario.pods = {makePod("p1"), makePod("p2"), makePod("web", "shop"), makePod("twin", "a"),
                           makePod("twin", "b")};
    return steps;
}

template <class T> const T& only(const ReadSteps& read) {
    EXPECT_EQ(read.messages(), "");
    EXPECT_EQ(read.scenario.steps.size(), 1U);
    return std::get<T>(read.scenario.steps.at(0).action);
}

TEST(StepReader, CreateTakesTheObjectOutOfTheStart) {
    ReadSteps read = cluster();
    const auto pod = read.scenario.pods[0];
    read.spec("  steps: [{at: 1s, create: pod/default/p1}]\n");
    EXPECT_EQ(only<CreatePod>(read).pod, pod);
    EXPECT_EQ(read.scenario.steps[0].at, Duration::seconds(1));
    EXPECT_EQ(read.scenario.pods.size(), 4U);
}

TEST(StepReader, CreateUnderstandsEverySpelling) {
    EXPECT_EQ(only<CreatePod>(cluster().spec("  steps: [{at: 0s, create: p2}]\n")).pod->key(), "default/p2");
    EXPECT_EQ(only<CreatePod>(cluster().spec("  steps: [{at: 0s, create: pod/p2}]\n")).pod->key(), "default/p2");
    EXPECT_EQ(only<CreatePod>(cluster().spec("  steps: [{at: 0s, create: web}]\n")).pod->key(), "shop/web");
    EXPECT_EQ(only<CreatePod>(cluster().spec("  steps: [{at: 0s, create: shop/web}]\n")).pod->key(), "shop/web");
    EXPECT_EQ(only<CreateNode>(cluster().spec("  steps: [{at: 0s, create: node/n2}]\n")).node->name(), "n2");
    EXPECT_EQ(only<CreateNode>(cluster().spec("  steps: [{at: 0s, create: n2}]\n")).node->name(), "n2");
}

TEST(StepReader, TheSameObjectMayBeCreatedTwice) {
    const ReadSteps read =
        cluster().spec("  steps: [{at: 1s, create: p1}, {at: 2s, delete: p1}, {at: 3s, create: p1}]\n");
    EXPECT_EQ(read.messages(), "");
    EXPECT_EQ(read.scenario.steps.size(), 3U);
    EXPECT_EQ(read.scenario.pods.size(), 4U);
}

TEST(StepReader, ReadsEveryOtherAction) {
    EXPECT_EQ(only<DeleteObject>(cluster().spec("  steps: [{at: 0s, delete: node/n1}]\n")).object.key(), "n1");
    EXPECT_EQ(only<EvictPod>(cluster().spec("  steps: [{at: 0s, evict: pod/shop/web}]\n")).pod.key(), "shop/web");
    EXPECT_TRUE(only<CordonNode>(cluster().spec("  steps: [{at: 0s, cordon: n1}]\n")).unschedulable);
    EXPECT_FALSE(only<CordonNode>(cluster().spec("  steps: [{at: 0s, uncordon: node/n1}]\n")).unschedulable);
    EXPECT_EQ(only<DrainNode>(cluster().spec("  steps: [{at: 0s, drain: n2}]\n")).node, "n2");
}

TEST(StepReader, ConfigureIsAWholeConfigurationWithoutItsHeading) {
    const ReadSteps read = cluster().spec("  steps: [{at: 0s, configure: {percentageOfNodesToScore: 50}}]\n");
    EXPECT_EQ(only<Configure>(read).configuration->percentageOfNodesToScore, 50);
    EXPECT_EQ(only<Configure>(read).configuration->text, "{percentageOfNodesToScore: 50}");
}

TEST(StepReader, StepsAreSortedByTimeAndKeepTheirOrderWithinIt) {
    const ReadSteps read =
        cluster().spec("  steps: [{at: 2s, cordon: n1}, {at: 1s, cordon: n2}, {at: 2s, uncordon: n1}]\n");
    ASSERT_EQ(read.scenario.steps.size(), 3U);
    EXPECT_EQ(read.scenario.steps[0].text, "{at: 1s, cordon: n2}");
    EXPECT_EQ(read.scenario.steps[1].text, "{at: 2s, cordon: n1}");
    EXPECT_EQ(read.scenario.steps[2].text, "{at: 2s, uncordon: n1}");
}

TEST(StepReader, TimesAreDurationsOrInstants) {
    const ReadSteps read = cluster().spec("  start: 2026-03-02T08:00:00Z\n  until: 2026-03-02T09:00:00Z\n  steps: "
                                          "[{at: 2026-03-02T08:00:01.5Z, cordon: n1}]\n");
    EXPECT_EQ(read.messages(), "");
    EXPECT_EQ(read.scenario.steps[0].at, Duration::millis(1500));
    EXPECT_EQ(read.scenario.until, Duration::seconds(3600));
}

struct Said {
    std::string step;
    std::string messages;
};

void PrintTo(const Said& said, std::ostream* out) {
    *out << said.step;
}

class StepMessages : public testing::TestWithParam<Said> {};

TEST_P(StepMessages, NameThePlaceAndTheReason) {
    EXPECT_EQ(cluster().spec("  steps: [" + GetParam().step + "]\n").messages(), GetParam().messages);
}

INSTANTIATE_TEST_SUITE_P(
    Errors, StepMessages,
    testing::Values(
        Said{"{cordon: n1}", "4:11: E spec.steps[0]: this step has no time\n"},
        Said{"{at: soon, cordon: n1}",
             "4:16: E spec.steps[0].at: expected a duration since the start such as \"90s\" or \"1h30m\", or "
             "an instant such as 2026-01-01T00:00:00Z, found the text \"soon\"\n"},
        Said{"{at: -1s, cordon: n1}", "4:11: E this step is 1s before the start\n"},
        Said{"{at: 1s}", "4:11: E spec.steps[0]: a step does one thing, this one does 0\n"},
        Said{"{at: 1s, cordon: n1, drain: n2}", "4:11: E spec.steps[0]: a step does one thing, this one does 2\n"},
        Said{"{at: 1s, reboot: n1}", "4:20: E unknown field \"spec.steps[0].reboot\"\n"},
        Said{"{at: 1s, create: p9}",
             "4:28: E spec.steps[0].create: no file holds pod/default/p9, so it cannot be created\n"},
        Said{"{at: 1s, create: twin}",
             "4:28: E spec.steps[0].create: \"twin\" names 2 pods; write pod/NAMESPACE/twin\n"},
        Said{"{at: 1s, delete: pod/a/b/c}", "4:28: E spec.steps[0].delete: \"pod/a/b/c\" names no object\n"},
        Said{"{at: 1s, evict: node/n1}",
             "4:27: E spec.steps[0].evict: expected the name of a pod, found \"node/n1\"\n"},
        Said{"{at: 1s, drain: pod/default/p1}",
             "4:27: E spec.steps[0].drain: expected the name of a node, found \"pod/default/p1\"\n"},
        Said{"{at: 1s, update: {kind: Service, name: p1, patch: {}}}",
             "4:28: E spec.steps[0].update: kind: expected Pod, Node or PodGroup, found \"Service\"\n"},
        Said{"{at: 1s, update: {kind: Pod, name: p1}}", "4:28: E spec.steps[0].update: the patch is missing\n"},
        Said{"{at: 1s, configure: {parallelism: 0}}",
             "4:45: E parallelism: Invalid value: 0: should be an integer value greater than zero\n"},
        Said{"cordon", "4:11: E spec.steps[0]: expected a map, found the text \"cordon\"\n"}));

INSTANTIATE_TEST_SUITE_P(Notes, StepMessages,
                         testing::Values(Said{"{at: 1s, delete: pod/default/later}",
                                              "4:28: N spec.steps[0].delete: no file holds pod/default/later; the step "
                                              "does nothing unless it is there by "
                                              "then\n"},
                                         Said{"{at: 1s, cordon: n7}",
                                              "4:28: N spec.steps[0].cordon: no file holds node/n7; the step does "
                                              "nothing unless it is there by then\n"}));

} // namespace
} // namespace berth::io
