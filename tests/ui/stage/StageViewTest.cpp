// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/StageView.h"

#include "tests/ui/gallery/Gallery.h"
#include "tests/ui/gallery/SampleViews.h"
#include "ui/stage/NodeCanvas.h"
#include "ui/stage/SmallCards.h"
#include "ui/stage/WaterfallPane.h"
#include "ui/theme/ActionButton.h"

#include <QAccessible>
#include <QDropEvent>
#include <QMimeData>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

namespace berth::ui {
namespace {

class StageViewTest : public testing::Test {
protected:
    StageViewTest() {
        stage_.resize(964, 620);
        stage_.setContent(sample::filterStage());
        stage_.show();
        QCoreApplication::processEvents();
    }

    void show(StageContent content) {
        stage_.setContent(std::move(content));
        QCoreApplication::processEvents();
    }

    /// Clicks at a point of the stage, as a person would: on the widget that lies there.
    void click(const QPointF& at, bool twice = false) {
        QWidget* target = stage_.childAt(at.toPoint());
        const QPoint inside = target->mapFrom(&stage_, at.toPoint());
        if (twice)
            QTest::mouseDClick(target, Qt::LeftButton, {}, inside);
        else
            QTest::mouseClick(target, Qt::LeftButton, {}, inside);
    }

