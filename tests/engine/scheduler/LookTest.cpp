// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scheduler/Look.h"

#include "tests/support/FakePlugins.h"
#include "tests/support/TestCluster.h"

#include <gmock/gmock.h>

namespace berth {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using namespace test;

Status unschedulable(const std::string& reason) {
    return {Code::Unschedulable, reason};
}

/// Lets a Filter pass the nodes named only.
std::function<void(FakeFilter&)> passing(std::set<std::string> names) {
    return [names](FakeFilter& plugin) {
        plugin.onFilter = [names](const NodeInfo& node) {
            return names.contains(node.name()) ? Status() : unschedulable("not this one");
        };
    };
}

std::function<void(FakePreFilter&)> answering(Status status, std::optional<std::set<std::string>> nodes = {}) {
    return [=](FakePreFilter& plugin) { plugin.answer = {status, nodes}; };
}

std::function<void(FakeScore&)> scoring(std::map<std::string, std::int64_t> scores) {
    return [=](FakeScore& plugin) {
        plugin.onScore = [scores](const NodeInfo& node) -> tl::expected<std::int64_t, Status> {
            return scores.at(node.name());
        };
    };
}

/// Four nodes, one pod and a profile to be filled; each look is made with and without a record, which must agree.
class Look : public testing::Test {
protected:
    Look() { cluster.nodes(4); }

    LookResult run() {
        framework = profile.build();
        input = cluster.input(*pod);
        adjust(input);
        profile.log.clear();
        LookResult without = look(input, *framework, nullptr);
        profile.log.clear();
        LookResult with = look(input, *framework, &record);
        EXPECT_EQ(with.status, without.status);
        EXPECT_EQ(with.selected, without.selected);
        EXPECT_EQ(with.message, without.message);
        EXPECT_EQ(with.nextStart, without.nextStart);
        EXPECT_EQ(with.drawsUsed, without.drawsUsed);
        EXPECT_EQ(with.unschedulablePlugins, without.unschedulablePlugins);
        EXPECT_EQ(with.statuses, without.statuses);
        return with;
    }

    std::string host(const LookResult& result) const { return cluster.name(result.selected); }

