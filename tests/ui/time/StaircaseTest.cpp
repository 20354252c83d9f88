// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/time/Staircase.h"

#include "tests/ui/time/VictimRun.h"
#include "ui/time/FragmentationFold.h"
#include "ui/time/StairPainter.h"
#include "ui/time/TimeLanes.h"
#include "ui/time/TimelineData.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace berth::ui {
namespace {

/// A saw of `count` steps, one a second, that leaps once.
Staircase saw(std::size_t count) {
    Staircase stairs;
    for (std::size_t i = 0; i < count; ++i)
        stairs.note(i + 1, SimTime{Duration::seconds(static_cast<std::int64_t>(i)).ns},
                    i == count / 3 ? 1000 : static_cast<std::int64_t>(1 + i % 7));
    return stairs;
}

StairLook look(const TimelineScale& scale, std::size_t position) {
    return {scale, QRectF(0, 0, 1000, 34), 0, 900, position, 900, {}, -1};
}

TEST(StaircaseTest, RangesAreThoseOfTheirSteps) {
    const Staircase stairs = saw(2000);
    EXPECT_EQ(stairs.highest(), 1000);
    for (const auto& [first, last] : {std::pair<std::size_t, std::size_t>{0, 1}, {5, 300}, {250, 1500}, {512, 768}}) {
        const auto [low, high] =
            std::minmax_element(stairs.steps().begin() + static_cast<std::ptrdiff_t>(first),
                                stairs.steps().begin() + static_cast<std::ptrdiff_t>(last),
                                [](const Staircase::Step& a, const Staircase::Step& b) { return a.value < b.value; });
        EXPECT_EQ(stairs.range(first, last).lowest, low->value);
        EXPECT_EQ(stairs.range(first, last).highest, high->value);
    }
}

TEST(StaircaseTest, AValueThatStaysIsNoStep) {
    Staircase stairs;
    stairs.note(1, {}, 0);
    stairs.note(2, {}, 3);
    stairs.note(3, {}, 3);
    EXPECT_EQ(stairs.size(), 1U);
    EXPECT_EQ(stairs.valueAt(1), 0);
    EXPECT_EQ(stairs.valueAt(2), 3);
}

TEST(StairPainterTest, ALongLineIsAFewPointsAPixelAndKeepsItsLeap) {
    const Staircase stairs = saw(200'000);
    const auto scale = TimelineScale::overSteps(200'000, 0, 900);
    const std::vector<StairPoint> points = stairPoints(stairs, look(scale, 200'000));
    EXPECT_LE(points.size(), 3 * 901U);
    EXPECT_TRUE(std::any_of(points.begin(), points.end(), [](const StairPoint& point) { return point.value == 1000; }));
    EXPECT_EQ(points.back().value, stairs.steps().back().value);
    EXPECT_TRUE(std::is_sorted(points.begin(), points.end(),
                               [](const StairPoint& a, const StairPoint& b) { return a.x < b.x; }));
}

TEST(StairPainterTest, NothingBeyondTheCursorIsDrawn) {
    const Staircase stairs = saw(100);
    const auto scale = TimelineScale::overSteps(100, 0, 900);
    EXPECT_EQ(stairPoints(stairs, look(scale, 40)).size(), 40U);
}

TEST(TimelineDataTest, GpusOfTheLevelsAddUpToThoseHeld) {
    LocalRun run(victimRun());
    run.runToEnd();
    TimelineData data;
    data.follow(run.model().trace());
    std::size_t byHigh = 0;
    for (std::size_t position = 0; position <= run.model().trace().size(); ++position) {
        std::int64_t sum = 0;
        for (const Level level : {Level::P0, Level::P1, Level::P2}) sum += data.gpusHeld(level).valueAt(position);
        EXPECT_EQ(sum, data.gpusHeld().valueAt(position));
        if (data.gpusHeld(Level::P0).valueAt(position) == 4) ++byHigh;
    }
    EXPECT_GT(byHigh, 0U);
}

TEST(TimelineDataTest, OtherBandsAreOtherLevels) {
    LocalRun run(victimRun());
    run.runToEnd();
    TimelineData data;
    data.setBands({300'000, 500});
    data.follow(run.model().trace());
    EXPECT_EQ(data.gpusHeld(Level::P0).size(), 0U);
    EXPECT_GT(data.gpusHeld(Level::P1).size(), 0U);
}

TEST(FragmentationFoldTest, InPortionsItIsWhatTheMetricsSay) {
    LocalRun run(victimRun());
    run.runToEnd();
    const Trace& trace = run.model().trace();
    const World& start = *run.model().input().start;
    FragmentationFold fold;
    fold.begin(start);
    while (fold.follow(trace, 3)) {
    }
    World world = start;
    for (std::size_t i = 0; i < trace.size(); ++i) {
        apply(world, trace[i], trace.pool());
        const metrics::Fragmentation expected = metrics::fragmentationOf(world);
        ASSERT_EQ(fold.freeGpus().valueAt(i + 1), expected.freeGpus) << "after fact " << i;
        const std::int64_t apart = world.nodeCount > 0 ? expected.rooms[2].unallocatable : 0;
        ASSERT_EQ(fold.unusable().valueAt(i + 1), apart) << "after fact " << i;
    }
    EXPECT_EQ(fold.podGpus(), 4);
    fold.cut(trace.size() / 2, start);
    EXPECT_EQ(fold.freeGpus().size(), 0U);
}

const QRectF kRoom(0, 90, 1000, 98);

TEST(LaneLayoutTest, LanesOfPodsKeepTheirHeightTheOthersGiveWay) {
    const LaneLayout alone = LaneLayout::of(LaneChoice(kFirstLanes), 0, kRoom, 0);
    ASSERT_EQ(alone.rows.size(), 2U);
    EXPECT_EQ(alone.rows[0].rect.height(), 34);
    const LaneLayout withPods = LaneLayout::of(LaneChoice(kFirstLanes), 2, kRoom, 0);
    ASSERT_EQ(withPods.rows.size(), 3U);
    EXPECT_EQ(withPods.rows[0].lane, TimeLane::Pods);
    EXPECT_LT(withPods.rows[1].rect.height(), 34);
    EXPECT_EQ(withPods.hidden, 0);
    EXPECT_LE(withPods.rows.back().rect.bottom(), kRoom.bottom());
}

TEST(LaneLayoutTest, WhatDoesNotFitIsScrolledTo) {
    const LaneLayout top = LaneLayout::of(LaneChoice(kFirstLanes), 9, kRoom, 0);
    EXPECT_GT(top.hidden, 0);
    const LaneLayout end = LaneLayout::of(LaneChoice(kFirstLanes), 9, kRoom, 10'000);
    EXPECT_EQ(end.scroll, end.hidden);
    EXPECT_NEAR(end.rows.back().rect.bottom(), kRoom.bottom(), 0.01);
    EXPECT_EQ(end.at(QPointF(10, kRoom.bottom() - 3))->lane, TimeLane::Held);
    EXPECT_EQ(end.at(QPointF(10, kRoom.top() - 3)), nullptr) << "outside their room nothing is hit";
}

TEST(LaneLayoutTest, OnlyWhatIsChosenIsThere) {
    LaneChoice choice;
    choice.set(static_cast<std::size_t>(TimeLane::Levels));
    const LaneLayout layout = LaneLayout::of(choice, 5, kRoom, 0);
    ASSERT_EQ(layout.rows.size(), 1U);
    EXPECT_EQ(layout.find(TimeLane::Pods), nullptr);
}

} // namespace
} // namespace berth::ui
