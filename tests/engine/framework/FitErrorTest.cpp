// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/FitError.h"

#include <gtest/gtest.h>

namespace berth {
namespace {

TEST(ReasonHistogram, CountsEachReasonOfEachNode) {
    const Status full(Code::Unschedulable, std::vector<std::string>{"Insufficient cpu", "Insufficient memory"});
    const Status cordoned(Code::UnschedulableAndUnresolvable, std::string("node(s) were unschedulable"));
    const std::vector<const Status*> own{&full, &full, &full, &cordoned, &cordoned};
    EXPECT_EQ(reasonHistogram(own, 5, Status(Code::UnschedulableAndUnresolvable)),
              "2 node(s) were unschedulable, 3 Insufficient cpu, 3 Insufficient memory");
}

TEST(ReasonHistogram, TheRestCountsTheAbsentStatus) {
    const Status full(Code::Unschedulable, std::string("Insufficient cpu"));
    const Status absent(Code::UnschedulableAndUnresolvable,
                        std::string("node(s) didn't satisfy plugin(s) [NodeAffinity]"));
    const std::vector<const Status*> own{&full};
    EXPECT_EQ(reasonHistogram(own, 5, absent), "1 Insufficient cpu, 4 node(s) didn't satisfy plugin(s) [NodeAffinity]");
}

TEST(ReasonHistogram, SortsByteWise) {
    const Status x(Code::Unschedulable, std::string("x"));
    const Status y(Code::Unschedulable, std::string("y"));
    std::vector<const Status*> own(10, &x);
    own.push_back(&y);
    own.push_back(&y);
    EXPECT_EQ(reasonHistogram(own, 12, Status()), "10 x, 2 y");
}

TEST(ReasonHistogram, NothingToSay) {
    EXPECT_EQ(reasonHistogram({}, 3, Status(Code::UnschedulableAndUnresolvable)), "");
}

} // namespace
} // namespace berth
