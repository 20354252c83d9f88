// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/WindowPlan.h"

#include <gtest/gtest.h>

namespace berth::ui {
namespace {

TEST(WindowPlanTest, GivesTheLooksSizes) {
    const WindowPlan narrow = planWindow({1280, 800});
    EXPECT_EQ(narrow.queues, 44);
    EXPECT_EQ(narrow.inspector, 336);
    EXPECT_EQ(narrow.time, 152);
    EXPECT_EQ(narrow.pipeline, 84);
    EXPECT_TRUE(narrow.isFolded());
    EXPECT_FALSE(narrow.inspectorLiesOver());
    const WindowPlan regular = planWindow({1600, 1000});
    EXPECT_EQ(regular.queues, 264);
    EXPECT_EQ(regular.inspector, 388);
    EXPECT_EQ(regular.time, 212);
    EXPECT_EQ(regular.pipeline, 112);
    EXPECT_FALSE(regular.isFolded());
    const WindowPlan wide = planWindow({2560, 1440});
    EXPECT_EQ(wide.queues, 300);
    EXPECT_EQ(wide.inspector, 500);
    EXPECT_EQ(wide.time, 280);
}

TEST(WindowPlanTest, BelowItsLeastSizeTheWindowScrolls) {
    const WindowPlan small = planWindow({800, 600});
    EXPECT_EQ(small.content, kLeastContent);
    EXPECT_TRUE(small.inspectorLiesOver());
    EXPECT_EQ(planWindow({1024, 700}).content, QSize(1024, 700));
    EXPECT_EQ(planWindow({1100, 600}).content, QSize(1100, 700));
}

TEST(WindowPlanTest, LeavesTheStageMostOfEveryWindow) {
    for (int width = 640; width <= 3840; width += 20)
        for (int height = 480; height <= 2160; height += 60) {
            const WindowPlan plan = planWindow({width, height});
            const int beside = plan.queues + (plan.inspectorLiesOver() ? 0 : plan.inspector);
            EXPECT_GE(plan.content.width() - beside, 760) << width;
            EXPECT_GE(plan.content.height() - 28 - plan.pipeline - plan.time - 24, 400) << height;
        }
}

} // namespace
} // namespace berth::ui
