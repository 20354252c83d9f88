// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scheduler/fast/TrialBooks.h"

#include "tests/support/Builders.h"

#include <gtest/gtest.h>

namespace berth::test {
namespace {

/// Two nodes, and books in which both are rejected.
class TrialBooksTest : public testing::Test {
protected:
    TrialBooksTest() {
        cluster_.node(MakeNode("n1")).node(MakeNode("n2"));
        input_ = cluster_.input(*pod_);
        context_.input = &input_;
        context_.pod = input_.podId;
        plan_.rules = upstreamRules(kDefaultStart);
        for (const std::size_t position : {0U, 1U}) book().reject(position, Status(Code::Unschedulable));
    }

    TrialBook& book(const std::string& key = "k") { return books_.of(key, context_, plan_); }
    bool knows(std::size_t position) { return book().at(position) == TrialBook::Found::Rejected; }

    MakeCluster cluster_;
    std::shared_ptr<const Pod> pod_ = MakePod("p").obj();
    CycleInput input_;
    Context context_;
    PreemptionPlan plan_;
    TrialBooks books_;
};

TEST_F(TrialBooksTest, RemembersPerKey) {
    EXPECT_TRUE(knows(0));
    EXPECT_EQ(book("other").at(0), TrialBook::Found::Untried);
}

TEST_F(TrialBooksTest, ForgetsAChangedNode) {
    books_.nodeChanged(1);
    EXPECT_TRUE(knows(0));
    EXPECT_FALSE(knows(1));
}

TEST_F(TrialBooksTest, ForgetsNodesWhoseNominationsChange) {
    input_.nominations.push_back({PodId{7}, pod_.get(), NodeId{0}});
    EXPECT_FALSE(knows(0));
    EXPECT_TRUE(knows(1));
    book().reject(0, Status(Code::Unschedulable));
    EXPECT_TRUE(knows(0));
    input_.nominations.clear();
    EXPECT_FALSE(knows(0));
}

TEST_F(TrialBooksTest, ThePodsOwnNominationIsNone) {
    input_.nominations.push_back({context_.pod, pod_.get(), NodeId{0}});
    EXPECT_TRUE(knows(0));
}

TEST_F(TrialBooksTest, ForgetsAllUnderOtherObjects) {
    input_.objects = std::make_shared<const ClusterObjects>();
    EXPECT_FALSE(knows(0));
}

TEST_F(TrialBooksTest, KeepsABoundedNumberOfBooks) {
    for (int i = 0; i < 300; ++i) book(std::to_string(i));
    EXPECT_FALSE(knows(0));
    book().reject(0, Status(Code::Unschedulable));
    EXPECT_TRUE(knows(0));
}

} // namespace
} // namespace berth::test
