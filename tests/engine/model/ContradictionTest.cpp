// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/Contradiction.h"

#include "tests/support/Builders.h"

#include <gtest/gtest.h>

namespace berth::test {
namespace {

using Op = SelectorOperator;

std::string found(Labels labels, std::vector<Requirement> expressions) {
    return contradictoryLabel(LabelSelector{std::move(labels), std::move(expressions)});
}

TEST(Contradiction, WhatLeavesAValueIsFine) {
    EXPECT_EQ(found({}, {}), "");
    EXPECT_EQ(found({{"a", "1"}}, {requirement("a", Op::In, {"1", "2"}), requirement("a", Op::NotIn, {"2"})}), "");
    EXPECT_EQ(found({}, {requirement("a", Op::NotIn, {"1"}), requirement("a", Op::DoesNotExist)}), "");
    EXPECT_EQ(found({{"a", "1"}, {"b", "2"}}, {}), "");
}

TEST(Contradiction, ValuesThatExcludeEachOther) {
    EXPECT_EQ(found({{"a", "1"}}, {requirement("a", Op::In, {"2"})}), "a");
    EXPECT_EQ(found({{"a", "1"}}, {requirement("a", Op::NotIn, {"1"})}), "a");
    EXPECT_EQ(found({{"a", "1"}}, {requirement("a", Op::DoesNotExist)}), "a");
    EXPECT_EQ(found({}, {requirement("a", Op::Exists), requirement("a", Op::DoesNotExist)}), "a");
}

TEST(Contradiction, NumbersLeaveNothingBetweenThem) {
    const auto term = [](const std::string& above, const std::string& below) {
        return contradictoryLabel(
            labelTerm({requirement("rank", Op::Gt, {above}), requirement("rank", Op::Lt, {below})}), {});
    };
    EXPECT_EQ(term("3", "5"), "");
    EXPECT_EQ(term("3", "4"), "rank");
    EXPECT_EQ(contradictoryLabel(labelTerm({requirement("rank", Op::Gt, {"3"})}), {{"rank", "3"}}), "rank");
    EXPECT_EQ(contradictoryLabel(labelTerm({requirement("rank", Op::Gt, {"3"})}), {{"rank", "4"}}), "");
}

} // namespace
} // namespace berth::test
