// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/ComparePicture.h"
#include "engine/plugins/BuiltinPlugins.h"
#include "engine/trace/Canonical.h"
#include "tests/ui/compare/CompareRun.h"
#include "tests/ui/session/LocalRun.h"
#include "ui/compare/ComparePayers.h"
#include "ui/compare/CompareReport.h"
#include "ui/compare/CompareTable.h"
#include "ui/session/ConfigurationEdits.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>

#include <algorithm>

namespace berth::ui {
namespace {

constexpr std::int64_t kMuch = 60;

/// A run of two branches: as given, and with best fit by far.
class ComparePictureTest : public testing::Test {
protected:
    ComparePictureTest() : run_(spreadingMorning()) {
        run_.advance();
        const auto edit = weightsEdit(*run_.session().world().configuration, "default-scheduler",
                                      {{"AISchedulingPlugin", kMuch}}, QStringLiteral("best fit"));
        EXPECT_TRUE(edit);
        EXPECT_TRUE(run_.session().edit(edit->command, 0, true));
        EXPECT_EQ(run_.session().currentBranch(), 1U);
    }

    BranchRecipe recipe(std::uint32_t branch) {
        return {branch, run_.session().commands(branch), run_.session().traceOf(branch)->size()};
    }
    Result<BranchRuns> measure(std::uint32_t first, std::uint32_t second, const MeasureOrders& control = {}) {
        const auto& scenario = run_.model().input().scenario;
        return measureBranches({scenario, recipe(first), recipe(second)}, builtinPlugins(), metrics::bandsOf(*scenario),
                               control);
    }

