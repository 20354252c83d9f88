// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/podtopologyspread/PodTopologySpread.h"

#include "tests/engine/plugins/PluginTest.h"
#include "tests/engine/plugins/SpreadBuilders.h"

#include <gmock/gmock.h>

namespace berth::test {
namespace {

using testing::ElementsAre;

const std::string kHostname = "kubernetes.io/hostname";
const std::string kZone = "topology.kubernetes.io/zone";

const Status kTooSkewed(Code::Unschedulable, std::string("node(s) didn't match pod topology spread constraints"));
const Status kNoLabel(Code::UnschedulableAndUnresolvable,
                      std::string("node(s) didn't match pod topology spread constraints (missing required label)"));

MakeNode in(const std::string& name, const std::string& zone) {
    return MakeNode(name).label(kHostname, name).label("zone", zone);
}

PodInfo infoOf(const Pod& pod) {
    PodInfo info;
    info.id = PodId{500};
    info.pod = &pod;
    return info;
}

/// Zone a holds two web pods, b one, c none.
class PodTopologySpreadTest : public PluginTest {
protected:
    PodTopologySpreadTest() {
        cluster_.node(in("a1", "a")).pod(web("w1")).node(in("a2", "a")).pod(web("w2"));
        cluster_.node(in("b1", "b")).pod(web("w3")).pod(MakePod("other").label("app", "db"));
        cluster_.node(in("c1", "c"));
    }

    PodTopologySpread plugin() const { return PodTopologySpread(args_); }
    bool preFilter(const MakePod& pod) {
        state_ = CycleState();
        const PreFilterResult result = plugin().preFilter(context_, state_, look(pod));
        EXPECT_FALSE(result.nodes);
        return !result.status.isSkip();
    }
    Status filter(std::size_t index) { return plugin().filter(context_, state_, *pod_, node(index), nullptr); }
    /// The verdicts on all nodes in order: "+" passes, "-" is too skewed, "x" lacks a label.
    std::string verdicts(const MakePod& pod, std::size_t nodes = 4) {
        EXPECT_TRUE(preFilter(pod));
        std::string text;
        for (std::size_t i = 0; i < nodes; ++i)
            text += filter(i).ok() ? '+' : filter(i) == kTooSkewed ? '-' : filter(i) == kNoLabel ? 'x' : '?';
        return text;
    }
    std::vector<const NodeInfo*> first(std::size_t count) const {
        std::vector<const NodeInfo*> nodes;
        for (std::size_t i = 0; i < count; ++i) nodes.push_back(&node(i));
        return nodes;
    }
    bool preScore(const MakePod& pod, std::size_t nodes = 4) {
        state_ = CycleState();
        const Pod& looked = look(pod);
        feasible_ = first(nodes);
        return !plugin().preScore(context_, state_, looked, feasible_).isSkip();
    }
    std::vector<std::int64_t> raw() {
        std::vector<std::int64_t> scores;
        for (const NodeInfo* one : feasible_)
            scores.push_back(plugin().score(context_, state_, *pod_, *one, nullptr).value());
        return scores;
    }
    std::vector<std::int64_t> normalized(std::vector<std::int64_t> scores) {
        EXPECT_TRUE(plugin().normalize(context_, state_, *pod_, feasible_, scores).ok());
        return scores;
    }

