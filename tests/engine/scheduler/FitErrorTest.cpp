// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scheduler/Look.h"

#include <gtest/gtest.h>

namespace berth {
namespace {

using Statuses = std::vector<std::optional<Status>>;

const Status kAbsent{Code::UnschedulableAndUnresolvable};

Status because(std::vector<std::string> reasons) {
    return {Code::Unschedulable, std::move(reasons)};
}

TEST(FitErrorText, CountsEachReason) {
    const Status resources = because({"Insufficient cpu", "Insufficient memory"});
    const Status cordoned = because({"node(s) were unschedulable"});
    EXPECT_EQ(fitErrorText(5, "", {resources, cordoned, resources, cordoned, resources}, kAbsent, ""),
              "0/5 nodes are available: 2 node(s) were unschedulable, 3 Insufficient cpu, 3 Insufficient memory.");
}

TEST(FitErrorText, PreFilterMessageStandsAlone) {
    EXPECT_EQ(fitErrorText(5, "pod affinity terms conflict", Statuses(5), kAbsent, "not found"),
              "0/5 nodes are available: pod affinity terms conflict. not found");
}

TEST(FitErrorText, AbsentStatusCountsForTheRest) {
    const Status outside(Code::UnschedulableAndUnresolvable, "node(s) didn't satisfy plugin(s) [NodeAffinity]");
    Statuses statuses(5);
    statuses[2] = because({"Insufficient cpu"});
    EXPECT_EQ(fitErrorText(5, "", statuses, outside, ""),
              "0/5 nodes are available: 1 Insufficient cpu, 4 node(s) didn't satisfy plugin(s) [NodeAffinity].");
}

TEST(FitErrorText, UnexplainedNodesVanish) {
    Statuses statuses(3);
    statuses[0] = because({"a"});
    EXPECT_EQ(fitErrorText(3, "", statuses, kAbsent, "post"), "0/3 nodes are available: 1 a. post");
    EXPECT_EQ(fitErrorText(3, "", Statuses(3), kAbsent, ""), "0/3 nodes are available:");
}

TEST(FitErrorText, SortsTheFinishedTextsByByte) {
    Statuses statuses(12, because({"x"}));
    statuses[0] = because({"y"});
    statuses[1] = because({"y"});
    EXPECT_EQ(fitErrorText(12, "", statuses, kAbsent, ""), "0/12 nodes are available: 10 x, 2 y.");
}

TEST(FitErrorText, OneNodeForAPermitRejection) {
    EXPECT_EQ(fitErrorText(1, "", {because({"quota"})}, kAbsent, ""), "0/1 nodes are available: 1 quota.");
}

} // namespace
} // namespace berth
