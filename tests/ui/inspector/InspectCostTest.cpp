// SPDX-License-Identifier: GPL-3.0-or-later
// What a preemption costs those it stops, as the inspector says it at PostFilter.
#include "tests/ui/session/LocalRun.h"
#include "ui/inspector/FateChart.h"
#include "ui/inspector/Inspect.h"
#include "ui/inspector/WhyPage.h"
#include "ui/view/PreemptionPicture.h"

#include <QSignalSpy>
#include <QTest>
#include <gtest/gtest.h>

namespace berth::ui {
namespace {

std::string victim(const std::string& name, const std::string& meta, const std::string& spec,
                   const std::string& container) {
    return "apiVersion: v1\nkind: Pod\nmetadata: {name: " + name + ", namespace: default" + meta +
           "}\nspec:\n  nodeName: n1\n  priority: 10\n" + spec + "  containers:\n  - name: c\n    image: i\n" +
           container +
           "    resources: {requests: {cpu: \"1\", nvidia.com/gpu: \"2\"}, limits: {nvidia.com/gpu: \"2\"}}\n"
           "status: {phase: Running, startTime: 2026-01-01T00:00:00Z}\n---\n";
}

const std::string kSaves = "    lifecycle: {preStop: {exec: {command: [save]}}}\n";

/// At T+10 min a P0 of 6 GPUs stops all three: one saves in 40 s, one cannot save within its grace, one has no hook and no owner.
std::string threeVictims() {
    const std::string job = ", ownerReferences: [{apiVersion: batch/v1, kind: Job, name: j, uid: u, controller: true}]";
    return "apiVersion: v1\nkind: Node\nmetadata: {name: n1}\nstatus:\n"
           "  allocatable: {cpu: \"8\", memory: 16Gi, pods: \"10\", nvidia.com/gpu: \"6\"}\n---\n" +
           victim("saves", job + ", annotations: {berth.dev/checkpoint-seconds: \"40\"}",
                  "  terminationGracePeriodSeconds: 60\n", kSaves) +
           victim("cut", job + ", annotations: {berth.dev/checkpoint-seconds: \"120\"}",
                  "  terminationGracePeriodSeconds: 30\n", kSaves) +
           victim("alone", "", "", "") +
           "apiVersion: v1\nkind: Pod\nmetadata: {name: high, namespace: default}\nspec:\n  priority: 200000\n"
           "  containers: [{name: c, image: i, resources: {requests: {cpu: \"1\", nvidia.com/gpu: \"6\"}, "
           "limits: {nvidia.com/gpu: \"6\"}}}]\n---\n"
           "apiVersion: berth.dev/v1alpha1\nkind: Scenario\nspec:\n  start: 2026-01-01T00:00:00Z\n"
           "  steps: [{at: 600s, create: pod/default/high}]\n";
}

class InspectCostTest : public testing::Test {
protected:
    InspectCostTest() : run_(threeVictims()) {
        run_.stepUntil(Stride::Detail, [this] {
            const Beat* beat = run_.moment().lastBeat();
            return beat != nullptr && beat->point == ExtensionPoint::PostFilter && beat->kind == BeatKind::PointEnds;
        });
        content_ = inspect(run_.moment(), {});
    }

    const FateView::Row& row(const QString& name) const {
        const auto& rows = content_.fates.rows;
        const auto it = std::ranges::find(rows, name, &FateView::Row::name);
        return it != rows.end() ? *it : none_;
    }

