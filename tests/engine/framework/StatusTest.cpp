// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/Status.h"

#include <gtest/gtest.h>

namespace berth {
namespace {

TEST(Status, DefaultIsSuccess) {
    const Status status;
    EXPECT_TRUE(status.ok());
    EXPECT_FALSE(status.isRejected());
    EXPECT_TRUE(status.reasons().empty());
    EXPECT_EQ(status.message(), "");
    EXPECT_EQ(status.plugin(), "");
}

TEST(Status, RejectedCodes) {
    EXPECT_TRUE(Status(Code::Unschedulable).isRejected());
    EXPECT_TRUE(Status(Code::UnschedulableAndUnresolvable).isRejected());
    EXPECT_TRUE(Status(Code::Pending).isRejected());
    EXPECT_FALSE(Status(Code::Error).isRejected());
    EXPECT_FALSE(Status(Code::Skip).isRejected());
    EXPECT_FALSE(Status(Code::Wait).isRejected());
}

TEST(Status, MessageJoinsReasons) {
    Status status(Code::Unschedulable, std::vector<std::string>{"a", "b"});
    status.addReason("c");
    EXPECT_EQ(status.message(), "a, b, c");
}

TEST(Status, CopiesDoNotShareChanges) {
    const Status first(Code::Unschedulable, std::string("a"));
    Status second = first;
    second.addReason("b").setPlugin("P");
    EXPECT_EQ(first.message(), "a");
    EXPECT_EQ(first.plugin(), "");
    EXPECT_EQ(second.plugin(), "P");
}

TEST(Status, EqualWhenAllPartsAre) {
    EXPECT_EQ(Status(Code::Unschedulable, std::string("a")), Status(Code::Unschedulable, std::string("a")));
    EXPECT_FALSE(Status(Code::Unschedulable, std::string("a")) == Status(Code::Pending, std::string("a")));
    EXPECT_FALSE(Status(Code::Unschedulable, std::string("a")) ==
                 Status(Code::Unschedulable, std::string("a")).setPlugin("P"));
}

TEST(Status, CodesHaveUpstreamsNames) {
    EXPECT_EQ(toString(Code::UnschedulableAndUnresolvable), "UnschedulableAndUnresolvable");
    EXPECT_EQ(toString(Code::Success), "Success");
}

} // namespace
} // namespace berth
