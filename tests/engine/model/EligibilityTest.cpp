// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/Eligibility.h"

#include "tests/support/Builders.h"

#include <gtest/gtest.h>

namespace berth::test {
namespace {

TEST(Eligibility, SelectorAndTermsMustBothMatch) {
    const auto node = MakeNode("n").label("disk", "ssd").obj();
    const auto meets = [&](const MakePod& pod) { return meetsRequiredAffinity(*pod.obj(), *node); };
    EXPECT_TRUE(meets(MakePod("p")));
    EXPECT_TRUE(meets(MakePod("p").select("disk", "ssd")));
    EXPECT_FALSE(meets(MakePod("p").select("disk", "hdd")));
    EXPECT_FALSE(meets(
        MakePod("p").select("disk", "ssd").require(labelTerm({requirement("disk", SelectorOperator::DoesNotExist)}))));
}

TEST(Eligibility, TheFirstTaintThatForbidsIsFound) {
    const auto node = MakeNode("n")
                          .taint("soft", "", TaintEffect::PreferNoSchedule)
                          .taint("a", "", TaintEffect::NoSchedule)
                          .taint("b", "", TaintEffect::NoExecute)
                          .obj();
    const auto first = [&](const MakePod& pod) { return firstUntoleratedTaint(*pod.obj(), *node); };
    EXPECT_EQ(first(MakePod("p"))->key, "a");
    EXPECT_EQ(first(MakePod("p").tolerate("a", "Exists", "", TaintEffect::None))->key, "b");
    EXPECT_EQ(first(MakePod("p").tolerate("", "Exists", "", TaintEffect::None)), nullptr);
}

} // namespace
} // namespace berth::test
