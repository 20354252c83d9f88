// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/FindBox.h"

#include "tests/ui/session/LocalRun.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace berth::ui {
namespace {

class FindBoxTest : public testing::Test {
protected:
    FindBoxTest() : run_(fourNodes()), actions_(&window_) {}
    std::vector<Found> find(const char* words) { return findByName(run_.moment(), actions_, QLatin1String(words), 12); }

    LocalRun run_;
    QWidget window_;
    ActionTable actions_;
};

TEST_F(FindBoxTest, FindsPodsAndNodes) {
    ASSERT_EQ(find("n3").size(), 1U);
    EXPECT_EQ(find("n3")[0].node, run_.node("n3"));
    ASSERT_FALSE(find("huge").empty());
    EXPECT_EQ(find("HUGE")[0].pod, run_.pod("huge"));
}

TEST_F(FindBoxTest, FindsPointsPluginsAndActions) {
    EXPECT_EQ(find("PreScore")[0].point, ExtensionPoint::PreScore);
    const auto plugin = find("TaintTol");
    ASSERT_EQ(plugin.size(), 1U);
    EXPECT_EQ(plugin[0].name, QStringLiteral("TaintToleration"));
    EXPECT_TRUE(plugin[0].point);
    EXPECT_EQ(find("Step over")[0].action, ActionId::StepOver);
    actions_.at(ActionId::StepOver)->setEnabled(false);
    EXPECT_TRUE(find("Step over").empty());
}

TEST_F(FindBoxTest, WhatBeginsWithTheWordsComesFirst) {
    const auto found = find("Filter");
    ASSERT_GE(found.size(), 3U);
    EXPECT_EQ(found[0].name, QStringLiteral("Filter"));
    EXPECT_LE(find("e").size(), 12U);
    EXPECT_TRUE(find("").empty());
}

} // namespace
} // namespace berth::ui
