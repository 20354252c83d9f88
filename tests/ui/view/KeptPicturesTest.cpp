// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures that are kept from moment to moment are the same as pictures that are made from one moment alone.
#include "engine/base/Rng.h"
#include "tests/ui/session/LocalRun.h"
#include "ui/view/NodeCards.h"
#include "ui/view/PipelinePicture.h"
#include "ui/view/QueuePicture.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace berth::ui {
namespace {

class KeptPictures : public testing::TestWithParam<HeatKey> {
protected:
    void expectSame(const LocalRun& run) {
        const Moment& moment = run.moment();
        ASSERT_EQ(cards_.groups(moment, Grouping::None, GetParam()), nodeGroups(moment, Grouping::None, GetParam()))
            << "at fact " << moment.cursor.fact << ", beat " << moment.cursor.beat;
        ASSERT_EQ(queuesView(moment, lanes_), queuesView(moment)) << "at fact " << moment.cursor.fact;
        ASSERT_EQ(pipelineView(moment, lanes_), pipelineView(moment)) << "at fact " << moment.cursor.fact;
    }

    void walk(const std::string& yaml) {
        LocalRun run(yaml);
        expectSame(run);
        std::size_t steps = 0;
        while (run.step(Stride::Detail)) {
            ++steps;
            ASSERT_NO_FATAL_FAILURE(expectSame(run));
        }
        EXPECT_GT(steps, 20U);
        for (; steps > 0; --steps) {
            run.stepBack(Stride::Detail);
            ASSERT_NO_FATAL_FAILURE(expectSame(run));
        }
        run.runToEnd();
        expectSame(run);
        run.model().setLevels({1, 0});
        expectSame(run);
    }

