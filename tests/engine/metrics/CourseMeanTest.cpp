// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/CourseMean.h"

#include <gtest/gtest.h>

namespace berth::metrics {
namespace {

Course::Point pointAt(std::int64_t second, std::optional<double> waste) {
    Course::Point point;
    point.at = SimTime{} + Duration::seconds(second);
    point.expectedWaste = waste;
    return point;
}

SimTime after(std::int64_t second) {
    return SimTime{} + Duration::seconds(second);
}

TEST(CourseMeanTest, WeighsEachPointByHowLongItHolds) {
    const std::vector<Course::Point> points{pointAt(0, 4), pointAt(10, 1)};
    EXPECT_DOUBLE_EQ(meanExpectedWaste(points, after(40)).value(), (4 * 10 + 1 * 30) / 40.0);
    EXPECT_DOUBLE_EQ(meanExpectedWaste(points, after(5)).value(), 4);
}

TEST(CourseMeanTest, LeavesOutTheTimeThatNothingIsKnownOf) {
    const std::vector<Course::Point> points{pointAt(0, std::nullopt), pointAt(10, 2), pointAt(20, 4)};
    EXPECT_DOUBLE_EQ(meanExpectedWaste(points, after(30)).value(), 3);
}

TEST(CourseMeanTest, SaysNothingBeforeTimeHasPassed) {
    EXPECT_FALSE(meanExpectedWaste({}, after(10)));
    const std::vector<Course::Point> points{pointAt(0, 4)};
    EXPECT_FALSE(meanExpectedWaste(points, after(0)));
}

} // namespace
} // namespace berth::metrics
