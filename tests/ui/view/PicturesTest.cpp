// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/session/LocalRun.h"
#include "ui/view/BeatText.h"
#include "ui/view/PipelinePicture.h"
#include "ui/view/QueuePicture.h"
#include "ui/view/StagePicture.h"

#include <gtest/gtest.h>

namespace berth::ui {
namespace {

/// All view structs of a moment.
struct Picture {
    StageContent stage;
    PipelineView pipeline;
    QueuesView queues;
    QString next, label;
    friend bool operator==(const Picture&, const Picture&) = default;
};

Picture pictureOf(const Moment& moment) {
    return {stageContent(moment, Grouping::None), pipelineView(moment), queuesView(moment), nextSentence(moment),
            pointLabel(moment)};
}

const NodeCardView& card(const StageContent& stage, const QString& name) {
    for (const GroupView& group : stage.groups)
        for (const NodeCardView& node : group.nodes)
            if (node.name == name) return node;
    static const NodeCardView none;
    return none;
}

std::size_t verdicts(const StageContent& stage) {
    std::size_t count = 0;
    for (const GroupView& group : stage.groups)
        for (const NodeCardView& node : group.nodes)
            if (node.verdict && node.lookedAt) ++count;
    return count;
}

bool lastBeatIs(const LocalRun& run, ExtensionPoint point, BeatKind kind) {
    const Beat* beat = run.moment().lastBeat();
    return beat != nullptr && beat->point == point && beat->kind == kind;
}

TEST(PicturesTest, NodesCarryVerdictsOneByOne) {
    LocalRun run(fourNodes());
    run.stepUntil(Stride::Detail, [&] { return lastBeatIs(run, ExtensionPoint::Filter, BeatKind::PointBegins); });
    for (std::size_t judged = 0; judged < 4; ++judged) {
        EXPECT_EQ(verdicts(stageContent(run.moment(), Grouping::None)), judged);
        ASSERT_TRUE(run.step(Stride::Detail));
    }
    const StageContent stage = stageContent(run.moment(), Grouping::None);
    EXPECT_EQ(card(stage, QStringLiteral("n1")).verdict->mark, Mark::Success);
    EXPECT_EQ(card(stage, QStringLiteral("n2")).verdict->reason, QStringLiteral("Insufficient cpu"));
    EXPECT_TRUE(card(stage, QStringLiteral("n2")).cpu.rejected);
    EXPECT_EQ(card(stage, QStringLiteral("n3")).verdict->mark, Mark::Unresolvable);
    EXPECT_TRUE(card(stage, QStringLiteral("n3")).badges.front().rejected);
}

TEST(PicturesTest, TheStripFollowsTheCycle) {
    LocalRun run(fourNodes());
    run.stepUntil(Stride::Point, [&] { return lastBeatIs(run, ExtensionPoint::Filter, BeatKind::PointEnds); });
    const PipelineView strip = pipelineView(run.moment());
    EXPECT_EQ(strip.at(ExtensionPoint::PreFilter).state, PointState::Done);
    EXPECT_EQ(strip.at(ExtensionPoint::Filter).state, PointState::Done);
    EXPECT_EQ(strip.at(ExtensionPoint::Filter).yield, QStringLiteral("4 → 2"));
    EXPECT_EQ(strip.at(ExtensionPoint::PostFilter).state, PointState::Skipped);
    EXPECT_EQ(strip.at(ExtensionPoint::PreScore).state, PointState::Next);
    ASSERT_TRUE(strip.pod);
    EXPECT_EQ(strip.pod->name, QStringLiteral("small"));
}

TEST(PicturesTest, ScoresAppearPluginByPlugin) {
    LocalRun run(fourNodes());
    run.stepUntil(Stride::Detail, [&] { return lastBeatIs(run, ExtensionPoint::Score, BeatKind::PluginCalled); });
    StageContent stage = stageContent(run.moment(), Grouping::None);
    ASSERT_TRUE(stage.waterfall);
    ASSERT_GE(stage.waterfall->columns.size(), 2U);
    EXPECT_TRUE(stage.waterfall->rows.front().cells[0].raw);
    EXPECT_FALSE(stage.waterfall->rows.front().cells[1].raw);
    EXPECT_FALSE(stage.waterfall->rows.front().total);
    run.stepUntil(Stride::Detail, [&] { return lastBeatIs(run, ExtensionPoint::NormalizeScore, BeatKind::Weighted); });
    stage = stageContent(run.moment(), Grouping::None);
    ASSERT_TRUE(stage.waterfall);
    EXPECT_TRUE(stage.waterfall->rows.front().wins);
    EXPECT_GE(*stage.waterfall->rows[0].total, *stage.waterfall->rows[1].total);
    std::int64_t sum = 0;
    for (const ScoreCellView& cell : stage.waterfall->rows.front().cells) sum += cell.weighted.value_or(0);
    EXPECT_EQ(sum, *stage.waterfall->rows.front().total);
}

TEST(PicturesTest, PreemptionTakesTheStageAndLeavesIt) {
    LocalRun run(fullNode());
    run.stepUntil(Stride::Detail, [&] { return lastBeatIs(run, ExtensionPoint::PostFilter, BeatKind::PointEnds); });
    const StageContent stage = stageContent(run.moment(), Grouping::None);
    ASSERT_TRUE(stage.tournament);
    ASSERT_EQ(stage.tournament->candidates.size(), 1U);
    EXPECT_TRUE(stage.tournament->candidates.front().winner);
    ASSERT_EQ(stage.tournament->candidates.front().victims.size(), 1U);
    EXPECT_EQ(stage.tournament->candidates.front().victims.front().name, QStringLiteral("low"));
    run.runToEnd();
    EXPECT_FALSE(stageContent(run.moment(), Grouping::None).tournament);
}

TEST(PicturesTest, LanesHoldWhatTheQueuesHold) {
    LocalRun run(fourNodes());
    QueuesView queues = queuesView(run.moment());
    EXPECT_EQ(queues.lanes.front().count, 2);
    EXPECT_EQ(queues.summary, QStringLiteral("2 pods pending"));
    run.runToEnd();
    queues = queuesView(run.moment());
    EXPECT_EQ(queues.lanes[static_cast<std::size_t>(Lane::Unschedulable)].count, 1);
    EXPECT_EQ(queues.lanes[static_cast<std::size_t>(Lane::Unschedulable)].chips.front().name, QStringLiteral("huge"));
}

class ThereAndBackTest : public testing::TestWithParam<Stride> {};

TEST_P(ThereAndBackTest, BackDrawsWhatForwardDrew) {
    for (const std::string& yaml : {fourNodes(), fullNode()}) {
        LocalRun run(yaml);
        std::vector<std::pair<Cursor, Picture>> seen{{run.model().cursor(), pictureOf(run.moment())}};
        run.runToEnd();
        run.model().setCursor(run.model().stops().start());
        while (run.step(GetParam())) seen.emplace_back(run.model().cursor(), pictureOf(run.moment()));
        ASSERT_GT(seen.size(), 10U);
        // What comes after the end of the trace was not known when the first picture was taken.
        for (std::size_t i = seen.size(); i-- > 1;) {
            EXPECT_EQ(run.model().cursor(), seen[i].first);
            EXPECT_EQ(pictureOf(run.moment()), seen[i].second) << "step " << i;
            run.stepBack(GetParam());
        }
        EXPECT_EQ(run.model().cursor(), seen.front().first);
        EXPECT_EQ(pictureOf(run.moment()).queues, seen.front().second.queues);
    }
}

INSTANTIATE_TEST_SUITE_P(Strides, ThereAndBackTest, testing::Values(Stride::Point, Stride::Detail));

} // namespace
} // namespace berth::ui
