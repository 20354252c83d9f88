// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/noderesourcesbalancedallocation/NodeResourcesBalancedAllocation.h"

#include "engine/plugins/noderesourcesbalancedallocation/Balance.h"
#include "tests/engine/plugins/PluginTest.h"

namespace berth::test {
namespace {

/// SEMANTICS Appendix A, fill levels in thousandths.
TEST(Balance, TwoResources) {
    const std::vector<Fill> before{{250, 1000}, {125, 1000}};
    const std::vector<Fill> after{{375, 1000}, {375, 1000}};
    EXPECT_EQ(balance(before), 93);
    EXPECT_EQ(balance(after), 100);
    EXPECT_EQ(balanceScore(100, 93), 78);
}

TEST(Balance, ThreeResources) {
    const std::vector<Fill> before{{2, 10}, {8, 10}, {1, 10}};
    const std::vector<Fill> after{{5, 10}, {9, 10}, {1, 10}};
    EXPECT_EQ(balance(before), 69);
    EXPECT_EQ(balance(after), 67);
    EXPECT_EQ(balanceScore(67, 69), 74);
}

TEST(Balance, OneResourceOrNoneIsBalanced) {
    const std::vector<Fill> one{{3, 10}, {7, 0}};
    EXPECT_EQ(balance(one), 100);
    EXPECT_EQ(balance({}), 100);
    EXPECT_EQ(balanceScore(100, 100), 75);
}

TEST(Balance, OvercommitCountsAsFull) {
    const std::vector<Fill> fills{{30, 10}, {10, 10}};
    EXPECT_EQ(balance(fills), 100);
}

class BalancedAllocationTest : public PluginTest {
protected:
    NodeResourcesBalancedAllocation plugin_{NodeResourcesBalancedAllocationArgs{}};
};

TEST_F(BalancedAllocationTest, SkipsPodsThatAskNothingCounted) {
    EXPECT_TRUE(plugin_.preScore(context_, state_, look(MakePod("p").req({{"nvidia.com/gpu", "1"}})), {}).isSkip());
    EXPECT_TRUE(plugin_.preScore(context_, state_, look(MakePod("p").req({{"memory", "1"}})), {}).ok());
}

TEST_F(BalancedAllocationTest, CountsRealRequests) {
    cluster_.node(MakeNode("n").has({{"cpu", "8"}, {"memory", "8Gi"}}))
        .pod(MakePod("a").req({{"cpu", "2"}, {"memory", "1Gi"}}))
        .pod(MakePod("b").req({}));
    Terms terms;
    look(MakePod("p").req({{"cpu", "1"}, {"memory", "2Gi"}}));
    EXPECT_EQ(plugin_.score(context_, state_, *pod_, node(), &terms).value(), 78);
    EXPECT_EQ(terms.items().back().formula, "50 + (50 + 100 − 93) / 2");
}

TEST_F(BalancedAllocationTest, HonoursThePodLevel) {
    cluster_.node(MakeNode("n").has({{"cpu", "8"}, {"memory", "8Gi"}}));
    look(MakePod("p").req({{"cpu", "8"}}).podLevel({{"cpu", "2"}, {"memory", "2Gi"}}));
    EXPECT_EQ(plugin_.score(context_, state_, *pod_, node(), nullptr).value(), 75);
}

} // namespace
} // namespace berth::test