    LocalRun run_;
};

TEST_F(ComparePictureTest, EachBranchIsRunToItsEnd) {
    const auto runs = measure(0, 1);
    ASSERT_TRUE(runs) << runs.error().text;
    EXPECT_EQ(runs->first.ending, RunEnd::NothingLeft);
    EXPECT_EQ(runs->first.figures.counts.bound, 3U);
    EXPECT_EQ(runs->second.figures.counts.bound, 3U);
    EXPECT_GT(runs->first.figures.level(berth::Level::P0).waited->max, Duration::seconds(500)) << "no node is empty";
    EXPECT_LT(runs->second.figures.level(berth::Level::P0).waited->max, Duration::seconds(60));
    run_.session().run();
    EXPECT_EQ(runs->second.fingerprint, fingerprint(run_.session().trace())) << "as the session itself goes on";
    run_.session().switchTo(0);
    run_.session().run();
    EXPECT_EQ(runs->first.fingerprint, fingerprint(run_.session().trace()));
}

TEST_F(ComparePictureTest, TheOrderAndTheSameBranchTwiceAreNoMatter) {
    const auto there = measure(0, 1);
    const auto back = measure(1, 0);
    const auto same = measure(1, 1);
    ASSERT_TRUE(there && back && same);
    EXPECT_EQ(there->first.fingerprint, back->second.fingerprint);
    EXPECT_EQ(there->second.fingerprint, back->first.fingerprint);
    EXPECT_EQ(same->first.fingerprint, same->second.fingerprint);
    EXPECT_TRUE(same->pods.empty());
    EXPECT_TRUE(comparePayers(same->first, same->second).isEmpty());
}

TEST_F(ComparePictureTest, ItStopsWhenAsked) {
    int asked = 0;
    MeasureOrders control;
    control.isCancelled = [&asked] { return ++asked > 1; };
    EXPECT_FALSE(measure(0, 1, control));
    EXPECT_EQ(asked, 2);
}

TEST_F(ComparePictureTest, WhatDiffersIsLit) {
    const auto runs = measure(0, 1);
    ASSERT_TRUE(runs);
    const std::vector<SettingRow> rows = compareSettings(runs->first, runs->second);
    const auto row = [&](const char* name) {
        const auto found = std::ranges::find(rows, QString::fromLatin1(name), &SettingRow::name);
        return found == rows.end() ? SettingRow() : *found;
    };
    EXPECT_TRUE(rows.front().isHead);
    EXPECT_EQ(row("AISchedulingPlugin").first, QStringLiteral("1"));
    EXPECT_EQ(row("AISchedulingPlugin").second, QStringLiteral("60"));
    EXPECT_TRUE(row("AISchedulingPlugin").isChanged);
    EXPECT_FALSE(row("NodeResourcesFit").isChanged);
    EXPECT_EQ(std::ranges::count_if(rows, &SettingRow::isChanged), 1);
}

TEST_F(ComparePictureTest, TheViewTellsBothRuns) {
    const auto runs = measure(0, 1);
    ASSERT_TRUE(runs);
    const CompareView view = compareView(*runs, run_.session().branches());
    EXPECT_EQ(view.sides[0].name, QStringLiteral("main"));
    EXPECT_EQ(view.sides[1].name, QStringLiteral("best fit"));
    EXPECT_TRUE(view.hasEnded);
    EXPECT_TRUE(view.subtitle.startsWith(QStringLiteral("3 pods"))) << view.subtitle.toStdString();
    ASSERT_EQ(view.waits.size(), 2U) << "P1 has no pod";
    EXPECT_EQ(view.waits[0].level, Level::P0);
    EXPECT_EQ(view.waits[0].bars[0]->longest, runs->first.figures.level(berth::Level::P0).waited->max);
    EXPECT_FALSE(view.allocation.lines[0].empty());
    for (const auto& line : view.allocation.lines)
        for (const SeriesPoint& point : line) EXPECT_TRUE(point.value >= 0 && point.value <= 1) << point.value;
    const auto better = std::ranges::count(view.figures, CompareRow::Change::Better, &CompareRow::kind);
    EXPECT_GT(better, 0);
    EXPECT_FALSE(view.pods.empty());
    EXPECT_TRUE(view.payers.isEmpty()) << "nobody is worse off here: " << view.payers.join(u' ').toStdString();
}

TEST_F(ComparePictureTest, TheOtherWayRoundTheLargePodPays) {
    const auto runs = measure(1, 0);
    ASSERT_TRUE(runs);
    const QStringList payers = comparePayers(runs->first, runs->second);
    ASSERT_GE(payers.size(), 2);
    EXPECT_TRUE(payers.front().startsWith(QStringLiteral("P0 pods wait "))) << payers.front().toStdString();
    EXPECT_TRUE(payers.back().contains(QStringLiteral("owners of the P0 pods"))) << payers.back().toStdString();
}

TEST_F(ComparePictureTest, AShortDelayIsNobodysBurden) {
    auto runs = measure(0, 0);
    ASSERT_TRUE(runs);
    auto& waited = runs->second.figures.levels[0].waited;
    const Duration before = waited->p95;
    waited->p95 = before + Duration::seconds(9);
    EXPECT_TRUE(comparePayers(runs->first, runs->second).isEmpty());
    waited->p95 = before + Duration::seconds(90);
    EXPECT_FALSE(comparePayers(runs->first, runs->second).isEmpty());
    waited->p95 = before;
    runs->second.figures.levels[0].pending = 1;
    EXPECT_FALSE(comparePayers(runs->first, runs->second).isEmpty()) << "a pod is left over";
}

TEST_F(ComparePictureTest, TheReportsHoldAllOfIt) {
    const auto runs = measure(1, 0);
    ASSERT_TRUE(runs);
    const CompareView view = compareView(*runs, run_.session().branches());
    ASSERT_FALSE(view.payers.isEmpty());
    const QString markdown = markdownReport(view);
    const QString html = htmlReport(view, {});
    for (const QString& report : {markdown, html}) {
        EXPECT_TRUE(report.contains(QStringLiteral("AISchedulingPlugin")));
        EXPECT_TRUE(report.contains(view.sides[0].fingerprint));
        EXPECT_TRUE(report.contains(view.payers.front()));
        EXPECT_TRUE(report.contains(QStringLiteral("large")));
    }
    EXPECT_TRUE(html.startsWith(QStringLiteral("<!DOCTYPE html>")));
    EXPECT_TRUE(compareText(view, true).contains(QStringLiteral("| --- |")));
    EXPECT_TRUE(compareText(view, false).contains(QStringLiteral("\tA: best fit\tB: main\t")));
}

TEST_F(ComparePictureTest, TheTablesAreWholeModels) {
    const auto runs = measure(0, 1);
    ASSERT_TRUE(runs);
    const CompareView view = compareView(*runs, run_.session().branches());
    CompareTableModel model(4, nullptr);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    for (auto lines : {settingLines(view.settings), figureLines(view.figures), podLines(view.pods)}) {
        const auto rows = static_cast<int>(lines.size());
        model.setLines({{}, {QStringLiteral("A")}, {QStringLiteral("B")}, {}}, std::move(lines));
        EXPECT_EQ(model.rowCount(), rows);
        EXPECT_EQ(model.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("A"));
    }
    const auto lines = figureLines(view.figures);
    const auto better = std::ranges::find_if(lines, [](const CompareLine& line) {
        return line.cells.size() > 3 && line.cells[3].ink == CompareCell::Ink::Better;
    });
    ASSERT_NE(better, lines.end());
    model.setLines({}, {*better});
    EXPECT_TRUE(model.index(0, 3).data(Qt::AccessibleTextRole).toString().endsWith(QStringLiteral("better")));
}

} // namespace
} // namespace berth::ui
