// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/measures/ChartPlot.h"

#include <gtest/gtest.h>

#include <QSet>

namespace berth::ui {
namespace {

using Point = metrics::Course::Point;

Point pointAt(std::int64_t second, std::int64_t gpus) {
    Point point;
    point.at = SimTime{} + Duration::seconds(second);
    point.amounts.gpus = gpus;
    point.amounts.gpuCapacity = 16;
    return point;
}

ChartPlot plot() {
    return {QRectF(0, 0, 100, 50), SimTime{}, Duration::seconds(10), 10};
}

const ChartSpec& specOf(const char* title) {
    for (const ChartSpec& spec : chartSpecs())
        if (qstrcmp(spec.title, title) == 0) return spec;
    ADD_FAILURE() << title;
    return chartSpecs().front();
}

TEST(ChartPlot, ALineIsAStaircase) {
    const auto runs =
        chartRuns(plot(), specOf("GPUs").lines[0], {pointAt(0, 2), pointAt(5, 4)}, SimTime{} + Duration::seconds(10));
    ASSERT_EQ(runs.size(), 1U);
    EXPECT_EQ(runs[0], (std::vector<QPointF>{{0, 40}, {50, 40}, {50, 30}, {100, 30}}));
}

TEST(ChartPlot, AWaitGoesOnGrowing) {
    Point waits = pointAt(2, 0);
    waits.oldestPending = SimTime{};
    const ChartLine& line = specOf("Waiting").lines[0];
    const auto runs = chartRuns(plot(), line, {waits}, SimTime{} + Duration::seconds(10));
    ASSERT_EQ(runs.size(), 1U);
    EXPECT_EQ(runs[0], (std::vector<QPointF>{{20, 40}, {100, 0}}));
}

TEST(ChartPlot, WhatCannotBeSaidIsAGap) {
    Point known = pointAt(4, 0);
    known.expectedWaste = 5;
    const auto runs = chartRuns(plot(), specOf("Expected waste").lines[0], {pointAt(0, 0), known, pointAt(6, 0)},
                                SimTime{} + Duration::seconds(10));
    ASSERT_EQ(runs.size(), 1U);
    EXPECT_EQ(runs[0].front(), QPointF(40, 25));
    EXPECT_EQ(runs[0].back(), QPointF(60, 25));
}

TEST(ChartPlot, ManyPointsOfOneColumnKeepTheirExtremes) {
    std::vector<Point> points;
    for (int i = 0; i < 1000; ++i) {
        Point point = pointAt(0, i == 500 ? 9 : 1);
        point.at = SimTime{i};
        points.push_back(point);
    }
    const auto runs = chartRuns(plot(), specOf("GPUs").lines[0], points, SimTime{} + Duration::seconds(10));
    ASSERT_EQ(runs.size(), 1U);
    EXPECT_LT(runs[0].size(), 10U);
    EXPECT_TRUE(std::any_of(runs[0].begin(), runs[0].end(), [](const QPointF& point) { return point.y() == 5; }));
}

TEST(ChartTops, GrowWithTheCourseAndFollowACut) {
    ChartTops tops;
    const ChartSpec& gpus = specOf("GPUs");
    std::vector<Point> points{pointAt(0, 3)};
    tops.follow(points, 1);
    EXPECT_EQ(tops.top(gpus), 20) << "16 there are";
    points.push_back(pointAt(1, 70));
    tops.follow(points, 1);
    EXPECT_EQ(tops.top(gpus), 80);
    points.back().amounts.gpus = 40;
    tops.follow(points, 1);
    EXPECT_EQ(tops.top(gpus), 40) << "the last point may change";
    points.pop_back();
    tops.follow(points, 1);
    EXPECT_EQ(tops.top(gpus), 20);
    EXPECT_EQ(tops.top(specOf("Fairness of tenants")), 1);
}

TEST(ChartTops, ForgetAnotherRunOfTheSameInstants) {
    ChartTops tops;
    std::vector<Point> points{pointAt(0, 3), pointAt(1, 70), pointAt(2, 3)};
    tops.follow(points, 1);
    EXPECT_EQ(tops.top(specOf("GPUs")), 80);
    points[1].amounts.gpus = 3;
    tops.follow(points, 2);
    EXPECT_EQ(tops.top(specOf("GPUs")), 20);
}

TEST(ChartSpecs, LinesOfAChartDifferWithoutColour) {
    for (const ChartSpec& spec : chartSpecs()) {
        QSet<int> styles;
        for (const ChartLine& line : spec.lines) styles.insert(static_cast<int>(line.style));
        EXPECT_EQ(static_cast<std::size_t>(styles.size()), spec.lines.size()) << spec.title;
    }
}

TEST(ChartSpecs, ValuesAreWrittenAsTheLookSays) {
    EXPECT_EQ(chartValueText(3.5, ChartUnit::Gpus), QStringLiteral("3.5"));
    EXPECT_EQ(chartValueText(0.755, ChartUnit::Percent), QStringLiteral("75.5\u00A0%"));
    EXPECT_EQ(chartValueText(41, ChartUnit::Seconds), QStringLiteral("41\u00A0s"));
    EXPECT_EQ(chartValueText(1266, ChartUnit::Work), QStringLiteral("21.1\u00A0GPU·min"));
    EXPECT_EQ(chartValueText(30, ChartUnit::Work), QStringLiteral("30\u00A0GPU·s"));
}

} // namespace
} // namespace berth::ui
