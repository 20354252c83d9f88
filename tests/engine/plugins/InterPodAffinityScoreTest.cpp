// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/interpodaffinity/InterPodAffinity.h"

#include "tests/engine/plugins/AffinityBuilders.h"
#include "tests/engine/plugins/PluginTest.h"

#include <gmock/gmock.h>

namespace berth::test {
namespace {

using testing::ElementsAre;

/// Nodes n0 and n1 in zone a, n2 in zone b.
class InterPodAffinityScoreTest : public PluginTest {
protected:
    void running(const std::vector<std::vector<MakePod>>& pods) {
        const std::vector<std::string> zones = {"a", "a", "b"};
        for (std::size_t i = 0; i < zones.size(); ++i) {
            const std::string name = "n" + std::to_string(i);
            cluster_.node(MakeNode(name).label("host", name).label("zone", zones[i]));
            if (i < pods.size())
                for (const MakePod& pod : pods[i]) cluster_.pod(pod);
        }
    }
    InterPodAffinity plugin() const { return InterPodAffinity(args_); }
    Status preScore(const MakePod& pod) { return plugin().preScore(context_, state_, look(pod), {}); }
    std::vector<std::int64_t> scores(const MakePod& pod, Terms* terms = nullptr) {
        EXPECT_TRUE(preScore(pod).ok());
        std::vector<std::int64_t> result;
        for (std::size_t i = 0; i < 3; ++i)
            result.push_back(*plugin().score(context_, state_, *pod_, node(i), i == 0 ? terms : nullptr));
        return result;
    }
    std::vector<std::int64_t> normalised(std::vector<std::int64_t> raw) {
        EXPECT_TRUE(plugin().normalize(context_, state_, look(MakePod("p")), {}, raw).ok());
        return raw;
    }

    InterPodAffinityArgs args_;
};

TEST_F(InterPodAffinityScoreTest, OwnPreferencesAddAndSubtract) {
    running({{app("web", "w"), app("web", "v")}, {app("db", "d")}, {app("db", "e")}});
    EXPECT_THAT(scores(wantsNear(app("x"), 10, Near("zone"))), ElementsAre(20, 20, 0));
    EXPECT_THAT(scores(wantsAway(app("x"), 7, Near("host").app("db"))), ElementsAre(0, -7, -7));
    EXPECT_THAT(scores(wantsAway(wantsNear(app("x"), 10, Near("host")), 7, Near("zone").app("db"))),
                ElementsAre(13, -7, -7));
}

TEST_F(InterPodAffinityScoreTest, ExistingPodsTermsCount) {
    running({{wantsNear(app("db", "d"), 5, Near("zone"))},
             {wantsAway(app("db", "e"), 3, Near("host"))},
             {mustBeNear(app("db", "f"), Near("host"))}});
    EXPECT_THAT(scores(app("web")), ElementsAre(5, 2, 1));
    args_.hardPodAffinityWeight = 40;
    EXPECT_THAT(scores(app("web")), ElementsAre(5, 2, 40));
    args_.hardPodAffinityWeight = 0;
    EXPECT_THAT(scores(app("web")), ElementsAre(5, 2, 0));
}

TEST_F(InterPodAffinityScoreTest, SkipsWhenNothingMatches) {
    running({{app("db", "d")}});
    EXPECT_TRUE(preScore(app("web")).isSkip());
    EXPECT_TRUE(preScore(wantsNear(app("x"), 10, Near("zone"))).isSkip()) << "nobody to be near";
    EXPECT_TRUE(preScore(wantsNear(app("x"), 10, Near("rack").app("db"))).isSkip()) << "no node has the key";
}

TEST_F(InterPodAffinityScoreTest, ASumOfNothingIsStillASum) {
    running({{wantsNear(app("db", "d"), 5, Near("zone")), wantsAway(app("db", "e"), 5, Near("zone"))}});
    EXPECT_THAT(scores(app("web")), ElementsAre(0, 0, 0));
}

TEST_F(InterPodAffinityScoreTest, ExistingPodsPreferencesCanBeIgnored) {
    running({{wantsNear(app("db", "d"), 5, Near("zone")), mustBeNear(app("db", "e"), Near("zone"))}});
    args_.ignorePreferredTermsOfExistingPods = true;
    EXPECT_TRUE(preScore(app("web")).isSkip());
    EXPECT_THAT(scores(wantsNear(app("web"), 100, Near("host").app("db"))), ElementsAre(206, 6, 0))
        << "as upstream: with preferences of its own they count all the same";
}

TEST_F(InterPodAffinityScoreTest, NamespaceSelectorsOfExistingPodsAreHeldAgainstThePodsNamespace) {
    running({{wantsNear(app("db", "d"), 5, Near("zone").namespacesWith(LabelSelector{{{"team", "a"}}, {}}))}});
    cluster_.objects.namespaces = {namespaceOf("default"), namespaceOf("team-a", {{"team", "a"}})};
    EXPECT_TRUE(preScore(app("web")).isSkip());
    EXPECT_THAT(scores(app("web", "p", "team-a")), ElementsAre(5, 5, 0));
}

/// SEMANTICS Appendix A: the division comes first.
TEST_F(InterPodAffinityScoreTest, Normalise) {
    EXPECT_THAT(normalised({-10, 0, 30, 55}), ElementsAre(0, 15, 61, 100));
    EXPECT_THAT(normalised({0, 29, 50}), ElementsAre(0, 57, 100));
    EXPECT_THAT(normalised({7, 7}), ElementsAre(0, 0));
    EXPECT_THAT(normalised({}), ElementsAre());
}

TEST_F(InterPodAffinityScoreTest, WithoutPreScoreTheScoreFails) {
    running({});
    const auto result = plugin().score(context_, state_, look(app("web")), node(), nullptr);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error(), Status::error("failed to read \"PreScoreInterPodAffinity\" from cycleState: not found"));
}

TEST_F(InterPodAffinityScoreTest, TheTermsAddUp) {
    running({{app("web", "w"), app("web", "v"), wantsAway(app("db", "d"), 3, Near("zone").app("x"))}});
    Terms terms;
    EXPECT_THAT(scores(wantsNear(app("x"), 10, Near("zone")), &terms), ElementsAre(17, 17, 0));
    ASSERT_EQ(terms.items().size(), 3U);
    EXPECT_EQ(terms.items()[0].name, "a pod there wants to stay away from this one");
    EXPECT_EQ(terms.items()[0].value, "-3");
    EXPECT_EQ(terms.items()[1].name, "wants to be near");
    EXPECT_EQ(terms.items()[1].value, "20");
    EXPECT_EQ(terms.items()[1].formula, "2 × 10: app = web, on nodes with zone = a");
    EXPECT_EQ(terms.items()[2].value, "17");
}

} // namespace
} // namespace berth::test
