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

TEST_F(FindBoxTest, KeepsTheFirstOfManyAndThoseThatBeginFirst) {
    const auto all = findByName(run_.moment(), actions_, QStringLiteral("n"), 1000);
    ASSERT_GT(all.size(), 6U);
    const auto begins = [](const Found& found) { return found.name.startsWith(QLatin1Char('n'), Qt::CaseInsensitive); };
    EXPECT_TRUE(std::is_partitioned(all.begin(), all.end(), begins));
    for (std::size_t most = 1; most < all.size(); ++most)
        EXPECT_EQ(findByName(run_.moment(), actions_, QStringLiteral("n"), most),
                  std::vector<Found>(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(most)))
            << most;
}

TEST_F(FindBoxTest, WordsOfOtherScriptsAreFoundToo) {
    EXPECT_TRUE(find("\u00e4").empty());
    actions_.at(ActionId::StepOver)->setEnabled(true);
    EXPECT_TRUE(findByName(run_.moment(), actions_, QStringLiteral("节点"), 12).empty());
}

} // namespace
} // namespace berth::ui
