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

/// Reads a run's facts as `Course` does.
void readOn(ExpectedWaste& waste, World& world, const Trace& trace, std::size_t to) {
    while (world.factCount < to) {
        const Fact& fact = trace[world.factCount];
        apply(world, fact, trace.pool());
        if (fact.node.valid()) waste.refreshNode(fact.node);
        if (!fact.pod.valid() || fact.pod.value >= world.pods.size()) continue;
        if (world.pod(fact.pod).node.valid()) waste.refreshNode(world.pod(fact.pod).node);
        if (fact.kind == FactKind::PodSubmitted) waste.refreshPod(world, fact.pod);
    }
}

TEST(ExpectedWaste, ACopyGoesOnByItself) {
    auto builder = twoNodes().running(asks("a", "3"), "n1");
    for (int second = 1; second <= 6; ++second)
        builder.arrives(Duration::seconds(second), asks("p" + std::to_string(second), std::to_string(second % 3 + 1)));
    builder.step(Duration::seconds(4), DeleteObject{{ObjectName::Kind::Node, "", "n1"}});
    const auto session = builder.session();
    session->run();
    const Trace& trace = session->trace();
    World world = session->startWorld();
    ExpectedWaste waste;
    readOn(waste, world, trace, trace.size() / 2);
    World thatWorld = world;
    ExpectedWaste copy = waste;
    readOn(waste, world, trace, trace.size());
    EXPECT_EQ(waste.value(world), expectedWaste(world));
    EXPECT_EQ(copy.value(thatWorld), expectedWaste(thatWorld));
    readOn(copy, thatWorld, trace, trace.size());
    EXPECT_EQ(copy.value(thatWorld), waste.value(world));
}

} // namespace
} // namespace berth::metrics