    LocalRun run_;
    InspectorContent content_;
    FateView::Row none_;
};

TEST_F(InspectCostTest, SumsItUpInThreeFigures) {
    ASSERT_EQ(content_.figures.size(), 3U);
    EXPECT_EQ(content_.figures[0].value, QStringLiteral("3"));
    // Two of them lose 2 GPUs × 600 s each; the one that saves loses nothing.
    EXPECT_EQ(content_.figures[1].value, QStringLiteral("40.0\u00A0GPU·min"));
    EXPECT_EQ(content_.figures[2].value, QStringLiteral("41\u00A0s"));
}

TEST_F(InspectCostTest, DrawsWhatBecomesOfEach) {
    ASSERT_EQ(content_.fates.rows.size(), 4U);
    using Phase = FateView::Phase;
    EXPECT_EQ(row(QStringLiteral("saves")).spans,
              (std::vector<FateView::Span>{{Phase::Saving, {}, Duration::seconds(40)},
                                           {Phase::Leaving, Duration::seconds(40), Duration::seconds(41)}}));
    EXPECT_EQ(row(QStringLiteral("cut")).spans,
              (std::vector<FateView::Span>{{Phase::Saving, {}, Duration::seconds(30)}}));
    EXPECT_EQ(row(QStringLiteral("alone")).spans,
              (std::vector<FateView::Span>{{Phase::Leaving, {}, Duration::seconds(1)}}));
    EXPECT_EQ(row(QStringLiteral("high")).spans.front().phase, Phase::Waiting);
    EXPECT_EQ(row(QStringLiteral("high")).spans.front().to, Duration::seconds(41));
    EXPECT_TRUE(row(QStringLiteral("cut")).words.contains(QStringLiteral("checkpoint lost")));
}

TEST_F(InspectCostTest, SaysWhoComesBackAndHow) {
    const auto after = std::ranges::find(content_.sections, QStringLiteral("Afterwards"), &EvidenceSection::title);
    ASSERT_NE(after, content_.sections.end());
    QStringList said;
    for (const EvidenceRow& one : after->rows) said += one.name + QStringLiteral(": ") + one.value;
    said.sort();
    EXPECT_EQ(said, (QStringList{QStringLiteral("alone: no owner: gone for good"),
                                 QStringLiteral("cut: Job recreates it, starts again from zero"),
                                 QStringLiteral("saves: Job recreates it, resumes from the checkpoint")}));
}

TEST_F(InspectCostTest, TheTournamentNamesTheFateOfEachVictim) {
    const auto view = tournamentView(run_.moment());
    ASSERT_TRUE(view);
    QStringList fates;
    for (const VictimView& one : view->candidates.front().victims) fates += one.fate;
    fates.sort();
    EXPECT_EQ(fates, (QStringList{QStringLiteral("gone for good, no hook, runs 10\u00A0min"),
                                  QStringLiteral("needs 2\u00A0min, grace 30\u00A0s: lost"),
                                  QStringLiteral("saves in 40\u00A0s, grace 1\u00A0min")}));
}

TEST_F(InspectCostTest, TheChartIsWalkedByKeysAndSelectsAPod) {
    WhyPage page({});
    page.resize(380, 900);
    page.setContent(content_);
    page.show();
    auto* chart = page.findChild<FateChart*>();
    ASSERT_NE(chart, nullptr);
    ASSERT_TRUE(chart->isVisible());
    EXPECT_EQ(chart->spokenCount(), 4);
    QSignalSpy chosen(&page, &WhyPage::selectionRequested);
    chart->setFocus();
    QTest::keyClick(chart, Qt::Key_Down);
    QTest::keyClick(chart, Qt::Key_Return);
    ASSERT_EQ(chosen.size(), 1);
    EXPECT_EQ(qvariant_cast<Selection>(chosen[0][0]).pod, content_.fates.rows[1].pod);
    QTest::mouseClick(chart, Qt::LeftButton, {}, chart->spokenRect(3).center());
    ASSERT_EQ(chosen.size(), 2);
    EXPECT_EQ(qvariant_cast<Selection>(chosen[1][0]).pod, content_.fates.rows[3].pod);
    EXPECT_TRUE(page.copyText(false).contains(chart->spokenText(0).section(QLatin1Char(':'), 0, 0)));
}

} // namespace
} // namespace berth::ui
