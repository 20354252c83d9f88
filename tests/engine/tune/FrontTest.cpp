// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tune/Front.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace berth::tune {
namespace {

using testing::ElementsAre;

metrics::Quantiles waits(std::int64_t seconds) {
    return {1, Duration::seconds(seconds), Duration::seconds(seconds), Duration::seconds(seconds)};
}

/// P0 and P2 waits in seconds; below 0: no such pod was bound.
SweepRun run(const std::string& fingerprint, std::int64_t p0, std::int64_t p2) {
    SweepRun run;
    run.fingerprint = fingerprint;
    if (p0 >= 0) run.figures.levels[0].waited = waits(p0);
    if (p2 >= 0) run.figures.levels[2].waited = waits(p2);
    run.end = RunEnd::NothingLeft;
    return run;
}

ObjectivePair waitsOfP0AndP2() {
    return {objectiveNamed("p0-wait-p95"), objectiveNamed("p2-wait-p95")};
}

TEST(FrontTest, CountsSettingsWithOneFingerprintOnce) {
    const std::vector<SweepRun> runs{run("a", 1, 9), run("b", 2, 8), run("a", 1, 9)};
    const auto points = sweepPoints(runs, waitsOfP0AndP2());
    ASSERT_EQ(points.size(), 2U);
    EXPECT_THAT(points[0].runs, ElementsAre(0U, 2U));
    EXPECT_THAT(points[1].runs, ElementsAre(1U));
}

TEST(FrontTest, OnTheFrontIsWhatNothingBetters) {
    const std::vector<SweepRun> runs{run("a", 5, 5), run("b", 1, 9), run("c", 9, 1),
                                     run("d", 5, 6), run("e", 6, 5), run("f", 9, 9)};
    const auto points = sweepPoints(runs, waitsOfP0AndP2());
    EXPECT_TRUE(points[0].isOnFront);
    EXPECT_TRUE(points[1].isOnFront);
    EXPECT_TRUE(points[2].isOnFront);
    EXPECT_FALSE(points[3].isOnFront) << "a is better in one and as good in the other";
    EXPECT_FALSE(points[4].isOnFront);
    EXPECT_FALSE(points[5].isOnFront);
    EXPECT_THAT(frontOf(points, waitsOfP0AndP2()), ElementsAre(1U, 0U, 2U));
}

TEST(FrontTest, LikeResultsOfUnlikeRunsAreBothOnTheFront) {
    const std::vector<SweepRun> runs{run("a", 1, 1), run("b", 1, 1)};
    const auto points = sweepPoints(runs, waitsOfP0AndP2());
    EXPECT_TRUE(points[0].isOnFront && points[1].isOnFront);
}

TEST(FrontTest, HigherIsBetterWhereTheObjectiveSaysSo) {
    std::vector<SweepRun> runs{run("a", 1, 1), run("b", 1, 1)};
    runs[0].figures.gpuAllocation = 0.5;
    runs[1].figures.gpuAllocation = 0.9;
    const ObjectivePair pair{objectiveNamed("gpu-allocation"), objectiveNamed("p0-wait-p95")};
    const auto points = sweepPoints(runs, pair);
    EXPECT_FALSE(points[0].isOnFront);
    EXPECT_TRUE(points[1].isOnFront);
}

TEST(FrontTest, WhatLacksAnObjectiveIsNotJudged) {
    const std::vector<SweepRun> runs{run("a", -1, 1), run("b", 7, 7)};
    const auto points = sweepPoints(runs, waitsOfP0AndP2());
    EXPECT_FALSE(points[0].isPlaced());
    EXPECT_FALSE(points[0].isOnFront);
    EXPECT_TRUE(points[1].isOnFront);
}

TEST(FrontTest, TheTellingPairDiffersBetweenRuns) {
    const std::vector<SweepRun> levels{run("a", 1, 9), run("b", 2, 8)};
    EXPECT_EQ(tellingPair(levels), waitsOfP0AndP2());
    std::vector<SweepRun> pods{run("a", -1, -1), run("b", -1, -1)};
    pods[1].figures.all.pending = 3;
    EXPECT_EQ(tellingPair(pods).first->name, "pending");
    EXPECT_NE(tellingPair({}).first, nullptr);
}

TEST(FrontTest, ObjectivesAreFoundByTheirNames) {
    for (const Objective& objective : objectives()) EXPECT_EQ(objectiveNamed(objective.name), &objective);
    EXPECT_EQ(objectiveNamed("speed"), nullptr);
}

} // namespace
} // namespace berth::tune
