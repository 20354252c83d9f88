// SPDX-License-Identifier: GPL-3.0-or-later
// GPU time held, useful and lost, per level and tenant; fairness by quota; rooms with NVLink (AI_SUITE section 10).
#include "engine/metrics/Fragmentation.h"
#include "engine/metrics/Meter.h"
#include "tests/engine/session/TrainingFixture.h"

#include <gtest/gtest.h>

namespace berth::test {
namespace {

using metrics::Figures;

Figures figuresAtEnd(const Session& session) {
    const metrics::Meter meter = metrics::measure(session.trace(), session.startWorld(), {}, session.trace().size());
    return meter.figures(session.world(), session.world().now);
}

/// A P2 of team-b runs on 4 GPUs and cannot save in time; a P0 of team-a takes its place at 100 s and runs for 60 s.
ScenarioBuilder lostWork() {
    ScenarioBuilder builder;
    builder.raw().configuration = trainingConfiguration();
    builder.node(gpuNode("n1", 4)).running(saving(trainingPod("low", 2, 4, "team-b"), 120, 30), "n1");
    MakePod high = trainingPod("high", 0, 4, "team-a");
    high.raw().duration = Duration::seconds(60);
    return builder.arrives(Duration::seconds(100), high);
}

TEST(Work, WhatAnEvictionLosesIsNotUseful) {
    const TrainingRun run(lostWork());
    const Figures figures = figuresAtEnd(run.session());
    const metrics::WorkFigures& low = figures.level(Level::P2).work;
    EXPECT_DOUBLE_EQ(low.lostGpuSeconds, 4 * 130);
    EXPECT_DOUBLE_EQ(low.heldGpuSeconds, 4 * 130);
    EXPECT_DOUBLE_EQ(low.usefulGpuSeconds, 0);
    EXPECT_DOUBLE_EQ(low.goodput.value_or(-1), 0);
    const metrics::WorkFigures& high = figures.level(Level::P0).work;
    EXPECT_DOUBLE_EQ(high.usefulGpuSeconds, 4 * 60);
    EXPECT_DOUBLE_EQ(high.lostGpuSeconds, 0);
    EXPECT_DOUBLE_EQ(figures.all.work.lostGpuSeconds, 4 * 130);
    EXPECT_TRUE(figures.makespan.has_value());
}

TEST(Work, TenantsHaveTheFiguresOfTheirPods) {
    const TrainingRun run(lostWork());
    const Figures figures = figuresAtEnd(run.session());
    ASSERT_EQ(figures.gpu->tenants.size(), 2U);
    const metrics::Tenant& high = figures.gpu->tenants[0];
    const metrics::Tenant& low = figures.gpu->tenants[1];
    EXPECT_EQ(low.name, "team-b");
    EXPECT_EQ(low.figures.preempted, 1U);
    EXPECT_EQ(high.figures.preemptions, 1U);
    EXPECT_DOUBLE_EQ(low.figures.work.lostGpuSeconds, 4 * 130);
    EXPECT_EQ(high.figures.waited->count, 1U);
}

TEST(Work, FairnessIsTakenOverSharesOfTheQuota) {
    ScenarioBuilder builder;
    builder.raw().configuration = trainingConfiguration();
    for (const auto& [ns, gpus] : {std::pair{"team-a", "2"}, std::pair{"team-b", "6"}}) {
        ResourceQuota quota;
        quota.meta.ns = ns;
        quota.hard = amounts({{"requests.nvidia.com/gpu", gpus}});
        builder.raw().objects.quotas.push_back(quota);
    }
    builder.node(gpuNode("n1", 4));
    builder.running(trainingPod("a", 2, 1, "team-a"), "n1").running(trainingPod("b", 2, 3, "team-b"), "n1");
    const TrainingRun run(builder);
    EXPECT_DOUBLE_EQ(figuresAtEnd(run.session()).gpu->fairnessNow.value_or(0), 1);
}

TEST(Fragmentation, RoomsWithNvLink) {
    MakeNode linked = gpuNode("linked", 8);
    linked.raw().meta.annotations.set("berth.dev/gpu-topology", "PCIe-4x2");
    ScenarioBuilder builder;
    builder.node(linked).node(gpuNode("plain", 8));
    builder.running(trainingPod("a", 2, 1), "linked");
    const TrainingRun run(builder);
    const metrics::Fragmentation rooms = metrics::fragmentationOf(run.session().world());
    EXPECT_EQ(rooms.freeGpus, 15);
    EXPECT_EQ(rooms.rooms[0].linkedPods, 15);
    EXPECT_EQ(rooms.rooms[1].pods, 7);
    EXPECT_EQ(rooms.rooms[1].linkedPods, 3);
    EXPECT_EQ(rooms.rooms[2].linkedPods, 0);
}

TEST(Fragmentation, TheMeterSumsWhatTheWorldHas) {
    const TrainingRun run(lostWork());
    const Figures figures = figuresAtEnd(run.session());
    const metrics::Fragmentation counted = metrics::fragmentationOf(run.session().world());
    EXPECT_EQ(figures.gpu->fragmentation.freeGpus, counted.freeGpus);
    EXPECT_EQ(figures.gpu->fragmentation.rooms, counted.rooms);
}

} // namespace
} // namespace berth::test
