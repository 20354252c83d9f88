// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/gallery/SampleViews.h"
#include "ui/stage/TournamentGeometry.h"
#include "ui/stage/TournamentPainter.h"
#include "ui/stage/WaterfallGeometry.h"
#include "ui/stage/WaterfallPainter.h"

#include <gtest/gtest.h>

namespace berth::ui {
namespace {

WaterfallView scores() {
    return *sample::scoreStage().waterfall;
}

TEST(WaterfallGeometry, RowsFollowTheHeader) {
    const WaterfallGeometry g = waterfallGeometry(scores(), 948);
    EXPECT_EQ(g.row(0).top(), g.table.top() + 56);
    EXPECT_EQ(g.row(1).top() - g.row(0).top(), 62);
    EXPECT_LE(g.row(4).bottom(), g.table.bottom());
}

TEST(WaterfallGeometry, ColumnsBarAndTotalStandSideBySide) {
    for (const qreal width : {700.0, 948.0, 1760.0}) {
        const WaterfallGeometry g = waterfallGeometry(scores(), width);
        EXPECT_LE(g.cell(0, 3).right(), g.bar.left()) << width;
        EXPECT_LE(g.bar.right(), g.cell(0, ScoreCellId::kTotal).left() + 12) << width;
        EXPECT_GE(g.bar.width(), 100) << width;
        EXPECT_LE(g.cell(0, ScoreCellId::kTotal).right(), g.table.right()) << width;
    }
}

TEST(WaterfallGeometry, ManyPluginsMakeItWiderThanTheStage) {
    WaterfallView view = scores();
    view.columns.resize(12);
    EXPECT_GT(waterfallGeometry(view, 948).size.width(), 948);
    EXPECT_LE(waterfallGeometry(scores(), 948).size.width(), 948);
}

TEST(WaterfallGeometry, SevenPluginsKeepTheirTotalsOnTheStage) {
    WaterfallView view = scores();
    view.columns.resize(7);
    const WaterfallGeometry g = waterfallGeometry(view, 948);
    EXPECT_LE(g.size.width(), 948);
    EXPECT_LE(g.cell(0, ScoreCellId::kTotal).right(), g.table.right());
}

TEST(BarSegments, AllRowsShareOneScale) {
    const WaterfallView view = scores();
    const std::int64_t largest = largestTotal(view);
    EXPECT_EQ(largest, 4781);
    const auto best = barSegments(view.rows[0], largest, 200);
    EXPECT_NEAR(best.back().left + best.back().width, 200, 1.01);
    const auto last = barSegments(view.rows[4], largest, 200);
    EXPECT_NEAR(last.back().left + last.back().width, 200.0 * 2405 / 4781, 1.01);
}

TEST(BarSegments, NothingIsDrawnForNoPoints) {
    const auto segments = barSegments(scores().rows[4], 4781, 200);
    EXPECT_EQ(segments.front().column, 1);
    EXPECT_EQ(segments.size(), 3U);
}

TEST(BarSegments, AreApartByAPixel) {
    const auto segments = barSegments(scores().rows[0], 4781, 200);
    EXPECT_NEAR(segments[1].left - (segments[0].left + segments[0].width), 1, 0.01);
}

TEST(LargestTotal, IsNeverZero) {
    EXPECT_EQ(largestTotal({}), 1);
}

TEST(ScoreSentence, SaysTheArithmeticInOneLine) {
    const WaterfallView view = scores();
    EXPECT_EQ(scoreSentence(view, {NodeId{1}, 1}), QStringLiteral("h100-1, NodeResourcesFit, score 65 × 50 = 3250"));
    EXPECT_EQ(scoreSentence(view, {NodeId{8}, 0}), QStringLiteral("v100-1, TaintToleration, raw 1, score 0 × 3 = 0"));
    EXPECT_EQ(scoreSentence(view, {NodeId{3}, ScoreCellId::kTotal}), QStringLiteral("h100-3, total 4,781"));
    EXPECT_TRUE(scoreSentence(view, {NodeId{99}, 0}).isEmpty());
}

TEST(Arithmetic, TakesMoreRowsWhereItIsNarrow) {
    const ArithmeticView view = *scores().arithmetic;
    EXPECT_GT(arithmeticHeight(Fonts(), view, 300), arithmeticHeight(Fonts(), view, 1600));
}

TournamentView tournament() {
    return *sample::preemptionStage().tournament;
}

TEST(TournamentGeometry, RowsAreAsHighAsTheLookSays) {
    const TournamentGeometry g = tournamentGeometry(tournament(), 948);
    EXPECT_EQ(g.victimsTop - g.top, 70);
    EXPECT_EQ(g.reprievedTop - g.victimsTop, 3 * 43 + 8);
    EXPECT_EQ(g.rulesTop - g.reprievedTop, 38);
    EXPECT_EQ(g.ruleRow(1).top() - g.ruleRow(0).top(), 36);
    EXPECT_EQ(g.bottom - g.resultTop, 46);
}

TEST(TournamentGeometry, ColumnsFillTheWidthWithoutTouching) {
    const TournamentGeometry g = tournamentGeometry(tournament(), 948);
    EXPECT_EQ(g.candidates, 4);
    EXPECT_NEAR(g.column(3).right(), 948 - 12, 0.01);
    EXPECT_NEAR(g.column(1).left() - g.column(0).right(), 8, 0.01);
}

TEST(TournamentGeometry, BeyondFiveTheRestBecomesAColumn) {
    TournamentView view = tournament();
    for (int i = 0; i < 5; ++i) view.candidates.push_back(view.candidates.back());
    const TournamentGeometry g = tournamentGeometry(view, 1760);
    EXPECT_EQ(g.candidates, 4);
    EXPECT_TRUE(g.others);
    EXPECT_FALSE(tournamentGeometry(tournament(), 948).others);
}

TEST(TournamentGeometry, AWideStageDoesNotStretchOneCandidate) {
    TournamentView view = tournament();
    view.candidates.resize(1);
    EXPECT_LE(tournamentGeometry(view, 1760).columnWidth, 260);
}

TEST(CandidateSentence, NamesVictimsAndResult) {
    EXPECT_EQ(candidateSentence(tournament().candidates[1]),
              QStringLiteral("Candidate h100-3, 1 victim, lost at 3, work lost"));
}

} // namespace
} // namespace berth::ui
