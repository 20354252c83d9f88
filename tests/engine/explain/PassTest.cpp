// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/explain/Pass.h"

#include "engine/explain/Json.h"
#include "engine/explain/Text.h"
#include "tests/support/FakePlugins.h"
#include "tests/support/TestCluster.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace berth::explain {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Pair;
using namespace berth::test;

/// One place per node; preemption takes the lowest pod's.
struct OnePerNode : FakeFilter, PostFilterPlugin {
    OnePerNode() {
        onFilter = [](const NodeInfo& node) {
            return node.pods.empty() ? Status() : Status(Code::Unschedulable, "taken");
        };
    }
    PostFilterResult postFilter(const Context& context, const CycleState&, const Pod& pod, const NodeStatuses&,
                                PreemptionReport* report) const override {
        for (std::size_t i = 0; i < context.snapshot().size(); ++i) {
            const NodeInfo& node = context.snapshot().at(i);
            if (node.pods.front().pod->priority >= pod.priority) continue;
            if (report != nullptr) report->candidates = {{node.id, {node.pods.front().id}, {}, 0}};
            return {Status(Code::Success, "found"), node.id, {node.pods.front().id}, 0};
        }
        return {Status(Code::Unschedulable, "nobody lower"), NodeId{}, {}, 0};
    }
};

struct ByPriority : FakePlugin, QueueSortPlugin {
    bool less(const QueuedPod& a, const QueuedPod& b) const override { return a.pod->priority > b.pod->priority; }
};

class Pass : public testing::Test {
protected:
    Pass() {
        profile.add<OnePerNode>("OnePerNode").know<ByPriority>("ByPriority");
        profile.disable(PluginPoint::QueueSort, "Sort").enable(PluginPoint::QueueSort, "ByPriority");
    }

    Scenario& scenario() { return cluster.scenario; }

    PassResult run() {
        auto configuration = std::make_shared<Configuration>();
        configuration->profiles = {profile.profile};
        const auto profiles = Profiles::create(configuration, profile.registry());
        return runPass(scenario(), **profiles);
    }

    void pending(std::shared_ptr<Pod> pod) { scenario().pods.push_back(std::move(pod)); }

    std::vector<std::string> cycles(const PassResult& result) {
        std::vector<std::string> pods;
        for (const CycleRecord& record : result.cycles) pods.push_back(record.podName);
        return pods;
    }

    TestCluster cluster;
    FakeProfile profile;
};

TEST_F(Pass, HighestPriorityFirstThenFileOrder) {
    cluster.nodes(2);
    pending(makePod("low"));
    pending(makePod("first", 5));
    pending(makePod("second", 5));
    const PassResult result = run();
    EXPECT_THAT(cycles(result), ElementsAre("default/first", "default/second", "default/low"));
    EXPECT_THAT(result.bound, ElementsAre(Pair("default/first", "n0"), Pair("default/second", "n1")));
    EXPECT_THAT(result.pending, ElementsAre("default/low"));
    EXPECT_THAT(result.cycles[2].message, HasSubstr("0/2 nodes are available: 2 taken. nobody lower"));
}

TEST_F(Pass, PodsThatEnterLaterCountInFileOrder) {
    cluster.nodes(3);
    const auto at = [](std::shared_ptr<Pod> pod, std::uint32_t line) {
        pod->meta.place = {"f.yaml", line, 1};
        return pod;
    };
    pending(at(makePod("b"), 20));
    scenario().steps.push_back({Duration::seconds(5), CreatePod{at(makePod("c"), 30)}, "", {}});
    scenario().steps.push_back({Duration::seconds(9), CreatePod{at(makePod("a"), 10)}, "", {}});
    scenario().steps.push_back({Duration::seconds(9), CreatePod{at(makePod("a"), 10)}, "", {}});
    EXPECT_THAT(cycles(run()), ElementsAre("default/a", "default/b", "default/c"));
}

TEST_F(Pass, SomePodsGetNoCycle) {
    cluster.nodes(1);
    const auto gated = makePod("gated");
    gated->schedulingGates = {"hold"};
    const auto leaving = makePod("leaving");
    leaving->meta.deletionTimestamp = kDefaultStart;
    const auto foreign = makePod("foreign");
    foreign->schedulerName = "somebody-else";
    const auto done = makePod("done");
    done->phase = PodPhase::Succeeded;
    for (const auto& pod : {gated, leaving, foreign, done}) pending(pod);
    const PassResult result = run();
    EXPECT_THAT(result.cycles, IsEmpty());
    EXPECT_THAT(result.pending, IsEmpty());
}

