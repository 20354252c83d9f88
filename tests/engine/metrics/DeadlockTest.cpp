// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/Deadlock.h"

#include "tests/engine/metrics/DeadlockFixture.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace berth::metrics {
namespace {

using testing::ElementsAre;
using testing::SizeIs;

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
