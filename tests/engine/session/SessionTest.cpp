// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/session/SessionFixture.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace berth::test {
namespace {

using ::testing::HasSubstr;

Command submit(const std::string& name, const std::string& cpu, std::int32_t priority = 0) {
    return {{CreatePod{cpuPod(name, cpu, priority).obj()}}, "Submit " + name, "create: pod/default/" + name};
}

std::size_t firstOf(const Trace& trace, FactKind kind) {
    for (std::size_t i = 0; i < trace.size(); ++i)
        if (trace[i].kind == kind) return i;
    return trace.size();
}

TEST(Session, BindsAPodAndSaysSo) {
    const auto session = ScenarioBuilder().nodes(2, "4").pod(cpuPod("a", "1")).session();
    session->run();
    const World& world = session->world();
    EXPECT_EQ(session->runEnd(), RunEnd::NothingLeft);
    EXPECT_EQ(world.counters.bound, 1U);
    EXPECT_EQ(world.pod(PodId{0}).state, PodState::Bound);
    EXPECT_EQ(session->trace().pool().nodeName(world.pod(PodId{0}).node), "n1");
}

TEST(Session, SteppingAndRunningLeaveTheSameTraceToTheByte) {
    const auto stepped = busyScenario().session();
    while (stepped->advance()) {
    }
    const auto ran = busyScenario().session();
    ran->run();
    ASSERT_EQ(stepped->trace().size(), ran->trace().size());
    for (std::size_t i = 0; i < ran->trace().size(); ++i) ASSERT_EQ(stepped->trace()[i], ran->trace()[i]) << i;
    EXPECT_EQ(fingerprint(stepped->trace()), fingerprint(ran->trace()));
    EXPECT_GT(ran->trace().size(), 80U);
}

TEST(Session, AnySeekEqualsReplayFromTheStart) {
    const auto session = busyScenario().session();
    session->run();
    const Trace& trace = session->trace();
    World forwards = session->startWorld();
    Replay replay(session->startWorld());
    replay.seek(trace, trace.size());
    for (std::size_t position = 0; position <= trace.size(); ++position) {
        ASSERT_EQ(describe(replay.seek(trace, trace.size() - position / 2), trace.pool()).front().empty(), false);
        ASSERT_EQ(describe(replay.seek(trace, position), trace.pool()), describe(forwards, trace.pool())) << position;
        if (position < trace.size()) apply(forwards, trace[position], trace.pool());
    }
}

TEST(Session, PreemptsTheLowerPodAfterItsGrace) {
    const auto session =
        ScenarioBuilder().nodes(1, "4").running(cpuPod("low", "3"), "n1").pod(cpuPod("high", "4", 100)).session();
    session->run();
    const auto all = lines(session->trace());
    EXPECT_EQ(session->world().pod(PodId{0}).state, PodState::Gone);
    EXPECT_EQ(session->world().pod(PodId{1}).state, PodState::Bound);
    EXPECT_EQ(session->world().now - session->world().rules->start, Duration::seconds(1));
    EXPECT_THAT(all, ::testing::Contains(HasSubstr("PodNominated pod=default/high node=n1")));
    EXPECT_THAT(all, ::testing::Contains(HasSubstr("VictimEvicted pod=default/low node=n1")));
}

TEST(Session, AnOwnedVictimComesBackUnderTheNextName) {
    MakePod low = cpuPod("low-0", "3");
    low.raw().meta.owners = {{"apps/v1", "ReplicaSet", "low", "u", true}};
    const auto session = ScenarioBuilder().nodes(1, "4").running(low, "n1").pod(cpuPod("high", "4", 100)).session();
    session->run();
    const World& world = session->world();
    const PodId replacement = world.findPod(session->trace().pool().findPodKey("default/low-1"));
    ASSERT_TRUE(replacement.valid());
    EXPECT_EQ(world.pod(replacement).origin, PodEntry::Origin::Controller);
    EXPECT_EQ(world.pod(replacement).queue, QueueKind::Unschedulable);
}

TEST(Session, APodWithADurationEndsAndFreesItsPlace) {
    MakePod timed = cpuPod("timed", "4");
    timed.raw().duration = Duration::seconds(90);
    const auto session = ScenarioBuilder().nodes(1, "4").pod(timed).pod(cpuPod("next", "4")).session();
    session->run();
    EXPECT_EQ(session->world().pod(PodId{0}).state, PodState::Finished);
    EXPECT_EQ(session->world().pod(PodId{1}).state, PodState::Bound);
    EXPECT_EQ(session->world().pod(PodId{1}).startTime - session->world().rules->start, Duration::seconds(90));
}

TEST(Session, EndsWhenEveryPendingPodHasFailedSinceTheLastChange) {
    const auto session = ScenarioBuilder().nodes(1, "4").pod(cpuPod("huge", "64")).session();
    session->run();
    EXPECT_EQ(session->runEnd(), RunEnd::NothingLeft);
    EXPECT_EQ(session->world().counters.unschedulable, 1U);
    EXPECT_EQ(session->trace().pool().text(session->world().pod(PodId{0}).message),
              "0/1 nodes are available: 1 Insufficient cpu. preemption: 0/1 nodes are available: 1 Preemption is not "
              "helpful for scheduling.");
}

TEST(Session, UntilLeavesTheRestUndone) {
    ScenarioBuilder builder = busyScenario();
    builder.raw().until = Duration::seconds(10);
    const auto session = builder.session();
    session->run();
    EXPECT_EQ(session->runEnd(), RunEnd::Until);
    EXPECT_LE(session->world().now, session->world().rules->start + Duration::seconds(10));
}

TEST(Session, CyclesTakeTheirTimeAndBindingsOverlapThem) {
    ScenarioBuilder builder;
    builder.nodes(2, "4").pod(cpuPod("a", "1")).pod(cpuPod("b", "1"));
    builder.raw().cycle = Duration::seconds(1);
    builder.raw().bind = Duration::seconds(5);
    const auto session = builder.session();
    session->run();
    const World& world = session->world();
    EXPECT_EQ(world.pod(PodId{0}).startTime - world.rules->start, Duration::seconds(6));
    EXPECT_EQ(world.pod(PodId{1}).startTime - world.rules->start, Duration::seconds(7));
}

TEST(Session, AnEditInTheLastUnitTakesEffectRightAfterIt) {
    const auto session = ScenarioBuilder().nodes(1, "4").pod(cpuPod("a", "1")).session();
    session->run();
    const std::size_t before = session->trace().size();
    const auto done = session->edit(submit("b", "1"), before);
    ASSERT_TRUE(done.has_value());
    EXPECT_FALSE(done->branched);
    EXPECT_EQ(done->position, before);
    session->run();
    EXPECT_EQ(session->world().counters.bound, 2U);
}

TEST(Session, AnEditInThePastMakesABranchAndLeavesTheOldOneUntouched) {
    const auto session = busyScenario().session();
    session->run();
    const auto before = lines(session->trace());
    const auto done = session->edit(submit("extra", "1", 5), before.size() / 2);
    ASSERT_TRUE(done.has_value());
    EXPECT_TRUE(done->branched);
    session->run();
    const auto branched = lines(session->trace());
    EXPECT_NE(branched, before);
    EXPECT_TRUE(
        std::equal(before.begin(), before.begin() + static_cast<std::ptrdiff_t>(done->position), branched.begin()));
    ASSERT_EQ(session->branches().size(), 2U);
    EXPECT_EQ(session->branches()[1].name, "Submit extra");
    session->switchTo(0);
    EXPECT_EQ(lines(session->trace()), before);
}

TEST(Session, AnEditThatCannotBeDoneChangesNothing) {
    const auto session = busyScenario().session();
    session->run();
    const auto before = lines(session->trace());
    const Command wrong{
        {CordonNode{"n2", true}, DeleteObject{{ObjectName::Kind::Pod, "default", "nobody"}}}, "Delete nobody", ""};
    for (const std::size_t cursor : {before.size(), before.size() / 2}) {
        const auto done = session->edit(wrong, cursor);
        ASSERT_FALSE(done.has_value());
        EXPECT_EQ(done.error().text, "there is no pod default/nobody");
        EXPECT_EQ(lines(session->trace()), before);
        EXPECT_EQ(session->branches().size(), 1U);
        EXPECT_EQ(session->runEnd(), RunEnd::NothingLeft);
    }
}

TEST(Session, UndoCutsAndRedoRestoresTheSameFacts) {
    const auto session = busyScenario().session();
    session->run();
    const auto before = lines(session->trace());
    ASSERT_TRUE(session->edit(submit("extra", "1"), before.size()));
    session->run();
    const auto after = lines(session->trace());
    ASSERT_TRUE(session->undo());
    EXPECT_EQ(lines(session->trace()), before);
    EXPECT_EQ(session->branches()[0].redoText, "Submit extra");
    ASSERT_TRUE(session->redo());
    EXPECT_EQ(lines(session->trace()), after);
    EXPECT_EQ(session->runEnd(), RunEnd::NothingLeft);
    EXPECT_FALSE(session->redo());
}

TEST(Session, AChangedConfigurationInsideACycleForksBeforeItsLook) {
    ScenarioBuilder builder;
    builder.nodes(2, "4").pod(cpuPod("a", "1")).pod(cpuPod("b", "1"));
    const auto session = builder.session();
    session->run();
    const std::size_t selected = firstOf(session->trace(), FactKind::NodeSelected);
    const Command configure{
        {Configure{std::make_shared<const Configuration>(defaultConfiguration())}}, "Weights", "configure: {}"};
    const auto done = session->edit(configure, selected + 1);
    ASSERT_TRUE(done.has_value());
    EXPECT_EQ(done->position, firstOf(session->trace(), FactKind::CommandApplied));
    EXPECT_LT(done->position, selected);
    session->run();
    EXPECT_EQ(session->world().counters.bound, 2U);
}

TEST(Session, AnotherSeedGivesTheSameFingerprintUnlessSomethingIsRandom) {
    SessionOptions options;
    options.seed = 7;
    const auto fixed = busyScenario().session(options);
    fixed->run();
    const auto plain = busyScenario().session();
    plain->run();
    EXPECT_EQ(fingerprint(fixed->trace()), fingerprint(plain->trace()));

    ScenarioBuilder random;
    random.nodes(8, "4");
    for (int i = 0; i < 6; ++i) random.pod(cpuPod("p" + std::to_string(i), "1"));
    random.raw().tieBreak = TieBreak::SeededRandom;
    const auto one = random.session();
    const auto seven = random.session(options);
    one->run();
    seven->run();
    EXPECT_NE(fingerprint(one->trace()), fingerprint(seven->trace()));
}

TEST(Session, CommandsAreSavedAsSteps) {
    const auto session = ScenarioBuilder().nodes(1, "4").pod(cpuPod("a", "1")).session();
    session->run();
    ASSERT_TRUE(session->edit({{CordonNode{"n1", true}}, "Cordon n1", "cordon: n1"}, session->trace().size()));
    EXPECT_EQ(session->commandSteps(), std::vector<std::string>{"{at: 0s, cordon: n1}"});
}

TEST(Session, CommandsAtTheirPlacesMakeTheTraceAgain) {
    const auto session = busyScenario().session();
    for (int i = 0; i < 9; ++i) session->advance();
    ASSERT_TRUE(session->edit({{CordonNode{"n2", true}}, "Cordon n2", "cordon: n2"}, session->trace().size()));
    session->run();
    ASSERT_TRUE(session->edit({{CordonNode{"n1", true}}, "Cordon n1", "cordon: n1"}, session->trace().size() / 2));
    session->run();
    const auto again = busyScenario().session();
    for (const PlacedCommand& placed : session->commands()) {
        while (again->trace().size() < placed.position) ASSERT_TRUE(again->advance());
        ASSERT_EQ(again->trace().size(), placed.position);
        ASSERT_TRUE(again->edit(placed.command, placed.position));
    }
    again->run();
    EXPECT_EQ(session->commands().size(), 2U);
    EXPECT_EQ(lines(again->trace()), lines(session->trace()));
}

} // namespace
} // namespace berth::test
