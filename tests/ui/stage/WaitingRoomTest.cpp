// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/gallery/Gallery.h"
#include "tests/ui/gallery/SampleViews.h"
#include "ui/stage/StageView.h"
#include "ui/stage/WaitingRoomPane.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

namespace berth::ui {
namespace {

TEST(WaitingRoomGeometry, RingsStandInRowsInsideTheirBox) {
    const WaitingRoomView view = sample::waitingRoom();
    const WaitingRoomGeometry g = waitingRoomGeometry(view, {948, 300});
    EXPECT_EQ(g.size, WaiterSize::Large);
    ASSERT_EQ(g.groups.size(), 2U);
    ASSERT_EQ(g.groups[0].rings.size(), 10U);
    for (const WaitingGroupGeometry& group : g.groups)
        for (const QRectF& item : group.items) EXPECT_TRUE(g.box.contains(item));
    ASSERT_EQ(g.groups[0].brackets.size(), 1U);
    ASSERT_EQ(g.groups[0].missing.size(), 1U);
    EXPECT_LT(g.groups[0].brackets[0].right(), g.groups[0].missing[0].left());
    EXPECT_FALSE(g.deadlock.box.intersects(g.box));
    EXPECT_GE(g.deadlock.box.left(), g.box.right());
}

TEST(WaitingRoomGeometry, MoreThanTwentyFourWaitersGetSmallRingsAndAThousandGetBars) {
    WaitingRoomView view = sample::waitingRoom();
    view.deadlock.reset();
    view.groups.resize(1);
    view.groups[0].waiters.resize(30, view.groups[0].waiters.front());
    EXPECT_EQ(waitingRoomGeometry(view, {948, 300}).size, WaiterSize::Small);
    view.groups[0].waiters.resize(1000, view.groups[0].waiters.front());
    const WaitingRoomGeometry g = waitingRoomGeometry(view, {948, 300});
    EXPECT_EQ(g.size, WaiterSize::Bar);
    EXPECT_FALSE(g.groups[0].bar.isNull());
}

TEST(WaitingRoomGeometry, InANarrowPaneTheDeadlockStandsBelow) {
    const WaitingRoomGeometry g = waitingRoomGeometry(sample::waitingRoom(), {500, 300});
    EXPECT_GE(g.deadlock.box.top(), g.box.bottom());
    EXPECT_GE(g.height, g.deadlock.box.bottom());
}

TEST(WaitingRoomGeometry, AnyNumberOfGangsFitsOnTheCircle) {
    WaitingRoomView view = sample::waitingRoom();
    for (int count = 2; count <= 5; ++count) {
        view.deadlock->parties.resize(static_cast<std::size_t>(count), view.deadlock->parties.front());
        const WaitingRoomGeometry g = waitingRoomGeometry(view, {948, 420});
        ASSERT_EQ(g.deadlock.parties.size(), static_cast<std::size_t>(count));
        for (const QRectF& party : g.deadlock.parties) EXPECT_TRUE(g.deadlock.box.contains(party)) << count;
    }
}

TEST(RoomBetween, NewRingsGrowAndThoseLetGoClose) {
    const WaitingRoomView full = sample::waitingRoom();
    WaitingRoomView fewer = full;
    fewer.groups[0].waiters.erase(fewer.groups[0].waiters.begin());
    fewer.deadlock.reset();
    const WaitingRoomView coming = roomBetween(fewer, full, 0.5);
    EXPECT_GT(coming.groups[0].waiters[0].grown, 0);
    EXPECT_LT(coming.groups[0].waiters[0].grown, 1);
    EXPECT_EQ(coming.groups[0].waiters[1].grown, 1);
    EXPECT_LT(coming.deadlock->drawn, 1);
    const WaitingRoomView going = roomBetween(full, fewer, 0.5);
    EXPECT_GT(going.groups[0].waiters.back().closed, 0);
    EXPECT_EQ(roomBetween(full, fewer, 1), fewer);
}

class WaitingRoomTest : public testing::Test {
protected:
    WaitingRoomTest() {
        StageContent content = sample::filterStage();
        content.waiting = sample::waitingRoom();
        stage_.resize(964, 640);
        stage_.setContent(content);
        stage_.show();
        QCoreApplication::processEvents();
    }
    WaitingRoomPane& room() { return *stage_.findChild<WaitingRoomPane*>(); }

