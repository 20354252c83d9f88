// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/Meter.h"

#include "engine/metrics/Json.h"
#include "tests/engine/session/SessionFixture.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace berth::test {
namespace {

using metrics::Figures;
using metrics::Room;

MakePod gpuPod(const std::string& name, const std::string& gpus, const std::string& space = "default") {
    return MakePod(name, space).req({{"cpu", "1"}, {"nvidia.com/gpu", gpus}});
}

MakeNode gpuNode(const std::string& name, const std::string& gpus) {
    return MakeNode(name).has({{"cpu", "8"}, {"memory", "64Gi"}, {"nvidia.com/gpu", gpus}});
}

MakePod lasting(MakePod pod, int seconds) {
    pod.raw().duration = Duration::seconds(seconds);
    return pod;
}

/// The figures at the end of a run, or `after` its start.
Figures figuresOf(const ScenarioBuilder& builder, std::optional<Duration> after = std::nullopt) {
    const auto session = builder.session();
    session->run();
    const World& world = session->world();
    const metrics::Meter meter = metrics::measure(session->trace(), session->startWorld(),
                                                  metrics::bandsOf(session->scenario()), session->trace().size());
    return meter.figures(world, after ? world.rules->start + *after : world.now);
}

TEST(Meter, CountsPodsAndCycles) {
    const Figures figures =
        figuresOf(ScenarioBuilder()
                      .nodes(1, "4")
                      .running(cpuPod("there", "1"), "n1")
                      .pod(lasting(cpuPod("short", "1"), 10))
                      .pod(cpuPod("big", "64"))
                      .arrives(Duration::seconds(5), cpuPod("late", "1"))
                      .step(Duration::seconds(20), DeleteObject{{ObjectName::Kind::Pod, "default", "late"}}));
    const metrics::Counts& counts = figures.counts;
    EXPECT_EQ(counts.presentOnNodes, 1U);
    EXPECT_EQ(counts.submitted, 3U);
    EXPECT_EQ(counts.bound, 2U);
    EXPECT_EQ(counts.finished, 1U);
    EXPECT_EQ(counts.deleted, 1U);
    EXPECT_EQ(counts.evicted, 0U);
    EXPECT_GE(counts.failedCycles, 1U);
    EXPECT_EQ(counts.cycles, counts.bound + counts.failedCycles);
    EXPECT_EQ(counts.retries, counts.failedCycles - 1);
    EXPECT_EQ(figures.all.pending, 1U);
    EXPECT_EQ(figures.deadlocks, 0U);
    EXPECT_FALSE(figures.gpu.has_value());
}

TEST(Meter, MeasuresTheWaitFromSubmissionToBindByLevel) {
    ScenarioBuilder builder;
    builder.nodes(1, "4")
        .pod(lasting(cpuPod("first", "4", 100000), 30))
        .arrives(Duration::seconds(10), cpuPod("second", "4", 10000));
    const Figures figures = figuresOf(builder);
    EXPECT_EQ(figures.level(Level::P0).waited->max, Duration{});
    EXPECT_EQ(figures.level(Level::P1).bound, 1U);
    EXPECT_EQ(figures.level(Level::P1).waited->p50, Duration::seconds(20));
    EXPECT_EQ(figures.all.waited->count, 2U);
    EXPECT_EQ(figures.all.waited->p95, Duration::seconds(20));
    EXPECT_FALSE(figures.level(Level::P2).waited.has_value());
}

TEST(Meter, CountsAPreemptionOnBothSides) {
    const Figures figures = figuresOf(ScenarioBuilder()
                                          .nodes(1, "4")
                                          .running(cpuPod("a", "2"), "n1")
                                          .running(cpuPod("b", "2"), "n1")
                                          .pod(cpuPod("high", "4", 100000)));
    EXPECT_EQ(figures.counts.preemptions, 1U);
    EXPECT_EQ(figures.counts.preempted, 2U);
    EXPECT_EQ(figures.counts.evicted, 2U);
    EXPECT_EQ(figures.level(Level::P0).preemptions, 1U);
    EXPECT_EQ(figures.level(Level::P0).preempted, 0U);
    EXPECT_EQ(figures.all.preempted, 2U);
    EXPECT_EQ(figures.counts.bound, 1U);
}

TEST(Meter, CountsAnEvictionByAStepOnce) {
    ScenarioBuilder builder;
    builder.nodes(1, "4")
        .running(cpuPod("a", "2"), "n1")
        .step(Duration::seconds(1), EvictPod{{ObjectName::Kind::Pod, "default", "a"}});
    const Figures figures = figuresOf(builder);
    EXPECT_EQ(figures.counts.evicted, 1U);
    EXPECT_EQ(figures.counts.preempted, 0U);
    EXPECT_EQ(figures.counts.deleted, 0U);
}

TEST(Meter, WeighsUseByTime) {
    ScenarioBuilder builder;
    builder.node(gpuNode("n1", "4"))
        .pod(lasting(gpuPod("a", "4"), 10))
        .arrives(Duration::seconds(30), lasting(gpuPod("b", "2"), 10));
    const Figures figures = figuresOf(builder); // 4 × 10 s + 2 × 10 s of 4 × 40 s
    ASSERT_TRUE(figures.gpu.has_value());
    EXPECT_EQ(figures.passed, Duration::seconds(40));
    EXPECT_DOUBLE_EQ(*figures.gpu->use.utilisation, 60.0 / 160.0);
    EXPECT_DOUBLE_EQ(*figures.cpu.utilisation, 20.0 / 320.0);
    EXPECT_EQ(figures.gpu->use.held, 0);
    EXPECT_EQ(figures.gpu->use.capacity, 4);
    EXPECT_DOUBLE_EQ(figures.gpu->tenants.at(0).gpuSeconds, 60);
}

TEST(Meter, GoesOnToTheMomentItIsAskedFor) {
    ScenarioBuilder builder;
    builder.node(gpuNode("n1", "4")).pod(gpuPod("a", "3"));
    EXPECT_FALSE(figuresOf(builder).gpu->use.utilisation.has_value());
    const Figures later = figuresOf(builder, Duration::seconds(8));
    EXPECT_DOUBLE_EQ(*later.gpu->use.utilisation, 0.75);
    EXPECT_DOUBLE_EQ(later.gpu->tenants.at(0).gpuSeconds, 24);
}

TEST(Meter, FindsTheLargestJobThatWouldStart) {
    ScenarioBuilder builder;
    builder.node(gpuNode("n1", "8")).node(gpuNode("n2", "8")).node(gpuNode("cordoned", "8").cordoned());
    builder.running(gpuPod("a", "3"), "n1").running(gpuPod("b", "1"), "n2");
    const metrics::Fragmentation fragmentation =
        figuresOf(builder).gpu->fragmentation; // 5 and 7 free, and 8 that take nothing
    EXPECT_EQ(fragmentation.freeGpus, 20);
    EXPECT_EQ(fragmentation.rooms, (std::vector<Room>{{1, 12, 8, 12}, {2, 5, 10}, {4, 2, 12}, {8, 0, 20}}));
    EXPECT_EQ(fragmentation.rooms[1].jobGpus(), 10);
}

TEST(Meter, CountsPodSlotsAsRoom) {
    ScenarioBuilder builder;
    builder.node(MakeNode("n1").has({{"cpu", "8"}, {"pods", "2"}, {"nvidia.com/gpu", "8"}}))
        .running(gpuPod("a", "1"), "n1");
    EXPECT_EQ(figuresOf(builder).gpu->fragmentation.rooms.at(0), (Room{1, 1, 6, 1}));
}

TEST(Meter, SaysHowEvenlyNamespacesHoldGpus) {
    ScenarioBuilder builder;
    builder.node(gpuNode("n1", "4")).pod(gpuPod("a", "3", "x")).pod(gpuPod("b", "1", "y")).pod(cpuPod("none", "1"));
    const Figures figures = figuresOf(builder, Duration::seconds(10));
    ASSERT_EQ(figures.gpu->tenants.size(), 2U);
    EXPECT_EQ(figures.gpu->tenants[0].name, "x");
    EXPECT_DOUBLE_EQ(*figures.gpu->fairness, 0.8);
    EXPECT_DOUBLE_EQ(*figures.gpu->fairnessNow, 0.8);
}

TEST(Meter, ForgetsThePartOfANodeThatIsGone) {
    ScenarioBuilder builder;
    builder.node(gpuNode("n1", "4")).node(gpuNode("n2", "4")).running(gpuPod("a", "4"), "n1");
    builder.step(Duration::seconds(10), DeleteObject{{ObjectName::Kind::Node, "", "n1"}});
    const Figures figures = figuresOf(builder, Duration::seconds(20));
    EXPECT_EQ(figures.gpu->use.capacity, 4);
    EXPECT_EQ(figures.gpu->use.held, 0);
    EXPECT_DOUBLE_EQ(*figures.gpu->use.utilisation, 40.0 / 120.0);
    EXPECT_EQ(figures.counts.lostWithNode, 1U);
}

TEST(Meter, KeepsAPointPerInstantForCharts) {
    ScenarioBuilder builder;
    builder.node(gpuNode("n1", "4")).pod(lasting(gpuPod("a", "1"), 10)).pod(gpuPod("b", "2"));
    const auto session = builder.session();
    session->run();
    const metrics::Meter meter = metrics::measure(session->trace(), session->startWorld(), {}, session->trace().size());
    ASSERT_EQ(meter.allocation().size(), 2U);
    EXPECT_EQ(meter.allocation()[0].amounts.gpus, 3);
    EXPECT_EQ(meter.allocation()[1].amounts.gpus, 2);
    EXPECT_EQ(meter.allocation()[1].at, kDefaultStart + Duration::seconds(10));
}

TEST(Meter, TellsTheSameStepByStepAndAtOnce) {
    const auto session = busyScenario().session();
    session->run();
    const Trace& trace = session->trace();
    metrics::Meter stepwise(session->startWorld(), {});
    World world = session->startWorld();
    for (std::size_t i = 0; i < trace.size(); ++i) {
        apply(world, trace[i], trace.pool());
        stepwise.applied(world, trace[i]);
        if (i % 29 != 0) continue;
        const metrics::Meter atOnce = metrics::measure(trace, session->startWorld(), {}, i + 1);
        ASSERT_EQ(metrics::toJson(stepwise.figures(world, world.now)),
                  metrics::toJson(atOnce.figures(world, world.now)))
            << i;
    }
}

TEST(FiguresJson, SaysNullForAClusterWithoutGpus) {
    const nlohmann::ordered_json json =
        metrics::toJson(figuresOf(ScenarioBuilder().nodes(1, "4").pod(cpuPod("a", "1"))));
    EXPECT_TRUE(json["gpu"].is_null());
    EXPECT_EQ(json["counts"]["bound"], 1);
    EXPECT_EQ(json["all"]["waitedSeconds"]["max"], 0.0);
    EXPECT_FALSE(json["milliCpu"].contains("utilisation"));
    EXPECT_EQ(json["deadlocks"], 0);
}

} // namespace
} // namespace berth::test