TEST_F(Pass, ThePreemptorGetsASecondCycleAndVictimsAreGone) {
    cluster.nodes(1).on("n0", makePod("victim"));
    pending(makePod("urgent", 10));
    const PassResult result = run();
    ASSERT_THAT(cycles(result), ElementsAre("default/urgent", "default/urgent"));
    EXPECT_EQ(result.cycles[0].nominated, NodeId{0});
    EXPECT_TRUE(result.cycles[1].nominatedNodeOnly);
    EXPECT_THAT(result.evicted, ElementsAre("default/victim"));
    EXPECT_THAT(result.bound, ElementsAre(Pair("default/urgent", "n0")));
    EXPECT_THAT(result.pending, IsEmpty());
}

TEST_F(Pass, LowerNominationsOnThePreemptorsNodeFall) {
    cluster.nodes(1).on("n0", makePod("victim"));
    pending(makePod("urgent", 10));
    pending(makePod("waiting", 1));
    auto nominated = makePod("nominated", 1);
    nominated->nominatedNodeName = "n0";
    pending(nominated);
    const PassResult result = run();
    EXPECT_EQ(result.cycles.back().podName, "default/nominated");
    EXPECT_FALSE(result.cycles.back().nominatedNodeOnly);
    EXPECT_THAT(result.pending, ElementsAre("default/waiting", "default/nominated"));
}

TEST_F(Pass, FinishedPodsLeaveRoom) {
    const auto done = makePod("done");
    done->phase = PodPhase::Failed;
    cluster.nodes(1).on("n0", done);
    pending(makePod("p"));
    EXPECT_THAT(run().bound, ElementsAre(Pair("default/p", "n0")));
}

TEST_F(Pass, JsonIsTheDocumentOfTheFormat) {
    profile.add<FakeScore>("S", [](FakeScore& plugin) {
        plugin.onScore = [](const NodeInfo& node) { return node.name() == "n2" ? 7 : 3; };
    });
    profile.profile.at(PluginPoint::MultiPoint).enabled.back().weight = 2;
    cluster.nodes(3).on("n0", makePod("sitting", 50));
    pending(makePod("p"));
    const auto expected = nlohmann::ordered_json::parse(R"({
        "kubeScheduler": "v1.37.2",
        "cycles": [{
            "pod": "default/p",
            "rejected": {"n0": {"code": "Unschedulable", "plugin": "OnePerNode", "reasons": ["taken"]}},
            "feasible": ["n1", "n2"],
            "scores": {"n1": {"S": {"raw": 3, "weighted": 6}}, "n2": {"S": {"raw": 7, "weighted": 14}}},
            "totals": {"n1": 6, "n2": 14},
            "best": ["n2"],
            "selected": "n2"
        }],
        "bound": {"default/p": "n2"}
    })");
    EXPECT_EQ(toJson(run()).dump(1), expected.dump(1));
}

TEST_F(Pass, JsonOfAPreemption) {
    cluster.nodes(1).on("n0", makePod("victim"));
    pending(makePod("urgent", 10));
    const auto json = toJson(run());
    const auto expected = nlohmann::ordered_json::parse(R"({
        "pod": "default/urgent",
        "rejected": {"n0": {"code": "Unschedulable", "plugin": "OnePerNode", "reasons": ["taken"]}},
        "feasible": [],
        "postFilter": {"code": "Success"},
        "candidates": {"n0": {"victims": ["default/victim"], "pdbViolations": 0}},
        "nominated": "n0",
        "message": "0/1 nodes are available: 1 taken. found"
    })");
    EXPECT_EQ(json["cycles"][0].dump(1), expected.dump(1));
    EXPECT_EQ(json["evicted"].dump(), "[\"default/victim\"]");
}

TEST_F(Pass, EmptyClusterSaysSo) {
    pending(makePod("p"));
    const auto json = toJson(run());
    EXPECT_EQ(json["cycles"][0].dump(),
              R"({"pod":"default/p","feasible":[],"message":"no nodes available to schedule pods"})");
}

TEST_F(Pass, TextNamesReasonsScoresAndTheHost) {
    profile.add<FakeScore>("S");
    cluster.nodes(3).on("n0", makePod("sitting", 50));
    pending(makePod("p"));
    pending(makePod("q"));
    pending(makePod("r"));
    const std::string text = toText(run());
    EXPECT_THAT(text, HasSubstr("default/p\n  Filter: 2 of 3 nodes pass\n    n0 — OnePerNode: taken\n"));
    EXPECT_THAT(text, HasSubstr("    node   S ×1  total\n    n1    0 → 0      0\n"));
    EXPECT_THAT(text, HasSubstr("Selected n2, without scoring"));
    EXPECT_THAT(text, HasSubstr("FailedScheduling: 0/3 nodes are available"));
    EXPECT_THAT(text, HasSubstr("2 bound, 1 pending, 0 evicted"));
}

} // namespace
} // namespace berth::explain
