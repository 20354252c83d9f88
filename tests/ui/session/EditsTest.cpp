// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/Edits.h"

#include "tests/ui/session/LocalRun.h"
#include "ui/session/Autosave.h"

#include <gtest/gtest.h>

namespace berth::ui {
namespace {

std::string podFor(const std::string& name, const std::string& scheduler) {
    return "apiVersion: v1\nkind: Pod\nmetadata: {name: " + name + "}\nspec: {schedulerName: " + scheduler +
           ", containers: [{name: c}]}\n---\n";
}

TEST(ParseTaint, TakesWhatKubectlTakes) {
    EXPECT_EQ(parseTaint(QStringLiteral("a=b:NoSchedule")), (Taint{"a", "b", TaintEffect::NoSchedule}));
    EXPECT_EQ(parseTaint(QStringLiteral(" x.io/a:NoExecute ")), (Taint{"x.io/a", "", TaintEffect::NoExecute}));
    EXPECT_FALSE(parseTaint(QStringLiteral("a=b")));
    EXPECT_FALSE(parseTaint(QStringLiteral("a=b:Never")));
    EXPECT_FALSE(parseTaint(QStringLiteral("-a:NoSchedule")));
    EXPECT_FALSE(parseTaint(QString(64, QLatin1Char('a')) + QStringLiteral(":NoSchedule")));
}

TEST(ParseLabels, SaysWhichLineIsWrong) {
    const auto labels = parseLabels(QStringLiteral("a=b\n\nx.io/c=\n"));
    ASSERT_TRUE(labels);
    EXPECT_EQ(*labels, (TextMap{{"a", "b"}, {"x.io/c", ""}}));
    for (const char* wrong : {"a", "=b", "a=b\na=c", "X.io/a=b", "a=b c", "a=-"}) {
        const auto result = parseLabels(QString::fromLatin1(wrong));
        ASSERT_FALSE(result) << wrong;
        EXPECT_TRUE(QString::fromStdString(result.error().text).startsWith(QStringLiteral("Line "))) << wrong;
    }
}

TEST(SetLabels, OnlyWhatDiffersIsAnEdit) {
    LocalRun run(fourNodes());
    const Node& n1 = *run.moment().world->node(run.node("n1"))->node;
    EXPECT_FALSE(setLabels(n1, {}));
    const auto edit = setLabels(n1, {{"a", "b"}});
    ASSERT_TRUE(edit);
    EXPECT_EQ(edit->command.stepText, "update: {kind: Node, name: n1, patch: {metadata: {labels: {a: b}}}}");
}

TEST(ProposedName, IsTheFirstThatNoPodOfTheTraceHas) {
    LocalRun run(fourNodes() + podFor("p1-job-1", "default-scheduler") + podFor("p1-job-3", "default-scheduler"));
    SubmitRequest request;
    EXPECT_EQ(proposedName(run.moment(), request), QStringLiteral("p1-job-2"));
    request.pods = 2;
    EXPECT_EQ(proposedName(run.moment(), request), QStringLiteral("p1-gang-1"));
}

TEST(UnservedPods, CountsThoseThatComeLaterAndNotThoseThatAStepServes) {
    const std::string later = podFor("late", "other") + podFor("now", "other");
    const std::string scenario = "apiVersion: berth.dev/v1alpha1\nkind: Scenario\nspec:\n  steps:\n"
                                 "  - {at: 5s, create: pod/default/late}\n";
    LocalRun run(fourNodes() + later + scenario);
    EXPECT_EQ(unservedPods(run.moment()).count, 2);
    EXPECT_EQ(unservedPods(run.moment()).schedulers, QStringList{QStringLiteral("other")});
    LocalRun served(
        fourNodes() + later + scenario +
        "  - {at: 0s, configure: {profiles: [{schedulerName: default-scheduler}, {schedulerName: other}]}}\n");
    EXPECT_EQ(unservedPods(served.moment()).count, 0);
}

TEST(LostCommands, MakeTheSameEditsAgain) {
    LocalRun run(fourNodes());
    SubmitRequest request;
    request.pods = 2;
    const auto edit = submitPods(run.moment(), request, QStringLiteral("gang"));
    ASSERT_TRUE(edit);
    const auto lost = lostCommands({{edit->command, 4}}, {*edit});
    ASSERT_EQ(lost.size(), 1U);
    const auto again = editOf(lost[0], run.moment().world->objects->priorityClasses);
    ASSERT_TRUE(again) << again.error().text;
    EXPECT_EQ(again->command.stepText, edit->command.stepText);
    EXPECT_EQ(again->objectText, edit->objectText);
    ASSERT_EQ(again->command.actions.size(), edit->command.actions.size());
    EXPECT_EQ(std::get<CreatePodGroup>(again->command.actions[0]).group->minMember, 2);
    EXPECT_EQ(std::get<CreatePod>(again->command.actions[2]).pod->meta.name, "gang-1");
}

} // namespace
} // namespace berth::ui
