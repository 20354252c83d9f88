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

    void giveFocus() {
        lanes_.activateWindow();
        lanes_.setFocus();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&lanes_));
        ASSERT_TRUE(lanes_.hasFocus());
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

/// A lane with a gang of three of four and a pod alone.
QueuesView withGang() {
    LaneView lane;
    lane.name = QStringLiteral("activeQ");
    lane.count = 4;
    lane.levelCounts = {0, 3, 1, 0};
    PodChipView gang = sample::chip(61, QStringLiteral("llama"), Level::P1);
    gang.gang = QStringLiteral("default/llama");
    gang.gangMembers = 3;
    gang.gangMinimum = 4;
    for (std::uint32_t id : {61U, 62U, 63U}) {
        gang.members.push_back(sample::chip(id, QStringLiteral("llama-%1").arg(id - 61), Level::P1));
        gang.members.back().gang = gang.gang;
    }
    lane.chips = {gang, sample::chip(64, QStringLiteral("solo"), Level::P2)};
    return {{lane}, {}};
}

TEST_F(QueueLanesTest, AGangIsOneChipUntilItIsOpened) {
    lanes_.setView(withGang());
    ASSERT_EQ(lanes_.itemCount({0}), 2);
    EXPECT_EQ(lanes_.itemText({0, 0}), QStringLiteral("Gang llama, 3 of 4, P1"));
    EXPECT_EQ(lanes_.chipRect(PodId{63}), lanes_.chipRect(PodId{61}));
    const QRectF chip = lanes_.chipRect(PodId{61});
    QTest::mouseClick(lanes_.viewport(), Qt::LeftButton, {},
                      QPoint(static_cast<int>(chip.right()) - 8, static_cast<int>(chip.center().y())));
    EXPECT_TRUE(lanes_.isOpen(QStringLiteral("default/llama")));
    ASSERT_EQ(lanes_.itemCount({0}), 5);
    EXPECT_EQ(lanes_.itemText({0, 3}), QStringLiteral("Pod llama-2, P1"));
    EXPECT_GT(lanes_.chipRect(PodId{63}).top(), lanes_.chipRect(PodId{62}).top());
    QTest::mouseDClick(lanes_.viewport(), Qt::LeftButton, {}, QPoint(60, static_cast<int>(chip.center().y())));
    EXPECT_FALSE(lanes_.isOpen(QStringLiteral("default/llama")));
}

TEST_F(QueueLanesTest, KeysOpenAGangAndWalkItsMembers) {
    lanes_.setView(withGang());
    QSignalSpy selected(&lanes_, &QueueLanes::podSelected);
    lanes_.setFocus();
    QTest::keyClick(&lanes_, Qt::Key_Up);
    QTest::keyClick(&lanes_, Qt::Key_Return);
    for (int i = 0; i < 3; ++i) QTest::keyClick(&lanes_, Qt::Key_Down);
    QTest::keyClick(&lanes_, Qt::Key_Space);
    ASSERT_EQ(selected.size(), 1);
    EXPECT_EQ(selected[0][0].value<PodId>(), PodId{63});
}

TEST_F(QueueLanesTest, TheMoreLineCountsPodsNotChips) {
    QueuesView view = withGang();
    view.lanes[0].count = 10;
    view.lanes[0].levelCounts = {0, 5, 5, 0};
    EXPECT_EQ(moreText(view.lanes[0], 2), QStringLiteral("6 more · 2 P1, 4 P2"));
    EXPECT_EQ(moreText(view.lanes[0], 1), QStringLiteral("7 more · 2 P1, 5 P2"));
}

TEST_F(QueueLanesTest, ChipsGlideAndTheEndIsThePictureWithoutMotion) {
    lanes_.clearFocus();
    QueuesView next = sample::queues();
    next.lanes[0].chips.erase(next.lanes[0].chips.begin());
    next.lanes[0].count = 2;
    lanes_.setMotion({1, false, false});
    lanes_.setView(next);
    lanes_.setMotionProgress(0.4);
    const QImage half = gallery::picture(lanes_, 1);
    lanes_.setMotionProgress(1);
    const QImage end = gallery::picture(lanes_, 1);
    EXPECT_GT(gallery::differentPixels(half, end), 100);
    QueueLanes still;
    still.resize(lanes_.size());
    still.setView(next);
    still.show();
    QCoreApplication::processEvents();
    still.clearFocus();
    EXPECT_EQ(gallery::differentPixels(gallery::picture(still, 1), end), 0);
}

