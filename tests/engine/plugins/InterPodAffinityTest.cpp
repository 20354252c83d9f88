// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/interpodaffinity/InterPodAffinity.h"

#include "tests/engine/plugins/AffinityBuilders.h"
#include "tests/engine/plugins/PluginTest.h"

#include <gmock/gmock.h>

namespace berth::test {
namespace {

const Status kPassed;
const Status kNotNear(Code::UnschedulableAndUnresolvable, std::string("node(s) didn't match pod affinity rules"));
const Status kTooNear(Code::Unschedulable, std::string("node(s) didn't match pod anti-affinity rules"));
const Status kUnwelcome(Code::Unschedulable, std::string("node(s) didn't satisfy existing pods anti-affinity rules"));

/// Nodes n0 and n1 in zone a, n2 in zone b, n3 in none.
class InterPodAffinityTest : public PluginTest {
protected:
    /// Puts these pods on n0, then n1, n2, n3.
    void running(const std::vector<std::vector<MakePod>>& pods) {
        const std::vector<std::string> zones = {"a", "a", "b", ""};
        for (std::size_t i = 0; i < zones.size(); ++i) {
            MakeNode node("n" + std::to_string(i));
            node.label("host", "n" + std::to_string(i));
            if (!zones[i].empty()) node.label("zone", zones[i]);
            cluster_.node(node);
            if (i < pods.size())
                for (const MakePod& pod : pods[i]) cluster_.pod(pod);
        }
    }
    PreFilterResult preFilter(const MakePod& pod) { return plugin_.preFilter(context_, state_, look(pod)); }
    Status filter(std::size_t index, Terms* terms = nullptr) const {
        return plugin_.filter(context_, state_, *pod_, node(index), terms);
    }
    /// After PreFilter, the verdicts on n0 … n3.
    std::vector<Status> verdicts(const MakePod& pod) {
        EXPECT_TRUE(preFilter(pod).status.ok());
        return {filter(0), filter(1), filter(2), filter(3)};
    }
    PodInfo infoOf(const Pod& pod) const {
        PodInfo info;
        info.pod = &pod;
        return info;
    }

