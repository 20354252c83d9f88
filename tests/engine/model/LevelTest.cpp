// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/Level.h"

#include <gtest/gtest.h>

namespace berth {
namespace {

TEST(LevelOf, ReadsTheBandOfThePriority) {
    EXPECT_EQ(levelOf(100'000, {}), Level::P0);
    EXPECT_EQ(levelOf(99'999, {}), Level::P1);
    EXPECT_EQ(levelOf(10'000, {}), Level::P1);
    EXPECT_EQ(levelOf(9'999, {}), Level::P2);
    EXPECT_EQ(levelOf(-5, {}), Level::P2);
    EXPECT_EQ(levelOf(0, {0, -10}), Level::P0);
    EXPECT_LT(Level::P0, Level::P1);
}

} // namespace
} // namespace berth
