// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/preemption/QuickPreemption.h"

#include "tests/support/Builders.h"
#include "tests/support/FakeCalls.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>

namespace berth::test {
namespace {

using testing::ElementsAre;
using testing::UnorderedElementsAre;

/// Calls of somebody who remembers; notes which nodes were tried.
class RememberingCalls final : public QuickCalls {
public:
    explicit RememberingCalls(std::size_t nodes, std::size_t rules) : trials(nodes, rules), prospects(nodes, rules) {}

    Status runFilterWithNominatedPods(const Context&, const CycleState&, const Pod& pod,
                                      const NodeInfo& node) const override {
        tried.insert(node.name());
        if (calls_++ >= fickleAfter) return {Code::Unschedulable, std::string("changed its mind")};
        return enoughCpu(pod, node);
    }
    Status runAddPod(const Context&, CycleState&, const Pod&, const PodInfo&, const NodeInfo&) const override {
        return {};
    }
    Status runRemovePod(const Context&, CycleState&, const Pod&, const PodInfo&, const NodeInfo&) const override {
        return {};
    }
    TrialState trialState() const override { return TrialState::Untouched; }
    bool goesBySums(const Context&, const CycleState&, const Pod&, const NodeInfo&) const override { return false; }
    bool hasRoom(const CycleState&, const Pod&, const NodeInfo&, const NodeUse&) const override { return false; }
    std::optional<std::vector<NodeId>> nodesOfGang(std::string_view) const override { return std::nullopt; }
    std::optional<KnownTrials> known(const Context&, const Pod&, const PreemptionPlan&) const override {
        return KnownTrials{&trials, &prospects};
    }
    std::uint32_t rank(std::size_t position) const override { return static_cast<std::uint32_t>(position); }

    mutable std::set<std::string> tried;
    mutable TrialBook trials;
    mutable TrialBook prospects;
    std::size_t fickleAfter = SIZE_MAX; ///< from so many answers on it says no

private:
    mutable std::size_t calls_ = 0;
};

/// Nodes of 4 cpu, full with one pod each, and a preemptor of priority 10.
class QuickPreemptionTest : public testing::Test {
protected:
    void full(const std::string& node, std::int32_t priority, std::int64_t start = 0) {
        MakePod pod("on-" + node);
        pod.priority(priority).req({{"cpu", "4"}});
        if (start > 0) pod.start(start);
        cluster_.node(MakeNode(node).has({{"cpu", "4"}})).pod(pod);
        ++nodes_;
    }

    /// The nominated node's name, or the answer's text.
    std::string preempt(RememberingCalls& calls) {
        calls.tried.clear();
        input_ = cluster_.input(*pod_);
        input_.now = now_;
        Context context;
        context.input = &input_;
        context.calls = &calls;
        context.pod = input_.podId;
        plan_.rules = upstreamRules(now_);
        NodeStatuses statuses;
        statuses.byPosition.assign(nodes_, &short_);
        result_ = berth::preempt(context, CycleState(), *pod_, statuses, plan_, nullptr);
        const bool nominated = result_.nominate && result_.nominate->valid();
        return nominated ? input_.snapshot.find(*result_.nominate)->name() : result_.status.message();
    }
    RememberingCalls calls() const { return RememberingCalls(nodes_, upstreamRules(now_).size()); }

