// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/defaultpreemption/DefaultPreemption.h"

#include "tests/engine/plugins/PluginTest.h"
#include "tests/support/FakeCalls.h"

#include <gmock/gmock.h>

namespace berth::test {
namespace {

using testing::ElementsAre;

/// Nodes of 4 cpu, each full with one pod, which the cycle's Filter found too small.
class DefaultPreemptionTest : public PluginTest {
protected:
    MakeCluster& full(const std::string& node, const MakePod& pod) {
        return cluster_.node(MakeNode(node).has({{"cpu", "4"}})).pod(pod);
    }
    static MakePod filler(const std::string& name, std::int32_t priority) {
        return MakePod(name).priority(priority).req({{"cpu", "4"}});
    }
    static MakePod preemptor() { return MakePod("p").priority(10).req({{"cpu", "2"}}); }

    PostFilterResult preempt(const MakePod& pod) {
        look(pod);
        input_.askEveryNode = everyNode_;
        input_.nominatedNode = nominated_;
        context_.calls = &calls_;
        if (statuses_.byPosition.empty()) statuses_.byPosition.assign(input_.snapshot.size(), &short_);
        return plugin_.postFilter(context_, state_, *pod_, statuses_, &report_);
    }

    const Status short_{Code::Unschedulable, std::string("Insufficient cpu")};
    const Status never_{Code::UnschedulableAndUnresolvable, std::string("node(s) were unschedulable")};
    FakeCalls calls_{enoughCpu};
    DefaultPreemption plugin_{DefaultPreemptionArgs{}};
    NodeStatuses statuses_;
    PreemptionReport report_;
    NodeId nominated_;
    bool everyNode_ = true;
};

TEST_F(DefaultPreemptionTest, NominatesTheNodeThatLosesLeast) {
    full("n1", filler("a", 5));
    full("n2", filler("b", 3));
    const PostFilterResult result = preempt(preemptor());
    EXPECT_EQ(result.status,
              Status(Code::Success, std::string("preemption: found a potential placement for pod on node n2, "
                                                "preempting 1 victims")));
    EXPECT_EQ(result.nominate, NodeId{1});
    EXPECT_THAT(result.victims, ElementsAre(cluster_.idOf("b")));
    EXPECT_EQ(report_.plugin, "DefaultPreemption");
    EXPECT_EQ(report_.candidates.size(), 2U);
    EXPECT_THAT(report_.best, ElementsAre(NodeId{1}));
    EXPECT_EQ(report_.rules.back().name, "lowest highest priority");
}

TEST_F(DefaultPreemptionTest, EqualCandidatesGoByName) {
    full("n2", filler("a", 3));
    full("n1", filler("b", 3));
    EXPECT_EQ(preempt(preemptor()).nominate, NodeId{1});
    EXPECT_THAT(report_.best, ElementsAre(NodeId{1}, NodeId{0}));
}

TEST_F(DefaultPreemptionTest, NeverMeansNever) {
    full("n1", filler("a", 3));
    MakePod pod = preemptor();
    pod.raw().preemptNever = true;
    const PostFilterResult result = preempt(pod);
    EXPECT_EQ(result.status,
              Status(Code::Unschedulable, std::string("preemption: not eligible due to preemptionPolicy=Never.")));
    EXPECT_FALSE(result.nominate.has_value());
}

TEST_F(DefaultPreemptionTest, WithoutHelpTheNominationIsCleared) {
    full("n1", filler("a", 10));
    full("n2", filler("b", 3));
    full("n3", MakePod("c").priority(20).req({{"cpu", "3"}})).pod(MakePod("d").priority(1).req({{"cpu", "1"}}));
    statuses_.byPosition = {&short_, &never_, &short_};
    const PostFilterResult result = preempt(preemptor());
    EXPECT_EQ(
        result.status,
        Status(Code::Unschedulable,
               std::string("preemption: 0/3 nodes are available: 1 Insufficient cpu, 1 No preemption victims found for "
                           "incoming pod, 1 Preemption is not helpful for scheduling.")));
    EXPECT_EQ(result.nominate, NodeId{});
    EXPECT_EQ(report_.dryRunRejected.size(), 2U);
}

TEST_F(DefaultPreemptionTest, AnAbsentStatusOfUnschedulableMakesEveryNodePotential) {
    full("n1", filler("a", 3));
    statuses_.byPosition = {nullptr};
    EXPECT_EQ(preempt(preemptor()).status.code(), Code::Unschedulable);
    statuses_.absent = Status(Code::Unschedulable);
    EXPECT_EQ(preempt(preemptor()).nominate, NodeId{0});
}

TEST_F(DefaultPreemptionTest, WaitsForAVictimOnItsNominatedNode) {
    MakePod leaving = filler("a", 3);
    leaving.raw().meta.deletionTimestamp = kDefaultStart;
    leaving.raw().conditions.push_back({"DisruptionTarget", "True", "PreemptionByScheduler", ""});
    full("n1", leaving);
    full("n2", filler("b", 3));
    nominated_ = NodeId{0};
    const PostFilterResult result = preempt(preemptor());
    EXPECT_EQ(result.status,
              Status(Code::Unschedulable, std::string("preemption: not eligible due to a terminating pod on the "
                                                      "nominated node.")));
    statuses_.byPosition = {&never_, &short_};
    EXPECT_EQ(preempt(preemptor()).nominate, NodeId{1});
}

TEST_F(DefaultPreemptionTest, OtherTerminatingPodsDoNotBlock) {
    MakePod leaving = filler("a", 3);
    leaving.raw().meta.deletionTimestamp = kDefaultStart;
    full("n1", leaving);
    nominated_ = NodeId{0};
    EXPECT_EQ(preempt(preemptor()).nominate, NodeId{0});
}

TEST_F(DefaultPreemptionTest, StopsAtEnoughCandidates) {
    for (int i = 0; i < 6; ++i) full("n" + std::to_string(i), filler("f" + std::to_string(i), 3));
    everyNode_ = false;
    plugin_ = DefaultPreemption({50, 1});
    const PostFilterResult result = preempt(preemptor());
    EXPECT_EQ(report_.candidates.size(), 3U);
    EXPECT_EQ(result.drawsUsed, 1U);
    EXPECT_TRUE(result.status.ok());
}

TEST_F(DefaultPreemptionTest, ViolatingCandidatesAloneAreNotEnough) {
    for (int i = 0; i < 4; ++i) full("n" + std::to_string(i), filler("f" + std::to_string(i), 3).label("app", "db"));
    PodDisruptionBudget budget;
    budget.meta.ns = "default";
    budget.selector.emplace().matchLabels.set("app", "db");
    cluster_.objects.budgets.push_back(budget);
    everyNode_ = false;
    plugin_ = DefaultPreemption({0, 1});
    preempt(preemptor());
    EXPECT_EQ(report_.candidates.size(), 4U);
}

TEST_F(DefaultPreemptionTest, GatesThePreemptorUntilItsLastVictimLeaves) {
    std::vector<RunningPreemption> running{{PodId{7}, PodId{}, false}};
    Context context;
    context.preemptions = &running;
    context.pod = PodId{7};
    const auto pod = MakePod("p").obj();
    EXPECT_EQ(plugin_.preEnqueue(context, *pod),
              Status(Code::UnschedulableAndUnresolvable,
                     std::string("waiting for the preemption for this pod to be finished")));
    running[0].lastVictim = PodId{3};
    EXPECT_FALSE(plugin_.preEnqueue(context, *pod).ok());
    running[0].lastVictimLeaving = true;
    EXPECT_TRUE(plugin_.preEnqueue(context, *pod).ok());
    running[0] = {PodId{8}, PodId{}, false};
    EXPECT_TRUE(plugin_.preEnqueue(context, *pod).ok());
}

TEST_F(DefaultPreemptionTest, NoEventHelps) {
    EXPECT_EQ(hint(plugin_, {EventResource::AssignedPod, action::Delete}, *MakePod("p").obj(), {}), QueueingHint::Skip);
}

} // namespace
} // namespace berth::test
