// SPDX-License-Identifier: GPL-3.0-or-later
// Walks every pane that draws its own items: by QAccessible, by keys alone, and by clicks, and compares.
#include "tests/ui/access/PaneWalk.h"

#include "tests/ui/gallery/SampleViews.h"
#include "tests/ui/session/LocalRun.h"
#include "ui/pipeline/PipelineStrip.h"
#include "ui/queues/QueueLanes.h"
#include "ui/stage/NodeCanvas.h"
#include "ui/stage/TournamentPane.h"
#include "ui/stage/WaitingRoomPane.h"
#include "ui/stage/WaterfallPane.h"
#include "ui/time/EventLogView.h"
#include "ui/time/TimelineView.h"

#include <gtest/gtest.h>

#include <QListView>
#include <QSignalSpy>
#include <QTest>

namespace berth::ui {
namespace {

const std::vector<Qt::Key> kArrows{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down, Qt::Key_Home, Qt::Key_End};

/// Shows a pane and walks it; at least `least` of its items are clicked.
void walk(QAbstractScrollArea& pane, const QSize& size, int least, std::vector<Qt::Key> keys = kArrows) {
    pane.resize(size);
    pane.show();
    QCoreApplication::processEvents();
    const PaneWalk walk(pane, *pane.viewport(), std::move(keys));
    walk.expectSentencesAndPlaces();
    walk.expectKeysReachAll();
    EXPECT_GE(walk.expectPressIsAClick(), least);
}

TEST(PaneWalk, Lanes) {
    QueueLanes lanes;
    QueuesView view = sample::queues();
    view.lanes[0].count = 141;
    lanes.setView(view);
    walk(lanes, {264, 480}, 8);
    walk(lanes, {264, 150}, 3);
    walk(lanes, {44, 480}, 5);
}

TEST(PaneWalk, ThePipelineWithThePodAtItsHead) {
    PipelineStrip strip;
    strip.setView(sample::filterPipeline());
    strip.resize(1600, 112);
    strip.show();
    QCoreApplication::processEvents();
    const PaneWalk walk(strip, strip, {Qt::Key_Left, Qt::Key_Right, Qt::Key_Home, Qt::Key_End});
    walk.expectSentencesAndPlaces();
    walk.expectKeysReachAll();
    EXPECT_EQ(walk.expectPressIsAClick(), kPointCount + 1);
}

TEST(PaneWalk, NodesAndDevicesAtEachLevelOfDetail) {
    for (const qreal zoom : {1.0, 0.5, 0.2, 0.07}) {
        NodeCanvas canvas;
        canvas.resize(960, 560);
        canvas.setGroups(sample::filterStage().groups);
        canvas.setZoom(zoom);
        std::vector<Qt::Key> keys = kArrows;
        keys.push_back(Qt::Key_Return);
        keys.push_back(Qt::Key_Escape);
        walk(canvas, {960, 560}, 8, keys);
    }
}

TEST(PaneWalk, ScoresWithTheirArithmetic) {
    WaterfallPane pane;
    pane.setView(*sample::scoreStage().waterfall);
    walk(pane, {964, 620}, 5 * 6 + 2);
    WaterfallView crowded = *sample::scoreStage().waterfall;
    crowded.columns.resize(12, crowded.columns.back());
    for (WaterfallRowView& row : crowded.rows) row.cells.resize(12, row.cells.back());
    crowded.filtered.resize(40, crowded.filtered.back());
    pane.setView(crowded);
    walk(pane, {600, 400}, 5 * 14);
}

/// More candidates than columns, and more victims than cells.
TournamentView crowdedTournament() {
    TournamentView view = *sample::preemptionStage().tournament;
    view.others = 37;
    view.othersLeftAt = {30, 0, 7, 0, 0, 0};
    for (std::uint32_t i = 0; i < 5; ++i) {
        VictimView victim = view.candidates[0].victims[0];
        victim.pod = PodId{900 + i};
        victim.name = QStringLiteral("more-%1").arg(i);
        view.candidates[0].victims.push_back(victim);
    }
    return view;
}

TEST(PaneWalk, TheTournamentWithVictimsRulesAndTheOthers) {
    TournamentPane pane;
    pane.setView(*sample::preemptionStage().tournament);
    walk(pane, {964, 620}, 4 + 8);
    pane.setView(crowdedTournament());
    walk(pane, {964, 620}, 5 + 10);
    walk(pane, {500, 300}, 5 + 10);
}

TEST(PaneWalk, TheWaitingRoomAndItsDeadlock) {
    WaitingRoomPane pane;
    pane.setView(sample::waitingRoom());
    walk(pane, {948, 300}, 2 + 16 + 3);
    walk(pane, {420, 260}, 2 + 16 + 3);
}

TEST(PaneWalk, AThousandWaitersInABar) {
    WaitingRoomPane pane;
    WaitingRoomView view = sample::waitingRoom();
    view.deadlock.reset();
    view.groups.resize(1);
    const WaiterView one = view.groups[0].waiters.front();
    view.groups[0].waiters.clear();
    for (std::uint32_t i = 0; i < 1000; ++i) {
        view.groups[0].waiters.push_back(one);
        view.groups[0].waiters.back().pod = PodId{5000 + i};
    }
    pane.setView(view);
    pane.resize(948, 300);
    pane.show();
    QCoreApplication::processEvents();
    pane.setFocus(Qt::TabFocusReason);
    for (const auto key : {Qt::Key_Return, Qt::Key_Down, Qt::Key_Right, Qt::Key_Right}) QTest::keyClick(&pane, key);
    EXPECT_EQ(pane.itemFocus(), (SpokenPath{0, 2}));
    QSignalSpy selected(&pane, &WaitingRoomPane::podSelected);
    QTest::keyClick(&pane, Qt::Key_Space);
    ASSERT_EQ(selected.size(), 1);
    EXPECT_EQ(selected[0][0].value<PodId>(), PodId{5002});
}

TEST(PaneWalk, TheTimeline) {
    LocalRun run(fourNodes());
    run.runToEnd();
    TimelineView view(run.model());
    view.resize(900, 170);
    view.show();
    QCoreApplication::processEvents();
    const PaneWalk walk(view, view, kArrows);
    walk.expectSentencesAndPlaces();
    walk.expectKeysReachAll();
    // A click beside a mark goes to the time there, so that several marks of one instant are one to the mouse.
    QSignalSpy scrubbed(&view, &TimelineView::scrubbed);
    int pressed = 0;
    for (int i = 0; i < view.spokenCount(); ++i) {
        if (!view.itemTakesPress({i})) continue;
        view.spokenPress(i);
        EXPECT_EQ(scrubbed.size(), ++pressed) << view.spokenText(i).toStdString();
    }
    EXPECT_GE(pressed, 3);
}

TEST(PaneWalk, TheLog) {
    LocalRun run(fourNodes());
    run.runToEnd();
    EventLogView view(run.model());
    view.resize(470, 200);
    view.show();
    QCoreApplication::processEvents();
    QListView& list = view.list();
    list.setFocus(Qt::TabFocusReason);
    QTest::keyClick(&list, Qt::Key_Home);
    const int rows = list.model()->rowCount();
    ASSERT_GT(rows, 5);
    for (int row = 0; row < rows; ++row) {
        const QModelIndex here = list.currentIndex();
        ASSERT_EQ(here.row(), row);
        EXPECT_GT(here.data(Qt::DisplayRole).toString().size(), 3);
        EXPECT_TRUE(list.viewport()->rect().intersects(list.visualRect(here)));
        QSignalSpy jumped(&view, &EventLogView::jumped);
        QTest::keyClick(&list, Qt::Key_Return);
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(here).center());
        ASSERT_EQ(jumped.size(), 2) << row;
        EXPECT_EQ(jumped[0], jumped[1]);
        list.setCurrentIndex(here);
        QTest::keyClick(&list, Qt::Key_Down);
    }
}

} // namespace
} // namespace berth::ui