    InterPodAffinity plugin_{InterPodAffinityArgs{}};
};

using testing::ElementsAre;

TEST_F(InterPodAffinityTest, SkipsWhenNobodysRequiredTermsConcernThePod) {
    running({{mustStayAway(app("db", "d"), Near("zone").app("db")), mustBeNear(app("web", "w"), Near("zone"))}});
    EXPECT_TRUE(preFilter(wantsNear(app("web"), 10, Near("zone"))).status.isSkip());
    EXPECT_TRUE(preFilter(app("db")).status.ok());
    EXPECT_TRUE(preFilter(mustBeNear(app("x"), Near("zone"))).status.ok());
    EXPECT_TRUE(preFilter(mustStayAway(app("x"), Near("zone"))).status.ok());
}

TEST_F(InterPodAffinityTest, AffinityHoldsForTheWholeTopology) {
    running({{app("web", "w")}});
    EXPECT_THAT(verdicts(mustBeNear(app("x"), Near("zone"))), ElementsAre(kPassed, kPassed, kNotNear, kNotNear));
    EXPECT_THAT(verdicts(mustBeNear(app("x"), Near("host"))), ElementsAre(kPassed, kNotNear, kNotNear, kNotNear));
}

TEST_F(InterPodAffinityTest, OnePodMustMatchAllTerms) {
    running({{app("web", "w").label("tier", "front")}, {}, {app("web", "v")}});
    const LabelSelector front{{{"tier", "front"}}, {}};
    const MakePod pod = mustBeNear(mustBeNear(app("x"), Near("zone")), Near("host").selector(front));
    EXPECT_THAT(verdicts(pod), ElementsAre(kPassed, kNotNear, kNotNear, kNotNear));
}

TEST_F(InterPodAffinityTest, TheFirstPodOfAGroupMayGoWhereverTheKeysAre) {
    running({{app("db", "d")}});
    EXPECT_THAT(verdicts(mustBeNear(app("web"), Near("zone"))), ElementsAre(kPassed, kPassed, kPassed, kNotNear));
    EXPECT_THAT(verdicts(mustBeNear(app("other"), Near("zone"))), ElementsAre(kNotNear, kNotNear, kNotNear, kNotNear));
    EXPECT_THAT(verdicts(mustBeNear(app("web", "p", "team"), Near("zone").inNamespaces({"default"}))),
                ElementsAre(kNotNear, kNotNear, kNotNear, kNotNear));
}

TEST_F(InterPodAffinityTest, OnceThereIsOneTheOthersFollow) {
    running({{app("web", "w")}});
    EXPECT_THAT(verdicts(mustBeNear(app("web"), Near("host"))), ElementsAre(kPassed, kNotNear, kNotNear, kNotNear));
}

TEST_F(InterPodAffinityTest, AntiAffinityCountsEachTermForItself) {
    running({{app("web", "w")}, {}, {app("db", "d")}});
    const MakePod pod = mustStayAway(mustStayAway(app("x"), Near("host")), Near("zone").app("db"));
    EXPECT_THAT(verdicts(pod), ElementsAre(kTooNear, kPassed, kTooNear, kPassed));
}

TEST_F(InterPodAffinityTest, ExistingPodsKeepOthersAway) {
    running({{}, {}, {mustStayAway(app("db", "d"), Near("zone"))}});
    EXPECT_THAT(verdicts(app("web")), ElementsAre(kPassed, kPassed, kUnwelcome, kPassed));
}

TEST_F(InterPodAffinityTest, TheRulesAreAskedInUpstreamsOrder) {
    running({{mustStayAway(app("web", "w"), Near("zone").app("x"))}});
    EXPECT_EQ(verdicts(mustStayAway(app("x"), Near("zone")))[0], kTooNear);
    EXPECT_EQ(verdicts(mustBeNear(mustStayAway(app("x"), Near("zone")), Near("zone").app("db")))[0], kNotNear);
}

TEST_F(InterPodAffinityTest, WithoutASelectorNobodyMatchesWithAnEmptyOneEverybody) {
    running({{app("web", "w")}});
    EXPECT_THAT(verdicts(mustStayAway(app("x"), Near("zone").selector({}))),
                ElementsAre(kPassed, kPassed, kPassed, kPassed));
    EXPECT_THAT(verdicts(mustStayAway(app("x"), Near("zone").selector(LabelSelector{}))),
                ElementsAre(kTooNear, kTooNear, kPassed, kPassed));
}

TEST_F(InterPodAffinityTest, NamespacesOfTheIncomingPodsTerms) {
    running({{app("web", "w", "team-a")}, {}, {app("web", "v", "stray")}});
    cluster_.objects.namespaces = {namespaceOf("default"), namespaceOf("team-a", {{"team", "a"}})};
    const LabelSelector ofTeamA{{{"team", "a"}}, {}};
    const LabelSelector notOfTeamA{{}, {requirement("team", SelectorOperator::NotIn, {"a"})}};
    const auto with = [](const Near& term) { return mustStayAway(app("x"), term); };
    EXPECT_THAT(verdicts(with(Near("host"))), ElementsAre(kPassed, kPassed, kPassed, kPassed));
    EXPECT_THAT(verdicts(with(Near("host").inNamespaces({"team-a"}))),
                ElementsAre(kTooNear, kPassed, kPassed, kPassed));
    EXPECT_THAT(verdicts(with(Near("host").namespacesWith(ofTeamA))), ElementsAre(kTooNear, kPassed, kPassed, kPassed));
    EXPECT_THAT(verdicts(with(Near("host").namespacesWith({}))), ElementsAre(kTooNear, kPassed, kTooNear, kPassed));
    EXPECT_THAT(verdicts(with(Near("host").namespacesWith(notOfTeamA))),
                ElementsAre(kPassed, kPassed, kPassed, kPassed))
        << "a namespace that nobody declared is in no list";
}

TEST_F(InterPodAffinityTest, NamespacesOfExistingPodsTerms) {
    const LabelSelector ofTeamA{{{"team", "a"}}, {}};
    const LabelSelector notOfTeamA{{}, {requirement("team", SelectorOperator::NotIn, {"a"})}};
    running({{mustStayAway(app("db", "d"), Near("host").namespacesWith(ofTeamA))},
             {mustStayAway(app("db", "e"), Near("host").namespacesWith(notOfTeamA))},
             {mustStayAway(app("db", "f"), Near("host"))}});
    cluster_.objects.namespaces = {namespaceOf("default"), namespaceOf("team-a", {{"team", "a"}})};
    EXPECT_THAT(verdicts(app("web", "p", "team-a")), ElementsAre(kUnwelcome, kPassed, kPassed, kPassed));
    EXPECT_THAT(verdicts(app("web", "p", "stray")), ElementsAre(kPassed, kUnwelcome, kPassed, kPassed))
        << "an undeclared namespace has no labels";
    EXPECT_THAT(verdicts(app("web")), ElementsAre(kPassed, kUnwelcome, kUnwelcome, kPassed));
}

TEST_F(InterPodAffinityTest, AddPodAndRemovePodKeepTheCountsRight) {
    running({{app("web", "w")}});
    ASSERT_TRUE(preFilter(mustBeNear(app("web"), Near("zone"))).status.ok());
    const auto web = app("web", "v").obj();
    CycleState trial = state_.clone();
    EXPECT_TRUE(plugin_.addPod(context_, trial, *pod_, infoOf(*web), node(2)).ok());
    EXPECT_TRUE(plugin_.filter(context_, trial, *pod_, node(2), nullptr).ok());
    EXPECT_EQ(filter(2), kNotNear) << "a trial leaves the cycle's own state alone";
    EXPECT_TRUE(plugin_.removePod(context_, trial, *pod_, infoOf(*web), node(2)).ok());
    EXPECT_EQ(plugin_.filter(context_, trial, *pod_, node(2), nullptr), kNotNear);
    EXPECT_TRUE(plugin_.removePod(context_, trial, *pod_, infoOf(*web), node(0)).ok());
    EXPECT_TRUE(plugin_.filter(context_, trial, *pod_, node(2), nullptr).ok())
        << "with the last one gone the pod is the first of its group";
}

TEST_F(InterPodAffinityTest, RemovePodFreesFromTheTermsOfExistingPods) {
    running({{mustStayAway(app("db", "d"), Near("zone"))}});
    ASSERT_TRUE(preFilter(app("web")).status.ok());
    EXPECT_EQ(filter(1), kUnwelcome);
    const PodInfo db = node(0).pods.front();
    EXPECT_TRUE(plugin_.removePod(context_, state_, *pod_, db, node(0)).ok());
    EXPECT_TRUE(filter(1).ok());
    EXPECT_TRUE(plugin_.addPod(context_, state_, *pod_, db, node(2)).ok());
    EXPECT_EQ(filter(2), kUnwelcome);
}

TEST_F(InterPodAffinityTest, WithoutPreFilterItFails) {
    running({});
    look(app("web"));
    const Status missing = Status::error("error reading \"PreFilterInterPodAffinity\" from cycleState: not found");
    EXPECT_EQ(filter(0), missing);
    const auto web = app("web", "v").obj();
    EXPECT_EQ(plugin_.addPod(context_, state_, *pod_, infoOf(*web), node()), missing);
    EXPECT_EQ(plugin_.removePod(context_, state_, *pod_, infoOf(*web), node()), missing);
}

TEST_F(InterPodAffinityTest, TheTermsSayWhatWasCounted) {
    running({{app("web", "w"), app("web", "v")}, {}, {mustStayAway(app("db", "d"), Near("zone"))}});
    ASSERT_TRUE(preFilter(mustStayAway(mustBeNear(app("web"), Near("zone")), Near("host").app("db"))).status.ok());
    Terms first;
    EXPECT_TRUE(filter(0, &first).ok());
    ASSERT_EQ(first.items().size(), 3U);
    EXPECT_EQ(first.items()[0].name, "pods to be near");
    EXPECT_EQ(first.items()[0].value, "2");
    EXPECT_EQ(first.items()[0].formula, "on nodes with zone = a: app = web");
    EXPECT_EQ(first.items()[1].value, "0");
    EXPECT_EQ(first.items()[2].name, "terms of pods that stay away from this one");
    Terms third;
    EXPECT_EQ(filter(2, &third), kNotNear);
    EXPECT_EQ(third.items().back().name, "first pod of its group");
    EXPECT_EQ(third.items().back().value, "no");
    Terms last;
    EXPECT_EQ(filter(3, &last), kNotNear);
    EXPECT_EQ(last.items().back().value, "the node has no such label");
}

TEST_F(InterPodAffinityTest, TheTermsNameThePodsInTheWay) {
    std::vector<MakePod> crowd;
    for (int i = 0; i < 5; ++i) crowd.push_back(app("web", "w" + std::to_string(i)));
    running({crowd, {mustStayAway(app("db", "d"), Near("host").app("x"))}});
    ASSERT_TRUE(preFilter(mustStayAway(app("x"), Near("host"))).status.ok());
    Terms own;
    EXPECT_EQ(filter(0, &own), kTooNear);
    ASSERT_EQ(own.items().size(), 5U);
    EXPECT_EQ(own.items()[1].name, "this pod stays away from");
    EXPECT_EQ(own.items()[1].value, "default/w0");
    EXPECT_EQ(own.items()[1].formula, "on n0; host: app = web");
    EXPECT_EQ(own.items()[4].value, "2 more");
    Terms theirs;
    EXPECT_EQ(filter(1, &theirs), kUnwelcome);
    EXPECT_EQ(theirs.items().back().name, "stays away from this pod");
    EXPECT_EQ(theirs.items().back().value, "default/d");
}

} // namespace
} // namespace berth::test
