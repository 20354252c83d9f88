// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/Motion.h"

#include <gtest/gtest.h>

namespace berth::ui {
namespace {

TEST(MotionStyle, SpeedDividesAndBackTakesSixtyPercent) {
    EXPECT_EQ(MotionStyle().duration(400), 0);
    EXPECT_EQ((MotionStyle{1, false, false}.duration(400)), 400);
    EXPECT_EQ((MotionStyle{2, false, false}.duration(400)), 200);
    EXPECT_EQ((MotionStyle{1, true, false}.duration(400)), 240);
}

TEST(MotionStyle, ReducedMotionNeverTravels) {
    const MotionStyle style{1, false, true};
    EXPECT_EQ(style.duration(400), 0);
    EXPECT_FALSE(style.moves());
    EXPECT_TRUE(style.fades());
}

TEST(Curves, BeginAtNothingEndAtAllAndNeverTurnRound) {
    for (const Curve curve : {Curve::Out, Curve::InOut, Curve::Linear}) {
        EXPECT_EQ(eased(curve, 0), 0);
        EXPECT_EQ(eased(curve, 1), 1);
        EXPECT_EQ(eased(curve, -2), 0);
        EXPECT_EQ(eased(curve, 7), 1);
        for (int i = 1; i <= 20; ++i) EXPECT_GE(eased(curve, i / 20.0), eased(curve, (i - 1) / 20.0));
    }
}

TEST(Stagger, FortyApartAndAllWithinTheMost) {
    EXPECT_EQ(staggered(0, 1, 40, 900), 0);
    EXPECT_EQ(staggered(3, 8, 40, 900), 120);
    EXPECT_NEAR(staggered(999, 1000, 40, 900), 900, 1e-9);
    EXPECT_EQ(partProgress(100, 120, 200), 0);
    EXPECT_EQ(partProgress(220, 120, 200), 0.5);
    EXPECT_EQ(partProgress(900, 120, 200), 1);
    EXPECT_EQ(partProgress(5, 5, 0), 1);
}

} // namespace
} // namespace berth::ui
