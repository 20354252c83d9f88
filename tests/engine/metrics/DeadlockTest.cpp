// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/Deadlock.h"

#include "tests/engine/session/SessionFixture.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace berth::metrics {
namespace {

using testing::ElementsAre;
using testing::SizeIs;

/// Coscheduling at Permit and Reserve only: nothing keeps gangs from taking each other's room.
std::shared_ptr<const Configuration> waitingOnly() {
    auto configuration = std::make_shared<Configuration>(defaultConfiguration());
    PluginSet set;
    set.enabled.push_back({"Coscheduling", 0, {}});
    configuration->profiles.front().at(PluginPoint::Permit) = set;
    configuration->profiles.front().at(PluginPoint::Reserve) = set;
    return configuration;
}

/// Gangs of four that want one GPU each, on a node with six; their pods come in turns.
test::ScenarioBuilder interleaved(int gpus) {
    test::ScenarioBuilder builder;
    builder.raw().configuration = waitingOnly();
    builder.node(
        test::MakeNode("n").has({{"cpu", "64"}, {"memory", "64Gi"}, {"nvidia.com/gpu", std::to_string(gpus)}}));
    for (const char* name : {"a", "b"}) {
        PodGroup group;
        group.meta.name = name;
        group.meta.ns = "default";
        group.minMember = 4;
        group.scheduleTimeoutSeconds = 60;
        builder.raw().objects.podGroups.push_back(group);
    }
    for (int i = 0; i < 4; ++i)
        for (const char* name : {"a", "b"})
            builder.arrives(Duration::seconds(i + 1), test::MakePod(name + std::to_string(i))
                                                          .req({{"nvidia.com/gpu", "1"}})
                                                          .label("scheduling.x-k8s.io/pod-group", name));
    builder.raw().until = Duration::seconds(50);
    return builder;
}

DeadlockWatch watched(Session& session) {
    DeadlockWatch watch;
    World world = session.startWorld();
    const Trace& trace = session.trace();
    for (std::size_t i = 0; i < trace.size(); ++i) {
        apply(world, trace[i], trace.pool());
        watch.applied(world, trace[i]);
    }
    return watch;
}

TEST(Deadlock, GangsThatHoldWhatTheOthersNeedAreFoundOnce) {
    const auto session = interleaved(6).session();
    session->run();
    const DeadlockWatch watch = watched(*session);
    ASSERT_THAT(watch.found(), SizeIs(1));
    EXPECT_TRUE(watch.current().has_value());
    const Deadlock deadlock = watch.found().front();
    EXPECT_EQ(toString(deadlock), "default/a holds 3 lacks 1, default/b holds 3 lacks 1");
    EXPECT_THAT(deadlock.arcs, ElementsAre(Deadlock::Arc{1, 0}, Deadlock::Arc{0, 1}));
    EXPECT_EQ(deadlock.gangs[0].gpus, 3);
    EXPECT_EQ(deadlock.gangs[0].due, session->world().rules->start + Duration::seconds(61));
    EXPECT_EQ(deadlock.at, session->world().rules->start + Duration::seconds(4));
}

TEST(Deadlock, RoomForOneGangIsEnough) {
    const auto session = interleaved(7).session();
    session->run();
    EXPECT_THAT(watched(*session).found(), SizeIs(0));
}

TEST(Deadlock, AGangThatIsNotAllThereHoldsNobodyUp) {
    auto builder = interleaved(6);
    std::erase_if(builder.raw().steps, [](const Step& step) {
        const auto* create = std::get_if<CreatePod>(&step.action);
        return create != nullptr && create->pod->meta.name == "b3";
    });
    const auto session = builder.session();
    session->run();
    const DeadlockWatch watch = watched(*session);
    ASSERT_THAT(watch.found(), SizeIs(1)) << "a could go on if b let go";
    EXPECT_THAT(watch.found().front().arcs, ElementsAre(Deadlock::Arc{0, 1})) << "but not the other way round";
}

} // namespace
} // namespace berth::metrics
