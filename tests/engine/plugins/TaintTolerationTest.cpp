// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/tainttoleration/TaintToleration.h"

#include "tests/engine/plugins/PluginTest.h"

#include <gmock/gmock.h>

namespace berth::test {
namespace {

using testing::ElementsAre;

class TaintTolerationTest : public PluginTest {
protected:
    Status filter(const MakePod& pod, std::size_t index = 0) {
        return plugin_.filter(context_, state_, look(pod), node(index), &terms_);
    }
    std::int64_t score(const MakePod& pod, std::size_t index = 0) {
        look(pod);
        EXPECT_TRUE(plugin_.preScore(context_, state_, *pod_, {}).ok());
        return plugin_.score(context_, state_, *pod_, node(index), nullptr).value();
    }
    TaintToleration plugin_;
    Terms terms_;
};

TEST_F(TaintTolerationTest, TheFirstUntoleratedTaintRefuses) {
    cluster_.node(MakeNode("n")
                      .taint("a", "", TaintEffect::PreferNoSchedule)
                      .taint("b", "1", TaintEffect::NoSchedule)
                      .taint("c", "", TaintEffect::NoExecute));
    EXPECT_EQ(filter(MakePod("p").tolerate("b", "Equal", "1", TaintEffect::NoSchedule)),
              Status(Code::UnschedulableAndUnresolvable, std::string("node(s) had untolerated taint(s)")));
    ASSERT_EQ(terms_.items().size(), 2U);
    EXPECT_EQ(terms_.items()[0].name, "b=1:NoSchedule");
    EXPECT_EQ(terms_.items()[0].value, "tolerated");
    EXPECT_EQ(terms_.items()[1].name, "c:NoExecute");
    EXPECT_EQ(terms_.items()[1].value, "not tolerated");
}

TEST_F(TaintTolerationTest, ToleratingAllPasses) {
    cluster_.node(MakeNode("n").taint("b", "1", TaintEffect::NoSchedule).taint("c", "", TaintEffect::NoExecute));
    EXPECT_TRUE(filter(MakePod("p").tolerate("", "Exists", "", TaintEffect::None)).ok());
}

TEST_F(TaintTolerationTest, TheScoreCountsIntolerablePreferences) {
    cluster_.node(MakeNode("n")
                      .taint("a", "", TaintEffect::PreferNoSchedule)
                      .taint("b", "", TaintEffect::PreferNoSchedule)
                      .taint("c", "", TaintEffect::NoSchedule));
    EXPECT_EQ(score(MakePod("p")), 2);
    EXPECT_EQ(score(MakePod("p").tolerate("a", "Exists", "", TaintEffect::PreferNoSchedule)), 1);
    EXPECT_EQ(score(MakePod("p").tolerate("a", "Exists", "", TaintEffect::NoSchedule)), 2);
    EXPECT_EQ(score(MakePod("p").tolerate("", "Exists", "", TaintEffect::None)), 0);
}

TEST_F(TaintTolerationTest, TaintsThatAreNotScoredSayWhy) {
    cluster_.node(MakeNode("n").taint("a", "", TaintEffect::PreferNoSchedule).taint("c", "", TaintEffect::NoSchedule));
    look(MakePod("p"));
    EXPECT_TRUE(plugin_.preScore(context_, state_, *pod_, {}).ok());
    EXPECT_EQ(plugin_.score(context_, state_, *pod_, node(), &terms_).value(), 1);
    ASSERT_EQ(terms_.items().size(), 3U);
    EXPECT_TRUE(terms_.items()[0].applies);
    EXPECT_FALSE(terms_.items()[1].applies);
    EXPECT_EQ(terms_.items()[1].name, "c:NoSchedule");
    EXPECT_EQ(terms_.items()[1].formula, "only PreferNoSchedule taints are scored");
}

TEST_F(TaintTolerationTest, WithoutPreScoreTheScoreFails) {
    cluster_.node(MakeNode("n"));
    const auto result = plugin_.score(context_, state_, look(MakePod("p")), node(), nullptr);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code(), Code::Error);
}

/// SEMANTICS Appendix A.
TEST_F(TaintTolerationTest, Normalise) {
    std::vector<std::int64_t> scores{0, 1, 2, 3};
    EXPECT_TRUE(plugin_.normalize(context_, state_, look(MakePod("p")), {}, scores).ok());
    EXPECT_THAT(scores, ElementsAre(100, 67, 34, 0));
}

TEST_F(TaintTolerationTest, Hints) {
    const auto tainted = MakeNode("n").taint("a", "", TaintEffect::NoSchedule).obj();
    const auto clean = MakeNode("n").obj();
    const auto pod = MakePod("p").obj();
    const auto ask = [&](const Node* before, const Node* after) {
        EventObjects objects;
        objects.oldNode = before;
        objects.newNode = after;
        return hint(plugin_, {EventResource::Node, action::UpdateNodeTaint}, *pod, objects);
    };
    EXPECT_EQ(ask(tainted.get(), clean.get()), QueueingHint::Queue);
    EXPECT_EQ(ask(clean.get(), clean.get()), QueueingHint::Skip);
    EXPECT_EQ(ask(nullptr, clean.get()), QueueingHint::Queue);
    EXPECT_EQ(ask(nullptr, tainted.get()), QueueingHint::Skip);
    EXPECT_EQ(hint(plugin_, {EventResource::TargetPod, action::UpdatePodToleration}, *pod, {}), QueueingHint::Queue);
}

} // namespace
} // namespace berth::test
