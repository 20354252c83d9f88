// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scheduler/NodesToFind.h"
#include "engine/scheduler/TieBreaker.h"

#include <gtest/gtest.h>

#include <utility>
#include <vector>

namespace berth {
namespace {

TEST(NodesToFind, AdaptsToTheSize) {
    const std::pair<std::uint32_t, std::uint32_t> vectors[] = {{1, 1},      {99, 99},    {100, 100},  {101, 100},
                                                               {250, 120},  {500, 230},  {1000, 420}, {2500, 750},
                                                               {5000, 500}, {5625, 281}, {6000, 300}, {15000, 750}};
    for (const auto& [nodes, wanted] : vectors) EXPECT_EQ(nodesToFind(nodes, 0), wanted) << nodes;
}

TEST(NodesToFind, TakesTheConfiguredShareButAtLeastAHundred) {
    EXPECT_EQ(nodesToFind(1000, 30), 300U);
    EXPECT_EQ(nodesToFind(6000, 1), 100U);
    EXPECT_EQ(nodesToFind(100, 50), 100U);
    EXPECT_EQ(nodesToFind(5000, 100), 5000U);
}

std::size_t winner(std::vector<std::int64_t> totals) {
    return heapWinner(totals);
}

TEST(HeapWinner, FollowsTheHeap) {
    EXPECT_EQ(winner({5, 5, 5}), 0U);
    EXPECT_EQ(winner({4, 5, 5}), 1U);
    EXPECT_EQ(winner({4, 3, 3, 5, 5}), 3U);
    EXPECT_EQ(winner({7}), 0U);
    EXPECT_EQ(winner({1, 2}), 1U);
    EXPECT_EQ(winner({4, 3, 5, 5}), 3U)
        << "a leaf below the left child ties with the right one, and the left side wins ties";
}

} // namespace
} // namespace berth