    NodeCards cards_;
    LaneBook lanes_;
};

TEST_P(KeptPictures, OfARunThatPlacesAndRejects) {
    walk(fourNodes());
}

TEST_P(KeptPictures, OfARunThatPreempts) {
    walk(fullNode());
}

INSTANTIATE_TEST_SUITE_P(Colours, KeptPictures, testing::Values(HeatKey::Score, HeatKey::Free));

/// Pods that wait, more than there is room for.
std::string manyPods(int count) {
    std::string yaml = fourNodes();
    for (int i = 0; i < count; ++i)
        yaml += "---\napiVersion: v1\nkind: Pod\nmetadata: {name: w" + std::to_string(i) +
                "}\nspec: {priority: " + std::to_string(i % 7) +
                ", containers: [{name: c, resources: {requests: {cpu: 900}}}]}\n";
    return yaml;
}

TEST(LaneBook, AStepLooksAtFewPodsHoweverManyWait) {
    const auto looksOfSteps = [](int pods) {
        LocalRun run(manyPods(pods));
        LaneBook book;
        book.follow(run.moment());
        const std::uint64_t before = book.looks();
        EXPECT_GE(before, static_cast<std::uint64_t>(pods));
        for (int i = 0; i < 60; ++i) {
            run.step(Stride::Point);
            book.follow(run.moment());
        }
        EXPECT_EQ(queuesView(run.moment(), book), queuesView(run.moment()));
        return book.looks() - before;
    };
    const std::uint64_t few = looksOfSteps(50);
    EXPECT_LE(looksOfSteps(1000), 2 * few) << "the work of a step does not grow with the pods that wait";
}

/// Nodes of which most are of no concern to a step, and pods of several kinds that come to them.
std::string manyNodes(int count) {
    std::string yaml;
    for (int i = 0; i < count; ++i)
        yaml += "---\napiVersion: v1\nkind: Node\nmetadata: {name: n" + std::to_string(i) + ", labels: {rack: r" +
                std::to_string(i / 4) +
                "}}\nstatus: {allocatable: {cpu: 16, memory: 64Gi, pods: 110, nvidia.com/gpu: 8}}\n";
    for (int i = 0; i < 12; ++i)
        yaml += "---\napiVersion: v1\nkind: Pod\nmetadata: {name: p" + std::to_string(i) +
                "}\nspec: {priority: " + std::to_string(i % 3) +
                ", containers: [{name: c, resources: {requests: {cpu: " + std::to_string(i % 4 == 3 ? 20 : 2) +
                ", nvidia.com/gpu: 2}, limits: {nvidia.com/gpu: 2}}}]}\n";
    return yaml;
}

/// Between two facts that leave no node with another verdict, and between two nodes that Filter asks.
TEST(NodeCards, AStepLooksAtFewNodesHoweverManyThereAre) {
    const auto mostLooks = [](int nodes) {
        LocalRun run(manyNodes(nodes));
        run.stepUntil(Stride::Detail, [&] {
            const Beat* beat = run.moment().lastBeat();
            return beat != nullptr && beat->kind == BeatKind::NodePassed;
        });
        NodeCards cards;
        cards.groups(run.moment(), Grouping::Rack, HeatKey::Score);
        EXPECT_GE(cards.looks(), static_cast<std::uint64_t>(nodes));
        std::uint64_t most = 0;
        for (int i = 0; i < 20; ++i) {
            const std::uint64_t before = cards.looks();
            run.step(Stride::Detail);
            EXPECT_EQ(run.moment().lastBeat()->kind, BeatKind::NodePassed);
            cards.groups(run.moment(), Grouping::Rack, HeatKey::Score);
            most = std::max(most, cards.looks() - before);
        }
        return most;
    };
    const std::uint64_t few = mostLooks(100);
    EXPECT_LE(few, 16U);
    EXPECT_EQ(mostLooks(1000), few) << "the work of a step does not grow with the nodes";
}

TEST(NodeCards, AStepSharesTheGroupsItDoesNotTouch) {
    LocalRun run(manyNodes(100));
    run.stepUntil(Stride::Detail, [&] {
        const Beat* beat = run.moment().lastBeat();
        return beat != nullptr && beat->kind == BeatKind::NodePassed;
    });
    NodeCards cards;
    const GroupList before = cards.groups(run.moment(), Grouping::Rack, HeatKey::Score);
    run.step(Stride::Detail);
    const GroupList after = cards.groups(run.moment(), Grouping::Rack, HeatKey::Score);
    ASSERT_EQ(after.size(), 25U);
    std::size_t others = 0;
    for (std::size_t i = 0; i < after.size(); ++i) others += after.isSameAt(i, before) ? 0 : 1;
    EXPECT_GE(others, 1U);
    EXPECT_LE(others, 3U) << "the node that was asked, the one before it, the one that comes next";
}

/// Wherever the cursor jumps, the kept cards are those made anew.
TEST(NodeCards, AfterAnyJumpTheyAreThoseMadeAnew) {
    for (const std::string& yaml : {manyNodes(30), fourNodes(), fullNode()}) {
        LocalRun run(yaml);
        run.runToEnd();
        NodeCards cards;
        for (std::uint64_t i = 0; i < 150; ++i) {
            const auto fact = static_cast<std::size_t>(randomBelow(randomAt(7, 2 * i), run.model().trace().size() + 1));
            run.model().setCursor({fact, 0});
            const std::uint64_t beats = run.moment().beatsHere;
            if (beats > 0)
                run.model().setCursor(
                    {fact, static_cast<std::uint32_t>(randomBelow(randomAt(7, 2 * i + 1), beats + 1))});
            const auto colour = i % 40 < 30 ? HeatKey::Score : HeatKey::Free;
            ASSERT_EQ(cards.groups(run.moment(), Grouping::Rack, colour),
                      nodeGroups(run.moment(), Grouping::Rack, colour))
                << "at fact " << run.moment().cursor.fact << ", beat " << run.moment().cursor.beat;
        }
    }
}

TEST(NodeCards, AStepKeepsTheCardsOfNodesThatItDoesNotTouch) {
    LocalRun run(fourNodes());
    run.stepUntil(Stride::Detail, [&] {
        const Beat* beat = run.moment().lastBeat();
        return beat != nullptr && beat->point == ExtensionPoint::PreFilter;
    });
    NodeCards cards;
    const auto before = cards.groups(run.moment(), Grouping::None, HeatKey::Score);
    ASSERT_TRUE(run.step(Stride::Detail));
    const auto after = cards.groups(run.moment(), Grouping::None, HeatKey::Score);
    for (std::size_t i = 0; i < before[0].nodes.size(); ++i)
        EXPECT_TRUE(before[0].nodes[i].isSameAs(after[0].nodes[i])) << i;
}

} // namespace
} // namespace berth::ui
