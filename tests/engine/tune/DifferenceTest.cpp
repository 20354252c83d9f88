// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tune/Difference.h"
#include "tests/engine/session/SessionFixture.h"

#include <gtest/gtest.h>

namespace berth::tune {
namespace {

/// Two like nodes; `one` comes at 1 s, `two` at 5 s, `three` at 9 s.
test::ScenarioBuilder threeArrivals() {
    test::ScenarioBuilder builder;
    builder.nodes(2, "8");
    builder.arrives(Duration::seconds(1), test::cpuPod("one", "1"));
    builder.arrives(Duration::seconds(5), test::cpuPod("two", "1"));
    builder.arrives(Duration::seconds(9), test::cpuPod("three", "1"));
    return builder;
}

/// Cordons the node that `pod` took, before it came.
std::unique_ptr<Session> cordonedBefore(const std::string& pod) {
    auto session = threeArrivals().session();
    session->run();
    const Trace& trace = session->trace();
    for (std::size_t i = 0; i < trace.size(); ++i) {
        if (trace[i].kind != FactKind::PodBound) continue;
        const std::string name(trace.pool().podKey(session->world().pod(trace[i].pod).key));
        if (name != "default/" + pod) continue;
        const std::string node(trace.pool().nodeName(trace[i].node));
        std::size_t before = i;
        while (trace[before].kind != FactKind::PodSubmitted) --before;
        EXPECT_TRUE(
            session->edit({{CordonNode{node, true}}, "Cordon " + node, "cordon: " + node}, trace.unitBegin(before)));
        break;
    }
    session->run();
    return session;
}

TEST(DifferenceTest, NamesThePodsThatWentAnotherWay) {
    const auto session = cordonedBefore("two");
    const auto comparison = compareBranches(*session, 0, 1);
    ASSERT_TRUE(comparison);
    ASSERT_FALSE(comparison->pods.empty());
    const PodDifference& first = comparison->pods.front();
    EXPECT_EQ(first.pod, "default/two");
    EXPECT_TRUE(first.isElsewhere());
    EXPECT_NE(first.firstNode, first.secondNode);
    ASSERT_TRUE(first.first && first.second);
    EXPECT_EQ(first.first->kind, FactKind::PodBound);
    for (const PodDifference& difference : comparison->pods) EXPECT_NE(difference.pod, "default/one");
}

TEST(DifferenceTest, ABranchPartsFromItsParentAtThoseInstants) {
    const auto session = cordonedBefore("two");
    const std::vector<SimTime> times = partings(*session, 1);
    ASSERT_FALSE(times.empty());
    EXPECT_EQ(times.front(), session->startWorld().rules->start + Duration::seconds(5));
    EXPECT_TRUE(std::is_sorted(times.begin(), times.end()));
    EXPECT_TRUE(partings(*session, 0).empty()) << "the first branch has no parent";
}

TEST(DifferenceTest, ABranchIsLikeItself) {
    const auto session = cordonedBefore("two");
    const auto comparison = compareBranches(*session, 1, 1);
    ASSERT_TRUE(comparison);
    EXPECT_TRUE(comparison->pods.empty());
    EXPECT_EQ(comparison->firstFigures.counts, comparison->secondFigures.counts);
}

TEST(DifferenceTest, ComparesUpToWhereBothHaveCome) {
    auto session = threeArrivals().session();
    session->run();
    const SimTime end = session->trace()[session->trace().size() - 1].at;
    ASSERT_TRUE(session->edit({{CordonNode{"n1", true}}, "Cordon n1", "cordon: n1"}, 1));
    const auto comparison = compareBranches(*session, 0, 1);
    ASSERT_TRUE(comparison);
    EXPECT_LT(comparison->until, end);
    EXPECT_TRUE(comparison->pods.empty()) << "nobody has come yet";
    EXPECT_FALSE(compareBranches(*session, 0, 7));
}

} // namespace
} // namespace berth::tune
