// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/preemption/DryRun.h"

#include "tests/support/Builders.h"
#include "tests/support/FakeCalls.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace berth {
namespace {

using test::MakeCluster;
using test::MakeNode;
using test::MakePod;
using testing::ElementsAre;

std::string names(const std::vector<PodInfo>& pods) {
    std::string text;
    for (const PodInfo& pod : pods) text += pod.pod->meta.name;
    return text;
}

/// A node of 4 cpu and a preemptor of priority 10.
class DryRunTest : public testing::Test {
protected:
    DryRunTest() { cluster_.node(MakeNode("n").has({{"cpu", "4"}})); }

    tl::expected<Sacrifice, Status> run(const std::string& cpu, const std::vector<PodDisruptionBudget>& budgets = {}) {
        pod_ = MakePod("p").priority(10).req({{"cpu", cpu}}).obj();
        input_ = cluster_.input(*pod_);
        Context context;
        context.input = &input_;
        context.calls = &calls_;
        context.pod = input_.podId;
        const MayEvict lower = [this](const PodInfo& victim) { return victim.pod->priority < pod_->priority; };
        return dryRun(context, CycleState(), *pod_, cluster_.info(0), budgets, lower);
    }

    MakeCluster cluster_;
    test::FakeCalls calls_{test::enoughCpu};
    std::shared_ptr<const Pod> pod_;
    CycleInput input_;
};

TEST_F(DryRunTest, NobodyToEvict) {
    cluster_.pod(MakePod("a").priority(10).req({{"cpu", "4"}}));
    const auto result = run("1");
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error(),
              Status(Code::UnschedulableAndUnresolvable, std::string("No preemption victims found for incoming pod")));
    EXPECT_TRUE(calls_.log.empty());
}

TEST_F(DryRunTest, EvictingAllIsNotEnough) {
    cluster_.pod(MakePod("a").priority(10).req({{"cpu", "3"}})).pod(MakePod("b").priority(1).req({{"cpu", "1"}}));
    const auto result = run("2");
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().message(), "Insufficient cpu");
}

TEST_F(DryRunTest, TheImportantAreReprievedFirst) {
    cluster_.pod(MakePod("a").priority(1).req({{"cpu", "1"}}))
        .pod(MakePod("b").priority(3).req({{"cpu", "2"}}))
        .pod(MakePod("c").priority(2).req({{"cpu", "1"}}));
    const auto result = run("1");
    ASSERT_TRUE(result);
    EXPECT_EQ(names(result->victims), "a");
    EXPECT_EQ(names(result->reprieved), "bc");
    EXPECT_EQ(result->pdbViolations, 0);
}

TEST_F(DryRunTest, TrialsGoThroughAddPodAndRemovePod) {
    cluster_.pod(MakePod("a").priority(1).req({{"cpu", "1"}})).pod(MakePod("b").priority(3).req({{"cpu", "3"}}));
    ASSERT_TRUE(run("1"));
    EXPECT_THAT(calls_.log, ElementsAre("-a", "-b", "+b", "+a", "-a"));
    EXPECT_EQ(cluster_.info(0).pods.size(), 2U);
}

TEST_F(DryRunTest, ViolatorsOfBudgetsAreReprievedBeforeAll) {
    cluster_.pod(MakePod("a").priority(1).req({{"cpu", "2"}}).label("app", "db"))
        .pod(MakePod("b").priority(5).req({{"cpu", "2"}}));
    PodDisruptionBudget budget;
    budget.meta.ns = "default";
    budget.selector.emplace().matchLabels.set("app", "db");
    const auto result = run("2", {budget});
    ASSERT_TRUE(result);
    EXPECT_EQ(names(result->victims), "b");
    EXPECT_EQ(result->pdbViolations, 0);
}

TEST_F(DryRunTest, ViolationsThatRemainAreCountedAndVictimsSorted) {
    cluster_.pod(MakePod("a").priority(1).req({{"cpu", "2"}}).label("app", "db"))
        .pod(MakePod("b").priority(5).req({{"cpu", "2"}}));
    PodDisruptionBudget budget;
    budget.meta.ns = "default";
    budget.selector.emplace().matchLabels.set("app", "db");
    const auto result = run("4", {budget});
    ASSERT_TRUE(result);
    EXPECT_EQ(names(result->victims), "ba");
    EXPECT_EQ(result->pdbViolations, 1);
}

TEST_F(DryRunTest, APodThatFitsAlreadyIsAFault) {
    cluster_.pod(MakePod("a").priority(1).req({{"cpu", "1"}}));
    const auto result = run("1");
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error(), Status::error("expected at least one victim pod on node \"n\""));
}

} // namespace
} // namespace berth
