// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/SweepPlot.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace berth::ui {
namespace {

using testing::ElementsAre;
using tune::ObjectiveUnit;

SweepView threeDots() {
    SweepView view;
    view.dots = {{0, 10, true, {}, 0}, {5, 5, true, {}, 1}, {10, 8, false, {}, 2}};
    view.front = {0, 1};
    return view;
}

TEST(SweepPlotTest, AxesBeginAtZeroUnlessAllLiesFarFromIt) {
    EXPECT_EQ(SweepScale::of(2, 9, ObjectiveUnit::Gpus, 5).low, 0);
    const SweepScale shares = SweepScale::of(0.85, 0.93, ObjectiveUnit::Share, 4);
    EXPECT_GT(shares.low, 0.8);
    EXPECT_LE(shares.low, 0.85);
    EXPECT_GE(shares.high, 0.93);
}

TEST(SweepPlotTest, TicksAreRoundNumbers) {
    EXPECT_THAT(SweepScale::of(0, 390, ObjectiveUnit::Pods, 4).ticks, ElementsAre(0, 100, 200, 300, 400));
    EXPECT_THAT(SweepScale::of(0, 3000, ObjectiveUnit::Seconds, 4).ticks, ElementsAre(0, 900, 1800, 2700, 3600))
        << "quarters of an hour";
    EXPECT_THAT(SweepScale::of(0, 1, ObjectiveUnit::Pods, 4).ticks, ElementsAre(0, 1)) << "there are no parts of a pod";
}

TEST(SweepPlotTest, OneValueAloneHasAnAxis) {
    for (const double value : {0.0, 7.0, 0.25}) {
        const SweepScale scale = SweepScale::of(value, value, ObjectiveUnit::Gpus, 4);
        EXPECT_LE(scale.low, value);
        EXPECT_GE(scale.high, value);
        EXPECT_LT(scale.low, scale.high);
    }
}

TEST(SweepPlotTest, TheStaircaseTurnsBetweenTwoPoints) {
    const SweepView view = threeDots();
    const SweepPlot plot = SweepPlot::of(view, QRectF(0, 0, 100, 100));
    const std::vector<QPointF> stairs = plot.staircase(view);
    ASSERT_EQ(stairs.size(), 3U);
    EXPECT_EQ(stairs[0], plot.at(0, 10));
    EXPECT_EQ(stairs[1], plot.at(5, 10)) << "as good upwards as the first until the second begins";
    EXPECT_EQ(stairs[2], plot.at(5, 5));
}

TEST(SweepPlotTest, AClickIsForTheNearestDot) {
    const SweepView view = threeDots();
    const SweepPlot plot = SweepPlot::of(view, QRectF(0, 0, 100, 100));
    EXPECT_EQ(plot.dotAt(view, plot.at(5, 5) + QPointF(3, -2), 12), 1);
    EXPECT_EQ(plot.dotAt(view, plot.at(2, 1), 12), -1);
}

} // namespace
} // namespace berth::ui
