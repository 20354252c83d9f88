// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/Remedies.h"

#include "tests/ui/inspector/TuneScenario.h"
#include "ui/inspector/RemedyList.h"
#include "ui/inspector/WhyPage.h"
#include "ui/theme/ActionButton.h"
#include "ui/view/ScorePicture.h"

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTest>

namespace berth::ui {
namespace {

bool filterEnded(const LocalRun& run) {
    const Beat* beat = run.moment().lastBeat();
    return beat != nullptr && beat->point == ExtensionPoint::Filter && beat->kind == BeatKind::PointEnds;
}

std::vector<Remedy> on(LocalRun& run, NodeId node) {
    return remedies(run.moment(), node, scoresAt(run.moment()),
                    [&](const Pod* pod, const Node* object) { return run.model().lookAgain(pod, object); });
}

const Remedy* find(const std::vector<Remedy>& all, const QString& start) {
    for (const Remedy& each : all)
        if (each.change.startsWith(start)) return &each;
    return nullptr;
}

TEST(RemediesTest, AskingLessPassesWhereItWasRejected) {
    LocalRun run(fourNodes());
    run.stepUntil(Stride::Point, [&] { return filterEnded(run); });
    const auto found = on(run, run.node("n2"));
    const Remedy* less = find(found, QStringLiteral("ask cpu 1 instead of 2"));
    ASSERT_NE(less, nullptr);
    EXPECT_EQ(less->effect, QStringLiteral("passes here"));
    EXPECT_TRUE(less->helps);
}

TEST(RemediesTest, ATaintIsToleratedOrTakenOff) {
    LocalRun run(fourNodes());
    run.stepUntil(Stride::Point, [&] { return filterEnded(run); });
    const auto found = on(run, run.node("n3"));
    const Remedy* tolerate = find(found, QStringLiteral("tolerate dedicated=x"));
    const Remedy* untaint = find(found, QStringLiteral("take the taint dedicated=x off n3"));
    ASSERT_NE(tolerate, nullptr);
    ASSERT_NE(untaint, nullptr);
    EXPECT_TRUE(tolerate->helps);
    EXPECT_TRUE(untaint->helps);
}

TEST(RemediesTest, WhatItSaysIsWhatABranchDoes) {
    LocalRun run(fourNodes());
    run.stepUntil(Stride::Point, [&] { return filterEnded(run); });
    const auto found = on(run, run.node("n3"));
    const Remedy* untaint = find(found, QStringLiteral("take the taint"));
    ASSERT_NE(untaint, nullptr);
    const Result<Edit> edit = untaint->edit();
    ASSERT_TRUE(edit);
    const std::size_t before = run.model().trace().unitBegin(run.moment().cycle->poppedFact);
    ASSERT_TRUE(run.session().edit(edit->command, before));
    while (run.session().advance()) {
    }
    const World& world = run.session().world();
    EXPECT_TRUE(world.node(run.node("n3"))->node->taints.empty());
    EXPECT_EQ(world.pod(run.pod("small")).state, PodState::Bound);
}

TEST(RemediesTest, OfAPodThatFitsNowhereTheWholeClusterIsAsked) {
    LocalRun run(fourNodes());
    run.stepUntil(Stride::Point, [&] { return filterEnded(run) && run.moment().record()->feasible.empty(); });
    const auto found = on(run, {});
    ASSERT_FALSE(found.empty());
    EXPECT_TRUE(found.front().helps);
    EXPECT_TRUE(found.front().change.startsWith(QStringLiteral("ask cpu 8 instead of 64")) ||
                found.front().change.startsWith(QStringLiteral("ask cpu 6 instead of 64")))
        << found.front().change.toStdString();
}

TEST(RemediesTest, ALoserLearnsWhichWeightWouldMakeItWin) {
    LocalRun run(wideAndEven());
    stepToTotals(run);
    const auto found = on(run, run.node("wide"));
    const Remedy* weight = find(found, QStringLiteral("NodeResourcesFit 1 → "));
    ASSERT_NE(weight, nullptr);
    EXPECT_EQ(weight->effect, QStringLiteral("wins"));
    EXPECT_TRUE(weight->edit());
    EXPECT_TRUE(on(run, run.node("even")).empty()) << "it wins already";
}

TEST(RemediesTest, NothingIsGivenAwayBeforeTheVerdict) {
    LocalRun run(fourNodes());
    run.stepUntil(Stride::Point, [&] { return run.moment().record() != nullptr; });
    EXPECT_TRUE(on(run, run.node("n2")).empty());
}

TEST(RemedyListTest, EachRowHasAButtonThatSaysWhich) {
    RemedyList list;
    list.resize(380, 100);
    list.setRows({{QStringLiteral("ask 2 GPUs instead of 4"), QStringLiteral("passes here"), true, 4},
                  {QStringLiteral("uncordon n1"), QStringLiteral("passes here only"), true, 9}});
    QSignalSpy wanted(&list, &RemedyList::branchRequested);
    ASSERT_NE(list.button(1), nullptr);
    EXPECT_EQ(list.button(1)->size(), QSize(40, 22));
    QTest::mouseClick(list.button(1), Qt::LeftButton);
    ASSERT_EQ(wanted.count(), 1);
    EXPECT_EQ(wanted.takeFirst().front().toULongLong(), 9U);
    EXPECT_EQ(list.button(2), nullptr);
}

TEST(TableTextTest, TablesCopyAsTsvAndMarkdown) {
    InspectorContent content;
    content.subject = QStringLiteral("p");
    content.on = QStringLiteral("n1");
    EvidenceSection section;
    section.title = QStringLiteral("Plugins");
    EvidenceRow row;
    row.name = QStringLiteral("NodeName");
    row.value = QStringLiteral("a | b");
    row.mark = Mark::Success;
    section.rows.push_back(row);
    content.sections.push_back(section);
    const QString tsv = tableText(content, false), markdown = tableText(content, true);
    EXPECT_TRUE(tsv.contains(QStringLiteral("NodeName\ta | b\t")));
    EXPECT_TRUE(markdown.contains(QStringLiteral("| NodeName | a \\| b |")));
    EXPECT_TRUE(markdown.contains(QStringLiteral("| --- |")));
}

} // namespace
} // namespace berth::ui
