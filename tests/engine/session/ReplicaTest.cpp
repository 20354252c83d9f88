// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session/Replica.h"
#include "tests/engine/session/SessionFixture.h"
#include "tests/engine/session/TrainingFixture.h"

#include <gtest/gtest.h>

namespace berth::test {
namespace {

TEST(Replica, FollowsTheSessionPieceByPiece) {
    const auto session = busyScenario().session();
    Replica replica(session->startWorld(), builtinPlugins());
    TraceFeed feed;
    replica.append(feed.next(*session));
    while (session->advance()) replica.append(feed.next(*session));
    replica.append(feed.next(*session));
    EXPECT_EQ(lines(replica.trace()), lines(session->trace()));
    EXPECT_EQ(describe(replica.seek(replica.trace().size()), replica.trace().pool()),
              describe(session->world(), session->trace().pool()));
    EXPECT_EQ(replica.runEnd(), RunEnd::NothingLeft);
}

TEST(Replica, FollowsAnUndo) {
    const auto session = busyScenario().session();
    Replica replica(session->startWorld(), builtinPlugins());
    TraceFeed feed;
    session->run();
    ASSERT_TRUE(session->edit({{CreatePod{cpuPod("x", "1").obj()}}, "Submit x", "create: pod/default/x"},
                              session->trace().size()));
    session->run();
    replica.append(feed.next(*session));
    ASSERT_TRUE(session->undo());
    feed.invalidateFrom(session->trace().size());
    replica.append(feed.next(*session));
    EXPECT_EQ(lines(replica.trace()), lines(session->trace()));
}

TEST(Replica, ARecordMadeAgainEqualsTheFirst) {
    const auto session = busyScenario().session();
    session->run();
    Replica replica(session->startWorld(), builtinPlugins());
    Replica again(session->startWorld(), builtinPlugins());
    TraceFeed feed;
    const TracePiece piece = feed.next(*session);
    replica.append(piece);
    again.append(piece);
    int cycles = 0;
    for (std::size_t i = 0; i < replica.trace().size(); ++i) {
        if (replica.trace()[i].kind != FactKind::PodPopped) continue;
        const CycleView* first = replica.cycleAt(i);
        ASSERT_NE(first, nullptr);
        const CycleRecord kept = *first->record;
        again.seek(i / 2);
        EXPECT_EQ(*again.cycleAt(i)->record, kept);
        ++cycles;
    }
    EXPECT_GT(cycles, 6);
}

/// A P2 waits on Permit for a P0; other pods' cycles, of 3 s each, go on meanwhile, and the wait ends in the middle of one.
ScenarioBuilder waitsBesideCycles() {
    ScenarioBuilder builder;
    builder.raw().configuration = trainingConfiguration();
    builder.raw().cycle = Duration::seconds(3);
    builder.node(gpuNode("n1", 4)).node(gpuNode("n2", 2));
    builder.running(saving(trainingPod("middle", 1, 4), 60, 90), "n1");
    builder.arrives(Duration::seconds(10), trainingPod("high", 0, 4));
    builder.arrives(Duration::seconds(14), trainingPod("low", 2, 1));
    for (int at = 18; at < 60; ++at)
        builder.arrives(Duration::seconds(at), trainingPod("late-" + std::to_string(at), 2, 2));
    return builder;
}

TEST(Replica, ACycleIsFoundWhileOtherPodsWaitAndBind) {
    const auto session = waitsBesideCycles().session();
    session->run();
    Replica replica(session->startWorld(), builtinPlugins());
    TraceFeed feed;
    replica.append(feed.next(*session));
    int waits = 0;
    int allowed = 0;
    for (std::size_t i = 0; i < replica.trace().size(); ++i) {
        const Fact& fact = replica.trace()[i];
        const bool ofCycle = fact.kind == FactKind::NodeSelected || fact.kind == FactKind::NoNodeFits ||
                             fact.kind == FactKind::PodAssumed || fact.kind == FactKind::PostFilterRan;
        if (!ofCycle && fact.kind != FactKind::PodPopped) continue;
        const CycleView* cycle = replica.cycleAt(i);
        ASSERT_NE(cycle, nullptr) << i;
        EXPECT_EQ(cycle->record->pod, fact.pod) << i;
        if (fact.kind != FactKind::PodAssumed) continue;
        EXPECT_TRUE(cycle->record->devices.has_value());
        ASSERT_TRUE(cycle->record->permit.has_value()) << i;
        const bool waited = replica.trace()[cycle->lastFact].kind == FactKind::PodWaiting;
        EXPECT_EQ(cycle->record->permit->code, waited ? Code::Wait : Code::Success) << i;
        EXPECT_EQ(cycle->record->permit->waits.empty(), !waited) << i;
        (waited ? waits : allowed) += 1;
    }
    EXPECT_GT(waits, 0);
    EXPECT_GT(allowed, 0);
}

TEST(Replica, TheRecordSaysWhatTheFactsSay) {
    const auto session = busyScenario().session();
    session->run();
    Replica replica(session->startWorld(), builtinPlugins());
    TraceFeed feed;
    replica.append(feed.next(*session));
    const Trace& trace = replica.trace();
    for (std::size_t i = 0; i < trace.size(); ++i) {
        const CycleView* cycle = replica.cycleAt(i);
        if (trace[i].kind == FactKind::NodeSelected) {
            ASSERT_NE(cycle, nullptr);
            EXPECT_EQ(cycle->lookFact, i);
            EXPECT_EQ(cycle->record->nodes[*cycle->record->selected], trace[i].node);
        } else if (trace[i].kind == FactKind::PodUnschedulable) {
            ASSERT_NE(cycle, nullptr);
            EXPECT_EQ(cycle->lastFact, i);
            EXPECT_EQ(cycle->record->message, trace.pool().text(TextId{trace[i].a}));
        } else if (trace[i].kind == FactKind::NodeAdded) {
            EXPECT_EQ(cycle, nullptr);
        }
    }
}

TEST(Replica, TermsExplainARejectionAndAScore) {
    const auto session =
        ScenarioBuilder().nodes(3, "4").running(cpuPod("low", "4"), "n1").pod(cpuPod("a", "1")).session();
    session->run();
    Replica replica(session->startWorld(), builtinPlugins());
    TraceFeed feed;
    replica.append(feed.next(*session));
    std::size_t popped = 0;
    while (replica.trace()[popped].kind != FactKind::PodPopped) ++popped;
    const Pool& pool = replica.trace().pool();
    EXPECT_FALSE(replica.filterTerms(popped, pool.findNode("n1"), "NodeResourcesFit").empty());
    EXPECT_FALSE(replica.scoreTerms(popped, pool.findNode("n2"), "NodeResourcesFit").empty());
    EXPECT_TRUE(replica.scoreTerms(popped, pool.findNode("n1"), "NodeResourcesFit").empty());
}

} // namespace
} // namespace berth::test
