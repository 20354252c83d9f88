// SPDX-License-Identifier: GPL-3.0-or-later
// P2 that waits on Permit while higher levels are pending (AI_SUITE section 8).
#include "tests/engine/session/TrainingFixture.h"

#include <gtest/gtest.h>

namespace berth::test {
namespace {

Duration seconds(std::int64_t count) {
    return Duration::seconds(count);
}

/// A node that a P1 fills for `busy` seconds, one with a GPU to spare; a P0 that needs the first, nominated to it, and a P2 that fits the second.
ScenarioBuilder p0Waits(std::int64_t grace, std::vector<std::pair<std::string, Value>> args = {},
                        MakePod high = trainingPod("high", 0, 4)) {
    ScenarioBuilder builder;
    builder.raw().configuration = trainingConfiguration(std::move(args));
    builder.node(gpuNode("n1", 4)).node(gpuNode("n2", 1));
    builder.running(saving(trainingPod("middle", 1, 4), static_cast<int>(grace), grace), "n1");
    builder.arrives(seconds(10), std::move(high));
    return builder.arrives(seconds(12), trainingPod("low", 2, 1));
}

TEST(PermitWait, AP2WaitsUntilTheNominatedP0IsBound) {
    const TrainingRun run(p0Waits(20));
    EXPECT_EQ(run.at(FactKind::PodWaiting, "low"), seconds(12));
    EXPECT_EQ(run.at(FactKind::PodAllowed, "low"), run.at(FactKind::PodBound, "high"));
    EXPECT_GE(run.at(FactKind::PodBound, "high"), seconds(30));
    EXPECT_EQ(run.nodeOf("low"), "n2");
}

TEST(PermitWait, TheFrameworkRejectsAtTheTimeout) {
    const TrainingRun run(p0Waits(60));
    EXPECT_EQ(run.at(FactKind::PodWaiting, "low"), seconds(12));
    EXPECT_EQ(run.at(FactKind::PodRejected, "low"), seconds(42));
    EXPECT_EQ(run.at(FactKind::PodUnreserved, "low"), seconds(42));
    EXPECT_GE(run.at(FactKind::PodBound, "low"), run.at(FactKind::PodBound, "high"));
}

TEST(PermitWait, ThePatienceIsAnArgument) {
    const TrainingRun run(p0Waits(60, {{"permitTimeout", plain("5s")}}));
    EXPECT_EQ(run.at(FactKind::PodRejected, "low"), seconds(17));
}

TEST(PermitWait, AP0ThatFitsNowhereHoldsNobodyBack) {
    ScenarioBuilder builder;
    builder.raw().configuration = trainingConfiguration();
    builder.node(gpuNode("n1", 4)).pod(trainingPod("giant", 0, 8)).arrives(seconds(5), trainingPod("low", 2, 1));
    const TrainingRun run(builder);
    EXPECT_EQ(run.at(FactKind::PodWaiting, "low"), seconds(-1));
    EXPECT_EQ(run.at(FactKind::PodBound, "low"), seconds(5));
}

TEST(PermitWait, UnlessTheArticlesWayIsAskedFor) {
    ScenarioBuilder builder;
    builder.raw().configuration = trainingConfiguration({{"waitForImpossible", plain("true")}});
    builder.node(gpuNode("n1", 4)).pod(trainingPod("giant", 0, 8)).arrives(seconds(5), trainingPod("low", 2, 1));
    builder.raw().until = seconds(60);
    const TrainingRun run(builder);
    EXPECT_EQ(run.at(FactKind::PodWaiting, "low"), seconds(5));
    EXPECT_EQ(run.at(FactKind::PodRejected, "low"), seconds(35));
}

TEST(PermitWait, ADeletedP0LetsGo) {
    ScenarioBuilder builder = p0Waits(60);
    builder.step(seconds(20), DeleteObject{{ObjectName::Kind::Pod, "default", "high"}});
    const TrainingRun run(builder);
    EXPECT_EQ(run.at(FactKind::PodAllowed, "low"), seconds(20));
}

/// AISchedulingPlugin, and Coscheduling at Permit alone.
std::shared_ptr<const Configuration> withGangs() {
    auto configuration = std::make_shared<Configuration>(*trainingConfiguration({{"permitTimeout", plain("300s")}}));
    configuration->profiles.front().at(PluginPoint::Permit).enabled.push_back({"Coscheduling", 0, {}});
    return configuration;
}

TEST(PermitWait, AP0ThatItselfWaitsOnPermitIsNotBoundYet) {
    ScenarioBuilder builder = p0Waits(20, {}, trainingPod("high", 0, 4).label("scheduling.x-k8s.io/pod-group", "g"));
    builder.raw().configuration = withGangs();
    PodGroup group;
    group.meta.name = "g";
    group.meta.ns = "default";
    group.minMember = 2;
    builder.raw().objects.podGroups = {group};
    builder.arrives(seconds(40), trainingPod("mate", 0, 0).label("scheduling.x-k8s.io/pod-group", "g"));
    const TrainingRun run(builder);
    EXPECT_EQ(run.at(FactKind::PodWaiting, "low"), seconds(12));
    EXPECT_GE(run.at(FactKind::PodWaiting, "high"), seconds(30));
    EXPECT_EQ(run.at(FactKind::PodBound, "high"), seconds(40));
    EXPECT_EQ(run.at(FactKind::PodAllowed, "low"), seconds(40));
}

} // namespace
} // namespace berth::test