TEST(ChipPose, NewChipsFadeInFromBelowOldOnesGlide) {
    const QRectF to(10, 100, 240, 28);
    EXPECT_EQ(chipPose(std::nullopt, to, 0).opacity, 0);
    EXPECT_EQ(chipPose(std::nullopt, to, 0).rect.top(), 108);
    EXPECT_EQ(chipPose(std::nullopt, to, 1).rect, to);
    EXPECT_EQ(chipPose(QRectF(10, 132, 240, 28), to, 0).rect.top(), 132);
    EXPECT_EQ(chipPose(QRectF(10, 132, 240, 28), to, 1).rect, to);
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

TEST_F(QueueLanesTest, KeysReachTheMoreLine) {
    QueuesView view = sample::queues();
    view.lanes[0].count = 141;
    lanes_.setView(view);
    QSignalSpy more(&lanes_, &QueueLanes::moreRequested);
    giveFocus();
    QTest::keyClick(&lanes_, Qt::Key_Home);
    for (int i = 0; i < 3; ++i) QTest::keyClick(&lanes_, Qt::Key_Down);
    EXPECT_EQ(lanes_.itemFocus(), (SpokenPath{0, 3}));
    EXPECT_TRUE(lanes_.itemText({0, 3}).startsWith(QStringLiteral("activeQ: 138 more")));
    const QImage focused = gallery::picture(lanes_, 1);
    QTest::keyClick(&lanes_, Qt::Key_Return);
    QTest::keyClick(&lanes_, Qt::Key_Space);
    ASSERT_EQ(more.size(), 2);
    EXPECT_EQ(more[0][0].toInt(), 0);
    QTest::keyClick(&lanes_, Qt::Key_Down);
    EXPECT_EQ(lanes_.itemFocus(), (SpokenPath{1, 0}));
    const int changed = gallery::differentPixels(focused, gallery::picture(lanes_, 1));
    EXPECT_GT(changed, 100);
}

TEST_F(QueueLanesTest, TheFocusKeepsItsPlaceWhenItsChipGoes) {
    QueuesView view = sample::queues();
    view.lanes[0].count = 141;
    lanes_.setView(view);
    giveFocus();
    lanes_.focusItem({0, 3});
    lanes_.setView(sample::queues());
    EXPECT_EQ(lanes_.itemFocus(), (SpokenPath{0, 2})) << "the line of the others has gone";
    lanes_.focusItem({0, 0});
    QueuesView next = sample::queues();
    next.lanes[0].chips.erase(next.lanes[0].chips.begin());
    next.lanes[0].count = 2;
    lanes_.setView(next);
    EXPECT_EQ(lanes_.itemFocus(), (SpokenPath{0, 0}));
    EXPECT_EQ(lanes_.itemText({0, 0}), QStringLiteral("Pod sft-7b-4, P2, 3 GPU"));
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

TEST_F(QueueLanesTest, ANarrowPanelIsARailOfLanes) {
    lanes_.resize(44, 480);
    QCoreApplication::processEvents();
    EXPECT_TRUE(lanes_.chipRect(PodId{31}).isNull());
    const auto& view = lanes_.view().lanes;
    ASSERT_EQ(lanes_.itemCount({}), static_cast<int>(view.size()));
    EXPECT_TRUE(lanes_.itemText({0}).startsWith(view[0].name + QStringLiteral(", ")));
    EXPECT_TRUE(lanes_.itemText({0}).contains(view[0].chips.front().name));
}

TEST_F(QueueLanesTest, ALaneOfTheRailAsksForItsList) {
    lanes_.resize(44, 480);
    QCoreApplication::processEvents();
    QSignalSpy spy(&lanes_, &QueueLanes::moreRequested);
    QTest::mouseClick(lanes_.viewport(), Qt::LeftButton, {}, lanes_.itemRect({0}).center());
    ASSERT_EQ(spy.size(), 1);
    EXPECT_EQ(spy.front().front().toInt(), 0);
    QTest::keyClick(&lanes_, Qt::Key_Down);
    EXPECT_EQ(lanes_.itemFocus(), SpokenPath{1});
    QTest::keyClick(&lanes_, Qt::Key_Return);
    EXPECT_EQ(spy.size(), lanes_.view().lanes[1].count > 0 ? 2 : 1);
}

TEST_F(QueueLanesTest, ScreenReadersGetEveryChip) {
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(&lanes_);
    ASSERT_NE(list, nullptr);
    ASSERT_EQ(list->childCount(), 5);
    EXPECT_EQ(list->child(0)->text(QAccessible::Name), QStringLiteral("activeQ, 3 pods: infer-2, sft-7b-4, embed-1"));
    QAccessibleInterface* backoff = list->child(1);
    ASSERT_EQ(backoff->childCount(), 1);
    EXPECT_EQ(backoff->child(0)->text(QAccessible::Name), QStringLiteral("Pod eval-c, P2, 8 GPU, 3 s"));
    EXPECT_EQ(backoff->child(0)->parent(), backoff);
    EXPECT_TRUE(lanes_.rect().translated(lanes_.mapToGlobal(QPoint())).contains(backoff->child(0)->rect()));
    QSignalSpy spy(&lanes_, &QueueLanes::podSelected);
    backoff->child(0)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    EXPECT_EQ(spy.size(), 1);
}

} // namespace
} // namespace berth::ui
