// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/ExpectedWaste.h"

#include "tests/engine/session/SessionFixture.h"

#include <gtest/gtest.h>

namespace berth::metrics {
namespace {

test::MakePod asks(const std::string& name, const std::string& gpus) {
    return test::MakePod(name).req({{"cpu", "1"}, {"nvidia.com/gpu", gpus}});
}

test::ScenarioBuilder twoNodes() {
    test::ScenarioBuilder builder;
    for (const char* name : {"n1", "n2"})
        builder.node(test::MakeNode(name).has({{"cpu", "16"}, {"memory", "16Gi"}, {"nvidia.com/gpu", "4"}}));
    return builder;
}

TEST(ExpectedWaste, CountsTheFreeGpusThatThePodsOfTheRunCannotUse) {
    const auto session = twoNodes().running(asks("a", "3"), "n1").running(asks("b", "3"), "n2").session();
    session->run();
    EXPECT_DOUBLE_EQ(expectedWaste(session->world()).value(), 2) << "one GPU is left on each node, and pods ask three";
}

TEST(ExpectedWaste, WhatFitsIsNoWaste) {
    const auto session = twoNodes().running(asks("a", "2"), "n1").session();
    session->run();
    EXPECT_DOUBLE_EQ(expectedWaste(session->world()).value(), 0);
    const auto empty = twoNodes().session();
    EXPECT_FALSE(expectedWaste(empty->world()).has_value());
}

} // namespace
} // namespace berth::metrics
