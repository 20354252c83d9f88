// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/time/VictimRun.h"
#include "ui/time/TimelineView.h"

#include <gtest/gtest.h>

#include <QMenu>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

namespace berth::ui {
namespace {

TEST(TimelineScaleTest, EndsAtARoundNumberBeyondTheTrace) {
    const auto scale = TimelineScale::overSteps(212, 100, 1000);
    EXPECT_EQ(scale.xOf(0, {}), 100);
    EXPECT_LT(scale.xOf(212, {}), 1100);
    EXPECT_EQ(scale, TimelineScale::overSteps(213, 100, 1000));
}

TEST(TimelineScaleTest, TicksAreRoundAndApart) {
    const auto scale = TimelineScale::overTime({0}, {Duration::seconds(95).ns}, 0, 900);
    const auto ticks = scale.ticks(90);
    ASSERT_GE(ticks.size(), 3U);
    for (std::size_t i = 1; i < ticks.size(); ++i) EXPECT_GE(ticks[i].x - ticks[i - 1].x, 89.9);
    EXPECT_EQ(scale.tickStep(90) % 1'000'000'000, 0);
}

TEST(TimelineDataTest, CountsPendingPodsAndMarks) {
    LocalRun run(fourNodes());
    run.runToEnd();
    TimelineData data;
    data.follow(run.model().trace());
    EXPECT_EQ(data.marks(EventMark::Submit).size(), 2U);
    EXPECT_EQ(data.marks(EventMark::Bind).size(), 1U);
    EXPECT_GE(data.marks(EventMark::Reject).size(), 1U);
    EXPECT_EQ(data.pending().valueAt(run.model().trace().size()), 1);
    EXPECT_EQ(data.pending().valueAt(0), 0);
}

TEST(TimelineDataTest, ACutIsReadAgain) {
    LocalRun run(fourNodes());
    TimelineData data;
    data.follow(run.model().trace());
    const std::size_t before = run.model().trace().size();
    run.runToEnd();
    data.follow(run.model().trace());
    TimelineData again;
    again.follow(run.model().trace());
    data.cut(before);
    data.follow(run.model().trace());
    EXPECT_EQ(data.pending().size(), again.pending().size());
}

TEST(TimelineViewTest, AClickMovesTheCursorToAStop) {
    LocalRun run(fourNodes());
    TimelineView view(run.model());
    view.resize(900, 170);
    run.runToEnd();
    QSignalSpy scrubbed(&view, &TimelineView::scrubbed);
    const qreal x = view.scale().xOf(run.model().trace().size() / 2, run.moment().now);
    QTest::mouseClick(&view, Qt::LeftButton, {}, QPoint(static_cast<int>(x), 40));
    ASSERT_EQ(scrubbed.count(), 1);
    const auto cursor = scrubbed.front().front().value<Cursor>();
    EXPECT_TRUE(run.model().stops().stopsAfter(cursor.fact));
    EXPECT_LT(cursor.fact, run.model().trace().size());
}

/// The timeline of a run in which `high` preempts `low-0`, which is selected.
class TimelineLanesTest : public testing::Test {
protected:
    TimelineLanesTest() : run_(victimRun()), view_(run_.model()) {
        view_.resize(1200, 300);
        run_.runToEnd();
        view_.setSelection({run_.pod("low-0"), {}, {}});
    }

    const PodLaneItem* find(const std::vector<PodLaneItem>& items, PodLaneItem::Kind kind, LanePhase phase) const {
        const auto it = std::find_if(items.begin(), items.end(), [&](const PodLaneItem& item) {
            if (item.kind != kind || item.lane != 1) return false;
            return kind != PodLaneItem::Kind::Segment || view_.podLanes()[1].segments[item.index].phase == phase;
        });
        return it == items.end() ? nullptr : &*it;
    }
    void click(const QRectF& rect) {
        QTest::mouseClick(&view_, Qt::LeftButton, {}, (rect.topLeft() + QPointF(2, rect.height() / 2)).toPoint());
    }

    LocalRun run_;
    TimelineView view_;
};

TEST_F(TimelineLanesTest, MarksOfWhatIsSelectedAreLit) {
    const QImage pod = view_.grab().toImage();
    view_.setSelection({});
    const QImage none = view_.grab().toImage();
    view_.setSelection(Selection::ofTenant("default"));
    const QImage tenant = view_.grab().toImage();
    const QRect marks(0, 22, view_.width(), 42); // those above, on and below the track
    EXPECT_NE(pod.copy(marks), none.copy(marks));
    EXPECT_NE(tenant.copy(marks), none.copy(marks));
    EXPECT_NE(tenant.copy(marks), pod.copy(marks));
}

TEST_F(TimelineLanesTest, AClickOnASegmentGoesToItsFact) {
    const auto items = view_.podItems();
    const PodLaneItem* saving = find(items, PodLaneItem::Kind::Segment, LanePhase::Saving);
    ASSERT_NE(saving, nullptr);
    QSignalSpy scrubbed(&view_, &TimelineView::scrubbed);
    click(saving->rect);
    ASSERT_EQ(scrubbed.count(), 1);
    const auto cursor = scrubbed.front().front().value<Cursor>();
    EXPECT_GE(cursor.fact, saving->place.position);
    EXPECT_TRUE(run_.model().stops().stopsAfter(cursor.fact));
    EXPECT_EQ(run_.model().trace()[cursor.fact - 1].at, saving->place.at);
}

TEST_F(TimelineLanesTest, AClickOnANameSelectsThePod) {
    const auto items = view_.podItems();
    QSignalSpy selected(&view_, &TimelineView::podSelected);
    click(find(items, PodLaneItem::Kind::Name, {})->rect.adjusted(20, 0, 0, 0));
    ASSERT_EQ(selected.count(), 1);
    EXPECT_EQ(selected.front().front().value<PodId>(), run_.pod("low-0"));
}

TEST_F(TimelineLanesTest, TheMenuShowsAndHidesLanes) {
    QSignalSpy chosen(&view_, &TimelineView::lanesChosen);
    QMenu* menu = view_.laneMenu();
    ASSERT_EQ(menu->actions().size(), static_cast<int>(kTimeLanes));
    menu->actions()[0]->trigger();
    EXPECT_TRUE(view_.podItems().empty());
    menu->actions()[3]->trigger();
    EXPECT_NE(view_.laneLayout().find(TimeLane::Levels), nullptr);
    EXPECT_EQ(chosen.count(), 2);
    EXPECT_EQ(view_.laneLayout().find(TimeLane::Pods), nullptr);
    menu->close();
}

TEST_F(TimelineLanesTest, EveryLaneIsDrawn) {
    for (std::size_t lane = 0; lane < kTimeLanes; ++lane) {
        LaneChoice none;
        view_.setLanes(none);
        const QImage empty = view_.grab().toImage();
        view_.setLanes(none.set(lane));
        EXPECT_NE(view_.grab().toImage(), empty) << lane;
    }
}

TEST_F(TimelineLanesTest, KeysWalkTheLanesAndGoToFacts) {
    QSignalSpy scrubbed(&view_, &TimelineView::scrubbed);
    QSignalSpy stepped(&view_, &TimelineView::steppedBy);
    QSignalSpy selected(&view_, &TimelineView::podSelected);
    QTest::keyClick(&view_, Qt::Key_Return);
    ASSERT_GE(view_.spokenFocus(), 0);
    EXPECT_EQ(view_.spokenText(view_.spokenFocus()), QStringLiteral("high, preempts"));
    QTest::keyClick(&view_, Qt::Key_Down);
    EXPECT_EQ(view_.spokenText(view_.spokenFocus()), QStringLiteral("low-0, stopped for high"));
    QTest::keyClick(&view_, Qt::Key_Space);
    ASSERT_EQ(selected.count(), 1);
    EXPECT_EQ(selected.front().front().value<PodId>(), run_.pod("low-0"));
    QTest::keyClick(&view_, Qt::Key_Right);
    EXPECT_TRUE(view_.spokenText(view_.spokenFocus()).startsWith(QStringLiteral("low-0: runs on n1")));
    EXPECT_EQ(stepped.count(), 0) << "arrows are the items' now";
    QTest::keyClick(&view_, Qt::Key_Return);
    EXPECT_EQ(scrubbed.count(), 1);
    QTest::keyClick(&view_, Qt::Key_Escape);
    QTest::keyClick(&view_, Qt::Key_Right);
    EXPECT_EQ(stepped.count(), 1);
}

TEST_F(TimelineLanesTest, EveryItemIsASentenceWithAPlace) {
    for (int i = 0; i < view_.spokenCount(); ++i) {
        EXPECT_GT(view_.spokenText(i).size(), 3);
        EXPECT_FALSE(view_.spokenRect(i).isEmpty()) << view_.spokenText(i).toStdString();
    }
}

TEST_F(TimelineLanesTest, TheAxisReachesToWhatIsDue) {
    LocalRun run(victimRun());
    TimelineView view(run.model());
    view.resize(1200, 300);
    run.stepUntil(Stride::Point, [&] { return isSaving(run); });
    ASSERT_EQ(view.podLanes().size() >= 2, true) << "the preemption at the cursor";
    const SimTime due = view.podLanes()[1].goneDue;
    EXPECT_LE(view.scale().xOf(0, due), 1200 - 76);
    EXPECT_GT(view.scale().xOf(0, due), view.cursorX());
}

} // namespace
} // namespace berth::ui
