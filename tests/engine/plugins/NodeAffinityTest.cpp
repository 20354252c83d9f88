// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/nodeaffinity/NodeAffinity.h"

#include "tests/engine/plugins/PluginTest.h"

#include <gmock/gmock.h>

namespace berth::test {
namespace {

using testing::ElementsAre;
using Op = SelectorOperator;

NodeSelectorTerm named(std::vector<std::string> names) {
    return fieldTerm({requirement("metadata.name", Op::In, std::move(names))});
}

class NodeAffinityTest : public PluginTest {
protected:
    NodeAffinityTest() { cluster_.node(MakeNode("n1").label("disk", "ssd").label("rank", "8")).node(MakeNode("n2")); }

    PreFilterResult preFilter(const MakePod& pod) { return plugin().preFilter(context_, state_, look(pod)); }
    Status filter(const MakePod& pod, std::size_t index) {
        return plugin().filter(context_, state_, look(pod), node(index), &terms_);
    }
    std::int64_t score(const MakePod& pod, std::size_t index) {
        return plugin().score(context_, state_, look(pod), node(index), nullptr).value();
    }
    NodeAffinity plugin() const { return NodeAffinity(args_); }

    NodeAffinityArgs args_;
    Terms terms_;
};

TEST_F(NodeAffinityTest, PreFilterSkipsWhenNothingIsRequired) {
    EXPECT_TRUE(preFilter(MakePod("p").prefer(1, named({"n1"}))).status.isSkip());
    EXPECT_TRUE(preFilter(MakePod("p").select("disk", "ssd")).status.ok());
}

TEST_F(NodeAffinityTest, PreFilterNarrowsToTheNamesOfAllTerms) {
    EXPECT_EQ(preFilter(MakePod("p").require(named({"n1"})).require(named({"n3"}))).nodes,
              (std::set<std::string>{"n1", "n3"}));
    const MakePod open = MakePod("p").require(named({"n1"})).require(labelTerm({requirement("disk", Op::Exists)}));
    EXPECT_FALSE(preFilter(open).nodes.has_value());
    EXPECT_FALSE(preFilter(MakePod("p").require(fieldTerm({requirement("metadata.name", Op::NotIn, {"n1"})})))
                     .nodes.has_value());
}

TEST_F(NodeAffinityTest, NamesOfOneTermAreIntersected) {
    const NodeSelectorTerm both =
        fieldTerm({requirement("metadata.name", Op::In, {"n1"}), requirement("metadata.name", Op::In, {"n2"})});
    EXPECT_EQ(preFilter(MakePod("p").require(both)).status,
              Status(Code::UnschedulableAndUnresolvable, std::string("pod affinity terms conflict")));
    EXPECT_EQ(preFilter(MakePod("p").require(both).require(named({"n2"}))).nodes, std::set<std::string>{"n2"});
}

TEST_F(NodeAffinityTest, SelectorAndTermsMustBothMatch) {
    const Status refused(Code::UnschedulableAndUnresolvable,
                         std::string("node(s) didn't match Pod's node affinity/selector"));
    EXPECT_TRUE(filter(MakePod("p").select("disk", "ssd"), 0).ok());
    EXPECT_EQ(filter(MakePod("p").select("disk", "ssd"), 1), refused);
    EXPECT_EQ(filter(MakePod("p").select("disk", "ssd").require(named({"n2"})), 0), refused);
    EXPECT_TRUE(filter(MakePod("p").require(labelTerm({requirement("rank", Op::Gt, {"7"})})), 0).ok());
    EXPECT_EQ(filter(MakePod("p").require({}), 0), refused);
}

TEST_F(NodeAffinityTest, WhatTheProfileAddsIsAskedFirst) {
    args_.addedAffinity.emplace().required.emplace().terms.push_back(labelTerm({requirement("disk", Op::In, {"hdd"})}));
    EXPECT_EQ(filter(MakePod("p"), 0), Status(Code::UnschedulableAndUnresolvable,
                                              std::string("node(s) didn't match scheduler-enforced node affinity")));
    EXPECT_EQ(terms_.items().at(0).name, "term of the profile");
    EXPECT_TRUE(preFilter(MakePod("p")).status.ok());
}

TEST_F(NodeAffinityTest, TheScoreSumsMatchingWeights) {
    const MakePod pod = MakePod("p")
                            .prefer(5, labelTerm({requirement("disk", Op::In, {"ssd"})}))
                            .prefer(7, labelTerm({requirement("rank", Op::Exists)}))
                            .prefer(9, named({"n2"}))
                            .prefer(3, {});
    EXPECT_EQ(score(pod, 0), 12);
    EXPECT_EQ(score(pod, 1), 9);
    args_.addedAffinity.emplace().preferred.push_back({100, labelTerm({requirement("disk", Op::Exists)})});
    EXPECT_EQ(score(pod, 0), 112);
}

TEST_F(NodeAffinityTest, PreScoreSkipsWhenNothingIsPreferred) {
    EXPECT_TRUE(plugin().preScore(context_, state_, look(MakePod("p")), {}).isSkip());
    EXPECT_TRUE(plugin().preScore(context_, state_, look(MakePod("p").prefer(1, named({"n1"}))), {}).ok());
}

TEST_F(NodeAffinityTest, AMalformedPreferenceFailsTheCycle) {
    const MakePod pod = MakePod("p").prefer(1, labelTerm({requirement("rank", Op::Gt, {"high"})}));
    const Status status = plugin().preScore(context_, state_, look(pod), {});
    EXPECT_EQ(status,
              Status::error("[0].matchExpressions[0].values[0]: Invalid value: \"high\": for 'Gt', 'Lt' operators, the "
                            "value must be an integer"));
}

/// SEMANTICS Appendix A.
TEST_F(NodeAffinityTest, Normalise) {
    std::vector<std::int64_t> scores{0, 1, 3};
    EXPECT_TRUE(plugin().normalize(context_, state_, look(MakePod("p")), {}, scores).ok());
    EXPECT_THAT(scores, ElementsAre(0, 33, 100));
}

TEST_F(NodeAffinityTest, HintsLookAtTheChange) {
    const auto pod = MakePod("p").select("disk", "ssd").obj();
    const auto ssd = MakeNode("n").label("disk", "ssd").obj();
    const auto hdd = MakeNode("n").label("disk", "hdd").obj();
    const NodeAffinity plain = plugin();
    const auto ask = [&](const NodeAffinity& asked, const Node* before, const Node* after) {
        EventObjects objects;
        objects.oldNode = before;
        objects.newNode = after;
        return hint(asked, {EventResource::Node, action::UpdateNodeLabel}, *pod, objects);
    };
    EXPECT_EQ(ask(plain, hdd.get(), ssd.get()), QueueingHint::Queue);
    EXPECT_EQ(ask(plain, ssd.get(), ssd.get()), QueueingHint::Skip);
    EXPECT_EQ(ask(plain, ssd.get(), hdd.get()), QueueingHint::Skip);
    EXPECT_EQ(ask(plain, nullptr, ssd.get()), QueueingHint::Queue);
    args_.addedAffinity.emplace().required.emplace().terms.push_back(labelTerm({requirement("gpu", Op::Exists)}));
    const NodeAffinity narrowed = plugin();
    EXPECT_EQ(ask(narrowed, hdd.get(), ssd.get()), QueueingHint::Skip);
}

} // namespace
} // namespace berth::test
