// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/CompareCard.h"
#include "ui/compare/ComparePicture.h"
#include "ui/compare/SeriesPlot.h"
#include "ui/compare/WaitsPlot.h"

#include <gtest/gtest.h>

namespace berth::ui {
namespace {

using Point = metrics::Course::Point;

SeriesPlot plotOf(double highest) {
    return {QRectF(40, 10, 300, 200), Duration::seconds(3600), highest};
}

Point pointAt(std::int64_t second, double waste) {
    Point point;
    point.at = SimTime{} + Duration::seconds(second);
    point.expectedWaste = waste;
    return point;
}

std::optional<double> wasteOf(const Point& point) {
    return point.expectedWaste;
}

TEST(BucketMeans, WeighByTimeAndStandInTheMiddle) {
    const std::vector<Point> points = {pointAt(0, 0), pointAt(15, 4), pointAt(20, 2)};
    const auto means = bucketMeans(points, SimTime{} + Duration::seconds(25), Duration::seconds(10), wasteOf);
    ASSERT_EQ(means.size(), 3U);
    EXPECT_EQ(means[0], (SeriesPoint{Duration::seconds(5), 0}));
    EXPECT_EQ(means[1], (SeriesPoint{Duration::seconds(15), 2})) << "half of the span 0, half 4";
    EXPECT_EQ(means[2], (SeriesPoint{Duration{22'500'000'000}, 2})) << "the last span ends with the run";
}

TEST(BucketMeans, PassOverSpansWithoutAValue) {
    std::vector<Point> points = {pointAt(0, 0), pointAt(10, 6)};
    points[0].expectedWaste.reset();
    const auto means = bucketMeans(points, SimTime{} + Duration::seconds(20), Duration::seconds(10), wasteOf);
    ASSERT_EQ(means.size(), 1U);
    EXPECT_EQ(means[0], (SeriesPoint{Duration::seconds(15), 6}));
}

TEST(BucketMeans, MakeAboutAHundred) {
    EXPECT_EQ(bucketOf(Duration::seconds(60)), Duration::seconds(1));
    EXPECT_EQ(bucketOf(Duration::seconds(6 * 3600)), Duration::seconds(300));
    for (const std::int64_t whole : {10, 1000, 50'000, 1'000'000, 100'000'000})
        EXPECT_LE(Duration::seconds(whole).ns / bucketOf(Duration::seconds(whole)).ns, 110) << whole;
}

TEST(WaitText, TellsSecondsOfShortWaitsOnly) {
    EXPECT_EQ(waitText(Duration{1'020'000'000}), QStringLiteral("1\u00A0s"));
    EXPECT_EQ(waitText(Duration::seconds(119)), QStringLiteral("1\u00A0min 59\u00A0s"));
    EXPECT_EQ(waitText(Duration::seconds(629)), QStringLiteral("10\u00A0min"));
    EXPECT_EQ(waitText(Duration::seconds(3600 + 95)), QStringLiteral("1\u00A0h\u00A0") + QStringLiteral("02"));
}

TEST(SeriesPlot, GoesFromEdgeToEdge) {
    const SeriesPlot plot = plotOf(20);
    EXPECT_DOUBLE_EQ(plot.x(Duration()), 40);
    EXPECT_DOUBLE_EQ(plot.x(Duration::seconds(3600)), 340);
    EXPECT_DOUBLE_EQ(plot.y(0), 210);
    EXPECT_DOUBLE_EQ(plot.y(20), 10);
    EXPECT_EQ(plot.at(190), Duration::seconds(1800));
    EXPECT_EQ(plot.at(-5), Duration());
}

TEST(SeriesPlot, HasARoundTop) {
    SeriesView view;
    EXPECT_EQ(seriesTop(view), 1);
    view.lines[1] = {{Duration(), 14.6}};
    EXPECT_EQ(seriesTop(view), 16);
    view.isShare = true;
    EXPECT_EQ(seriesTop(view), 1);
    EXPECT_EQ(valueTicks(16), (std::vector<double>{0, 4, 8, 12, 16}));
}

TEST(SeriesPlot, LeavesRoomBetweenMoments) {
    const SeriesPlot plot = plotOf(1);
    EXPECT_EQ(timeStep(plot, 40), Duration::seconds(600));
    EXPECT_EQ(timeStep(plot, 140), Duration::seconds(1800));
}

TEST(SeriesPlot, KeepsTheNamesOfLinesApart) {
    SeriesView view;
    view.lines = {{{{Duration(), 0.0}}, {{Duration(), 0.0}}}};
    const auto heights = endHeights(plotOf(1), view, 18);
    EXPECT_DOUBLE_EQ(heights[1] - heights[0], 18);
    EXPECT_LE(heights[1], 210) << "inside the plot";
    view.lines[0].front().value = 1;
    EXPECT_DOUBLE_EQ(endHeights(plotOf(1), view, 18)[0], 10);
}

TEST(SeriesPlot, FindsTheNearestPoint) {
    const std::vector<SeriesPoint> line = {{Duration::seconds(10), 1}, {Duration::seconds(20), 2}};
    EXPECT_FALSE(nearestPoint({}, Duration()));
    EXPECT_EQ(nearestPoint(line, Duration()), 0U);
    EXPECT_EQ(nearestPoint(line, Duration::seconds(16)), 1U);
    EXPECT_EQ(nearestPoint(line, Duration::seconds(99)), 1U);
}

std::vector<WaitRow> threeRows() {
    const auto bar = [](std::int64_t median, std::int64_t most, std::int64_t longest) {
        return WaitBar{Duration::seconds(median), Duration::seconds(most), Duration::seconds(longest)};
    };
    return {{Level::P0, {bar(600, 8000, 9000), bar(60, 3600, 3700)}}, {Level::P2, {bar(1, 200, 900), std::nullopt}}};
}

TEST(WaitsPlot, IsASquareRoot) {
    const WaitsPlot plot{QRectF(50, 0, 300, 120), longestWait(threeRows()), 2};
    EXPECT_EQ(plot.longest, Duration::seconds(9000));
    EXPECT_DOUBLE_EQ(plot.x(Duration()), 50);
    EXPECT_DOUBLE_EQ(plot.x(Duration::seconds(2250)), 200) << "a quarter of the time, half of the way";
    EXPECT_DOUBLE_EQ(plot.x(Duration::seconds(9000)), 350);
    EXPECT_LT(plot.y(0, 0), plot.y(0, 1));
    EXPECT_LT(plot.y(0, 1), plot.y(1, 0));
    EXPECT_FALSE(plot.item(0, 0).intersects(plot.item(0, 1)));
}

TEST(WaitsPlot, TicksNeverTouch) {
    for (const std::int64_t longest : {60, 900, 9000, 60'000, 900'000}) {
        const WaitsPlot plot{QRectF(50, 0, 300, 120), Duration::seconds(longest), 3};
        const std::vector<Duration> ticks = waitTicks(plot, 46);
        ASSERT_FALSE(ticks.empty());
        EXPECT_EQ(ticks.front(), Duration()) << longest;
        for (std::size_t i = 1; i < ticks.size(); ++i)
            EXPECT_GE(plot.x(ticks[i]) - plot.x(ticks[i - 1]), 46) << longest;
    }
}

TEST(CardGrid, PutsCardsSideBySideWhereTheyFit) {
    EXPECT_EQ(columnsFor(640), 1);
    EXPECT_EQ(columnsFor(890), 2);
    EXPECT_EQ(columnsFor(2100), 2);
}

} // namespace
} // namespace berth::ui