    const Status short_{Code::Unschedulable, std::string("Insufficient cpu")};
    MakeCluster cluster_;
    std::size_t nodes_ = 0;
    std::shared_ptr<const Pod> pod_ = MakePod("p").priority(10).req({{"cpu", "2"}}).obj();
    SimTime now_ = kDefaultStart + Duration::seconds(100);
    CycleInput input_;
    PostFilterResult result_;
    PreemptionPlan plan_ = {
        "Test",
        [](const PodInfo& victim) { return victim.pod->priority < 10; },
        [this](std::size_t nodes, std::uint64_t&) {
            return CandidateSearch{offset_, std::min(nodes, wanted_)};
        },
        {},
    };
    std::size_t offset_ = 0;
    std::size_t wanted_ = 1000;
};

TEST_F(QuickPreemptionTest, TheSecondTimeOnlyTheChosenNodeIsTried) {
    for (const char* node : {"n1", "n2", "n3"}) full(node, 3, 5);
    RememberingCalls quick = calls();
    EXPECT_EQ(preempt(quick), "n1");
    EXPECT_THAT(quick.tried, ElementsAre("n1", "n2", "n3"));
    EXPECT_EQ(preempt(quick), "n1");
    EXPECT_THAT(quick.tried, ElementsAre("n1"));
    EXPECT_THAT(result_.victims, ElementsAre(cluster_.idOf("on-n1")));
    EXPECT_EQ(result_.status.message(), "found a potential placement for pod on node n1, preempting 1 victims");
}

TEST_F(QuickPreemptionTest, NodesThatCannotBeBetterAreNotTried) {
    full("n1", 3, 5);
    full("n2", 7, 5);
    full("n3", 1, 5);
    full("n4", 1, 9);
    RememberingCalls quick = calls();
    EXPECT_EQ(preempt(quick), "n4");
    EXPECT_THAT(quick.tried, UnorderedElementsAre("n1", "n3", "n4"));
}

TEST_F(QuickPreemptionTest, WhatWasForgottenIsTriedAgain) {
    full("n1", 3, 5);
    full("n2", 3, 5);
    RememberingCalls quick = calls();
    preempt(quick);
    quick.trials.forget(1);
    EXPECT_EQ(preempt(quick), "n1");
    EXPECT_THAT(quick.tried, ElementsAre("n1", "n2"));
}

TEST_F(QuickPreemptionTest, APodWithoutAStartMakesATrialHoldForNowOnly) {
    full("n1", 3, 5);
    full("n2", 3);
    RememberingCalls quick = calls();
    EXPECT_EQ(preempt(quick), "n2");
    quick.trials.timeIs(now_);
    EXPECT_EQ(quick.trials.at(1), TrialBook::Found::Harmless);
    quick.trials.timeIs(now_ + Duration::seconds(1));
    EXPECT_EQ(quick.trials.at(1), TrialBook::Found::Untried);
    EXPECT_EQ(quick.trials.at(0), TrialBook::Found::Harmless);
}

TEST_F(QuickPreemptionTest, StopsAtEnoughCandidatesFromTheOffsetOn) {
    for (const char* node : {"n1", "n2", "n3", "n4"}) full(node, 3, 5);
    offset_ = 3;
    wanted_ = 2;
    RememberingCalls quick = calls();
    EXPECT_EQ(preempt(quick), "n1");
    EXPECT_THAT(quick.tried, ElementsAre("n1", "n4"));
}

TEST_F(QuickPreemptionTest, WithoutCandidateTheReasonsOfAllNodesAreCounted) {
    full("n1", 10, 5);
    full("n2", 12, 5);
    RememberingCalls quick = calls();
    const std::string text = "0/2 nodes are available: 2 No preemption victims found for incoming pod.";
    EXPECT_EQ(preempt(quick), text);
    EXPECT_EQ(preempt(quick), text);
}

TEST_F(QuickPreemptionTest, AChosenNodeThatFailsTheSecondTimeIsNoCandidate) {
    full("n1", 3, 5);
    RememberingCalls quick = calls();
    EXPECT_EQ(preempt(quick), "n1");
    quick.fickleAfter = 0;
    EXPECT_EQ(preempt(quick), "0/1 nodes are available: 1 changed its mind.");
    EXPECT_FALSE(result_.nominate && result_.nominate->valid());
    EXPECT_TRUE(result_.victims.empty());
}

TEST(Prospects, ABudgetThatIsUsedUpIsForeseen) {
    PodDisruptionBudget budget;
    budget.meta.ns = "default";
    budget.selector = LabelSelector{{{"app", "db"}}, {}};
    const auto covered = MakePod("a").label("app", "db").obj();
    const auto other = MakePod("b").obj();
    std::vector<PodInfo> pods(2);
    pods[0].pod = covered.get();
    pods[1].pod = other.get();
    const Prospect fewest = upstreamRules(kDefaultStart).front().prospect;
    EXPECT_EQ(static_cast<int>(fewest(std::span(pods).first(1), {&budget, 1})), 1);
    EXPECT_EQ(static_cast<int>(fewest(pods, {&budget, 1})), 0);
    budget.disruptionsAllowed = 1;
    EXPECT_EQ(static_cast<int>(fewest(std::span(pods).first(1), {&budget, 1})), 0);
}

} // namespace
} // namespace berth::test
