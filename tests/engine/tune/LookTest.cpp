// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session/Replica.h"
#include "engine/tune/Flip.h"
#include "tests/engine/session/SessionFixture.h"

#include <gtest/gtest.h>

namespace berth::tune {
namespace {

/// Five like nodes, two of them partly used: first ties, then not.
test::ScenarioBuilder spreadOut() {
    test::ScenarioBuilder builder;
    builder.nodes(5, "8");
    builder.running(test::cpuPod("there-1", "3"), "n2").running(test::cpuPod("there-2", "1"), "n4");
    for (int i = 0; i < 8; ++i) builder.pod(test::cpuPod("pod-" + std::to_string(i), i % 2 == 0 ? "1" : "2"));
    return builder;
}

/// Ranks every look of a whole run again with the weights it had.
void expectSamePicks(TieBreak rule) {
    test::ScenarioBuilder builder = spreadOut();
    builder.raw().tieBreak = rule;
    const auto session = builder.session();
    TraceFeed feed;
    Replica replica(session->startWorld(), builtinPlugins());
    session->run();
    replica.append(feed.next(*session));
    int looks = 0;
    for (std::size_t i = 0; i < replica.trace().size(); ++i) {
        if (replica.trace()[i].kind != FactKind::PodPopped) continue;
        const CycleView* cycle = replica.cycleAt(i);
        if (cycle == nullptr || !cycle->record || cycle->record->totals.empty()) continue;
        const World& world = replica.seek(i + 1);
        const ScoreTable table =
            scoreTable(*cycle->record, replica.trace().pool(), {rule, world.rules->seed, world.draws});
        ASSERT_FALSE(table.empty());
        const Ranking ranking = rank(table, table.weights());
        EXPECT_EQ(ranking.totals, cycle->record->totals);
        EXPECT_EQ(cycle->record->feasible[ranking.winner], cycle->record->selected);
        ++looks;
    }
    EXPECT_EQ(looks, 8);
}

TEST(TuneLookTest, PicksAsTheSchedulerDidFirstByName) {
    expectSamePicks(TieBreak::FirstByName);
}

TEST(TuneLookTest, PicksAsTheSchedulerDidAtRandom) {
    expectSamePicks(TieBreak::SeededRandom);
}

TEST(TuneLookTest, PicksAsTheSchedulerDidFromTheHeap) {
    expectSamePicks(TieBreak::HeapOrder);
}

} // namespace
} // namespace berth::tune
