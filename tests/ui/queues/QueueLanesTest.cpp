// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/queues/QueueLanes.h"

#include "tests/ui/gallery/Gallery.h"
#include "tests/ui/gallery/SampleViews.h"
#include "ui/queues/LaneGeometry.h"

#include <QAccessible>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

namespace berth::ui {
namespace {

class QueueLanesTest : public testing::Test {
protected:
    QueueLanesTest() {
        lanes_.resize(264, 480);
        lanes_.setView(sample::queues());
        lanes_.show();
        QCoreApplication::processEvents();
    }

    void clickOn(PodId pod) {
        QTest::mouseClick(lanes_.viewport(), Qt::LeftButton, {}, lanes_.chipRect(pod).center().toPoint());
    }

    QueueLanes lanes_;
};

TEST_F(QueueLanesTest, ChipsStandInPopOrderUnderTheirLane) {
    qreal last = 0;
    for (const std::uint32_t id : {31U, 32U, 33U, 34U, 35U, 36U, 37U}) {
        const QRectF rect = lanes_.chipRect(PodId{id});
        EXPECT_GT(rect.top(), last) << id;
        last = rect.top();
    }
}

TEST_F(QueueLanesTest, AClickSelectsThePodUnderIt) {
    QSignalSpy spy(&lanes_, &QueueLanes::podSelected);
    clickOn(PodId{34});
    ASSERT_EQ(spy.size(), 1);
    EXPECT_EQ(spy[0][0].value<PodId>(), PodId{34});
}

TEST_F(QueueLanesTest, AClickBesideEveryChipLetsGo) {
    QSignalSpy spy(&lanes_, &QueueLanes::selectionCleared);
    QTest::mouseClick(lanes_.viewport(), Qt::LeftButton, {}, QPoint(100, 470));
    EXPECT_EQ(spy.size(), 1);
}

TEST_F(QueueLanesTest, TheMoreLineOpensTheLane) {
    QueuesView view = sample::queues();
    view.lanes[0].count = 141;
    lanes_.setView(view);
    QSignalSpy spy(&lanes_, &QueueLanes::moreRequested);
    const QPointF line = laneGeometry(view, 264, lanes_.viewport()->height())[0].more.center();
    QTest::mouseClick(lanes_.viewport(), Qt::LeftButton, {}, line.toPoint());
    ASSERT_EQ(spy.size(), 1);
    EXPECT_EQ(spy[0][0].toInt(), 0);
}

TEST_F(QueueLanesTest, KeysWalkThroughAllLanes) {
    QSignalSpy selected(&lanes_, &QueueLanes::podSelected);
    QSignalSpy activated(&lanes_, &QueueLanes::podActivated);
    lanes_.setFocus();
    for (int i = 0; i < 3; ++i) QTest::keyClick(&lanes_, Qt::Key_Down);
    QTest::keyClick(&lanes_, Qt::Key_Space);
    QTest::keyClick(&lanes_, Qt::Key_Return);
    ASSERT_EQ(selected.size(), 1);
    EXPECT_EQ(selected[0][0].value<PodId>(), PodId{34});
    EXPECT_EQ(activated[0][0].value<PodId>(), PodId{34});
}

TEST_F(QueueLanesTest, EscapeLetsGo) {
    QSignalSpy spy(&lanes_, &QueueLanes::selectionCleared);
    lanes_.setFocus();
    QTest::keyClick(&lanes_, Qt::Key_Escape);
    EXPECT_EQ(spy.size(), 1);
}

TEST_F(QueueLanesTest, TheContextMenuNamesThePod) {
    QSignalSpy spy(&lanes_, &QueueLanes::contextMenuRequested);
    const QPoint at = lanes_.chipRect(PodId{35}).center().toPoint();
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, lanes_.viewport()->mapToGlobal(at));
    QCoreApplication::sendEvent(lanes_.viewport(), &event);
    ASSERT_EQ(spy.size(), 1);
    EXPECT_EQ(spy[0][0].value<PodId>(), PodId{35});
}

TEST_F(QueueLanesTest, SelectionIsDrawn) {
    const QImage before = gallery::picture(lanes_, 1);
    lanes_.setSelectedPod(PodId{33});
    EXPECT_GT(gallery::differentPixels(before, gallery::picture(lanes_, 1)), 100);
    lanes_.setSelectedPod({});
    EXPECT_EQ(gallery::picture(lanes_, 1), before);
}

TEST_F(QueueLanesTest, ScrollsWhereItIsTooLow) {
    lanes_.resize(264, 150);
    QCoreApplication::processEvents();
    EXPECT_GT(lanes_.verticalScrollBar()->maximum(), 0);
    lanes_.resize(264, 480);
    QCoreApplication::processEvents();
    EXPECT_EQ(lanes_.verticalScrollBar()->maximum(), 0);
}

TEST_F(QueueLanesTest, ANarrowPanelIsARailWithoutChips) {
    lanes_.resize(44, 480);
    QCoreApplication::processEvents();
    EXPECT_TRUE(lanes_.chipRect(PodId{31}).isNull());
    EXPECT_EQ(lanes_.spokenCount(), 0);
}

TEST_F(QueueLanesTest, ScreenReadersGetEveryChip) {
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(&lanes_);
    ASSERT_NE(list, nullptr);
    ASSERT_EQ(list->childCount(), 7);
    EXPECT_EQ(list->child(3)->text(QAccessible::Name), QStringLiteral("Pod eval-c, P2, 8 GPU, 3 s"));
    EXPECT_EQ(list->child(3)->parent(), list);
    EXPECT_EQ(list->indexOfChild(list->child(3)), 3);
    EXPECT_TRUE(lanes_.rect().translated(lanes_.mapToGlobal(QPoint())).contains(list->child(0)->rect()));
    QSignalSpy spy(&lanes_, &QueueLanes::podSelected);
    list->child(0)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    EXPECT_EQ(spy.size(), 1);
}

} // namespace
} // namespace berth::ui
