// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/DeadlockOutlook.h"

#include "engine/plugins/BuiltinPlugins.h"
#include "tests/engine/metrics/DeadlockFixture.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace berth::metrics {
namespace {

using testing::ElementsAre;

/// Two gangs on six GPUs: each holds three from 4 s on.
class DeadlockOutlookTest : public testing::Test {
protected:
    DeadlockOutlookTest() {
        session_ = interleaved(6).session();
        session_->run();
        deadlock_ = *findDeadlock(session_->world());
    }

    SimTime at(std::int64_t seconds) const { return session_->world().rules->start + Duration::seconds(seconds); }
    std::shared_ptr<const Scenario> scenario() const { return std::make_shared<const Scenario>(session_->scenario()); }
    ScratchRun scratch() const {
        return ScratchRun(scenario(), builtinPlugins(), session_->world(), session_->trace().pool());
    }

    std::unique_ptr<Session> session_;
    Deadlock deadlock_;
};

TEST_F(DeadlockOutlookTest, TheFirstTimeoutLetsTheOtherGangRun) {
    ScratchRun run = scratch();
    const DeadlockOutlook outlook = foresee(run, deadlock_, {at(70)});
    ASSERT_GE(outlook.events.size(), 2U);
    const OutlookEvent& first = outlook.events.front();
    EXPECT_EQ(first.kind, OutlookEvent::Kind::TimesOut);
    EXPECT_EQ(first.at, at(61));
    EXPECT_EQ(first.gang, "default/a");
    EXPECT_EQ(first.pod, "default/a0");
    EXPECT_EQ(first.members, 3) << "one that times out takes the others with it";
    EXPECT_EQ(first.gpus, 3);
    EXPECT_EQ(outlook.over, at(61));
}

TEST_F(DeadlockOutlookTest, TheRunThatItWasTakenFromHearsNothing) {
    const std::size_t facts = session_->trace().size();
    const PoolSizes pool = session_->trace().pool().sizes();
    ScratchRun run = scratch();
    foresee(run, deadlock_, {at(120)});
    EXPECT_EQ(session_->trace().size(), facts);
    EXPECT_EQ(session_->trace().pool().sizes(), pool);
    EXPECT_GT(run.world().now, session_->world().now) << "beyond the scenario's until";
}

TEST_F(DeadlockOutlookTest, AGangThatIsDeletedMakesRoomForTheOther) {
    ScratchRun run = scratch();
    Command command;
    for (const char* pod : {"a0", "a1", "a2", "a3"})
        command.actions.emplace_back(DeleteObject{{ObjectName::Kind::Pod, "default", pod}});
    ASSERT_TRUE(run.perform(command));
    const DeadlockOutlook outlook = foresee(run, deadlock_, {at(60)});
    EXPECT_THAT(outlook.whole, ElementsAre("default/b"));
    EXPECT_LT(outlook.wholeAt, at(60));
    EXPECT_EQ(outlook.begun, 0);
}

TEST_F(DeadlockOutlookTest, IdleTimeIsCountedFromWhenEachBeganToWait) {
    // a0 and b0 since 1 s, a1 and b1 since 2 s, a2 and b2 since 3 s.
    EXPECT_EQ(heldIdle(session_->world(), deadlock_, at(13)) / 1'000'000'000, 2 * (12 + 11 + 10));
}

} // namespace
} // namespace berth::metrics
