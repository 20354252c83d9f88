// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/Selectors.h"
#include "engine/model/SelectorFaults.h"

#include "tests/support/Builders.h"

#include <gtest/gtest.h>

namespace berth {
namespace {

using test::fieldTerm;
using test::labelTerm;
using test::requirement;
using Op = SelectorOperator;

bool term(const Requirement& r, const Labels& labels) {
    return matches(labelTerm({r}), labels, "n1");
}

TEST(LabelSelector, EmptyMatchesEverything) {
    EXPECT_TRUE(matches(LabelSelector{}, {}));
    EXPECT_TRUE(matches(LabelSelector{}, {{"a", "b"}}));
}

TEST(LabelSelector, AllPartsMustHold) {
    LabelSelector selector;
    selector.matchLabels.set("app", "db");
    selector.matchExpressions.push_back(requirement("tier", Op::NotIn, {"test"}));
    EXPECT_TRUE(matches(selector, {{"app", "db"}}));
    EXPECT_FALSE(matches(selector, {{"app", "db"}, {"tier", "test"}}));
    EXPECT_FALSE(matches(selector, {{"tier", "prod"}}));
}

TEST(NodeSelectorTerm, EmptyMatchesNothing) {
    EXPECT_FALSE(matches(NodeSelectorTerm{}, {{"a", "b"}}, "n1"));
}

TEST(NodeSelectorTerm, Operators) {
    const Labels labels{{"disk", "ssd"}};
    EXPECT_TRUE(term(requirement("disk", Op::In, {"hdd", "ssd"}), labels));
    EXPECT_FALSE(term(requirement("disk", Op::In, {"hdd"}), labels));
    EXPECT_TRUE(term(requirement("gone", Op::NotIn, {"x"}), labels));
    EXPECT_FALSE(term(requirement("disk", Op::NotIn, {"ssd"}), labels));
    EXPECT_TRUE(term(requirement("disk", Op::Exists), labels));
    EXPECT_FALSE(term(requirement("disk", Op::DoesNotExist), labels));
}

TEST(NodeSelectorTerm, GtAndLtCompareIntegers) {
    const Labels labels{{"rank", "8"}, {"text", "eight"}, {"plus", "+8"}};
    EXPECT_TRUE(term(requirement("rank", Op::Gt, {"7"}), labels));
    EXPECT_FALSE(term(requirement("rank", Op::Gt, {"8"}), labels));
    EXPECT_TRUE(term(requirement("rank", Op::Lt, {"10"}), labels));
    EXPECT_TRUE(term(requirement("plus", Op::Gt, {"-1"}), labels));
    EXPECT_FALSE(term(requirement("text", Op::Gt, {"1"}), labels));
    EXPECT_FALSE(term(requirement("none", Op::Lt, {"1"}), labels));
}

TEST(NodeSelectorTerm, MalformedRequirementsMatchNothing) {
    const Labels labels{{"rank", "8"}};
    EXPECT_FALSE(term(requirement("rank", Op::Gt, {"x"}), labels));
    EXPECT_FALSE(term(requirement("rank", Op::Gt, {"1", "2"}), labels));
    EXPECT_FALSE(term(requirement("other", Op::NotIn, {}), labels));
    EXPECT_FALSE(term(requirement("rank", Op::Exists, {"8"}), labels));
}

TEST(NodeSelectorTerm, FieldsAreTheName) {
    EXPECT_TRUE(matches(fieldTerm({requirement("metadata.name", Op::In, {"n1"})}), {}, "n1"));
    EXPECT_FALSE(matches(fieldTerm({requirement("metadata.name", Op::NotIn, {"n1"})}), {}, "n1"));
    EXPECT_FALSE(matches(fieldTerm({requirement("metadata.name", Op::In, {"n1", "n2"})}), {}, "n1"));
}

TEST(NodeSelector, TermsAreAlternatives) {
    const NodeSelector selector{{labelTerm({requirement("a", Op::Exists)}), labelTerm({requirement("b", Op::Exists)})}};
    EXPECT_TRUE(matches(selector, {{"b", ""}}, "n1"));
    EXPECT_FALSE(matches(selector, {{"c", ""}}, "n1"));
    EXPECT_FALSE(matches(NodeSelector{}, {{"c", ""}}, "n1"));
}

TEST(Toleration, MatchesKeyEffectAndValue) {
    const Taint taint{"maint", "a", TaintEffect::NoSchedule};
    EXPECT_TRUE(tolerates({"maint", "", "a", TaintEffect::None, {}}, taint));
    EXPECT_TRUE(tolerates({"maint", "Equal", "a", TaintEffect::NoSchedule, {}}, taint));
    EXPECT_FALSE(tolerates({"maint", "Equal", "b", TaintEffect::NoSchedule, {}}, taint));
    EXPECT_FALSE(tolerates({"maint", "Equal", "a", TaintEffect::NoExecute, {}}, taint));
    EXPECT_TRUE(tolerates({"", "Exists", "", TaintEffect::None, {}}, taint));
    EXPECT_FALSE(tolerates({"other", "Exists", "", TaintEffect::None, {}}, taint));
}

TEST(Toleration, ComparisonOperatorsAreOff) {
    EXPECT_FALSE(tolerates({"rank", "Gt", "1", TaintEffect::None, {}}, {"rank", "5", TaintEffect::NoSchedule}));
    EXPECT_FALSE(tolerates({"rank", "Near", "5", TaintEffect::None, {}}, {"rank", "5", TaintEffect::NoSchedule}));
}

TEST(SelectorFaults, NameThePartAndTheFault) {
    const auto found = faults(labelTerm({requirement("rank", Op::Gt, {"ssd"})}));
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].text(),
              "matchExpressions[0].values[0]: Invalid value: \"ssd\": for 'Gt', 'Lt' operators, the value must be "
              "an integer");
    EXPECT_EQ(faults(labelTerm({requirement("disk", Op::In)})).front().text(),
              "matchExpressions[0].values: Invalid value: []: for 'in', 'notin' operators, values set can't be empty");
    EXPECT_TRUE(faults(labelTerm({requirement("disk", Op::In, {"ssd"})})).empty());
}

} // namespace
} // namespace berth
