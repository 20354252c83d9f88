// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/StopText.h"

#include "tests/ui/session/LocalRun.h"
#include "ui/view/BeatText.h"

#include <gtest/gtest.h>

#include <set>

namespace berth::ui {
namespace {

QString textOf(const StopRule& rule) {
    return stopText(rule, SimTime{0});
}

TEST(StopTextTest, SaysEveryKindOfRule) {
    EXPECT_EQ(textOf(StopRule::at(ExtensionPoint::Filter)), QStringLiteral("Filter begins"));
    EXPECT_EQ(textOf(StopRule::onFact(FactKind::PodBound, "default/a")), QStringLiteral("pod a is bound"));
    EXPECT_EQ(textOf(StopRule::onFact(FactKind::PodBound)), QStringLiteral("a pod is bound"));
    EXPECT_EQ(textOf(StopRule::onPlugin("NodeName")), QStringLiteral("NodeName speaks"));
    EXPECT_EQ(textOf(StopRule::onRejection("NodeName")), QStringLiteral("NodeName rejects"));
    EXPECT_EQ(textOf(StopRule::onRejection("")), QStringLiteral("any plugin rejects"));
    EXPECT_EQ(textOf(StopRule::atTime(SimTime{90'000'000'000})), QStringLiteral("00:01:30.000 is reached"));
    EXPECT_TRUE(textOf(StopRule::onNode("n1")).contains(QStringLiteral("n1")));
    EXPECT_TRUE(textOf(StopRule::onPod("team/b")).contains(QStringLiteral("team/b")));
}

TEST(StopTextTest, NoTwoEventsAreCalledTheSame) {
    std::set<QString> seen;
    for (const FactKind kind : waitableFacts()) {
        EXPECT_FALSE(factKindText(kind).isEmpty());
        EXPECT_TRUE(seen.insert(factKindText(kind)).second) << factKindText(kind).toStdString();
    }
}

TEST(EndSentenceTest, SaysWhyTheRunIsOverAndWhatToDo) {
    LocalRun run(fourNodes());
    EXPECT_TRUE(endSentence(run.moment()).isEmpty());
    run.runToEnd();
    const QString said = endSentence(run.moment());
    EXPECT_TRUE(said.startsWith(QStringLiteral("Nothing left to do"))) << said.toStdString();
    EXPECT_TRUE(said.contains(QStringLiteral("1 pod"))) << said.toStdString();
    run.stepBack(Stride::Point);
    EXPECT_TRUE(endSentence(run.moment()).isEmpty());
}

} // namespace
} // namespace berth::ui
