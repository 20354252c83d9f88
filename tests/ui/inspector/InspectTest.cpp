// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/Inspect.h"

#include "tests/ui/session/LocalRun.h"
#include "ui/inspector/InspectorView.h"

#include <gtest/gtest.h>

namespace berth::ui {
namespace {

bool filterEnded(const LocalRun& run) {
    const Beat* beat = run.moment().lastBeat();
    return beat != nullptr && beat->point == ExtensionPoint::Filter && beat->kind == BeatKind::PointEnds;
}

TEST(InspectTest, ProvesARejection) {
    LocalRun run(fourNodes());
    run.stepUntil(Stride::Point, [&] { return filterEnded(run); });
    const InspectorContent content = inspect(run.moment(), Selection{{}, run.node("n2"), {}});
    EXPECT_EQ(content.subject, QStringLiteral("small"));
    EXPECT_EQ(content.on, QStringLiteral("n2"));
    EXPECT_EQ(content.mark, Mark::Unresolvable) << "2 of 1 core: no preemption helps";
    EXPECT_EQ(content.headline, QStringLiteral("Rejected: Insufficient cpu"));
    const auto& rows = content.sections.front().rows;
    const auto rejecting = std::find_if(rows.begin(), rows.end(), [](const EvidenceRow& row) { return row.isStrong; });
    ASSERT_NE(rejecting, rows.end());
    EXPECT_EQ(rejecting->name, QStringLiteral("NodeResourcesFit"));
    ASSERT_TRUE(rejecting->terms);
    EXPECT_FALSE(run.model().filterTerms(rejecting->terms->node, rejecting->terms->plugin).empty());
    EXPECT_NE(content.object.yaml.indexOf(QStringLiteral("name: n2")), -1);
    EXPECT_GT(content.object.place.line, 0U);
}

TEST(InspectTest, TheMatrixStopsAtTheFirstNo) {
    LocalRun run(fourNodes());
    run.stepUntil(Stride::Point, [&] { return filterEnded(run); });
    const auto matrix = matrixView(run.moment(), run.node("n3"));
    ASSERT_TRUE(matrix);
    ASSERT_EQ(matrix->size(), 4U);
    for (std::size_t i = 0; i < matrix->size(); ++i) {
        const MatrixView::Row row = matrix->row(i);
        EXPECT_EQ(row.isSelected, row.name == QStringLiteral("n3"));
        const auto no =
            std::find_if(row.marks.begin(), row.marks.end(), [](Mark mark) { return mark != Mark::Success; });
        EXPECT_EQ(row.passed, no == row.marks.end());
        if (no == row.marks.end()) continue;
        EXPECT_TRUE(std::all_of(no + 1, row.marks.end(), [](Mark mark) { return mark == Mark::None; }));
    }
}

TEST(InspectTest, QuotesTheMessageOfAFailedPod) {
    LocalRun run(fourNodes());
    run.runToEnd();
    const InspectorContent content = inspect(run.moment(), Selection{run.pod("huge"), {}, {}});
    EXPECT_EQ(content.mark, Mark::Reject);
    EXPECT_TRUE(content.message.startsWith(QStringLiteral("0/4 nodes are available"))) << content.message.toStdString();
}

TEST(InspectTest, ScoresOpenToTheirArithmetic) {
    LocalRun run(fourNodes());
    run.stepUntil(Stride::Detail, [&] {
        const Beat* beat = run.moment().lastBeat();
        return beat != nullptr && beat->kind == BeatKind::Weighted;
    });
    const InspectorContent content = inspect(run.moment(), Selection{{}, run.node("n1"), {}});
    ASSERT_GE(content.sections.size(), 2U);
    EXPECT_EQ(content.sections[1].rows.back().name, QStringLiteral("total"));
    for (const EvidenceRow& row : content.sections[1].rows) {
        if (!row.name.startsWith(QStringLiteral("NodeResources"))) continue;
        ASSERT_TRUE(row.terms);
        EXPECT_FALSE(run.model().scoreTerms(row.terms->node, row.terms->plugin).empty()) << row.name.toStdString();
    }
}

TEST(InspectTest, CountsTheNodesOfALargeClusterByReason) {
    std::string scenario;
    for (int i = 0; i < 40; ++i)
        scenario += "apiVersion: v1\nkind: Node\nmetadata: {name: n" + std::to_string(i) +
                    "}\nstatus: {allocatable: {cpu: \"" + std::string(i < 30 ? "4" : "1") +
                    "\", memory: 8Gi, pods: \"9\"}}\n---\n";
    scenario += "apiVersion: v1\nkind: Pod\nmetadata: {name: p, namespace: default}\n"
                "spec: {containers: [{name: c, image: i, resources: {requests: {cpu: \"2\"}}}]}\n";
    LocalRun run(scenario);
    run.stepUntil(Stride::Detail, [&] {
        const Beat* beat = run.moment().lastBeat();
        return beat != nullptr && beat->kind == BeatKind::Weighted;
    });
    const InspectorContent content = inspect(run.moment(), {});
    ASSERT_EQ(content.sections.size(), 2U);
    EXPECT_EQ(content.sections[0].title, QStringLiteral("The best 5"));
    EXPECT_EQ(content.sections[0].rows.size(), 5U);
    const auto& went = content.sections[1].rows;
    ASSERT_EQ(went.size(), 2U);
    EXPECT_EQ(went[0].name + went[0].value, QStringLiteral("feasible30"));
    EXPECT_EQ(went[1].name + went[1].value, QStringLiteral("Insufficient cpu10"));
}

TEST(InspectTest, SaysWhatNobodyWrote) {
    LocalRun run(fourNodes());
    run.stepUntil(Stride::Point, [&] { return filterEnded(run); });
    const InspectorContent content = inspect(run.moment(), Selection{run.moment().record()->pod, {}, {}});
    const auto section = std::find_if(content.sections.begin(), content.sections.end(), [](const EvidenceSection& one) {
        return one.title == QStringLiteral("Defaulted");
    });
    ASSERT_NE(section, content.sections.end());
    const auto row = std::find_if(section->rows.begin(), section->rows.end(), [](const EvidenceRow& one) {
        return one.name == QStringLiteral("spec.schedulerName");
    });
    ASSERT_NE(row, section->rows.end());
    EXPECT_EQ(row->value, QStringLiteral("default-scheduler"));
}

TEST(InspectTest, KeepsOpenRowsOpenWhileStepping) {
    LocalRun run(fourNodes());
    run.stepUntil(Stride::Point, [&] { return filterEnded(run); });
    int asked = 0;
    EvidenceTree tree([&](const TermsRequest& request) {
        ++asked;
        return run.model().filterTerms(request.node, request.plugin);
    });
    const Selection selection{{}, run.node("n2"), {}};
    tree.setSections(inspect(run.moment(), selection).sections);
    QTreeWidgetItem* row = nullptr;
    for (QTreeWidgetItem* item = tree.topLevelItem(0); item != nullptr; item = tree.itemBelow(item))
        if (item->data(0, EvidenceTree::StrongRole).toBool()) row = item;
    ASSERT_NE(row, nullptr);
    row->setExpanded(true);
    EXPECT_EQ(asked, 1);
    EXPECT_GT(row->childCount(), 0);
    run.stepBack(Stride::Detail);
    tree.setSections(inspect(run.moment(), selection).sections);
    run.step(Stride::Detail);
    tree.setSections(inspect(run.moment(), selection).sections);
    bool open = false;
    for (QTreeWidgetItem* item = tree.topLevelItem(0); item != nullptr; item = tree.itemBelow(item))
        open = open || (item->isExpanded() && item->data(0, EvidenceTree::StrongRole).toBool());
    EXPECT_TRUE(open);
}

} // namespace
} // namespace berth::ui
