// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/preemption/Budgets.h"

#include "engine/framework/preemption/Importance.h"
#include "tests/support/Builders.h"

#include <gtest/gtest.h>

namespace berth {
namespace {

using test::MakeCluster;
using test::MakeNode;
using test::MakePod;

std::string names(const std::vector<PodInfo>& pods) {
    std::string text;
    for (const PodInfo& pod : pods) text += pod.pod->meta.name;
    return text;
}

PodDisruptionBudget budget(std::int32_t allowed, const std::string& app, const std::string& ns = "default") {
    PodDisruptionBudget result;
    result.meta.ns = ns;
    result.disruptionsAllowed = allowed;
    result.selector.emplace().matchLabels.set("app", app);
    return result;
}

class BudgetsTest : public testing::Test {
protected:
    BudgetsTest() {
        cluster_.node(MakeNode("n"));
        for (const char* name : {"a", "b", "c"}) cluster_.pod(MakePod(name).label("app", "db").label("tier", name));
        cluster_.pod(MakePod("z"));
    }
    BudgetSplit split(const std::vector<PodDisruptionBudget>& budgets) {
        const PodList& pods = cluster_.info(0).pods;
        return splitByBudgets(std::vector<PodInfo>(pods.begin(), pods.end()), budgets);
    }
    MakeCluster cluster_;
};

TEST_F(BudgetsTest, ABudgetIsUsedUpInOrder) {
    const BudgetSplit result = split({budget(1, "db")});
    EXPECT_EQ(names(result.others), "az");
    EXPECT_EQ(names(result.violating), "bc");
}

TEST_F(BudgetsTest, AnotherNamespaceOrAnEmptySelectorCoversNobody) {
    PodDisruptionBudget empty = budget(0, "db");
    empty.selector.emplace();
    PodDisruptionBudget none = budget(0, "db");
    none.selector.reset();
    EXPECT_EQ(names(split({budget(0, "db", "other"), empty, none}).violating), "");
}

TEST_F(BudgetsTest, PodsAlreadyDisruptedAreNotCounted) {
    PodDisruptionBudget one = budget(0, "db");
    one.disruptedPods = {"a", "b"};
    EXPECT_EQ(names(split({one}).violating), "c");
}

TEST_F(BudgetsTest, AViolatorLeavesTheBudgetsAfterTheFirstThatFails) {
    PodDisruptionBudget first = budget(0, "db");
    first.disruptedPods = {"b", "c"};
    const BudgetSplit result = split({first, budget(1, "db")});
    EXPECT_EQ(names(result.violating), "ac");
    EXPECT_EQ(names(result.others), "bz");
}

TEST(Importance, PriorityThenEarlierStartThenOrder) {
    MakeCluster cluster;
    cluster.node(MakeNode("n"))
        .pod(MakePod("a").priority(1).start(20))
        .pod(MakePod("b").priority(2))
        .pod(MakePod("c").priority(1).start(10))
        .pod(MakePod("d").priority(1))
        .pod(MakePod("e").priority(1));
    const PodList& list = cluster.info(0).pods;
    std::vector<PodInfo> pods(list.begin(), list.end());
    sortByImportance(pods, kDefaultStart + Duration::seconds(15));
    EXPECT_EQ(names(pods), "bcdea");
}

} // namespace
} // namespace berth
