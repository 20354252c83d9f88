// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/session/LocalRun.h"
#include "ui/inspector/Inspect.h"
#include "ui/view/CycleWalk.h"
#include "ui/view/PreemptionPicture.h"

#include <gtest/gtest.h>

namespace berth::ui {
namespace {

std::string node(const std::string& name, const std::string& spec = "") {
    return "apiVersion: v1\nkind: Node\nmetadata: {name: " + name + "}\nspec: {" + spec +
           "}\nstatus:\n  allocatable: {cpu: \"4\", memory: 16Gi, pods: \"10\"}\n---\n";
}

std::string pod(const std::string& name, const std::string& priority, const std::string& on = "") {
    return "apiVersion: v1\nkind: Pod\nmetadata: {name: " + name + ", namespace: default, labels: {app: " + name +
           "}}\nspec:\n  priority: " + priority + (on.empty() ? "" : "\n  nodeName: " + on) +
           "\n  containers: [{name: c, image: i, resources: {requests: {cpu: \"4\", memory: 1Gi}}}]\n---\n";
}

/// `high` may take n1 or, against a budget, n2; n3 holds an equal, n4 is tainted.
std::string contest() {
    return node("n1") + node("n2") + node("n3") +
           node("n4", "taints: [{key: dedicated, value: x, effect: NoSchedule}]") + pod("low", "20", "n1") +
           pod("kept", "10", "n2") + pod("equal", "200000", "n3") + pod("high", "200000") +
           "apiVersion: policy/v1\nkind: PodDisruptionBudget\nmetadata: {name: keep, namespace: default}\n"
           "spec: {minAvailable: 1, selector: {matchLabels: {app: kept}}}\nstatus: {disruptionsAllowed: 0}\n";
}

class TournamentPictureTest : public testing::Test {
protected:
    TournamentPictureTest() : run_(contest()) {
        run_.stepUntil(Stride::Detail, [this] {
            const Beat* beat = run_.moment().lastBeat();
            return beat != nullptr && beat->point == ExtensionPoint::PostFilter && beat->kind == BeatKind::PointEnds;
        });
        if (const auto view = tournamentView(run_.moment())) view_ = *view;
    }

    LocalRun run_;
    TournamentView view_;
};

TEST_F(TournamentPictureTest, TheWinnerComesFirstAndTheRuleThatDecidedIsLit) {
    ASSERT_GE(view_.candidates.size(), 2U);
    EXPECT_EQ(view_.candidates[0].name, QStringLiteral("n1"));
    EXPECT_TRUE(view_.candidates[0].winner);
    EXPECT_EQ(view_.decidingRule, 0);
    EXPECT_EQ(view_.candidates[1].result, QStringLiteral("lost at 1, PDB violations"));
}

TEST_F(TournamentPictureTest, ABudgetThatForbidsIsSaidAtItsVictim) {
    const CandidateView& n2 = view_.candidates[1];
    ASSERT_EQ(n2.victims.size(), 1U);
    EXPECT_TRUE(n2.victims[0].warning);
    EXPECT_EQ(n2.victims[0].fate, QStringLiteral("PDB keep allows 0"));
    EXPECT_FALSE(view_.candidates[0].victims[0].warning);
}

TEST_F(TournamentPictureTest, WhoWasTriedAndNeverEnteredSaysWhy) {
    ASSERT_EQ(view_.candidates.size(), 3U);
    const CandidateView& n3 = view_.candidates[2];
    EXPECT_EQ(n3.name, QStringLiteral("n3"));
    EXPECT_FALSE(n3.entered);
    EXPECT_FALSE(n3.result.isEmpty());
    EXPECT_EQ(view_.footnote,
              QStringLiteral("1 more node: node(s) had untolerated taint(s), so preemption is not helpful there."));
}

TEST_F(TournamentPictureTest, TheOrderByLostWorkIsOnlyShownWhereItIsAsked) {
    EXPECT_EQ(view_.rules.size(), 5U);
    for (const QString& rule : view_.rules) EXPECT_NE(rule, QStringLiteral("Work lost"));
}

TEST_F(TournamentPictureTest, TheInspectorTellsWhatItCosts) {
    const InspectorContent content = inspect(run_.moment(), {});
    EXPECT_EQ(content.mark, Mark::Wait);
    EXPECT_TRUE(content.body.contains(QStringLiteral("bound when the last victim is gone")));
    const auto cost = std::find_if(content.sections.begin(), content.sections.end(), [](const EvidenceSection& each) {
        return each.title == QStringLiteral("Afterwards");
    });
    ASSERT_NE(cost, content.sections.end());
    ASSERT_EQ(cost->rows.size(), 1U);
    EXPECT_EQ(cost->rows[0].name, QStringLiteral("low"));
    EXPECT_EQ(cost->rows[0].value, QStringLiteral("no owner: gone for good"));
}

TEST_F(TournamentPictureTest, AVerdictSaysWhetherPreemptionHelpsThere) {
    const auto body = [this](const char* name) {
        return inspect(run_.moment(), Selection{{}, run_.node(name), {}}).body;
    };
    EXPECT_TRUE(body("n1").endsWith(QStringLiteral("Stopping 1 pod here makes room."))) << body("n1").toStdString();
    EXPECT_TRUE(body("n1").startsWith(QStringLiteral("The pod asks 4 cores, n1 has 0 of 4 free.")));
    EXPECT_TRUE(body("n3").contains(QStringLiteral("Preemption was tried here")));
    EXPECT_TRUE(body("n4").endsWith(QStringLiteral("Preemption cannot help.")));
    EXPECT_TRUE(body("n4").startsWith(QStringLiteral("n4 has the taint dedicated=x")));
}

} // namespace
} // namespace berth::ui
