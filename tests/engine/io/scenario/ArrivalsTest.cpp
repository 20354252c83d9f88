// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/io/scenario/ReadSteps.h"

namespace berth::io {
namespace {

SimTime at(const std::string& clock) {
    return parseTime("2026-03-02T" + clock + "Z").value();
}

std::shared_ptr<const Pod> pod(const std::string& name, const std::string& created, const std::string& node = "") {
    Pod made = *makePod(name);
    made.nodeName = node;
    if (!created.empty()) made.meta.creationTimestamp = at(created);
    return std::make_shared<const Pod>(std::move(made));
}

std::shared_ptr<const Pod> tried(const std::string& name, const std::string& created) {
    Pod made = *pod(name, created);
    made.conditions = {{"PodScheduled", "False", "Unschedulable", ""}};
    return std::make_shared<const Pod>(std::move(made));
}

ReadSteps with(std::vector<std::shared_ptr<const Pod>> pods) {
    ReadSteps read;
    read.scenario.pods = std::move(pods);
    return read;
}

TEST(Arrivals, PendingPodsOfAnUntriedInputComeAtTheirCreation) {
    const ReadSteps read =
        with({pod("running", "08:00:00", "n1"), pod("late", "09:00:30"), pod("early", "09:00:00")}).nothing();
    EXPECT_EQ(read.scenario.start, at("09:00:00"));
    ASSERT_EQ(read.scenario.pods.size(), 2U);
    EXPECT_EQ(read.scenario.pods[1]->meta.name, "early");
    ASSERT_EQ(read.scenario.steps.size(), 1U);
    EXPECT_EQ(read.scenario.steps[0].at, Duration::seconds(30));
    EXPECT_EQ(read.scenario.steps[0].text, "{at: 30s, create: pod/default/late}");
}

TEST(Arrivals, AnExportStartsWithAllPendingPodsAtItsLatestTime) {
    const ReadSteps read =
        with({pod("running", "09:30:00", "n1"), pod("a", "09:00:30"), tried("b", "09:00:00")}).nothing();
    EXPECT_EQ(read.scenario.start, at("09:30:00"));
    EXPECT_EQ(read.scenario.pods.size(), 3U);
    EXPECT_TRUE(read.scenario.steps.empty());
}

TEST(Arrivals, EqualTimesOrAMissingOneMeanTheStart) {
    EXPECT_TRUE(with({pod("a", "09:00:00"), pod("b", "09:00:00")}).nothing().scenario.steps.empty());
    EXPECT_TRUE(with({pod("a", "09:00:00"), pod("b", "")}).nothing().scenario.steps.empty());
}

TEST(Arrivals, AFractionOfASecondIsRoundedUp) {
    EXPECT_EQ(with({pod("a", "09:00:00.25", "n1")}).nothing().scenario.start, at("09:00:01"));
}

TEST(Arrivals, WithoutAnyTimeTheDefaultStartHolds) {
    EXPECT_EQ(with({pod("a", "")}).nothing().scenario.start, kDefaultStart);
}

TEST(Arrivals, AScenarioDocumentMustAskForThem) {
    const std::vector<std::shared_ptr<const Pod>> pods = {pod("a", "09:00:00"), pod("b", "09:00:30")};
    const ReadSteps silent = with(pods).spec("  seed: 1\n");
    EXPECT_TRUE(silent.scenario.steps.empty());
    EXPECT_EQ(silent.scenario.start, at("09:00:30"));
    const ReadSteps asking = with(pods).spec("  arrivals: CreationTimestamp\n");
    EXPECT_EQ(asking.scenario.steps.size(), 1U);
    EXPECT_EQ(asking.scenario.start, at("09:00:00"));
    EXPECT_EQ(with(pods).spec("  arrivals: CreationTimestamp\n  start: 2026-03-02T08:59:00Z\n").scenario.steps.size(),
              2U);
}

TEST(Arrivals, APodThatAStepCreatesDoesNotArriveByItself) {
    const ReadSteps read = with({pod("a", "09:00:00"), pod("b", "09:00:30"), pod("c", "09:01:00")})
                               .spec("  arrivals: CreationTimestamp\n  steps: [{at: 5s, create: b}]\n");
    ASSERT_EQ(read.scenario.steps.size(), 2U);
    EXPECT_EQ(read.scenario.steps[0].text, "{at: 5s, create: b}");
    EXPECT_EQ(read.scenario.steps[1].text, "{at: 1m0s, create: pod/default/c}");
}

} // namespace
} // namespace berth::io
