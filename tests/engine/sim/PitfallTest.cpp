// SPDX-License-Identifier: GPL-3.0-or-later
// The article's faults, played (AI_SUITE section 9), each beside the right way.
#include "tests/engine/session/TrainingFixture.h"

#include <gtest/gtest.h>

namespace berth::test {
namespace {

Duration seconds(std::int64_t count) {
    return Duration::seconds(count);
}

std::vector<std::pair<std::string, Value>> playing(const std::string& pitfall) {
    if (pitfall.empty()) return {};
    return {{"pitfalls", list({plain(pitfall)})}};
}

/// AISchedulingPlugin alone judges GPUs, as the article has it.
std::shared_ptr<const Configuration> articlesWay(const std::string& pitfall) {
    auto configuration = std::make_shared<Configuration>(*trainingConfiguration(playing(pitfall)));
    for (const PluginPoint point : {PluginPoint::PreFilter, PluginPoint::Filter})
        configuration->profiles.front().at(point).disabled.push_back({"NodeResourcesFit", 0, {}});
    return configuration;
}

/// n1 is full of a P2; a P0 of 4 GPUs comes at 10 s.
ScenarioBuilder fullNode(std::shared_ptr<const Configuration> configuration,
                         MakePod victim = trainingPod("low", 2, 4)) {
    ScenarioBuilder builder;
    builder.raw().configuration = std::move(configuration);
    builder.raw().until = seconds(300);
    builder.node(gpuNode("n1", 4)).running(std::move(victim), "n1");
    return builder.arrives(seconds(10), trainingPod("high", 0, 4));
}

TEST(Pitfall, AllocatableTakenForFreeEndsAtTheKubelet) {
    EXPECT_EQ(TrainingRun(fullNode(articlesWay(""))).pod("high").state, PodState::Bound);
    const TrainingRun run(fullNode(articlesWay("AllocatableIsFree")));
    EXPECT_EQ(run.at(FactKind::VictimEvicted, "low"), seconds(-1));
    EXPECT_EQ(run.at(FactKind::PodRefused, "high"), seconds(10));
    EXPECT_EQ(run.session().trace().pool().text(run.pod("high").refused), "OutOfnvidia.com/gpu");
}

TEST(Pitfall, AFilterThatSaysYesNeverComesToPostFilter) {
    const TrainingRun run(fullNode(articlesWay("FilterSaysYes")));
    EXPECT_EQ(run.at(FactKind::PostFilterRan, "high"), seconds(-1));
    EXPECT_EQ(run.at(FactKind::PodRefused, "high"), seconds(10));
}

TEST(Pitfall, OneSharedKeyKillsTheWrongVictims) {
    ScenarioBuilder scenario = fullNode(trainingConfiguration(playing("SharedStateKey")), trainingPod("low", 2, 4));
    scenario.node(gpuNode("n2", 4)).running(trainingPod("other", 1, 4), "n2");
    const TrainingRun run(scenario);
    EXPECT_EQ(run.at(FactKind::VictimEvicted, "other"), seconds(10));
    const TrainingRun right(
        fullNode(trainingConfiguration()).node(gpuNode("n2", 4)).running(trainingPod("other", 1, 4), "n2"));
    EXPECT_EQ(right.at(FactKind::VictimEvicted, "other"), seconds(-1));
}

TEST(Pitfall, WithoutANominationAnotherTakesTheRoom) {
    const auto thief = [](const std::string& pitfall) {
        ScenarioBuilder scenario =
            fullNode(trainingConfiguration(playing(pitfall)), saving(trainingPod("low", 2, 4), 20, 60));
        return scenario.arrives(seconds(30), trainingPod("thief", 1, 4));
    };
    EXPECT_EQ(TrainingRun(thief("")).nodeOf("high"), "n1");
    const TrainingRun run(thief("NoNomination"));
    EXPECT_EQ(run.at(FactKind::PodNominated, "high"), seconds(-1));
    EXPECT_EQ(run.at(FactKind::VictimEvicted, "low"), seconds(10));
}

TEST(Pitfall, AFixedGraceCutsALongCheckpointOff) {
    const MakePod low = saving(trainingPod("low", 2, 4), 120, 150);
    EXPECT_EQ(TrainingRun(fullNode(trainingConfiguration(), low)).at(FactKind::CheckpointSaved, "low"), seconds(130));
    const TrainingRun run(fullNode(trainingConfiguration(playing("GraceOverridden")), low));
    EXPECT_EQ(run.at(FactKind::CheckpointLost, "low"), seconds(40));
}

TEST(Pitfall, ATimeoutThatAllows) {
    ScenarioBuilder builder =
        fullNode(trainingConfiguration(playing("PermitTimeoutAllows")), saving(trainingPod("low", 1, 4), 60, 90));
    builder.node(gpuNode("n2", 1)).arrives(seconds(12), trainingPod("small", 2, 1));
    const TrainingRun run(builder);
    EXPECT_EQ(run.at(FactKind::PodWaiting, "small"), seconds(12));
    EXPECT_EQ(run.at(FactKind::PodAllowed, "small"), seconds(42));
    EXPECT_EQ(run.at(FactKind::PodRejected, "small"), seconds(-1));
}

TEST(Pitfall, AFieldOfThePluginIsOverwrittenByTheNextCycle) {
    const auto scenario = [](const std::string& pitfall) {
        ScenarioBuilder builder =
            fullNode(trainingConfiguration(playing(pitfall)), saving(trainingPod("low", 1, 4), 60, 90));
        builder.node(gpuNode("n2", 2)).arrives(seconds(12), trainingPod("small", 2, 1));
        return builder.arrives(seconds(20), trainingPod("next", 1, 1));
    };
    const TrainingRun wrong(scenario("PluginField"));
    EXPECT_EQ(wrong.at(FactKind::PodWaiting, "small"), seconds(12));
    EXPECT_EQ(wrong.at(FactKind::PodAllowed, "small"), seconds(20)) << "judged by the P1 that came later";
    const TrainingRun right(scenario(""));
    EXPECT_EQ(right.at(FactKind::PodRejected, "small"), seconds(42)) << "the P0 is still pending";
}

TEST(Pitfall, LevelsReadBothWaysHoldTheWrongOnes) {
    ScenarioBuilder builder =
        fullNode(trainingConfiguration(playing("LevelsBothWays")), saving(trainingPod("low", 1, 4), 20, 90));
    builder.node(gpuNode("n2", 2)).arrives(seconds(12), trainingPod("small", 2, 1));
    builder.arrives(seconds(13), trainingPod("urgent", 0, 1));
    const TrainingRun run(builder);
    EXPECT_EQ(run.at(FactKind::PodWaiting, "small"), seconds(-1));
    EXPECT_EQ(run.at(FactKind::PodWaiting, "urgent"), seconds(13));
}

} // namespace
} // namespace berth::test
