// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/time/EventLogModel.h"

#include "tests/ui/session/LocalRun.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>

namespace berth::ui {
namespace {

TEST(EventLogModelTest, KeepsTheRulesOfItemModelsWhileStepping) {
    for (const std::string& yaml : {fourNodes(), fullNode()}) {
        LocalRun run(yaml);
        EventLogModel log(run.model());
        const QAbstractItemModelTester tester(&log, QAbstractItemModelTester::FailureReportingMode::Fatal);
        while (run.step(Stride::Detail)) {
        }
        while (run.model().cursor() != run.model().stops().start()) run.stepBack(Stride::Point);
        EXPECT_GT(log.rowCount(), 5);
    }
}

TEST(EventLogModelTest, RowsAboutWhatIsSelectedAreLit) {
    LocalRun run(fourNodes());
    EventLogModel log(run.model());
    run.runToEnd();
    const auto lit = [&](const Selection& selection) {
        log.setSelection(selection);
        int rows = 0;
        for (int row = 0; row < log.rowCount(); ++row)
            rows += log.index(row).data(EventLogModel::IsLitRole).toBool() ? 1 : 0;
        return rows;
    };
    PodId pod;
    NodeId node;
    int ofPod = 0, ofNode = 0, ofPods = 0;
    for (int row = 0; row < log.rowCount(); ++row) {
        if (!pod.valid()) pod = log.podOf(log.index(row));
        if (!node.valid()) node = log.nodeOf(log.index(row));
    }
    ASSERT_TRUE(pod.valid() && node.valid());
    for (int row = 0; row < log.rowCount(); ++row) {
        ofPod += log.podOf(log.index(row)) == pod ? 1 : 0;
        ofNode += log.nodeOf(log.index(row)) == node ? 1 : 0;
        ofPods += log.podOf(log.index(row)).valid() ? 1 : 0;
    }
    EXPECT_EQ(lit({}), 0);
    EXPECT_EQ(lit({pod, {}, {}}), ofPod);
    EXPECT_EQ(lit({{}, node, {}}), ofNode);
    EXPECT_EQ(lit(Selection::ofTenant("default")), ofPods) << "all of them are of one tenant";
    EXPECT_EQ(lit(Selection::ofTenant("defau")), 0);
    EXPECT_EQ(lit(Selection::ofGang("default/none")), 0);
}

TEST(EventLogModelTest, ShowsTheBeatsOfTheCycleAtTheCursor) {
    LocalRun run(fourNodes());
    EventLogModel log(run.model());
    run.stepUntil(Stride::Detail, [&] {
        const Beat* beat = run.moment().lastBeat();
        return beat != nullptr && beat->kind == BeatKind::NodeRejected;
    });
    const QModelIndex row = log.cursorIndex();
    ASSERT_TRUE(row.isValid());
    EXPECT_TRUE(row.data(EventLogModel::IsBeatRole).toBool());
    EXPECT_EQ(row.data(EventLogModel::SentenceRole).toString(), QStringLiteral("n2: Insufficient cpu"));
    EXPECT_EQ(log.cursorOf(row), run.model().cursor());
}

TEST(EventLogModelTest, EveryRowLeadsToAPlaceThatLeadsBackToIt) {
    LocalRun run(fourNodes());
    EventLogModel log(run.model());
    run.runToEnd();
    run.stepUntil(Stride::Point, [&] { return run.model().cursor() >= run.model().stops().end(); });
    run.model().setCursor(run.model().stops().start());
    run.step(Stride::Point);
    for (int i = 0; i < log.rowCount(); ++i) {
        if (!log.index(i).data(EventLogModel::IsBeatRole).toBool()) continue;
        run.model().setCursor(log.cursorOf(log.index(i)));
        EXPECT_EQ(log.cursorIndex().row(), i);
    }
}

TEST(EventLogModelTest, FiltersByNameAndKind) {
    LocalRun run(fourNodes());
    EventLogModel log(run.model());
    run.runToEnd();
    const int all = log.rowCount();
    log.setFilter({QStringLiteral("huge"), {}});
    EXPECT_GT(log.rowCount(), 0);
    EXPECT_LT(log.rowCount(), all);
    LogFilter binds;
    binds.marks.set(static_cast<std::size_t>(EventMark::Bind));
    log.setFilter(binds);
    EXPECT_EQ(log.rowCount(), 1);
    log.setFilter({});
    EXPECT_EQ(log.rowCount(), all);
}

} // namespace
} // namespace berth::ui
