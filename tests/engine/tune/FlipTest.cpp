// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tune/Flip.h"

#include <gtest/gtest.h>

namespace berth::tune {
namespace {

/// Five nodes and four plugins: h100-3 leads with 4,781 because NodeResourcesFit counts fifty times.
ScoreTable drownedWeight() {
    ScoreTable table;
    table.nodes = {"h100-3", "a100-1", "h100-1", "a100-3", "v100-1"};
    table.columns = {{"TaintToleration", 3, false, {100, 100, 100, 100, 0}},
                     {"NodeResourcesFit", 50, false, {87, 73, 65, 50, 45}},
                     {"NodeResourcesBalancedAllocation", 1, false, {74, 75, 74, 75, 73}},
                     {"AISchedulingPlugin", 1, false, {57, 70, 97, 62, 82}}};
    return table;
}

/// Two nodes, one plugin each prefers; `rule` breaks the tie at equal weights.
ScoreTable tie(TieBreak rule) {
    ScoreTable table;
    table.nodes = {"b", "a"};
    table.columns = {{"Left", 2, false, {10, 0}}, {"Right", 1, false, {0, 10}}};
    table.tie = {rule, 7, 0};
    return table;
}

TEST(RankingTest, AddsScoreTimesWeight) {
    const ScoreTable table = drownedWeight();
    const Ranking ranking = rank(table, table.weights());
    EXPECT_EQ(ranking.totals, (std::vector<std::int64_t>{4781, 4095, 3721, 2937, 2405}));
    EXPECT_EQ(ranking.winner, 0U);
    EXPECT_EQ(ranking.order, (std::vector<std::size_t>{0, 1, 2, 3, 4}));
}

TEST(RankingTest, PutsTheWinnerOfATieFirst) {
    const ScoreTable table = tie(TieBreak::FirstByName);
    const Ranking ranking = rank(table, std::vector<std::int64_t>{1, 1});
    EXPECT_EQ(ranking.best.size(), 2U);
    EXPECT_EQ(ranking.winner, 1U) << "a comes before b";
    EXPECT_EQ(ranking.order.front(), 1U);
}

TEST(RankingTest, DrawsOnlyWhereSeveralAreBest) {
    const ScoreTable table = tie(TieBreak::SeededRandom);
    EXPECT_EQ(rank(table, std::vector<std::int64_t>{2, 1}).winner, 0U);
    const std::size_t drawn = rank(table, std::vector<std::int64_t>{1, 1}).winner;
    EXPECT_EQ(rank(table, std::vector<std::int64_t>{1, 1}).winner, drawn);
}

TEST(RankingTest, WithAllPluginsOffEverybodyTies) {
    const ScoreTable table = drownedWeight();
    const Ranking ranking = rank(table, std::vector<std::int64_t>(4, kWeightOff));
    EXPECT_EQ(ranking.best.size(), 5U);
    EXPECT_EQ(table.nodes[ranking.winner], "a100-1");
}

TEST(FlipTest, FindsTheSmallestChangeUpwards) {
    const ScoreTable table = drownedWeight();
    const FlipMark mark = flipMark(table, table.weights(), table.column("AISchedulingPlugin"));
    ASSERT_TRUE(mark.up);
    EXPECT_EQ(mark.up->weight, 28);
    EXPECT_EQ(table.nodes[mark.up->node], "h100-1");
    EXPECT_FALSE(mark.down);
    EXPECT_EQ(mark.nearest(), mark.up);
}

TEST(FlipTest, FindsTheSmallestChangeDownwards) {
    const ScoreTable table = drownedWeight();
    const FlipMark mark = flipMark(table, table.weights(), table.column("NodeResourcesFit"));
    ASSERT_TRUE(mark.down);
    EXPECT_EQ(mark.down->weight, 1);
    EXPECT_EQ(table.nodes[mark.down->node], "h100-1");
    EXPECT_FALSE(mark.up);
}

TEST(FlipTest, SaysWhereNoWeightChangesTheWinner) {
    const ScoreTable table = drownedWeight();
    EXPECT_FALSE(flipMark(table, table.weights(), table.column("TaintToleration")).nearest());
    EXPECT_FALSE(flipMark(table, table.weights(), table.column("NodeResourcesBalancedAllocation")).nearest());
}

TEST(FlipTest, CountsOffAsAWeight) {
    ScoreTable table = tie(TieBreak::FirstByName);
    table.columns[1].weight = 0;
    table.columns[0].weight = 1;
    const FlipMark mark = flipMark(table, table.weights(), 0);
    ASSERT_TRUE(mark.down);
    EXPECT_EQ(mark.down->weight, kWeightOff) << "without Left both have 0, and a is first by name";
    EXPECT_EQ(table.nodes[mark.down->node], "a");
}

TEST(FlipTest, ATieFlipsByItsRule) {
    const ScoreTable table = tie(TieBreak::FirstByName);
    const FlipMark right = flipMark(table, table.weights(), 1);
    ASSERT_TRUE(right.up);
    EXPECT_EQ(right.up->weight, 2) << "2 against 2: a wins the tie";
    const FlipMark byHeap = flipMark(tie(TieBreak::HeapOrder), table.weights(), 1);
    ASSERT_TRUE(byHeap.up);
    EXPECT_EQ(byHeap.up->weight, 3) << "the heap keeps the first found on top until another is higher";
}

TEST(FlipTest, AWeightBeyondTheRangeIsSearchedDownwards) {
    ScoreTable table = tie(TieBreak::FirstByName);
    table.columns[0].weight = 1000;
    table.columns[1].weight = 50;
    const FlipMark mark = flipMark(table, table.weights(), 0);
    EXPECT_FALSE(mark.up);
    ASSERT_TRUE(mark.down);
    EXPECT_EQ(mark.down->weight, 50);
}

TEST(FlipTest, ASkippedPluginNeverFlips) {
    ScoreTable table = drownedWeight();
    table.columns[3] = {"AISchedulingPlugin", 1, true, {}};
    EXPECT_FALSE(flipMark(table, table.weights(), 3).nearest());
}

TEST(FlipTest, EveryMarkIsTheFirstWeightThatChangesTheWinner) {
    std::uint32_t state = 12345;
    const auto next = [&](std::uint32_t bound) {
        state = state * 1664525U + 1013904223U;
        return static_cast<std::int64_t>((state >> 8U) % bound);
    };
    for (int round = 0; round < 60; ++round) {
        ScoreTable table;
        for (int node = 0; node < 6; ++node) table.nodes.push_back("n" + std::to_string(node));
        for (int plugin = 0; plugin < 3; ++plugin) {
            ScoreColumn column{"p" + std::to_string(plugin), 1 + next(60), false, {}};
            for (std::size_t node = 0; node < table.nodes.size(); ++node) column.scores.push_back(next(101));
            table.columns.push_back(column);
        }
        std::vector<std::int64_t> weights = table.weights();
        const std::size_t now = rank(table, weights).winner;
        const FlipMark mark = flipMark(table, weights, 1);
        const auto at = [&](std::int64_t weight) {
            weights[1] = weight;
            return rank(table, weights).winner;
        };
        const std::int64_t highest = mark.up ? mark.up->weight - 1 : kMostWeight;
        const std::int64_t lowest = mark.down ? mark.down->weight + 1 : kWeightOff;
        for (std::int64_t weight = lowest; weight <= highest; ++weight) ASSERT_EQ(at(weight), now) << round;
        for (const std::optional<Flip>& flip : {mark.up, mark.down}) {
            if (!flip) continue;
            EXPECT_EQ(at(flip->weight), flip->node);
            EXPECT_NE(flip->node, now);
        }
    }
}

TEST(FlipTest, FindsTheWeightAtWhichANodeWins) {
    const ScoreTable table = drownedWeight();
    const auto weights = table.weights();
    EXPECT_EQ(weightFor(table, weights, 3, 2), 28);
    EXPECT_EQ(weightFor(table, weights, 3, 0), 1) << "it wins already";
    EXPECT_FALSE(weightFor(table, weights, 3, 4)) << "v100-1 never wins";
}

TEST(TotalLineTest, CrossesWhereTheWinnerChanges) {
    const ScoreTable table = drownedWeight();
    const std::vector<TotalLine> lines = totalLines(table, table.weights(), 3);
    EXPECT_EQ(lines[0].at(1), 4781);
    EXPECT_EQ(lines[2].at(1), 3721);
    const auto there = crossing(lines[0], lines[2]);
    ASSERT_TRUE(there);
    EXPECT_DOUBLE_EQ(*there, 27.5);
    EXPECT_FALSE(crossing(lines[0], lines[0]));
}

} // namespace
} // namespace berth::tune
