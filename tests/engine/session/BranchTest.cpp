// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/session/SessionFixture.h"

#include <gtest/gtest.h>

namespace berth {
namespace {

Command cordon(const std::string& node) {
    return {{CordonNode{node, true}}, "Cordon " + node, "cordon: " + node};
}

/// Main, a branch of main and a branch of that branch, which is current.
std::unique_ptr<Session> threeBranches() {
    auto session = test::busyScenario().session();
    session->run();
    EXPECT_TRUE(session->edit(cordon("n1"), session->trace().size() / 3));
    session->run();
    EXPECT_TRUE(session->edit(cordon("n2"), session->trace().size() * 2 / 3));
    return session;
}

TEST(BranchTest, SaysWhereItForksAndEnds) {
    const auto session = threeBranches();
    const std::vector<BranchInfo> branches = session->branches();
    ASSERT_EQ(branches.size(), 3U);
    EXPECT_EQ(branches[0].forkAt, session->startWorld().rules->start);
    EXPECT_EQ(branches[1].forkAt, (*session->traceOf(1))[branches[1].forkFact - 1].at);
    EXPECT_EQ(branches[1].endAt, (*session->traceOf(1))[branches[1].facts - 1].at);
    EXPECT_EQ(session->traceOf(3), nullptr);
}

TEST(BranchTest, TakesAnotherName) {
    const auto session = threeBranches();
    EXPECT_TRUE(session->renameBranch(1, "what if"));
    EXPECT_EQ(session->branches()[1].name, "what if");
    EXPECT_FALSE(session->renameBranch(1, ""));
    EXPECT_FALSE(session->renameBranch(9, "nobody"));
}

TEST(BranchTest, RemovingGivesItsChildrenToItsParent) {
    const auto session = threeBranches();
    const std::size_t facts = session->trace().size();
    EXPECT_TRUE(session->removeBranch(1));
    const std::vector<BranchInfo> branches = session->branches();
    ASSERT_EQ(branches.size(), 2U);
    EXPECT_EQ(branches[1].id, 2U);
    EXPECT_EQ(branches[1].parent, 0U);
    EXPECT_EQ(session->trace().size(), facts) << "its own history is whole";
    EXPECT_FALSE(session->switchTo(1));
    EXPECT_FALSE(session->removeBranch(1));
}

TEST(BranchTest, RemovingTheCurrentOneGoesToItsParent) {
    const auto session = threeBranches();
    EXPECT_TRUE(session->removeBranch(2));
    EXPECT_EQ(session->currentBranch(), 1U);
    EXPECT_TRUE(session->removeBranch(1));
    EXPECT_EQ(session->currentBranch(), 0U);
    EXPECT_FALSE(session->removeBranch(0));
    session->run();
    EXPECT_NE(session->runEnd(), RunEnd::Running);
}

} // namespace
} // namespace berth