    void drop(const QMimeData& data, const QPointF& at) {
        QDragEnterEvent enter(at.toPoint(), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(canvas().viewport(), &enter);
        QDropEvent event(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(canvas().viewport(), &event);
    }

    NodeCanvas& canvas() { return *stage_.findChild<NodeCanvas*>(); }

    StageView stage_;
};

TEST_F(StageViewTest, AClickOnACardSelectsItsNode) {
    for (const std::uint32_t id : {1U, 2U, 3U, 4U, 5U, 6U, 7U, 8U}) {
        QSignalSpy spy(&stage_, &StageView::nodeSelected);
        click(stage_.nodeRect(NodeId{id}).topLeft() + QPointF(30, 140));
        ASSERT_EQ(spy.size(), 1) << id;
        EXPECT_EQ(spy[0][0].value<NodeId>(), NodeId{id});
    }
}

TEST_F(StageViewTest, AClickOnASlotSelectsThePodInIt) {
    for (const std::uint32_t id : {11U, 13U, 15U, 16U, 17U, 19U}) {
        if (id == 15U || id == 16U) continue;
        QSignalSpy spy(&stage_, &StageView::podSelected);
        click(stage_.podRect(PodId{id}).center());
        ASSERT_EQ(spy.size(), 1) << id;
        EXPECT_EQ(spy[0][0].value<PodId>(), PodId{id});
    }
}

TEST_F(StageViewTest, OfStackedFractionsTheOneUnderTheCursorIsSelected) {
    const QRectF slot = stage_.podRect(PodId{15});
    QSignalSpy spy(&stage_, &StageView::podSelected);
    click({slot.center().x(), slot.bottom() - 5});
    click({slot.center().x(), slot.top() + slot.height() * 0.4});
    ASSERT_EQ(spy.size(), 2);
    EXPECT_EQ(spy[0][0].value<PodId>(), PodId{15});
    EXPECT_EQ(spy[1][0].value<PodId>(), PodId{16});
}

TEST_F(StageViewTest, AClickOnAFreeSlotSelectsTheNode) {
    QSignalSpy nodes(&stage_, &StageView::nodeSelected);
    QSignalSpy pods(&stage_, &StageView::podSelected);
    click(stage_.nodeRect(NodeId{3}).topLeft() + QPointF(20, 82));
    EXPECT_EQ(nodes.size(), 1);
    EXPECT_EQ(pods.size(), 0);
}

TEST_F(StageViewTest, AClickBetweenCardsLetsGo) {
    QSignalSpy spy(&stage_, &StageView::selectionCleared);
    click(stage_.nodeRect(NodeId{1}).topLeft() - QPointF(5, 10));
    EXPECT_EQ(spy.size(), 1);
}

TEST_F(StageViewTest, ADoubleClickOpens) {
    QSignalSpy node(&stage_, &StageView::nodeActivated);
    QSignalSpy pod(&stage_, &StageView::podActivated);
    click(stage_.nodeRect(NodeId{2}).topLeft() + QPointF(30, 180), true);
    click(stage_.podRect(PodId{12}).center(), true);
    ASSERT_EQ(node.size(), 1);
    EXPECT_EQ(node[0][0].value<NodeId>(), NodeId{2});
    ASSERT_EQ(pod.size(), 1);
    EXPECT_EQ(pod[0][0].value<PodId>(), PodId{12});
}

TEST_F(StageViewTest, ClicksFindTheirPodAtEveryZoomThatShowsSlots) {
    for (const qreal zoom : {1.5, 0.7, 0.45}) {
        stage_.setZoom(zoom);
        stage_.ensureVisible(NodeId{2});
        QCoreApplication::processEvents();
        QSignalSpy spy(&stage_, &StageView::podSelected);
        click(stage_.podRect(PodId{12}).center());
        ASSERT_EQ(spy.size(), 1) << zoom;
        EXPECT_EQ(spy[0][0].value<PodId>(), PodId{12});
    }
}

TEST_F(StageViewTest, TilesAndCellsSelectTheirNode) {
    for (const qreal zoom : {0.2, 0.07}) {
        stage_.setZoom(zoom);
        QCoreApplication::processEvents();
        QSignalSpy spy(&stage_, &StageView::nodeSelected);
        click(stage_.nodeRect(NodeId{6}).center());
        ASSERT_EQ(spy.size(), 1) << zoom;
        EXPECT_EQ(spy[0][0].value<NodeId>(), NodeId{6});
    }
}

TEST_F(StageViewTest, TheContextMenuSaysWhatItIsFor) {
    QSignalSpy spy(&stage_, &StageView::contextMenuRequested);
    const auto ask = [this](const QPointF& at) {
        QWidget* target = stage_.childAt(at.toPoint());
        const QPoint inside = target->mapFrom(&stage_, at.toPoint());
        QContextMenuEvent event(QContextMenuEvent::Mouse, inside, target->mapToGlobal(inside));
        QCoreApplication::sendEvent(target, &event);
    };
    ask(stage_.podRect(PodId{17}).center());
    ask(stage_.nodeRect(NodeId{3}).topLeft() + QPointF(30, 140));
    ASSERT_EQ(spy.size(), 2);
    EXPECT_EQ(spy[0][0].value<NodeId>(), NodeId{7});
    EXPECT_EQ(spy[0][1].value<PodId>(), PodId{17});
    EXPECT_EQ(spy[1][0].value<NodeId>(), NodeId{3});
    EXPECT_FALSE(spy[1][1].value<PodId>().valid());
}

TEST_F(StageViewTest, EnterGoesToTheCardsArrowsWalkAndEscapeLeaves) {
    QSignalSpy selected(&stage_, &StageView::nodeSelected);
    QSignalSpy activated(&stage_, &StageView::nodeActivated);
    canvas().setFocus();
    QTest::keyClick(&canvas(), Qt::Key_Return);
    QTest::keyClick(&canvas(), Qt::Key_Right);
    QTest::keyClick(&canvas(), Qt::Key_Down);
    QTest::keyClick(&canvas(), Qt::Key_Space);
    QTest::keyClick(&canvas(), Qt::Key_Return);
    ASSERT_EQ(selected.size(), 1);
    EXPECT_EQ(selected[0][0].value<NodeId>(), NodeId{6});
    EXPECT_EQ(activated[0][0].value<NodeId>(), NodeId{6});
    EXPECT_EQ(canvas().itemFocus(), (SpokenPath{1, 1, 0}));
    QTest::keyClick(&canvas(), Qt::Key_Escape);
    EXPECT_EQ(canvas().itemFocus(), (SpokenPath{1, 1}));
    QTest::keyClick(&canvas(), Qt::Key_Escape);
    EXPECT_TRUE(canvas().itemFocus().empty());
}

TEST_F(StageViewTest, ArrowsWalkTheDevicesOfACard) {
    QSignalSpy selected(&stage_, &StageView::podSelected);
    canvas().setFocus();
    for (const auto key : {Qt::Key_Return, Qt::Key_Return, Qt::Key_End, Qt::Key_Left, Qt::Key_Home, Qt::Key_Right})
        QTest::keyClick(&canvas(), key);
    EXPECT_EQ(canvas().itemFocus(), (SpokenPath{0, 0, 1}));
    QTest::keyClick(&canvas(), Qt::Key_Space);
    ASSERT_EQ(selected.size(), 1);
    EXPECT_EQ(selected[0][0].value<PodId>(), PodId{11});
    QTest::keyClick(&canvas(), Qt::Key_Down);
    EXPECT_EQ(canvas().itemFocus(), (SpokenPath{1, 0}));
}

TEST_F(StageViewTest, PressingASharedDeviceAgainWalksItsPods) {
    QSignalSpy selected(&stage_, &StageView::podSelected);
    QSignalSpy opened(&stage_, &StageView::podActivated);
    canvas().focusItem({1, 0, 0});
    for (const std::uint32_t id : {15U, 16U, 15U}) {
        QTest::keyClick(&canvas(), Qt::Key_Space);
        ASSERT_FALSE(selected.isEmpty());
        EXPECT_EQ(selected.back()[0].value<PodId>(), PodId{id});
        stage_.setSelection({}, PodId{id});
    }
    stage_.setSelection({}, PodId{16});
    QTest::keyClick(&canvas(), Qt::Key_Return);
    ASSERT_EQ(opened.size(), 1);
    EXPECT_EQ(opened[0][0].value<PodId>(), PodId{16});
}

TEST_F(StageViewTest, ArrowsAreTheWindowsUntilTheCardsHaveTheFocus) {
    const auto wants = [this](int key) {
        QKeyEvent event(QEvent::ShortcutOverride, key, Qt::NoModifier);
        event.ignore();
        QCoreApplication::sendEvent(&canvas(), &event);
        return event.isAccepted();
    };
    canvas().setFocus();
    EXPECT_FALSE(wants(Qt::Key_Left));
    EXPECT_FALSE(wants(Qt::Key_Space));
    QTest::keyClick(&canvas(), Qt::Key_Return);
    EXPECT_TRUE(wants(Qt::Key_Left));
    EXPECT_TRUE(wants(Qt::Key_Space));
}

TEST_F(StageViewTest, HoveringADeviceLightsItsLinksAndNamesThem) {
    StageContent content = sample::filterStage();
    NodeCardView card = content.groups[1].nodes[3];
    card.pairValues.assign(64, 10);
    content.groups.write(1).nodes[3] = card;
    show(content);
    const QImage before = gallery::picture(stage_, 1);
    const QRectF rect = canvas().nodeRect(NodeId{8});
    QTest::mouseMove(canvas().viewport(), (rect.topLeft() + QPointF(20, 80)).toPoint());
    EXPECT_GT(gallery::differentPixels(before, gallery::picture(stage_, 1)), 200);
    EXPECT_EQ(linksOf(card, 0), QStringLiteral("GPU 0: SYS to 1, 2, 3, 4, 5, 6, 7"));
    QTest::mouseMove(canvas().viewport(), (rect.topLeft() + QPointF(20, 150)).toPoint());
    EXPECT_EQ(gallery::differentPixels(before, gallery::picture(stage_, 1)), 0);
}

TEST_F(StageViewTest, AtMostThreeCalloutsArePinned) {
    stage_.setZoom(0.2);
    QCoreApplication::processEvents();
    const QImage before = gallery::picture(stage_, 1);
    for (const std::uint32_t id : {1U, 2U, 3U, 4U}) stage_.togglePin(NodeId{id});
    EXPECT_FALSE(stage_.isPinned(NodeId{1}));
    for (const std::uint32_t id : {2U, 3U, 4U}) EXPECT_TRUE(stage_.isPinned(NodeId{id}));
    EXPECT_GT(gallery::differentPixels(before, gallery::picture(stage_, 1)), 3000);
    for (const std::uint32_t id : {2U, 3U, 4U}) stage_.togglePin(NodeId{id});
    EXPECT_EQ(gallery::differentPixels(before, gallery::picture(stage_, 1)), 0);
}

TEST_F(StageViewTest, TheCursorsNodeHasACalloutWhereCardsAreSmall) {
    stage_.setZoom(0.07);
    QCoreApplication::processEvents();
    const QImage before = gallery::picture(stage_, 1);
    StageContent content = sample::filterStage();
    NodeCardView here = content.groups[0].nodes[2];
    here.current = true;
    content.groups.write(0).nodes[2] = here;
    show(content);
    EXPECT_GT(gallery::differentPixels(before, gallery::picture(stage_, 1)), 2000);
}

TEST_F(StageViewTest, ReducedMotionFadesAndNumbersTheStrips) {
    StageContent content = sample::filterStage();
    for (std::size_t i = 0; i < content.groups.size(); ++i)
        for (SharedCard& card : content.groups.write(i).nodes) {
            NodeCardView bare = card;
            bare.verdict.reset();
            card = bare;
        }
    show(content);
    stage_.setMotion({1, false, true});
    stage_.setContent(sample::filterStage());
    canvas().setMotionProgress(1);
    const QImage numbered = gallery::picture(stage_, 1);
    stage_.setMotion({});
    stage_.setContent(content);
    stage_.setContent(sample::filterStage());
    const int numbers = gallery::differentPixels(numbered, gallery::picture(stage_, 1));
    EXPECT_GT(numbers, 50);
    EXPECT_LT(numbers, 6000);
}

TEST(CalloutBoxes, StandApartFromEachOtherAndInside) {
    const QRectF viewport(0, 0, 900, 500);
    const std::vector<QRectF> items{{100, 100, 10, 10}, {112, 100, 10, 10}, {880, 20, 10, 10}};
    const std::vector<QRectF> boxes = calloutBoxes(items, viewport);
    ASSERT_EQ(boxes.size(), 3U);
    EXPECT_FALSE(boxes[0].intersects(boxes[1]));
    for (const QRectF& box : boxes) EXPECT_TRUE(viewport.contains(box));
}

TEST_F(StageViewTest, SelectionAndFocusAreDrawn) {
    const QImage before = gallery::picture(stage_, 1);
    stage_.setSelection(NodeId{5}, PodId{});
    const QImage selected = gallery::picture(stage_, 1);
    EXPECT_GT(gallery::differentPixels(before, selected), 500);
    stage_.setSelection(NodeId{}, PodId{11});
    EXPECT_GT(gallery::differentPixels(before, gallery::picture(stage_, 1)), 200);
    stage_.setSelection({}, {});
    EXPECT_EQ(gallery::picture(stage_, 1), before);
}

TEST_F(StageViewTest, ForwardAndBackDrawTheSame) {
    canvas().setFocus();
    const QImage before = gallery::picture(stage_, 1);
    show(sample::scoreStage());
    show(sample::preemptionStage());
    show(sample::filterStage());
    EXPECT_EQ(gallery::picture(stage_, 1), before);
}

TEST_F(StageViewTest, AMotionIsAFunctionOfItsProgress) {
    const QImage before = gallery::picture(stage_, 1);
    StageContent next = sample::filterStage();
    NodeCardView changed = next.groups[0].nodes[0];
    changed.verdict =
        sample::verdict(Mark::Reject, QStringLiteral("Too many pods"), QStringLiteral("NodeResourcesFit"));
    next.groups.write(0).nodes[0] = changed;
    stage_.setMotion({1, false, false});
    stage_.setContent(next);
    canvas().setMotionProgress(1);
    const QImage after = gallery::picture(stage_, 1);
    canvas().setMotionProgress(0.5);
    const QImage half = gallery::picture(stage_, 1);
    EXPECT_GT(gallery::differentPixels(half, before), 100);
    EXPECT_GT(gallery::differentPixels(half, after), 100);
    canvas().setMotionProgress(0);
    EXPECT_EQ(gallery::differentPixels(gallery::picture(stage_, 1), before), 0);
    canvas().setMotionProgress(1);
    EXPECT_EQ(gallery::picture(stage_, 1), after);
}

TEST_F(StageViewTest, TheTablesTakeTheNodesPlace) {
    EXPECT_FALSE(stage_.nodeRect(NodeId{6}).isNull());
    show(sample::scoreStage());
    EXPECT_TRUE(stage_.nodeRect(NodeId{6}).isNull());
    EXPECT_FALSE(stage_.nodeRect(NodeId{5}).isNull());
    show(sample::preemptionStage());
    EXPECT_FALSE(stage_.nodeRect(NodeId{4}).isNull());
    EXPECT_TRUE(stage_.podRect(PodId{11}).isNull());
}

TEST_F(StageViewTest, ANumberOfTheWaterfallIsSelectedByClickAndByKeys) {
    show(sample::scoreStage());
    auto* pane = stage_.findChild<WaterfallPane*>();
    QSignalSpy spy(&stage_, &StageView::scoreSelected);
    QTest::mouseClick(pane->viewport(), Qt::LeftButton, {}, pane->cellRect({NodeId{5}, 1}).center().toPoint());
    ASSERT_EQ(spy.size(), 1);
    EXPECT_EQ(spy[0][0].value<ScoreCellId>(), (ScoreCellId{NodeId{5}, 1}));
    pane->setFocus();
    for (const auto key : {Qt::Key_Return, Qt::Key_Home, Qt::Key_Right, Qt::Key_Down, Qt::Key_Return})
        QTest::keyClick(pane, key);
    ASSERT_EQ(spy.size(), 2);
    EXPECT_EQ(spy[1][0].value<ScoreCellId>(), (ScoreCellId{NodeId{5}, 0}));
}

TEST_F(StageViewTest, ACandidateAndAVictimAreSelectedByClick) {
    show(sample::preemptionStage());
    QSignalSpy nodes(&stage_, &StageView::nodeSelected);
    QSignalSpy pods(&stage_, &StageView::podSelected);
    const QRectF column = stage_.nodeRect(NodeId{2});
    click(column.topLeft() + QPointF(20, 20));
    click(column.topLeft() + QPointF(40, 70 + 6 + 10));
    ASSERT_EQ(nodes.size(), 1);
    EXPECT_EQ(nodes[0][0].value<NodeId>(), NodeId{2});
    ASSERT_EQ(pods.size(), 1);
    EXPECT_EQ(pods[0][0].value<PodId>(), PodId{5});
}

TEST_F(StageViewTest, TheEmptyStateOffersTheNextAction) {
    StageContent content;
    content.empty = EmptyView{QStringLiteral("No nodes yet"),
                              QStringLiteral("Open a sample."),
                              {QStringLiteral("Open file"), QStringLiteral("Samples")},
                              {Icon::Open, Icon::Right}};
    show(content);
    QSignalSpy spy(&stage_, &StageView::emptyActionTriggered);
    for (ActionButton* button : stage_.findChildren<ActionButton*>())
        if (button->isVisible() && button->text() == QStringLiteral("Samples"))
            QTest::mouseClick(button, Qt::LeftButton);
    ASSERT_EQ(spy.size(), 1);
    EXPECT_EQ(spy[0][0].toInt(), 1);
}

TEST_F(StageViewTest, AJobDroppedOnACardNamesTheNode) {
    QSignalSpy spy(&stage_, &StageView::jobDropped);
    QMimeData data;
    const SubmitRequest job{Level::P0, 4000, 1, QStringLiteral("team-a"), 60};
    data.setData(QLatin1String(kJobMimeType), encodeJob(job));
    drop(data, canvas().nodeRect(NodeId{3}).center());
    ASSERT_EQ(spy.size(), 1);
    EXPECT_EQ(spy[0][0].value<SubmitRequest>(), job);
    EXPECT_EQ(spy[0][1].value<NodeId>(), NodeId{3});
}

TEST_F(StageViewTest, DroppedFilesAreHandedOn) {
    QSignalSpy spy(&stage_, &StageView::filesDropped);
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(QStringLiteral("/a/nodes.yaml"))});
    drop(data, {5, 5});
    ASSERT_EQ(spy.size(), 1);
    EXPECT_EQ(spy[0][0].toStringList(), QStringList{QStringLiteral("/a/nodes.yaml")});
}

TEST_F(StageViewTest, FitShowsEveryNode) {
    StageContent content;
    content.groups = sample::manyNodes(10, 4);
    show(content);
    EXPECT_GT(canvas().verticalScrollBar()->maximum(), 0);
    stage_.fit();
    QCoreApplication::processEvents();
    EXPECT_EQ(canvas().verticalScrollBar()->maximum(), 0);
    EXPECT_LT(stage_.zoom(), 1);
}

TEST_F(StageViewTest, EnsureVisibleScrollsToTheCard) {
    StageContent content;
    content.groups = sample::manyNodes(10, 4);
    show(content);
    stage_.ensureVisible(NodeId{38});
    const QRectF rect = canvas().nodeRect(NodeId{38});
    EXPECT_TRUE(QRectF(canvas().viewport()->rect()).contains(rect));
}

TEST_F(StageViewTest, ScreenReadersGetEveryCard) {
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(&canvas());
    ASSERT_NE(list, nullptr);
    ASSERT_EQ(list->childCount(), 2);
    EXPECT_EQ(list->child(0)->text(QAccessible::Name),
              QStringLiteral("rack r1, 4 nodes · 32 GPUs · 21 free, InfiniBand leaf-1"));
    ASSERT_EQ(list->child(0)->childCount(), 4);
    EXPECT_EQ(
        list->child(0)->child(1)->text(QAccessible::Name),
        QStringLiteral("Node h100-2, rejected by NodeResourcesFit: Insufficient nvidia.com/gpu, 2 of 8 GPUs free"));
}

TEST_F(StageViewTest, EveryControlHasANameAndRoomForAFinger) {
    for (const QWidget* child : stage_.findChildren<QWidget*>()) {
        if (child->focusPolicy() == Qt::NoFocus || !child->isVisible() || child->height() == 0) continue;
        EXPECT_FALSE(child->accessibleName().isEmpty()) << child->metaObject()->className();
        EXPECT_GE(child->height(), 24) << child->metaObject()->className();
        EXPECT_GE(child->width(), 24) << child->metaObject()->className();
    }
}

TEST_F(StageViewTest, DarkAndLightAreBothDrawn) {
    const QImage light = gallery::picture(stage_, 1);
    stage_.setPalette(Theme::dark().palette());
    QCoreApplication::processEvents();
    EXPECT_GT(gallery::differentPixels(light, gallery::picture(stage_, 1)), light.width() * light.height() / 2);
}

} // namespace
} // namespace berth::ui
