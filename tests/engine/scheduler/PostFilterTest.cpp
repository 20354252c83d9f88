// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scheduler/Look.h"

#include "tests/support/FakePlugins.h"
#include "tests/support/TestCluster.h"

#include <gmock/gmock.h>

namespace berth {
namespace {

using testing::ElementsAre;
using namespace test;

class PostFilter : public testing::Test {
protected:
    PostFilter() {
        cluster.nodes(2);
        profile.add<FakeFilter>("F", [](FakeFilter& plugin) {
            plugin.onFilter = [](const NodeInfo&) { return Status(Code::Unschedulable, "full"); };
        });
    }

    void add(const std::string& name, PostFilterResult answer) {
        profile.add<FakePostFilter>(name, [answer](FakePostFilter& plugin) { plugin.answer = answer; });
    }

    PostFilterOutcome run() {
        const auto framework = profile.build();
        const CycleInput input = cluster.input(*pod);
        LookResult result = look(input, *framework, &record);
        profile.log.clear();
        return runPostFilter(input, *framework, result, &record);
    }

    TestCluster cluster;
    std::shared_ptr<Pod> pod = makePod("p");
    FakeProfile profile;
    CycleRecord record;
    const NodeId n1{1};
};

TEST_F(PostFilter, WithoutPluginsTheNominationIsCleared) {
    const PostFilterOutcome outcome = run();
    EXPECT_FALSE(outcome.ran);
    EXPECT_EQ(outcome.nominate, NodeId{});
    EXPECT_EQ(outcome.message, "0/2 nodes are available: 2 full.");
}

TEST_F(PostFilter, SuccessStopsAndDropsEarlierReasons) {
    add("A", {Status(Code::Unschedulable, "nothing"), std::nullopt, {}, 0});
    add("B", {Status(Code::Success, "found"), n1, {PodId{7}}, 2});
    add("C", {});
    const PostFilterOutcome outcome = run();
    EXPECT_TRUE(outcome.status.ok());
    EXPECT_EQ(outcome.plugin, "B");
    EXPECT_EQ(outcome.nominate, n1);
    EXPECT_EQ(outcome.drawsUsed, 2U);
    EXPECT_EQ(outcome.message, "0/2 nodes are available: 2 full. found");
    EXPECT_THAT(profile.log, ElementsAre("A.PostFilter", "B.PostFilter"));
    EXPECT_EQ(record.message, outcome.message);
    EXPECT_EQ(record.nominated, n1);
}

TEST_F(PostFilter, UnresolvableStopsToo) {
    add("A", {Status(Code::UnschedulableAndUnresolvable, "never"), NodeId{}, {}, 0});
    add("B", {});
    const PostFilterOutcome outcome = run();
    EXPECT_EQ(outcome.status.code(), Code::UnschedulableAndUnresolvable);
    EXPECT_EQ(outcome.nominate, NodeId{});
    EXPECT_FALSE(record.nominated);
}

TEST_F(PostFilter, UnschedulableCollectsReasonsAndKeepsTheLastResult) {
    add("A", {Status(Code::Unschedulable, "first"), NodeId{}, {}, 0});
    add("B", {Status(Code::Unschedulable, "second"), std::nullopt, {}, 0});
    const PostFilterOutcome outcome = run();
    EXPECT_EQ(outcome.status.code(), Code::Unschedulable);
    EXPECT_THAT(outcome.status.reasons(), ElementsAre("first", "second"));
    EXPECT_EQ(outcome.nominate, NodeId{}) << "A's result, since B gave none";
    EXPECT_EQ(outcome.message, "0/2 nodes are available: 2 full. first, second");
}

TEST_F(PostFilter, ErrorStopsAndDropsTheResult) {
    add("A", {Status::error("not found"), n1, {PodId{7}}, 0});
    add("B", {});
    const PostFilterOutcome outcome = run();
    EXPECT_EQ(outcome.status.code(), Code::Error);
    EXPECT_EQ(outcome.nominate, std::nullopt);
    EXPECT_TRUE(outcome.victims.empty());
    EXPECT_EQ(outcome.message, "0/2 nodes are available: 2 full. not found");
}

} // namespace
} // namespace berth
