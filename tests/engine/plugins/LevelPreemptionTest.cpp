// SPDX-License-Identifier: GPL-3.0-or-later
// Multi-level preemption (AI_SUITE section 6).
#include "engine/plugins/aischeduling/LevelPreemption.h"

#include "engine/model/Training.h"
#include "engine/plugins/aischeduling/GangUnits.h"
#include "tests/engine/plugins/PluginTest.h"
#include "tests/support/FakeCalls.h"

#include <gmock/gmock.h>

namespace berth::test {
namespace {

using testing::ElementsAre;
using testing::UnorderedElementsAre;

Status enoughGpus(const Pod& pod, const NodeInfo& node) {
    const std::int64_t free = node.allocatable().scalar(kNvidiaGpu) - node.requested.scalar(kNvidiaGpu);
    if (pod.totals.requests.scalar(kNvidiaGpu) <= free) return {};
    return {Code::Unschedulable, std::string("insufficient GPU")};
}

MakePod gpus(const std::string& name, int level, int count, const std::string& queue = "q") {
    constexpr std::array<std::int32_t, 3> kPriorities = {100'000, 10'000, 1'000};
    return MakePod(name)
        .req({{"nvidia.com/gpu", std::to_string(count)}})
        .priority(kPriorities[static_cast<std::size_t>(level)])
        .label("berth.dev/queue", queue);
}

class LevelPreemptionTest : public PluginTest {
protected:
    void full(const std::string& name, std::vector<MakePod> pods, int total = 4) {
        cluster_.node(MakeNode(name).has({{"nvidia.com/gpu", std::to_string(total)}}));
        for (const MakePod& pod : pods) cluster_.pod(pod);
    }

    PostFilterResult preempt(const MakePod& pod) {
        look(pod);
        context_.calls = &calls_;
        NodeStatuses statuses;
        statuses.absent = Status(Code::Unschedulable);
        statuses.byPosition.assign(input_.snapshot.size(), nullptr);
        report_ = {};
        return preemptByLevel(rules_, "AISchedulingPlugin", context_, state_, *pod_, statuses, &report_);
    }

    std::vector<std::string> names(const std::vector<PodId>& ids) const {
        std::vector<std::string> result;
        for (const PodId id : ids)
            for (std::size_t i = 0; i < input_.snapshot.size(); ++i)
                if (const PodInfo* info = input_.snapshot.at(i).find(id)) result.push_back(info->pod->meta.name);
        return result;
    }

    std::string rejectedText(std::size_t index = 0) const { return report_.dryRunRejected.at(index).second.message(); }

    void group(const std::string& name, std::int32_t minMember) {
        PodGroup group;
        group.meta.name = name;
        group.meta.ns = "default";
        group.minMember = minMember;
        cluster_.objects.podGroups.push_back(group);
    }

    void budget(const std::string& name, const std::string& app, std::int32_t allowed) {
        PodDisruptionBudget budget;
        budget.meta.name = name;
        budget.meta.ns = "default";
        budget.selector = LabelSelector{{{"app", app}}, {}};
        budget.disruptionsAllowed = allowed;
        cluster_.objects.budgets.push_back(budget);
    }

    EvictionRules rules_;
    FakeCalls calls_{enoughGpus};
    PreemptionReport report_;
};

MakePod member(const std::string& name, int count, const std::string& gang = "g") {
    return gpus(name, 2, count).label("scheduling.x-k8s.io/pod-group", gang);
}

TEST_F(LevelPreemptionTest, P0EvictsAnyQueueP1ItsOwn) {
    full("n0", {gpus("mine", 2, 4, "a")});
    full("n1", {gpus("other", 2, 4, "b")});
    preempt(gpus("p0", 0, 4, "a"));
    EXPECT_EQ(report_.candidates.size(), 2U);
    const PostFilterResult result = preempt(gpus("p1", 1, 4, "a"));
    ASSERT_EQ(report_.candidates.size(), 1U);
    EXPECT_THAT(names(result.victims), ElementsAre("mine"));
    EXPECT_EQ(result.status.message(),
              "preemption: found a potential placement for pod on node n0, preempting 1 victims");
}

TEST_F(LevelPreemptionTest, AnEqualLevelIsNeverEvictedWhateverItsPriority) {
    MakePod low = gpus("low", 1, 4);
    full("n0", {low});
    MakePod high = gpus("high", 1, 4);
    high.priority(99'999);
    EXPECT_FALSE(preempt(high).status.ok());
    EXPECT_EQ(rejectedText(), "No preemption victims found for incoming pod");
}

TEST_F(LevelPreemptionTest, WhoMayNotIsToldSo) {
    full("n0", {gpus("low", 2, 4)});
    EXPECT_EQ(preempt(gpus("p2", 2, 4)).status.message(), "preemption: P2 may not preempt");
    rules_.threshold = 0;
    EXPECT_EQ(preempt(gpus("p1", 1, 4)).status.message(), "preemption: P1 may not preempt");
    MakePod never = gpus("p0", 0, 4);
    never.raw().preemptNever = true;
    EXPECT_EQ(preempt(never).status.message(), "preemption: not eligible due to preemptionPolicy=Never.");
}

TEST_F(LevelPreemptionTest, ANodeWithTooManyVictimsIsOut) {
    full("n0", {gpus("a", 2, 1), gpus("b", 2, 1), gpus("c", 2, 1), gpus("d", 2, 1)});
    EXPECT_FALSE(preempt(gpus("p0", 0, 4)).status.ok());
    EXPECT_EQ(rejectedText(), "needs 4 victims, at most 3 in one cycle");
    rules_.maxVictims = 4;
    EXPECT_TRUE(preempt(gpus("p0", 0, 4)).status.ok());
}

TEST_F(LevelPreemptionTest, TheEvictionApiRefusesWhatABudgetDoesNotAllow) {
    full("n0", {gpus("a", 2, 2).label("app", "web"), gpus("b", 2, 2).label("app", "web")});
    budget("spare", "web", 1);
    EXPECT_TRUE(preempt(gpus("p0", 0, 4)).status.ok());
    EXPECT_EQ(report_.candidates.front().pdbViolations, 1);
    rules_.mode = EvictionMode::EvictionApi;
    EXPECT_FALSE(preempt(gpus("p0", 0, 4)).status.ok());
    EXPECT_EQ(rejectedText(), "eviction refused by PodDisruptionBudget spare");
}

TEST_F(LevelPreemptionTest, LeastLostWorkPrefersWhoSaves) {
    MakePod saves = gpus("saves", 2, 4).start(0);
    saves.raw().containers.front().hasPreStop = true;
    saves.raw().gracePeriod = Duration::seconds(30);
    full("n0", {gpus("loses", 2, 4).start(500)});
    full("n1", {saves});
    EXPECT_THAT(names(preempt(gpus("p0", 0, 4)).victims), ElementsAre("loses"));
    rules_.order = VictimOrder::LeastLostWork;
    EXPECT_THAT(names(preempt(gpus("p0", 0, 4)).victims), ElementsAre("saves"));
}

// ---- gangs

TEST_F(LevelPreemptionTest, AGangWithAMemberToSpareGivesOne) {
    group("g", 2);
    full("n0", {member("a", 2).start(10), member("b", 2).start(20)});
    full("n1", {member("c", 4).start(5)});
    const PostFilterResult result = preempt(gpus("p0", 0, 2));
    EXPECT_THAT(names(result.victims), ElementsAre("b"));
}

TEST_F(LevelPreemptionTest, BelowItsMinimumTheWholeGangGoesFromAllNodes) {
    group("g", 3);
    full("n0", {member("a", 2), member("b", 2)});
    full("n1", {member("c", 2), gpus("peer", 0, 2)});
    const PostFilterResult result = preempt(gpus("p0", 0, 2));
    EXPECT_THAT(names(result.victims), UnorderedElementsAre("a", "b", "c"));
    EXPECT_THAT(calls_.log, testing::Contains("-c"));
    rules_.gangs = GangEviction::Pod;
    EXPECT_EQ(preempt(gpus("p0", 0, 2)).victims.size(), 1U);
}

TEST_F(LevelPreemptionTest, AGangWithAMemberThatMayNotBeEvictedStays) {
    group("g", 2);
    MakePod high = member("b", 4);
    high.priority(100'000);
    full("n0", {member("a", 4)});
    full("n1", {high});
    EXPECT_FALSE(preempt(gpus("p0", 0, 4)).status.ok());
    EXPECT_EQ(rejectedText(), "No preemption victims found for incoming pod");
}

TEST_F(LevelPreemptionTest, APodWhosePodGroupDoesNotExistIsInNoGang) {
    full("n0", {member("a", 4)});
    full("n1", {member("b", 4)});
    EXPECT_EQ(preempt(gpus("p0", 0, 4)).victims.size(), 1U);
}

} // namespace
} // namespace berth::test
