// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session/Replica.h"
#include "tests/engine/session/SessionFixture.h"

#include <gtest/gtest.h>

namespace berth::test {
namespace {

/// Folds a whole run and returns where the Worlds stand that were kept on the way.
std::vector<std::size_t> keptAlong(const Session& session, Replay& replay) {
    replay.seek(session.trace(), session.trace().size());
    std::vector<std::size_t> kept;
    for (std::size_t position = 0; position <= session.trace().size(); ++position)
        if (replay.checkpoints().before(position).factCount == position) kept.push_back(position);
    return kept;
}

TEST(Checkpoints, StandAsFarApartAsPlanned) {
    const auto session = busyScenario().session();
    session->run();
    Replay replay(session->startWorld(), {10, 10, 1});
    const std::vector<std::size_t> kept = keptAlong(*session, replay);
    ASSERT_GT(kept.size(), 5U);
    for (std::size_t i = 0; i < kept.size(); ++i) EXPECT_EQ(kept[i], 10 * i);
    EXPECT_EQ(replay.checkpoints().count(), kept.size());
}

TEST(Checkpoints, AreThinnedEvenlyAndNeverBeyondTheSparsest) {
    const auto session = busyScenario().session();
    session->run();
    Replay replay(session->startWorld(), {2, 32, 1});
    const std::vector<std::size_t> kept = keptAlong(*session, replay);
    EXPECT_EQ(replay.checkpoints().spacing(), 32U);
    for (std::size_t i = 1; i < kept.size(); ++i) EXPECT_LT(kept[i] - kept[i - 1], 64U) << i;
}

TEST(Checkpoints, HoldNoMoreThanTheirBudgetWhileTheyMayBeThinned) {
    const auto session = busyScenario().session();
    session->run();
    const std::size_t start = Checkpoints(session->startWorld()).bytes();
    constexpr std::size_t kBudget = 200'000;
    Replay replay(session->startWorld(), {1, 1'000'000, kBudget});
    keptAlong(*session, replay);
    EXPECT_GT(replay.checkpoints().spacing(), 1U);
    EXPECT_GT(replay.checkpoints().count(), 2U);
    EXPECT_LE(replay.checkpoints().bytes(), start + kBudget);
}

TEST(Checkpoints, AreForgottenBeyondACut) {
    const auto session = busyScenario().session();
    session->run();
    Replay replay(session->startWorld(), {5, 5, 1});
    keptAlong(*session, replay);
    const std::size_t whole = replay.checkpoints().bytes();
    replay.cut(23);
    EXPECT_EQ(replay.world().factCount, 20U);
    EXPECT_EQ(replay.checkpoints().newest().factCount, 20U);
    EXPECT_LT(replay.checkpoints().bytes(), whole);
}

TEST(Checkpoints, ACopyOfAReplayStandsElsewhereWithTheSameOnes) {
    const auto session = busyScenario().session();
    session->run();
    Replay first(session->startWorld(), {5, 5, 1});
    Replay second = first;
    first.seek(session->trace(), session->trace().size());
    EXPECT_EQ(second.world().factCount, 0U);
    EXPECT_EQ(&second.checkpoints(), &first.checkpoints());
    second.seek(session->trace(), 31);
    EXPECT_EQ(first.world().factCount, session->trace().size());
}

TEST(MemoryUse, CountsANodeThatChanged) {
    const auto session = busyScenario().session();
    const World before = session->world();
    EXPECT_LT(session->world().bytesNotIn(before), 2 * sizeof(World));
    session->run();
    EXPECT_GT(session->world().bytesNotIn(before), 3 * sizeof(NodeInfo) + sizeof(World));
}

TEST(MemoryUse, GrowsWithTheRunAndLeavesTheInputOut) {
    const auto session = busyScenario().session();
    const MemoryUse before = session->memory();
    EXPECT_EQ(before.objects, 0U) << "all pods are declared";
    session->run();
    const MemoryUse after = session->memory();
    EXPECT_GE(after.facts, session->trace().size() * sizeof(Fact));
    EXPECT_GT(after.pool, before.pool);
    EXPECT_GT(after.total(), before.total());
    EXPECT_GT(after.objects, 0U) << "a cordon makes a node of its own";
}

TEST(MemoryUse, OfAReplicaHoldsTheRecordsItKept) {
    const auto session = busyScenario().session();
    session->run();
    Replica replica(session->startWorld(), builtinPlugins());
    replica.append(TraceFeed().next(*session));
    EXPECT_EQ(replica.memory().records, 0U);
    std::size_t popped = 0;
    while (replica.trace()[popped].kind != FactKind::PodPopped) ++popped;
    ASSERT_NE(replica.cycleAt(popped), nullptr);
    EXPECT_GE(replica.memory().records, sizeof(CycleRecord));
}

} // namespace
} // namespace berth::test
