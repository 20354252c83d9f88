// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/queues/LaneGeometry.h"

#include "tests/ui/gallery/SampleViews.h"
#include "ui/queues/PodChip.h"

#include <gtest/gtest.h>

namespace berth::ui {
namespace {

LaneView lane(int count, int given) {
    LaneView view;
    view.name = QStringLiteral("activeQ");
    view.count = count;
    for (int i = 0; i < given; ++i)
        view.chips.push_back(sample::chip(static_cast<std::uint32_t>(i), QStringLiteral("p"), Level::P1));
    return view;
}

TEST(LaneGeometry, ChipsFollowAtTheirPitchInPopOrder) {
    const auto lanes = laneGeometry({{lane(3, 3)}, {}}, 264, 1000);
    ASSERT_EQ(lanes[0].chips.size(), 3U);
    EXPECT_EQ(lanes[0].chips[0].height(), kChipHeight);
    EXPECT_EQ(lanes[0].chips[1].top() - lanes[0].chips[0].top(), kChipPitch);
    EXPECT_TRUE(lanes[0].more.isNull());
    EXPECT_TRUE(lanes[0].empty.isNull());
}

TEST(LaneGeometry, AtMostFourChipsThenALine) {
    const auto lanes = laneGeometry({{lane(141, 9)}, {}}, 264, 1000);
    EXPECT_EQ(lanes[0].chips.size(), 4U);
    EXPECT_FALSE(lanes[0].more.isNull());
    EXPECT_GT(lanes[0].more.top(), lanes[0].chips[3].top());
}

TEST(LaneGeometry, AnEmptyLaneSaysSo) {
    const auto lanes = laneGeometry({{lane(0, 0)}, {}}, 264, 1000);
    EXPECT_EQ(lanes[0].empty.height(), 18);
    EXPECT_TRUE(lanes[0].chips.empty());
}

TEST(LaneGeometry, TheLongestLanesGiveWayWhereHeightIsShort) {
    const QueuesView view{{lane(20, 4), lane(2, 2), lane(20, 4)}, {}};
    const auto lanes = laneGeometry(view, 264, 320);
    EXPECT_LE(lanesHeight(lanes), 320);
    EXPECT_EQ(lanes[1].chips.size(), 2U);
    EXPECT_LT(lanes[0].chips.size(), 4U);
}

TEST(LaneGeometry, EveryLaneKeepsOneChipHoweverLowThePanel) {
    const auto lanes = laneGeometry({{lane(9, 4), lane(9, 4)}, {}}, 264, 10);
    EXPECT_EQ(lanes[0].chips.size(), 1U);
    EXPECT_EQ(lanes[1].chips.size(), 1U);
}

TEST(LaneGeometry, LanesNeverOverlap) {
    const auto lanes = laneGeometry(sample::queues(), 264, 380);
    for (std::size_t i = 1; i < lanes.size(); ++i) EXPECT_GE(lanes[i].header.top(), lanes[i - 1].chips.back().bottom());
}

TEST(MoreText, CountsWhatIsNotShownByLevel) {
    LaneView view = lane(141, 4);
    view.levelCounts = {0, 22, 119, 0};
    EXPECT_EQ(moreText(view, 4), QStringLiteral("137 more · 18 P1, 119 P2"));
}

TEST(MoreText, NamesNoLevelsWhereNoneAreGiven) {
    EXPECT_EQ(moreText(lane(1300, 4), 4), QStringLiteral("1,296 more"));
}

TEST(ChipSentence, SaysWhatTheChipShows) {
    EXPECT_EQ(
        chipSentence(sample::chip(1, QStringLiteral("a"), Level::P2, QStringLiteral("4 GPU"), QStringLiteral("3 s"))),
        QStringLiteral("Pod a, P2, 4 GPU, 3 s"));
    PodChipView gang = sample::chip(1, QStringLiteral("llama"), Level::P1);
    gang.gangMembers = 8;
    gang.gangMinimum = 10;
    EXPECT_EQ(chipSentence(gang), QStringLiteral("Gang llama, 8 of 10, P1"));
    gang.tooltip = QStringLiteral("as told");
    EXPECT_EQ(chipSentence(gang), QStringLiteral("as told"));
}

} // namespace
} // namespace berth::ui
