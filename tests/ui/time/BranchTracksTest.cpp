// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/time/BranchTracks.h"

#include "tests/ui/session/LocalRun.h"
#include "ui/time/TimelineView.h"

#include <gtest/gtest.h>

#include <QMenu>
#include <QSignalSpy>
#include <QTest>

namespace berth::ui {
namespace {

std::vector<BranchInfo> family(std::uint32_t count) {
    std::vector<BranchInfo> branches;
    for (std::uint32_t id = 0; id < count; ++id) {
        BranchInfo branch;
        branch.id = id;
        branch.name = id == 0 ? "main" : "edit " + std::to_string(id);
        branch.forkFact = id * 5;
        branch.facts = 50;
        branches.push_back(branch);
    }
    return branches;
}

TEST(BranchTracksTest, OneBranchIsOneTrackWhereItAlwaysWas) {
    const BranchTracks tracks = BranchTracks::of(family(1), 0, 22, 140);
    ASSERT_EQ(tracks.rows.size(), 1U);
    EXPECT_EQ(tracks.rows.front().line, 44);
    EXPECT_EQ(tracks.hidden, 0U);
}

TEST(BranchTracksTest, OthersAreTwentyHighAndDoNotOverlap) {
    const BranchTracks tracks = BranchTracks::of(family(4), 2, 22, 140);
    ASSERT_EQ(tracks.rows.size(), 4U);
    EXPECT_TRUE(tracks.rows[2].isCurrent);
    for (std::size_t i = 1; i < tracks.rows.size(); ++i) EXPECT_EQ(tracks.rows[i].top, tracks.rows[i - 1].bottom());
    EXPECT_EQ(tracks.rows[3].bottom() - tracks.rows[3].top, kBranchTrackHeight);
    EXPECT_EQ(tracks.at(tracks.rows[3].line)->branch.id, 3U);
    EXPECT_EQ(tracks.at(21), nullptr);
}

TEST(BranchTracksTest, TheCurrentOneIsShownWhereNotAllFit) {
    const BranchTracks tracks = BranchTracks::of(family(20), 19, 22, 140);
    ASSERT_NE(tracks.current(), nullptr);
    EXPECT_EQ(tracks.current()->branch.id, 19U);
    EXPECT_EQ(tracks.rows.size() + tracks.hidden, 20U);
    EXPECT_LE(tracks.bottom, 22 + 140);
}

TEST(BranchTracksTest, ALineSaysHowManyHaveNoTrack) {
    EXPECT_TRUE(BranchTracks::of(family(4), 0, 22, 140).more(86).isNull());
    const BranchTracks tracks = BranchTracks::of(family(20), 19, 22, 140);
    const QRectF more = tracks.more(86);
    EXPECT_EQ(more.bottom(), tracks.bottom);
    EXPECT_EQ(more.top(), tracks.rows.back().bottom());
    EXPECT_EQ(tracks.at(more.center().y()), nullptr);
    EXPECT_EQ(moreBranches(tracks.hidden), QStringLiteral("+%1 more").arg(tracks.hidden));
}

class TimelineBranchTest : public testing::Test {
protected:
    TimelineBranchTest() : run_(fourNodes()), view_(run_.model()) {
        view_.resize(900, 200);
        run_.runToEnd();
        const Command cordon{{CordonNode{"n1", true}}, "Cordon n1", "cordon: n1"};
        EXPECT_TRUE(run_.session().edit(cordon, run_.model().stops().start().fact));
        run_.runToEnd();
    }

    LocalRun run_;
    TimelineView view_;
};

TEST_F(TimelineBranchTest, AClickOnATrackGoesToItsBranch) {
    const BranchTracks tracks = view_.tracks();
    ASSERT_EQ(tracks.rows.size(), 2U);
    EXPECT_TRUE(tracks.rows[1].isCurrent);
    QSignalSpy chosen(&view_, &TimelineView::branchChosen);
    QSignalSpy scrubbed(&view_, &TimelineView::scrubbed);
    QTest::mouseClick(&view_, Qt::LeftButton, {}, QPoint(40, static_cast<int>(tracks.rows[0].line)));
    ASSERT_EQ(chosen.count(), 1);
    EXPECT_EQ(chosen.takeFirst().front().toUInt(), 0U);
    EXPECT_EQ(scrubbed.count(), 0);
    QTest::mouseClick(&view_, Qt::LeftButton, {}, QPoint(300, static_cast<int>(tracks.rows[1].line)));
    EXPECT_EQ(scrubbed.count(), 1);
}

TEST_F(TimelineBranchTest, KeysGoFromBranchToBranchAndRename) {
    QSignalSpy chosen(&view_, &TimelineView::branchChosen);
    QSignalSpy rename(&view_, &TimelineView::renameRequested);
    QTest::keyClick(&view_, Qt::Key_Down);
    EXPECT_EQ(chosen.count(), 0) << "the last one is at hand";
    QTest::keyClick(&view_, Qt::Key_Up);
    ASSERT_EQ(chosen.count(), 1);
    QTest::keyClick(&view_, Qt::Key_F2);
    EXPECT_EQ(rename.takeFirst().front().toUInt(), 1U);
}

TEST_F(TimelineBranchTest, TheListNamesEveryBranchAndGoesThere) {
    QSignalSpy chosen(&view_, &TimelineView::branchChosen);
    QMenu* list = view_.branchList();
    ASSERT_EQ(list->actions().size(), 2);
    EXPECT_TRUE(list->actions()[1]->isChecked()) << "the one at hand";
    list->actions()[0]->trigger();
    EXPECT_EQ(chosen.takeFirst().front().toUInt(), 0U);
    list->close();
}

TEST_F(TimelineBranchTest, BranchesWithoutATrackAreReachedByKey) {
    for (int i = 0; i < 6; ++i) {
        const Command cordon{{CordonNode{"n1", true}}, "Cordon n1", "cordon: n1"};
        ASSERT_TRUE(run_.session().edit(cordon, run_.model().stops().start().fact));
        run_.runToEnd();
    }
    ASSERT_GT(view_.tracks().hidden, 0U);
    EXPECT_LE(view_.tracks().bottom, view_.laneLayout().room.top()) << "lanes have room all the same";
    int more = 0;
    for (int i = 0; i < view_.spokenCount(); ++i)
        if (view_.spokenText(i).contains(QStringLiteral("branches more"))) more = i;
    ASSERT_GT(more, 0);
    EXPECT_EQ(view_.spokenRect(more).top(), static_cast<int>(view_.tracks().more(86).top()));
}

TEST_F(TimelineBranchTest, DifferencesAreDrawnOnTheirTrack) {
    const QImage before = view_.grab().toImage();
    view_.setPartings({{1, {run_.moment().now}}});
    EXPECT_NE(view_.grab().toImage(), before);
}

} // namespace
} // namespace berth::ui
