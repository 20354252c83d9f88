// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/UtilizationShape.h"

#include "tests/support/Values.h"

#include <gtest/gtest.h>

namespace berth {
namespace {

using test::list;
using test::map;
using test::plain;

Value point(const std::string& utilization, const std::string& score) {
    return map({{"utilization", plain(utilization)}, {"score", plain(score)}});
}

UtilizationShape read(std::vector<Value> points, Diagnostics& found) {
    const Value value = map({{"shape", list(std::move(points))}});
    ValueReader reader(value, "", found);
    return readShape(reader, "shape");
}

TEST(UtilizationShape, FallingSegmentsCutTowardsZero) {
    const UtilizationShape shape{{0, 100}, {50, 40}, {100, 0}};
    EXPECT_EQ(scoreAt(shape, 33), 61);
    EXPECT_EQ(scoreAt(shape, 87), 11);
}

TEST(UtilizationShape, FlatOutsideThePoints) {
    const UtilizationShape shape{{20, 30}, {80, 70}};
    EXPECT_EQ(scoreAt(shape, 0), 30);
    EXPECT_EQ(scoreAt(shape, 20), 30);
    EXPECT_EQ(scoreAt(shape, 50), 50);
    EXPECT_EQ(scoreAt(shape, 100), 70);
}

TEST(UtilizationShape, ReadsScoresInPercent) {
    Diagnostics found;
    const UtilizationShape shape = read({point("0", "0"), point("100", "10")}, found);
    EXPECT_TRUE(found.empty());
    EXPECT_EQ(shape, (UtilizationShape{{0, 0}, {100, 100}}));
}

TEST(UtilizationShape, RefusesWhatUpstreamRefuses) {
    Diagnostics found;
    read({}, found);
    EXPECT_EQ(found.back().text, "shape: Required value: at least one point must be specified");
    read({point("0", "0"), point("60", "5"), point("40", "10")}, found);
    EXPECT_EQ(found.back().text, "shape[2].utilization: Invalid value: 40: values must be sorted in increasing order");
    read({point("0", "11")}, found);
    EXPECT_EQ(found.back().text, "shape[0].score: Invalid value: 11: not in valid range [0, 10]");
    read({point("101", "1")}, found);
    EXPECT_EQ(found.back().text, "shape[0].utilization: Invalid value: 101: not in valid range [0, 100]");
    EXPECT_EQ(found.size(), 4U);
}

} // namespace
} // namespace berth