    StageView stage_;
};

TEST_F(WaitingRoomTest, StandsBelowTheNodesWhileSomebodyWaits) {
    EXPECT_TRUE(room().isVisible());
    EXPECT_GT(room().y(), stage_.height() / 3);
    stage_.setContent(sample::filterStage());
    EXPECT_FALSE(room().isVisible());
    EXPECT_TRUE(stage_.ringRect(PodId{101}).isNull());
}

TEST_F(WaitingRoomTest, AClickOnARingSelectsItsPod) {
    QSignalSpy spy(&stage_, &StageView::podSelected);
    QTest::mouseClick(room().viewport(), Qt::LeftButton, {}, room().ringRect(PodId{101}).center().toPoint());
    ASSERT_EQ(spy.size(), 1);
    EXPECT_EQ(spy[0][0].value<PodId>(), PodId{101});
}

TEST_F(WaitingRoomTest, KeysWalkHeadersRingsAndTheDeadlock) {
    QSignalSpy selected(&room(), &WaitingRoomPane::podSelected);
    QSignalSpy deadlock(&room(), &WaitingRoomPane::deadlockSelected);
    room().setFocus();
    for (const auto key : {Qt::Key_Return, Qt::Key_Down, Qt::Key_Right, Qt::Key_Space}) QTest::keyClick(&room(), key);
    ASSERT_EQ(selected.size(), 1);
    QTest::keyClick(&room(), Qt::Key_End);
    EXPECT_EQ(room().itemFocus().front(), 2) << "a gang of the deadlock";
    room().focusItem({2});
    QTest::keyClick(&room(), Qt::Key_Return);
    EXPECT_EQ(deadlock.size(), 1);
    QTest::keyClick(&room(), Qt::Key_Escape);
    EXPECT_TRUE(room().itemFocus().empty());
}

TEST_F(WaitingRoomTest, ScreenReadersHearGangsRingsAndTheDeadlock) {
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(&room());
    ASSERT_EQ(list->childCount(), 3);
    EXPECT_EQ(list->child(0)->text(QAccessible::Name), QStringLiteral("Gang llama-ft, 8 of 10, holds 8 GPUs, lacks 2"));
    EXPECT_EQ(list->child(0)->childCount(), 10);
    EXPECT_EQ(list->child(0)->child(0)->text(QAccessible::Name),
              QStringLiteral("ft-0 waits on Permit on h100-1, 22 s left"));
    EXPECT_EQ(list->child(0)->child(9)->text(QAccessible::Name), QStringLiteral("ft-9 of llama-ft has no place yet"));
    EXPECT_EQ(list->child(2)->text(QAccessible::Name),
              QStringLiteral("Deadlock: llama-ft holds 8 lacks 2, moe-eval holds 8 lacks 4"));
}

TEST_F(WaitingRoomTest, DrawsTheSelectionAndTheLastSecondsOtherwise) {
    const QImage before = gallery::picture(room(), 1);
    stage_.setSelection({}, PodId{101});
    EXPECT_GT(gallery::differentPixels(before, gallery::picture(room(), 1)), 60);
    stage_.setSelection({}, {});
    WaitingRoomView last = sample::waitingRoom();
    last.groups[0].waiters[0].seconds = 8;
    room().setView(last);
    EXPECT_GT(gallery::differentPixels(before, gallery::picture(room(), 1)), 40);
}

} // namespace
} // namespace berth::ui
