// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/WaitingPicture.h"

#include "tests/ui/session/LocalRun.h"
#include "tests/ui/session/TwoGangs.h"
#include "ui/view/NodeCards.h"
#include "ui/view/PipelinePicture.h"
#include "ui/view/QueuePicture.h"

#include <gtest/gtest.h>

namespace berth::ui {
namespace {

constexpr const char* kPermitOnly = R"(---
apiVersion: kubescheduler.config.k8s.io/v1
kind: KubeSchedulerConfiguration
profiles:
- schedulerName: default-scheduler
  plugins:
    reserve: {enabled: [{name: Coscheduling}]}
    permit: {enabled: [{name: Coscheduling}]}
)";

class WaitingPicture : public testing::Test {
protected:
    WaitingPicture() : run_(twoGangs(kPermitOnly)) {}

    void waitFor(std::size_t waiting) {
        run_.stepUntil(Stride::Detail, [&] { return run_.moment().world->waiting.size() == waiting; });
    }

    LocalRun run_;
};

TEST_F(WaitingPicture, NobodyWaitsNoRoom) {
    EXPECT_FALSE(waitingRoomView(run_.moment()));
}

TEST_F(WaitingPicture, AGangShowsWhoWaitsAndWhomItLacks) {
    waitFor(1);
    const auto room = waitingRoomView(run_.moment());
    ASSERT_TRUE(room);
    ASSERT_EQ(room->groups.size(), 1U);
    const WaitingGroupView& ant = room->groups[0];
    EXPECT_EQ(ant.name, QStringLiteral("ant"));
    EXPECT_EQ(ant.progress, QStringLiteral("1 of 3"));
    EXPECT_EQ(ant.note, QStringLiteral("holds 1 GPU, lacks 2"));
    ASSERT_EQ(ant.waiters.size(), 3U);
    EXPECT_EQ(ant.waiters[0].name, QStringLiteral("ant-0"));
    EXPECT_EQ(ant.waiters[0].node, QStringLiteral("n1"));
    EXPECT_EQ(ant.waiters[0].seconds, 60);
    EXPECT_EQ(ant.waiters[0].left, 1);
    EXPECT_TRUE(ant.waiters[1].isMissing);
    EXPECT_FALSE(room->deadlock);
}

TEST_F(WaitingPicture, TwoGangsThatHoldEachOtherUpAreADeadlock) {
    waitFor(4);
    const auto room = waitingRoomView(run_.moment());
    ASSERT_TRUE(room && room->deadlock);
    const DeadlockView& deadlock = *room->deadlock;
    ASSERT_EQ(deadlock.parties.size(), 2U);
    EXPECT_EQ(deadlock.parties[0].holds, QStringLiteral("holds 2"));
    EXPECT_EQ(deadlock.parties[0].lacks, QStringLiteral("lacks 1"));
    ASSERT_EQ(deadlock.arcs.size(), 2U);
    EXPECT_EQ(deadlock.arcs[0].sentence, QStringLiteral("waits for 1 GPU of bee"));
    EXPECT_EQ(deadlock.arcs[1].sentence, QStringLiteral("waits for 1 GPU of ant"));
    EXPECT_EQ(deadlock.free, QStringLiteral("0 free"));
    const auto groups = nodeGroups(run_.moment(), Grouping::None);
    for (const PodSlotsView& pod : groups[0].nodes[0]->pods) EXPECT_TRUE(pod.deadlocked) << pod.name.toStdString();
}

TEST_F(WaitingPicture, CardLaneAndStripSayTheSame) {
    waitFor(4);
    const auto groups = nodeGroups(run_.moment(), Grouping::None);
    const QueuesView queues = queuesView(run_.moment());
    EXPECT_EQ(queues.lanes[static_cast<std::size_t>(Lane::Permit)].count, 4);
    EXPECT_EQ(queues.lanes[static_cast<std::size_t>(Lane::Permit)].note, QStringLiteral("2 gangs"));
    EXPECT_EQ(queues.lanes[static_cast<std::size_t>(Lane::Permit)].chips.size(), 2U);
    const PipelineView strip = pipelineView(run_.moment());
    EXPECT_EQ(strip.bindingNote, QStringLiteral("4 wait on Permit"));
    EXPECT_EQ(strip.at(ExtensionPoint::Permit).state, PointState::Waiting);
    EXPECT_EQ(strip.at(ExtensionPoint::Permit).yield, QStringLiteral("4"));
}

TEST_F(WaitingPicture, TimeLeftRunsOutWithVirtualTime) {
    waitFor(4);
    run_.runToEnd();
    EXPECT_TRUE(run_.moment().world->counters.waiting == 0 ||
                waitingRoomView(run_.moment())->groups[0].waiters[0].left < 1);
}

} // namespace
} // namespace berth::ui
