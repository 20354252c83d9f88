// SPDX-License-Identifier: GPL-3.0-or-later
// Gangs over time: Coscheduling with queue, timers and PodGroups that come and change.
#include "tests/engine/session/TrainingFixture.h"

#include <gtest/gtest.h>

namespace berth::test {
namespace {

Duration seconds(std::int64_t count) {
    return Duration::seconds(count);
}

std::shared_ptr<const Configuration> gangConfiguration(std::vector<std::pair<std::string, Value>> args = {}) {
    auto configuration = std::make_shared<Configuration>(defaultConfiguration());
    Profile& profile = configuration->profiles.front();
    profile.at(PluginPoint::MultiPoint).enabled.push_back({"Coscheduling", 0, {}});
    profile.at(PluginPoint::QueueSort).enabled.push_back({"Coscheduling", 0, {}});
    profile.at(PluginPoint::QueueSort).disabled.push_back({"*", 0, {}});
    profile.pluginConfig.push_back({"Coscheduling", map(std::move(args)), {}});
    return configuration;
}

PodGroup groupOf(const std::string& name, std::int32_t minMember, std::int32_t timeout = 60) {
    PodGroup group;
    group.meta.name = name;
    group.meta.ns = "default";
    group.minMember = minMember;
    group.scheduleTimeoutSeconds = timeout;
    return group;
}

MakePod memberOf(const std::string& gang, const std::string& name) {
    return trainingPod(name, 2, 1).label("scheduling.x-k8s.io/pod-group", gang);
}

ScenarioBuilder gangScenario(int gpus, std::vector<std::pair<std::string, Value>> args = {}) {
    ScenarioBuilder builder;
    builder.raw().configuration = gangConfiguration(std::move(args));
    builder.raw().until = seconds(200);
    return builder.node(gpuNode("n1", gpus));
}

TEST(GangRun, StartsWhenTheLastMemberHasAPlace) {
    ScenarioBuilder builder = gangScenario(4);
    builder.raw().objects.podGroups = {groupOf("g", 3)};
    builder.arrives(seconds(1), memberOf("g", "a"))
        .arrives(seconds(5), memberOf("g", "b"))
        .arrives(seconds(9), memberOf("g", "c"));
    const TrainingRun run(builder);
    for (const char* name : {"a", "b", "c"}) EXPECT_EQ(run.at(FactKind::PodBound, name), seconds(9)) << name;
}

TEST(GangRun, TheTimeoutOfOneTakesTheWaitingOnes) {
    ScenarioBuilder builder = gangScenario(4, {{"preFilterCheck", plain("false")}});
    builder.raw().objects.podGroups = {groupOf("g", 3, 20)};
    builder.arrives(seconds(1), memberOf("g", "a")).arrives(seconds(5), memberOf("g", "b"));
    builder.arrives(seconds(100), memberOf("g", "c"));
    const TrainingRun run(builder);
    EXPECT_EQ(run.at(FactKind::PodWaiting, "a"), seconds(1));
    EXPECT_EQ(run.at(FactKind::PodRejected, "a"), seconds(21));
    EXPECT_EQ(run.at(FactKind::PodRejected, "b"), seconds(21));
    EXPECT_EQ(run.at(FactKind::PodBound, "a"), seconds(100));
    EXPECT_EQ(run.at(FactKind::PodBound, "c"), seconds(100));
}

TEST(GangRun, APodGroupThatComesLaterLetsItsPodsIn) {
    ScenarioBuilder builder = gangScenario(4);
    builder.arrives(seconds(1), memberOf("g", "a")).arrives(seconds(2), memberOf("g", "b"));
    builder.step(seconds(30), CreatePodGroup{std::make_shared<const PodGroup>(groupOf("g", 2))});
    const TrainingRun run(builder);
    EXPECT_EQ(run.at(FactKind::PodRejected, "a"), seconds(1));
    EXPECT_EQ(run.at(FactKind::PodBound, "a"), seconds(30));
    EXPECT_EQ(run.at(FactKind::PodBound, "b"), seconds(30));
}

TEST(GangRun, APodGroupThatIsDeletedOrCreatedTwiceIsSaid) {
    ScenarioBuilder builder = gangScenario(4);
    builder.raw().objects.podGroups = {groupOf("g", 2)};
    builder.step(seconds(1), CreatePodGroup{std::make_shared<const PodGroup>(groupOf("g", 2))});
    builder.step(seconds(2), DeleteObject{{ObjectName::Kind::PodGroup, "default", "g"}});
    builder.step(seconds(3), DeleteObject{{ObjectName::Kind::PodGroup, "default", "g"}});
    const auto session = builder.session();
    session->run();
    EXPECT_TRUE(session->world().objects->podGroups.empty());
}

TEST(GangRun, MembersThatKeepTakingEachOthersPlaceDoNotStopTheClock) {
    ScenarioBuilder builder = gangScenario(8);
    builder.raw().objects.podGroups = {groupOf("half", 2)};
    const auto big = [](const std::string& name) {
        return trainingPod(name, 2, 8).label("scheduling.x-k8s.io/pod-group", "half");
    };
    builder.arrives(seconds(1), big("a")).arrives(seconds(1), big("b"));
    builder.arrives(seconds(120), trainingPod("late", 1, 8));
    const TrainingRun run(builder);
    EXPECT_GE(run.at(FactKind::PodBound, "late"), seconds(120));
    EXPECT_EQ(run.at(FactKind::PodBound, "a"), seconds(-1));
    EXPECT_EQ(run.at(FactKind::PodBound, "b"), seconds(-1));
}

TEST(GangRun, AGroupWithoutACreationIsAsOldAsTheScenario) {
    ScenarioBuilder builder = gangScenario(1);
    builder.raw().objects.podGroups = {groupOf("z", 1)};
    builder.pod(memberOf("z", "member")).pod(trainingPod("alone", 2, 1));
    const TrainingRun run(builder);
    EXPECT_EQ(run.at(FactKind::PodBound, "alone"), seconds(0));
    EXPECT_EQ(run.at(FactKind::PodBound, "member"), seconds(-1));
}

TEST(GangRun, AGroupThatIsCreatedLaterIsYoungerThanAPodBefore) {
    ScenarioBuilder builder = gangScenario(1);
    builder.running(trainingPod("first", 2, 1), "n1").arrives(seconds(1), trainingPod("zed", 2, 1));
    builder.step(seconds(2), CreatePodGroup{std::make_shared<const PodGroup>(groupOf("a", 1))});
    builder.arrives(seconds(2), memberOf("a", "member"));
    builder.step(seconds(10), DeleteObject{{ObjectName::Kind::Pod, "default", "first"}});
    const TrainingRun run(builder);
    EXPECT_EQ(run.at(FactKind::PodBound, "zed"), seconds(10));
    EXPECT_EQ(run.at(FactKind::PodBound, "member"), seconds(-1));
}

} // namespace
} // namespace berth::test
