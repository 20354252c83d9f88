// SPDX-License-Identifier: GPL-3.0-or-later
// The life of a victim: told to leave, preStop, SIGTERM, gone or killed; its work; its replacement (AI_SUITE section 7).
#include "tests/engine/session/TrainingFixture.h"

#include <gtest/gtest.h>

namespace berth::test {
namespace {

Duration seconds(std::int64_t count) {
    return Duration::seconds(count);
}

/// One node of 4 GPUs, all of them taken by `victim` from the start; a P0 comes at 100 s.
ScenarioBuilder takenFromAt100(MakePod victim) {
    ScenarioBuilder builder;
    builder.raw().configuration = trainingConfiguration();
    builder.node(gpuNode("n1", 4).label("pool", "a")).running(std::move(victim), "n1");
    return builder.arrives(seconds(100), trainingPod("high", 0, 4).select("pool", "a"));
}

MakePod running(MakePod pod, std::int64_t duration = 0) {
    if (duration > 0) pod.raw().duration = seconds(duration);
    return pod;
}

TEST(Eviction, AHookThatSavesInTimeLosesASecond) {
    const TrainingRun run(takenFromAt100(saving(trainingPod("low", 2, 4), 20, 60)));
    EXPECT_EQ(run.at(FactKind::VictimEvicted, "low"), seconds(100));
    EXPECT_EQ(run.at(FactKind::PreStopStarted, "low"), seconds(100));
    EXPECT_EQ(run.at(FactKind::CheckpointSaved, "low"), seconds(120));
    EXPECT_EQ(run.at(FactKind::PodSignalled, "low"), seconds(120));
    EXPECT_EQ(run.at(FactKind::PodDeleted, "low"), seconds(121));
    EXPECT_EQ(run.pod("low").lost, seconds(1));
    EXPECT_EQ(run.pod("low").kept, seconds(120));
    EXPECT_EQ(run.nodeOf("high"), "n1");
    EXPECT_GE(run.at(FactKind::PodBound, "high"), seconds(121));
}

TEST(Eviction, AHookThatNeedsMoreThanItsGraceLosesAll) {
    const TrainingRun run(takenFromAt100(saving(trainingPod("low", 2, 4), 120, 30)));
    EXPECT_EQ(run.at(FactKind::CheckpointSaved, "low"), seconds(-1));
    EXPECT_EQ(run.at(FactKind::CheckpointLost, "low"), seconds(130));
    EXPECT_EQ(run.at(FactKind::PodDeleted, "low"), seconds(130));
    EXPECT_EQ(run.pod("low").lost, seconds(130));
}

TEST(Eviction, AHookThatEndsWithItsGraceHasSaved) {
    const TrainingRun run(takenFromAt100(saving(trainingPod("low", 2, 4), 30, 30)));
    EXPECT_EQ(run.at(FactKind::CheckpointSaved, "low"), seconds(130));
    EXPECT_EQ(run.at(FactKind::PodDeleted, "low"), seconds(130));
    EXPECT_EQ(run.pod("low").lost, seconds(0));
}

TEST(Eviction, WithoutAHookSigtermComesAtOnce) {
    const TrainingRun run(takenFromAt100(trainingPod("low", 2, 4)));
    EXPECT_EQ(run.at(FactKind::PodSignalled, "low"), seconds(100));
    EXPECT_EQ(run.at(FactKind::PodDeleted, "low"), seconds(101));
    EXPECT_EQ(run.pod("low").lost, seconds(101));
}

TEST(Eviction, APeriodicCheckpointKeepsWholeIntervals) {
    MakePod low = trainingPod("low", 2, 4);
    low.raw().meta.annotations.set("berth.dev/checkpoint-interval", "45s");
    const TrainingRun run(takenFromAt100(low));
    EXPECT_EQ(run.pod("low").lost, seconds(11));
    EXPECT_EQ(run.pod("low").kept, seconds(90));
}

TEST(Eviction, AReplacementDoesWhatIsLeft) {
    ScenarioBuilder scenario = takenFromAt100(owned(running(saving(trainingPod("low-0", 2, 4), 20, 60), 300)));
    scenario.node(gpuNode("n2", 0)).step(seconds(500), DeleteObject{{ObjectName::Kind::Pod, "default", "high"}});
    const TrainingRun run(scenario);
    EXPECT_EQ(run.at(FactKind::PodSubmitted, "low-1"), seconds(100));
    EXPECT_EQ(run.pod("low-1").resumed, seconds(120));
    EXPECT_EQ(run.at(FactKind::PodFinished, "low-1") - run.at(FactKind::PodBound, "low-1"), seconds(180));
}

TEST(Eviction, AReplacementThatStartsBeforeTheSaveGoesOnFromTheLastCheckpointThereIs) {
    ScenarioBuilder scenario = takenFromAt100(owned(running(saving(trainingPod("low-0", 1, 4), 20, 60), 300)));
    scenario.node(gpuNode("n2", 4));
    scenario.raw().nodes.back() = gpuNode("n2", 4).cordoned().obj();
    scenario.step(seconds(110), CordonNode{"n2", false});
    const TrainingRun run(scenario);
    EXPECT_EQ(run.nodeOf("low-1"), "n2");
    EXPECT_EQ(run.pod("low-1").resumed, seconds(0));
    EXPECT_EQ(run.pod("low-0").lost, seconds(121));
}

TEST(Eviction, DevicesAreHeldUntilThePodIsGone) {
    const TrainingRun run(takenFromAt100(saving(trainingPod("low", 2, 4), 20, 60)));
    const Pool& pool = run.session().trace().pool();
    EXPECT_EQ(pool.list(run.pod("high").devices).size(), 4U);
    World world = run.session().startWorld();
    while (world.factCount < run.session().trace().size()) {
        apply(world, run.session().trace()[world.factCount], pool);
        std::set<std::uint32_t> held;
        for (const PodInfo& pod : world.nodeExists(NodeId{0}) ? world.node(NodeId{0})->pods : PodList{})
            for (const std::uint32_t device : pod.devices) ASSERT_TRUE(held.insert(device).second);
    }
}

TEST(Eviction, NothingIsSavedOnANodeThatIsGone) {
    ScenarioBuilder builder = takenFromAt100(saving(trainingPod("low", 2, 4), 20, 60));
    builder.step(Duration{119'500'000'000}, DeleteObject{{ObjectName::Kind::Node, "", "n1"}});
    const TrainingRun run(builder);
    EXPECT_EQ(run.at(FactKind::CheckpointSaved, "low"), seconds(-1));
    EXPECT_EQ(run.at(FactKind::CheckpointLost, "low"), seconds(120));
    EXPECT_EQ(run.pod("low").kept, seconds(0));
}

TEST(Eviction, AHookRunsInAPodWithoutGpusToo) {
    ScenarioBuilder builder;
    builder.node(gpuNode("n1", 4)).running(saving(trainingPod("web", 2, 0), 20, 60), "n1");
    builder.step(seconds(5), EvictPod{{ObjectName::Kind::Pod, "default", "web"}});
    const TrainingRun run(builder);
    EXPECT_EQ(run.at(FactKind::PreStopStarted, "web"), seconds(5));
    EXPECT_EQ(run.at(FactKind::CheckpointSaved, "web"), seconds(25));
    EXPECT_EQ(run.at(FactKind::PodDeleted, "web"), seconds(26));
}

/// `high` may take either node; a budget covers pods without the label `app`, of which the API counts none without any label.
ScenarioBuilder budgetOfTheUnlabelled() {
    ScenarioBuilder builder;
    PodDisruptionBudget budget;
    budget.meta.name = "none";
    budget.meta.ns = "default";
    budget.selector = LabelSelector{{}, {{"app", SelectorOperator::DoesNotExist, {}}}};
    builder.raw().objects.budgets = {budget};
    builder.node(MakeNode("n1").has({{"cpu", "4"}})).node(MakeNode("n2").has({{"cpu", "4"}}));
    builder.running(MakePod("labelled").req({{"cpu", "4"}}).priority(5).label("app", "x"), "n1");
    builder.running(MakePod("bare").req({{"cpu", "4"}}).priority(1), "n2");
    return builder.pod(MakePod("high").req({{"cpu", "4"}}).priority(10));
}

TEST(Eviction, ABudgetCountsNoPodWithoutLabelsWhicheverPathIsTaken) {
    const TrainingRun quick(budgetOfTheUnlabelled());
    EXPECT_EQ(quick.nodeOf("high"), "n2");
    EXPECT_EQ(quick.at(FactKind::VictimEvicted, "labelled"), seconds(-1));
}

} // namespace
} // namespace berth::test