    PodTopologySpreadArgs args_;
    std::vector<const NodeInfo*> feasible_;
};

TEST_F(PodTopologySpreadTest, SkipsWithoutConstraintsOfItsKind) {
    EXPECT_FALSE(preFilter(MakePod("p")));
    EXPECT_FALSE(preFilter(spreading({Spread("zone").soft()})));
    EXPECT_TRUE(preFilter(spreading({Spread("zone")})));
    EXPECT_FALSE(preScore(MakePod("p")));
    EXPECT_FALSE(preScore(spreading({Spread("zone")})));
    EXPECT_TRUE(preScore(spreading({Spread("zone").soft()})));
}

TEST_F(PodTopologySpreadTest, NoDomainMayExceedTheEmptiestByMoreThanMaxSkew) {
    EXPECT_EQ(verdicts(spreading({Spread("zone")})), "---+");
    EXPECT_EQ(verdicts(spreading({Spread("zone").maxSkew(2)})), "--++");
    EXPECT_EQ(verdicts(spreading({Spread("zone").maxSkew(3)})), "++++");
}

TEST_F(PodTopologySpreadTest, APodThatDoesNotMatchItselfAddsNothing) {
    EXPECT_EQ(verdicts(spreading({Spread("zone").app("db")})), "++++");
    EXPECT_EQ(verdicts(spreading({Spread("zone").app("db")}).label("app", "db")), "++-+");
}

TEST_F(PodTopologySpreadTest, EveryConstraintMustHold) {
    EXPECT_EQ(verdicts(spreading({Spread("zone").maxSkew(3), Spread(kHostname)})), "---+");
    EXPECT_EQ(verdicts(spreading({Spread("zone").maxSkew(2), Spread(kHostname).maxSkew(2)})), "--++");
}

TEST_F(PodTopologySpreadTest, ANodeWithoutTheLabelIsOutAndNotCounted) {
    cluster_.pod(web("w4")).node(MakeNode("bare").label(kHostname, "bare"));
    EXPECT_EQ(verdicts(spreading({Spread("zone")}), 5), "--++x");
    EXPECT_EQ(verdicts(spreading({Spread(kHostname), Spread("zone").maxSkew(5)}), 5), "++++x")
        << "a node without all keys is no domain of the other constraint either";
}

TEST_F(PodTopologySpreadTest, TooFewDomainsMakeTheLeastZero) {
    cluster_.pod(web("w4"));
    EXPECT_EQ(verdicts(spreading({Spread("zone")})), "--++");
    EXPECT_EQ(verdicts(spreading({Spread("zone").minDomains(3)})), "--++");
    EXPECT_EQ(verdicts(spreading({Spread("zone").minDomains(4)})), "----");
}

TEST_F(PodTopologySpreadTest, OtherNamespacesAndTerminatingPodsDoNotCount) {
    MakePod leaving = web("leaving");
    leaving.raw().meta.deletionTimestamp = kDefaultStart;
    cluster_.pod(web("elsewhere", "prod")).pod(leaving);
    EXPECT_EQ(verdicts(spreading({Spread("zone")})), "---+");
}

TEST_F(PodTopologySpreadTest, AnEmptySelectorCountsNothingAndNoneMatchesNothing) {
    EXPECT_EQ(verdicts(spreading({Spread("zone").selector(LabelSelector{})})), "++++");
    EXPECT_EQ(verdicts(spreading({Spread("zone").selector(std::nullopt)})), "++++");
}

TEST_F(PodTopologySpreadTest, LabelKeysOfThePodNarrowTheSelector) {
    cluster_.pod(web("old").label("version", "1"));
    EXPECT_EQ(verdicts(spreading({Spread("zone")})), "--++");
    EXPECT_EQ(verdicts(spreading({Spread("zone").labelKey("version")}).label("version", "2")), "++++");
    EXPECT_EQ(verdicts(spreading({Spread("zone").labelKey("version")}).label("version", "1")), "+++-");
    EXPECT_EQ(verdicts(spreading({Spread("zone").labelKey("version")})), "--++")
        << "keys that the pod lacks are left out";
}

TEST_F(PodTopologySpreadTest, NodesOutsideThePodsAffinityCountOnlyWhenItIsIgnored) {
    EXPECT_EQ(verdicts(spreading({Spread("zone")}).select("zone", "a")), "++++");
    EXPECT_EQ(verdicts(spreading({Spread("zone").ignoreAffinity()}).select("zone", "a")), "---+");
}

TEST_F(PodTopologySpreadTest, TaintedNodesCountUnlessTaintsAreHonored) {
    cluster_.node(in("d1", "d").taint("k", "", TaintEffect::NoSchedule));
    cluster_.node(in("c2", "c")).pod(web("w4"));
    EXPECT_EQ(verdicts(spreading({Spread("zone")}), 6), "----+-");
    EXPECT_EQ(verdicts(spreading({Spread("zone").honorTaints()}), 6), "--++++");
    const MakePod tolerant =
        spreading({Spread("zone").honorTaints()}).tolerate("k", "Exists", "", TaintEffect::NoSchedule);
    EXPECT_EQ(verdicts(tolerant, 6), "----+-");
}

TEST_F(PodTopologySpreadTest, AddAndRemoveMoveTheCounts) {
    ASSERT_TRUE(preFilter(spreading({Spread("zone")})));
    const auto other = web("w9").obj();
    const PodInfo info = infoOf(*other);
    EXPECT_TRUE(plugin().addPod(context_, state_, *pod_, info, node(3)).ok());
    EXPECT_TRUE(filter(2).ok());
    EXPECT_TRUE(filter(3).ok());
    EXPECT_TRUE(plugin().addPod(context_, state_, *pod_, info, node(3)).ok());
    EXPECT_EQ(filter(3), kTooSkewed);
    for (int i = 0; i < 2; ++i) EXPECT_TRUE(plugin().removePod(context_, state_, *pod_, info, node(3)).ok());
    EXPECT_EQ(filter(2), kTooSkewed);
}

TEST_F(PodTopologySpreadTest, ATrialLeavesTheStateItCameFromAlone) {
    ASSERT_TRUE(preFilter(spreading({Spread("zone")})));
    const auto other = web("w9").obj();
    CycleState trial = state_.clone();
    EXPECT_TRUE(plugin().addPod(context_, trial, *pod_, infoOf(*other), node(3)).ok());
    EXPECT_TRUE(plugin().filter(context_, trial, *pod_, node(2), nullptr).ok());
    EXPECT_EQ(filter(2), kTooSkewed);
}

TEST_F(PodTopologySpreadTest, PodsOfOtherNamespacesMoveNothing) {
    ASSERT_TRUE(preFilter(spreading({Spread("zone")})));
    const auto other = web("w9", "prod").obj();
    EXPECT_TRUE(plugin().addPod(context_, state_, *pod_, infoOf(*other), node(3)).ok());
    EXPECT_EQ(filter(2), kTooSkewed);
}

TEST_F(PodTopologySpreadTest, TheArithmeticOfAVerdictIsTold) {
    ASSERT_TRUE(preFilter(spreading({Spread("zone").minDomains(4)})));
    Terms terms;
    EXPECT_EQ(plugin().filter(context_, state_, *pod_, node(2), &terms), kTooSkewed);
    ASSERT_EQ(terms.items().size(), 1U);
    EXPECT_EQ(terms.items()[0].name, "skew in zone=b");
    EXPECT_EQ(terms.items()[0].value, "2");
    EXPECT_EQ(terms.items()[0].formula,
              "1 matching + 1 itself − 0 in the emptiest of 3 domains (0, as minDomains is 4); maxSkew 1");
}

/// SEMANTICS Appendix A: one constraint over three zones, maxSkew 1 and 5.
TEST_F(PodTopologySpreadTest, MatchingPodsWeighTheLogarithmOfTheDomains) {
    EXPECT_TRUE(preScore(spreading({Spread("zone").soft()})));
    EXPECT_THAT(raw(), ElementsAre(3, 3, 2, 0));
    EXPECT_TRUE(preScore(spreading({Spread("zone").soft().maxSkew(5)})));
    EXPECT_THAT(raw(), ElementsAre(7, 7, 6, 4));
    EXPECT_THAT(normalized(raw()), ElementsAre(57, 57, 71, 100));
}

TEST_F(PodTopologySpreadTest, NormaliseTurnsTheOrderRound) {
    EXPECT_TRUE(preScore(spreading({Spread("zone").soft()})));
    EXPECT_THAT(normalized({2, 3, 8, 2}), ElementsAre(100, 87, 25, 100));
    EXPECT_THAT(normalized({0, 0, 0, 0}), ElementsAre(100, 100, 100, 100));
}

TEST_F(PodTopologySpreadTest, HostnamesCountThePodsOfTheNodeItself) {
    cluster_.pod(web("w4")).pod(web("w5"));
    EXPECT_TRUE(preScore(spreading({Spread(kHostname).soft()})));
    EXPECT_THAT(raw(), ElementsAre(2, 2, 2, 4)) << "ln(4 + 2) = 1.79 for each pod";
    EXPECT_TRUE(preScore(spreading({Spread(kHostname).soft()}), 2));
    EXPECT_THAT(raw(), ElementsAre(1, 1)) << "ln(2 + 2) = 1.39: only feasible nodes are counted";
}

TEST_F(PodTopologySpreadTest, FeasibleNodesWithoutAKeyAreLeftOut) {
    cluster_.node(MakeNode("bare").label(kHostname, "bare"));
    EXPECT_TRUE(preScore(spreading({Spread("zone").soft()}), 5));
    EXPECT_THAT(raw(), ElementsAre(3, 3, 2, 0, 0));
    EXPECT_THAT(normalized(raw()), ElementsAre(0, 0, 33, 100, 0));
}

TEST_F(PodTopologySpreadTest, DomainsOfNodesThatAreNotFeasibleWeighNothing) {
    EXPECT_TRUE(preScore(spreading({Spread("zone").soft()}), 2));
    EXPECT_THAT(raw(), ElementsAre(2, 2)) << "2 × ln(1 + 2) = 2.2";
}

class SpreadDefaultsTest : public PodTopologySpreadTest {
protected:
    SpreadDefaultsTest() {
        Service service;
        service.meta.ns = "default";
        service.selector = {{"app", "web"}};
        cluster_.objects.services.push_back(service);
    }
    static Workload workload(Workload::Kind kind, const std::string& name, LabelSelector selector) {
        Workload made;
        made.kind = kind;
        made.meta.ns = "default";
        made.meta.name = name;
        made.selector = std::move(selector);
        return made;
    }
    static MakePod owned(const std::string& apiVersion, const std::string& kind, const std::string& name) {
        MakePod pod = web("p");
        pod.raw().meta.owners.push_back({apiVersion, kind, name, "uid", true});
        return pod;
    }
    void useList(std::initializer_list<Spread> constraints) {
        args_.systemDefaults = false;
        for (const Spread& one : constraints) args_.defaultConstraints.push_back(one.obj());
    }
};

TEST_F(SpreadDefaultsTest, SystemDefaultsNeedAServiceOrAnOwner) {
    EXPECT_TRUE(preScore(web("p")));
    EXPECT_FALSE(preScore(MakePod("p").label("app", "db")));
    EXPECT_FALSE(preScore(web("p", "prod")));
    EXPECT_FALSE(preFilter(web("p"))) << "both are soft";
}

TEST_F(SpreadDefaultsTest, SystemDefaultsSpreadOverHostsAndZones) {
    cluster_.objects.services[0].selector = {};
    EXPECT_FALSE(preScore(web("p"))) << "a service that selects nothing gives no selector";
    cluster_.objects.services[0].selector = {{"app", "web"}};
    EXPECT_TRUE(preScore(web("p")));
    // No node has the zone label, so all stand in the domain "", and only the host counts: pods × ln(4 + 2) + (3 − 1).
    EXPECT_THAT(raw(), ElementsAre(4, 4, 4, 2));
}

TEST_F(SpreadDefaultsTest, ThePodsOwnConstraintsTurnTheDefaultsOff) {
    EXPECT_FALSE(preScore(spreading({Spread("zone")})));
    useList({Spread("zone")});
    EXPECT_FALSE(preFilter(spreading({Spread("zone").soft()})));
}

TEST_F(SpreadDefaultsTest, AListMayHoldHardConstraintsAndTakesItsSelectorFromTheService) {
    useList({Spread("zone").selector(std::nullopt)});
    EXPECT_EQ(verdicts(web("p")), "---+");
    EXPECT_FALSE(preFilter(MakePod("p").label("app", "db")));
}

TEST_F(SpreadDefaultsTest, WithAListNodesThatLackAKeyAreLeftOut) {
    cluster_.node(MakeNode("bare").label(kHostname, "bare"));
    useList({Spread("zone").soft()});
    EXPECT_TRUE(preScore(web("p"), 5));
    EXPECT_THAT(normalized(raw()), ElementsAre(0, 0, 33, 100, 0));
}

TEST_F(SpreadDefaultsTest, TheOwnersSelectorNarrowsTheServices) {
    cluster_.pod(web("w4").label("tier", "1"));
    cluster_.objects.workloads.push_back(workload(Workload::Kind::ReplicaSet, "rs", {{{"tier", "1"}}, {}}));
    useList({Spread("zone")});
    EXPECT_EQ(verdicts(owned("apps/v1", "ReplicaSet", "rs").label("tier", "1")), "+++-");
    EXPECT_EQ(verdicts(owned("apps/v1", "ReplicaSet", "gone").label("tier", "1")), "--++");
    EXPECT_EQ(verdicts(owned("batch/v1", "ReplicaSet", "rs").label("tier", "1")), "--++");
}

TEST_F(SpreadDefaultsTest, EachKindOfOwnerGivesItsSelector) {
    cluster_.objects.services.clear();
    useList({Spread("zone")});
    cluster_.objects.workloads.push_back(workload(Workload::Kind::StatefulSet, "one", {{{"app", "web"}}, {}}));
    cluster_.objects.workloads.push_back(
        workload(Workload::Kind::ReplicationController, "one", {{{"app", "web"}}, {}}));
    cluster_.objects.workloads.push_back(workload(Workload::Kind::Job, "one", {{{"app", "web"}}, {}}));
    EXPECT_EQ(verdicts(owned("apps/v1", "StatefulSet", "one")), "---+");
    EXPECT_EQ(verdicts(owned("v1", "ReplicationController", "one")), "---+");
    EXPECT_FALSE(preFilter(owned("batch/v1", "Job", "one")));
}

TEST_F(SpreadDefaultsTest, ContradictorySelectorsMatchNoPod) {
    cluster_.objects.workloads.push_back(workload(Workload::Kind::ReplicaSet, "rs", {{{"app", "db"}}, {}}));
    useList({Spread("zone")});
    EXPECT_EQ(verdicts(owned("apps/v1", "ReplicaSet", "rs")), "++++");
}

} // namespace
} // namespace berth::test