    TestCluster cluster;
    std::shared_ptr<Pod> pod = makePod("p");
    FakeProfile profile;
    std::shared_ptr<const Framework> framework;
    CycleInput input;
    std::function<void(CycleInput&)> adjust = [](CycleInput&) {};
    CycleRecord record;
};

TEST_F(Look, NoNodesIsNoFitError) {
    cluster.scenario.nodes.clear();
    const LookResult result = run();
    EXPECT_EQ(result.status.code(), Code::UnschedulableAndUnresolvable);
    EXPECT_EQ(result.message, "no nodes available to schedule pods");
    EXPECT_FALSE(result.fitError);
    EXPECT_THAT(result.unschedulablePlugins, IsEmpty());
}

TEST_F(Look, TheOnlyFeasibleNodeIsTakenWithoutAnyScoreCall) {
    profile.add<FakeFilter>("F", passing({"n2"})).add<FakeScore>("S");
    EXPECT_EQ(host(run()), "n2");
    EXPECT_THAT(profile.log, Not(testing::Contains("S.PreScore")));
    EXPECT_THAT(record.totals, IsEmpty());
    EXPECT_THAT(record.verdicts, testing::SizeIs(4));
}

TEST_F(Look, WithoutScorePluginsTheSearchStopsAtOne) {
    profile.add<FakeFilter>("F", passing({"n1", "n2"}));
    const LookResult result = run();
    EXPECT_EQ(host(result), "n1");
    EXPECT_EQ(result.feasible, 1U);
    EXPECT_EQ(result.nextStart, 2U) << "n0 has a status, n1 was found";
}

TEST_F(Look, WithoutFilterPluginsNothingIsChecked) {
    adjust = [](CycleInput& in) { in.nextStart = 3; };
    EXPECT_EQ(host(run()), "n3");
}

TEST_F(Look, FirstFailingPluginSettlesANode) {
    profile.add<FakeFilter>("A", passing({"n0"})).add<FakeFilter>("B", passing({}));
    const LookResult result = run();
    EXPECT_THAT(result.unschedulablePlugins, ElementsAre("A", "B"));
    EXPECT_EQ(record.verdictOf(0)->status.plugin(), "B");
    EXPECT_EQ(record.verdictOf(1)->status.plugin(), "A");
    EXPECT_EQ(result.message, "0/4 nodes are available: 4 not this one.");
    EXPECT_TRUE(result.fitError);
}

TEST_F(Look, FilterErrorFailsTheWholeCycleAlthoughOthersFit) {
    profile.add<FakeFilter>("F", [](FakeFilter& plugin) {
        plugin.onFilter = [](const NodeInfo& node) { return node.name() == "n2" ? Status::error("boom") : Status(); };
    });
    profile.add<FakeScore>("S");
    const LookResult result = run();
    EXPECT_EQ(result.status.code(), Code::Error);
    EXPECT_EQ(result.message, "running \"F\" filter plugin: boom");
    EXPECT_FALSE(result.fitError);
    EXPECT_EQ(result.nextStart, 2U);
    EXPECT_TRUE(record.error.has_value());
}

TEST_F(Look, PendingIsKeptApart) {
    profile.add<FakeFilter>("F", [](FakeFilter& plugin) {
        plugin.onFilter = [](const NodeInfo&) { return Status(Code::Pending, "waits"); };
    });
    const LookResult result = run();
    EXPECT_THAT(result.pendingPlugins, ElementsAre("F"));
    EXPECT_THAT(result.unschedulablePlugins, IsEmpty());
}

TEST_F(Look, PreFilterUnresolvableStopsAtOnce) {
    profile.add<FakePreFilter>("A", answering({Code::UnschedulableAndUnresolvable, "pod affinity terms conflict"}));
    profile.add<FakePreFilter>("B");
    const LookResult result = run();
    EXPECT_THAT(profile.log, ElementsAre("A.PreFilter"));
    EXPECT_EQ(result.message, "0/4 nodes are available: pod affinity terms conflict.");
    EXPECT_EQ(result.absent.code(), Code::UnschedulableAndUnresolvable);
    EXPECT_TRUE(result.fitError);
    EXPECT_EQ(result.nextStart, 0U);
}

TEST_F(Look, PreFilterUnschedulableLetsTheOthersRunAndTheLastOneWins) {
    profile.add<FakePreFilter>("A", answering(unschedulable("first"), std::set<std::string>{"n0"}));
    profile.add<FakePreFilter>("B", answering({}, std::set<std::string>{"n1"}));
    profile.add<FakePreFilter>("C", answering(unschedulable("last")));
    const LookResult result = run();
    EXPECT_THAT(profile.log, ElementsAre("A.PreFilter", "B.PreFilter", "C.PreFilter"));
    EXPECT_EQ(result.preFilterMessage, "last");
    EXPECT_THAT(result.unschedulablePlugins, ElementsAre("B", "C")) << "B gave a node set";
    EXPECT_FALSE(record.preFilterNodes);
}

TEST_F(Look, PreFilterErrorFailsTheCycle) {
    profile.add<FakePreFilter>("A", answering(Status::error("boom")));
    const LookResult result = run();
    EXPECT_EQ(result.message, "running PreFilter plugin \"A\": boom");
    EXPECT_FALSE(result.fitError);
}

TEST_F(Look, PreFilterSkipLeavesFilterOut) {
    profile.add<FakePreFilter>("A", answering(Status(Code::Skip), std::set<std::string>{"n0"})).add<FakeScore>("S");
    const LookResult result = run();
    EXPECT_EQ(result.feasible, 4U) << "the node set of a skipping plugin is ignored";
    EXPECT_THAT(record.filterPlugins, IsEmpty());
    EXPECT_THAT(profile.log, Not(testing::Contains(HasSubstr("A.Filter"))));
}

TEST_F(Look, PreFilterNodeSetNarrowsTheSearch) {
    profile.add<FakePreFilter>("NodeAffinity", [](FakePreFilter& plugin) {
        plugin.answer.nodes = {"n1", "gone"};
        plugin.onFilter = [](const NodeInfo&) { return unschedulable("Insufficient cpu"); };
    });
    const LookResult result = run();
    EXPECT_EQ(result.message,
              "0/4 nodes are available: 1 Insufficient cpu, 3 node(s) didn't satisfy plugin(s) [NodeAffinity].");
    EXPECT_EQ(record.preFilterNodes, (std::vector<std::string>{"gone", "n1"}));
    EXPECT_EQ(result.nextStart, 1U);
}

TEST_F(Look, EmptyIntersectionNamesThePlugins) {
    profile.add<FakePreFilter>("B", answering({}, std::set<std::string>{"n0", "n1"}));
    profile.add<FakePreFilter>("A", answering({}, std::set<std::string>{"n2"}));
    const LookResult result = run();
    EXPECT_EQ(result.preFilterMessage, "node(s) didn't satisfy plugin(s) [A B] simultaneously");
    EXPECT_THAT(result.unschedulablePlugins, ElementsAre("A", "B"));
}

TEST_F(Look, EmptyNodeSetOfOnePlugin) {
    profile.add<FakePreFilter>("A", answering({}, std::set<std::string>{}));
    EXPECT_EQ(run().preFilterMessage, "node(s) didn't satisfy plugin A");
}

TEST_F(Look, NominatedNodeThatFitsIsTheOnlyOneAsked) {
    profile.add<FakeFilter>("F").add<FakeScore>("S");
    adjust = [&](CycleInput& in) { in.nominatedNode = cluster.id("n3"); };
    const LookResult result = run();
    EXPECT_EQ(host(result), "n3");
    EXPECT_TRUE(record.nominatedNodeOnly);
    EXPECT_THAT(profile.log, ElementsAre("F.Filter n3"));
    EXPECT_EQ(result.nextStart, 0U);
}

TEST_F(Look, NominatedNodeThatDoesNotFitLeadsToTheWholeSearch) {
    profile.add<FakeFilter>("F", passing({"n0"})).add<FakeScore>("S");
    adjust = [&](CycleInput& in) { in.nominatedNode = cluster.id("n3"); };
    EXPECT_EQ(host(run()), "n0");
    EXPECT_THAT(profile.log, ElementsAre("F.Filter n3", "F.Filter n0", "F.Filter n1", "F.Filter n2", "F.Filter n3"));
}

TEST_F(Look, ErrorOnTheNominatedNodeAloneIsNotFatal) {
    profile.add<FakeFilter>("F", [](FakeFilter& plugin) {
        plugin.onFilter = [](const NodeInfo& node) { return node.name() == "n3" ? Status::error("boom") : Status(); };
    });
    adjust = [&](CycleInput& in) { in.nominatedNode = cluster.id("n3"); };
    EXPECT_EQ(host(run()), "n0") << "the search stops at one feasible node and never comes to n3";
}

TEST_F(Look, PodsNominatedToANodeCountInTheFirstPassOnly) {
    profile.add<FakePreFilter>("F", [](FakePreFilter& plugin) {
        plugin.onFilter = [](const NodeInfo& node) { return node.pods.empty() ? Status() : unschedulable("full"); };
    });
    const auto equal = makePod("equal");
    const auto lower = makePod("lower", -1);
    adjust = [&](CycleInput& in) {
        in.nominations = {{PodId{1}, equal.get(), cluster.id("n0")},
                          {PodId{2}, lower.get(), cluster.id("n1")},
                          {in.podId, pod.get(), cluster.id("n1")}};
    };
    EXPECT_EQ(host(run()), "n1");
    EXPECT_THAT(profile.log, ElementsAre("F.PreFilter", "F.AddPod n0", "F.Filter n0", "F.Filter n1", "F.Filter n2"));
    EXPECT_TRUE(record.verdictOf(0)->withNominatedPods);
    EXPECT_FALSE(record.verdictOf(1)->withNominatedPods);
}

TEST_F(Look, NominatedPodInNoQueueCountsAsAnEmptyOneOfPriorityZero) {
    profile.add<FakeFilter>("F", [](FakeFilter& plugin) {
        plugin.onFilter = [](const NodeInfo& node) {
            return node.pods.size() == 1 && node.requested.milliCpu == 0 ? unschedulable("counted") : Status();
        };
    });
    adjust = [&](CycleInput& in) { in.nominations = {{PodId{1}, nullptr, cluster.id("n0")}}; };
    EXPECT_EQ(host(run()), "n1");
    pod = makePod("important", 1);
    EXPECT_EQ(host(run()), "n0");
}

TEST_F(Look, SkippedPreFilterIsNotToldOfNominatedPods) {
    profile.add<FakePreFilter>("F", answering(Status(Code::Skip)));
    const auto other = makePod("other");
    adjust = [&](CycleInput& in) { in.nominations = {{PodId{1}, other.get(), cluster.id("n0")}}; };
    run();
    EXPECT_THAT(profile.log, ElementsAre("F.PreFilter"));
}

TEST_F(Look, TotalsAreNormalisedScoresTimesWeight) {
    profile.add<FakeScore>("A", [](FakeScore& plugin) {
        plugin.doesNormalize = true;
        scoring({{"n0", 0}, {"n1", 1}, {"n2", 2}, {"n3", 4}})(plugin);
    });
    profile.add<FakeScore>("B", scoring({{"n0", 90}, {"n1", 90}, {"n2", 90}, {"n3", 10}}));
    profile.profile.at(PluginPoint::MultiPoint).enabled[3].weight = 2;
    EXPECT_EQ(host(run()), "n2");
    EXPECT_THAT(record.scores[0].raw, ElementsAre(0, 1, 2, 4));
    EXPECT_THAT(record.scores[0].normalized, ElementsAre(0, 25, 50, 100));
    EXPECT_THAT(record.totals, ElementsAre(180, 205, 230, 120));
    EXPECT_THAT(record.best, ElementsAre(2U));
}

TEST_F(Look, PreScoreSkipLeavesTheScoreOut) {
    profile.add<FakeScore>("A", [](FakeScore& plugin) { plugin.preScoreAnswer = Status(Code::Skip); });
    profile.add<FakeScore>("B", scoring({{"n0", 1}, {"n1", 2}, {"n2", 3}, {"n3", 4}}));
    EXPECT_EQ(host(run()), "n3");
    EXPECT_TRUE(record.scores[0].skipped);
    EXPECT_THAT(record.scores[0].raw, IsEmpty());
}

TEST_F(Look, ScoreErrorsSayUpstreamsWords) {
    profile.add<FakeScore>("A", scoring({{"n0", 0}, {"n1", 101}, {"n2", 0}, {"n3", 0}}));
    EXPECT_EQ(run().message,
              "applying score defaultWeights on Score plugins: plugin \"A\" returns an invalid score 101, "
              "it should in the range of [0, 100] after normalizing");
    FakeProfile failing;
    failing.add<FakeScore>("B", [](FakeScore& plugin) {
        plugin.onScore = [](const NodeInfo&) { return tl::unexpected(Status::error("boom")); };
    });
    EXPECT_EQ(look(input, *failing.build(), nullptr).message, "running Score plugins: plugin \"B\" failed with: boom");
    FakeProfile preScore;
    preScore.add<FakeScore>("C", [](FakeScore& plugin) { plugin.preScoreAnswer = Status::error("boom"); });
    EXPECT_EQ(look(input, *preScore.build(), nullptr).message, "running PreScore plugin \"C\": boom");
}

class Ties : public Look {
protected:
    Ties() {
        profile.add<FakeScore>("S", scoring({{"n0", 4}, {"n1", 5}, {"n2", 5}, {"n3", 5}}));
        profile.add<FakeFilter>("F");
    }
};

TEST_F(Ties, FirstByNameWhereverTheSearchBegan) {
    adjust = [](CycleInput& in) { in.nextStart = 2; };
    EXPECT_EQ(host(run()), "n1");
    EXPECT_THAT(record.best, ElementsAre(2U, 3U, 1U)) << "in the order found";
}

TEST_F(Ties, SeededRandomReachesAllAndUsesOneDraw) {
    std::set<std::string> hosts;
    for (std::uint64_t draws = 0; draws < 40; ++draws) {
        adjust = [=](CycleInput& in) {
            in.tieBreak = TieBreak::SeededRandom;
            in.draws = draws;
        };
        const LookResult result = run();
        EXPECT_EQ(result.drawsUsed, 1U);
        hosts.insert(host(result));
    }
    EXPECT_THAT(hosts, ElementsAre("n1", "n2", "n3"));
}

TEST_F(Ties, HeapOrderDependsOnTheOrderFound) {
    adjust = [](CycleInput& in) { in.tieBreak = TieBreak::HeapOrder; };
    EXPECT_EQ(host(run()), "n1");
}

/// Where the search stops in a cluster of 120 nodes that wants 100 feasible ones.
TEST_F(Look, SearchGoesOnToTheFeasibleNodeItDoesNotNeed) {
    cluster.nodes(0);
    cluster.scenario.nodes.clear();
    cluster.nodes(120);
    profile.add<FakeScore>("S").add<FakeFilter>("F", [](FakeFilter& plugin) {
        plugin.onFilter = [](const NodeInfo& node) {
            return node.id.value >= 100 && node.id.value < 105 ? unschedulable("no") : Status();
        };
    });
    const LookResult result = run();
    EXPECT_EQ(result.feasible, 100U);
    EXPECT_EQ(result.nextStart, 105U) << "5 rejected nodes lie between the 100th feasible one and the next";
    adjust = [](CycleInput& in) { in.askEveryNode = true; };
    EXPECT_EQ(run().feasible, 115U);
}

TEST_F(Look, ExplainFilterAsksOnlyWhoWasAsked) {
    profile.add<FakeFilter>("A", passing({"n0", "n1"})).add<FakeFilter>("B");
    run();
    EXPECT_EQ(explainFilter(input, *framework, cluster.id("n0"), "B").size(), 1U);
    EXPECT_THAT(explainFilter(input, *framework, cluster.id("n0"), "C"), IsEmpty());
    EXPECT_THAT(explainFilter(input, *framework, cluster.id("n2"), "A"), IsEmpty()) << "the search had stopped";
    input.askEveryNode = true;
    EXPECT_EQ(explainFilter(input, *framework, cluster.id("n2"), "A").size(), 1U);
    EXPECT_THAT(explainFilter(input, *framework, cluster.id("n2"), "B"), IsEmpty()) << "A had settled it";
}

TEST_F(Look, ExplainScoreNeedsTwoFeasibleNodes) {
    profile.add<FakeScore>("S").add<FakeFilter>("F", passing({"n0", "n1"}));
    run();
    EXPECT_EQ(explainScore(input, *framework, cluster.id("n0"), "S").size(), 1U);
    EXPECT_THAT(explainScore(input, *framework, cluster.id("n2"), "S"), IsEmpty());
}

} // namespace
} // namespace berth
