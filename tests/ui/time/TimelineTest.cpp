// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/session/LocalRun.h"
#include "ui/time/TimelineView.h"

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTest>

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
    EXPECT_EQ(TimelineData::valueAt(data.pending(), run.model().trace().size()), 1);
    EXPECT_EQ(TimelineData::valueAt(data.pending(), 0), 0);
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

} // namespace
} // namespace berth::ui
