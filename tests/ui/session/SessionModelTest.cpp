// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/session/LocalRun.h"
#include "ui/session/Edits.h"

#include <gtest/gtest.h>

namespace berth::ui {
namespace {

TEST(SessionModelTest, OpensBehindTheFirstUnit) {
    LocalRun run(fourNodes());
    EXPECT_EQ(run.model().cursor(), run.model().stops().start());
    EXPECT_EQ(run.moment().world->nodeCount, 4U);
    EXPECT_EQ(run.moment().cycle, nullptr);
}

TEST(SessionModelTest, TheWorldChangesOnlyAtFacts) {
    LocalRun run(fourNodes());
    run.stepUntil(Stride::Detail, [&] { return run.moment().beatsShown == 1; });
    const std::uint64_t facts = run.moment().world->factCount;
    while (run.moment().nextBeat() != nullptr) {
        ASSERT_TRUE(run.step(Stride::Detail));
        EXPECT_EQ(run.moment().world->factCount, facts);
        EXPECT_NE(run.moment().lastBeat(), nullptr);
    }
    ASSERT_TRUE(run.step(Stride::Detail));
    EXPECT_EQ(run.moment().world->factCount, facts + 1);
}

TEST(SessionModelTest, AnUndoneEditTakesTheCursorBack) {
    LocalRun run(fourNodes());
    run.runToEnd();
    const std::size_t before = run.model().trace().size();
    const Edit edit = cordonNode(QStringLiteral("n4"), true);
    ASSERT_TRUE(run.session().edit(edit.command, before));
    run.advance(0);
    EXPECT_GT(run.model().trace().size(), before);
    EXPECT_TRUE(run.model().branch()->canUndo);
}

TEST(EditsTest, ReadsTaintsAsKubectlDoes) {
    const auto taint = parseTaint(QStringLiteral("dedicated=gpu:NoExecute"));
    ASSERT_TRUE(taint);
    EXPECT_EQ(taint->key, "dedicated");
    EXPECT_EQ(taint->value, "gpu");
    EXPECT_EQ(taint->effect, TaintEffect::NoExecute);
    EXPECT_TRUE(parseTaint(QStringLiteral("example.com/spot:PreferNoSchedule")));
    EXPECT_FALSE(parseTaint(QStringLiteral("dedicated")));
    EXPECT_FALSE(parseTaint(QStringLiteral("a=b:Never")));
}

TEST(EditsTest, ProposesANameNobodyHas) {
    LocalRun run(fourNodes());
    SubmitRequest request;
    request.level = Level::P2;
    const QString name = proposedName(run.moment(), request);
    EXPECT_EQ(name, QStringLiteral("p2-job-1"));
    const auto edit = submitPods(run.moment(), request, name);
    ASSERT_TRUE(edit) << edit.error().text;
    EXPECT_EQ(edit->command.text, "Submit p2-job-1");
    EXPECT_EQ(edit->command.stepText, "create: pod/default/p2-job-1");
}

TEST(EditsTest, AGangBringsItsPodGroup) {
    LocalRun run(fourNodes());
    SubmitRequest request;
    request.pods = 2;
    const auto edit = submitPods(run.moment(), request, QStringLiteral("gang"));
    ASSERT_TRUE(edit) << edit.error().text;
    ASSERT_EQ(edit->command.actions.size(), 3U);
    EXPECT_TRUE(std::holds_alternative<CreatePodGroup>(edit->command.actions.front()));
    EXPECT_EQ(edit->command.stepText,
              "create: podgroup/default/gang\ncreate: pod/default/gang-0\ncreate: pod/default/gang-1");
    EXPECT_FALSE(edit->objectText.empty());
}

TEST(EditsTest, SetsTheNodeNameOnlyWhenAsked) {
    LocalRun run(fourNodes());
    const auto edit = submitPods(run.moment(), {}, QStringLiteral("placed"), QStringLiteral("n4"));
    ASSERT_TRUE(edit) << edit.error().text;
    EXPECT_EQ(std::get<CreatePod>(edit->command.actions.front()).pod->nodeName, "n4");
}

} // namespace
} // namespace berth::ui
