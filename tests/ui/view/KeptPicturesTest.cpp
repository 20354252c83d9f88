// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures that are kept from moment to moment are the same as pictures that are made from one moment alone.
#include "tests/ui/session/LocalRun.h"
#include "ui/view/NodeCards.h"
#include "ui/view/PipelinePicture.h"
#include "ui/view/QueuePicture.h"

#include <gtest/gtest.h>

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
