// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/runtime/NominationsByNode.h"

#include <gtest/gtest.h>

namespace berth {
namespace {

TEST(NominationsByNode, ANodesOwnComeInTheOrderTheyWereMade) {
    const NominationsByNode nominations({{PodId{5}, nullptr, NodeId{2}},
                                         {PodId{1}, nullptr, NodeId{0}},
                                         {PodId{3}, nullptr, NodeId{2}},
                                         {PodId{9}, nullptr, NodeId{}}});
    ASSERT_EQ(nominations.on(NodeId{2}).size(), 2U);
    EXPECT_EQ(nominations.on(NodeId{2}).front().pod, PodId{5});
    EXPECT_EQ(nominations.on(NodeId{2}).back().pod, PodId{3});
    EXPECT_EQ(nominations.on(NodeId{0}).size(), 1U);
    EXPECT_TRUE(nominations.on(NodeId{1}).empty());
    EXPECT_EQ(nominations.all().size(), 4U);
    EXPECT_TRUE(NominationsByNode({}).empty());
}

} // namespace
} // namespace berth
