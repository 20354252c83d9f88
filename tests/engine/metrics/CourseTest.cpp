// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/Course.h"

#include "engine/framework/sharing/ShareView.h"
#include "engine/framework/sharing/TypicalPods.h"
#include "tests/engine/session/SessionFixture.h"

#include <gtest/gtest.h>

namespace berth::metrics {
namespace {

test::MakePod asks(const std::string& name, const std::string& space, const std::string& gpus, int runs) {
    test::MakePod pod = test::MakePod(name, space).req({{"cpu", "1"}, {"nvidia.com/gpu", gpus}});
    pod.raw().duration = Duration::seconds(runs);
    return pod;
}

/// Two tenants that come and go on one node.
test::ScenarioBuilder twoTenants() {
    test::ScenarioBuilder builder;
    builder.node(test::MakeNode("n1").has({{"cpu", "16"}, {"memory", "64Gi"}, {"nvidia.com/gpu", "4"}}));
    builder.pod(asks("a", "x", "3", 20)).arrives(Duration::seconds(5), asks("b", "y", "2", 10));
    builder.arrives(Duration::seconds(8), asks("c", "x", "1", 30));
    return builder;
}

TEST(Course, HasAPointPerInstantWithWhatHeldThen) {
    const auto session = twoTenants().session();
    session->run();
    Course course(session->startWorld(), {});
    course.follow(session->trace(), session->trace().size());
    const SimTime start = session->world().rules->start;
    ASSERT_NE(course.at(start), nullptr);
    EXPECT_EQ(course.at(start + Duration::seconds(-1)), nullptr);
    EXPECT_EQ(course.at(start)->amounts.gpus, 3);
    const Course::Point& waits = *course.at(start + Duration::seconds(6));
    EXPECT_EQ(waits.pending[2], 1U) << "b waits for two GPUs";
    EXPECT_EQ(waits.longestWait(start + Duration::seconds(7)), Duration::seconds(2));
    EXPECT_EQ(course.at(start + Duration::seconds(9))->amounts.gpus, 4);
    EXPECT_EQ(course.points().back().amounts.gpus, 0);
    for (std::size_t i = 1; i < course.points().size(); ++i)
        EXPECT_LT(course.points()[i - 1].at, course.points()[i].at);
}

TEST(Course, TellsTenantsAtAnyPositionWithoutMeasuringAgain) {
    const auto session = twoTenants().session();
    session->run();
    const Trace& trace = session->trace();
    Course course(session->startWorld(), {});
    course.follow(trace, trace.size());
    World world = session->startWorld();
    while (world.factCount < trace.size()) {
        apply(world, trace[world.factCount], trace.pool());
        ASSERT_EQ(course.tenantsAt(world.factCount, *world.objects), standingsOf(world, {})) << world.factCount;
    }
}

TEST(Course, IsTheSameInPiecesAndAfterACut) {
    const auto session = test::busyScenario().session();
    session->run();
    const Trace& trace = session->trace();
    Course whole(session->startWorld(), {});
    whole.follow(trace, trace.size());
    Course pieces(session->startWorld(), {});
    for (std::size_t position = 0; position <= trace.size(); position += 7) pieces.follow(trace, position);
    pieces.cut(trace.size() / 2);
    EXPECT_LE(pieces.position(), trace.size() / 2);
    pieces.follow(trace, trace.size());
    ASSERT_EQ(pieces.points().size(), whole.points().size());
    for (std::size_t i = 0; i < whole.points().size(); ++i) {
        EXPECT_EQ(pieces.points()[i].at, whole.points()[i].at);
        EXPECT_EQ(pieces.points()[i].amounts, whole.points()[i].amounts);
        EXPECT_EQ(pieces.points()[i].pending, whole.points()[i].pending);
        EXPECT_EQ(pieces.points()[i].waitedP95, whole.points()[i].waitedP95);
        EXPECT_EQ(pieces.points()[i].fairness, whole.points()[i].fairness);
    }
}

TEST(RunningQuantile, IsTheQuantileOfAllSoFar) {
    RunningQuantile p50(50);
    RunningQuantile p95(95);
    std::vector<Duration> all;
    EXPECT_FALSE(p50.value().has_value());
    for (std::int64_t i = 0; i < 200; ++i) {
        all.push_back(Duration{i * 7919 % 263});
        p50.add(all.back());
        p95.add(all.back());
        ASSERT_EQ(p50.value(), quantiles(all)->p50) << i;
        ASSERT_EQ(p95.value(), quantiles(all)->p95) << i;
    }
}

/// As the published code computes it, over all pods and nodes.
double publishedWaste(const World& world) {
    std::vector<SharePod> pods;
    for (PodId pod{0}; pod.value < world.pods.size(); ++pod.value) pods.push_back(sharePodOf(*world.pod(pod).object));
    const TypicalPods workload = TypicalPods::of(pods);
    double milli = 0;
    for (NodeId node{0}; node.value < world.nodes.size(); ++node.value)
        if (world.nodeExists(node)) milli += fragmentationOf(shareNodeOf(*world.node(node)), workload).amount();
    return milli / kWholeDevice;
}

TEST(Course, ExpectsTheWasteThatThePublishedCodeDoes) {
    test::ScenarioBuilder builder;
    for (const char* name : {"n1", "n2", "n3"})
        builder.node(test::MakeNode(name).has({{"cpu", "6"}, {"memory", "64Gi"}, {"nvidia.com/gpu", "4"}}));
    for (int i = 0; i < 24; ++i)
        builder.arrives(Duration::seconds(i + 1),
                        asks("p" + std::to_string(i), "x", std::to_string(1 + i % 3), 5 + i % 7));
    builder.step(Duration::seconds(12), DeleteObject{{ObjectName::Kind::Node, "", "n2"}});
    const auto session = builder.session();
    session->run();
    const Trace& trace = session->trace();
    Course course(session->startWorld(), {});
    World world = session->startWorld();
    for (const std::uint64_t end : trace.unitEnds()) {
        while (world.factCount < end) apply(world, trace[world.factCount], trace.pool());
        course.follow(trace, end);
        const std::optional<double> waste = course.points().back().expectedWaste;
        if (world.pods.size() == 0) continue;
        ASSERT_TRUE(waste.has_value());
        ASSERT_NEAR(*waste, publishedWaste(world), 1e-9) << end;
    }
}

} // namespace
} // namespace berth::metrics
