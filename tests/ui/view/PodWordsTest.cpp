// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/PodWords.h"

#include "tests/support/Builders.h"

#include <gtest/gtest.h>

namespace berth::ui {
namespace {

Level levelOfPod(std::int32_t priority, const std::string& gpus, const Scenario& scenario = {}) {
    test::MakePod pod("p");
    pod.priority(priority);
    if (!gpus.empty()) pod.req({{"nvidia.com/gpu", gpus}});
    return levelOf(*pod.obj(), scenario);
}

TEST(LevelOf, IsTheBandOfThePriority) {
    EXPECT_EQ(levelOfPod(100000, ""), Level::P0);
    EXPECT_EQ(levelOfPod(10000, ""), Level::P1);
    EXPECT_EQ(levelOfPod(9999, "1"), Level::P2);
    EXPECT_EQ(levelOfPod(0, "1"), Level::P2);
}

TEST(LevelOf, APodInNoBandThatAsksForNoGpuHasNone) {
    EXPECT_EQ(levelOfPod(0, ""), Level::None);
    EXPECT_EQ(levelOfPod(1000, ""), Level::None);
    EXPECT_EQ(levelOfPod(-5, ""), Level::None);
}

TEST(LevelOf, BandsAreTheScenarios) {
    Scenario scenario;
    scenario.p0From = 5;
    scenario.p1From = 1;
    EXPECT_EQ(levelOfPod(5, "", scenario), Level::P0);
    EXPECT_EQ(levelOfPod(4, "", scenario), Level::P1);
    EXPECT_EQ(levelOfPod(0, "", scenario), Level::None);
}

} // namespace
} // namespace berth::ui
