// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pipeline/PointName.h"

#include <gtest/gtest.h>

namespace berth::ui {
namespace {

/// Each letter is half as wide as the size.
qreal measure(const QString& text, qreal px) {
    return static_cast<qreal>(text.size()) * px / 2;
}

TEST(PointName, StaysWholeAndLargeWhereThereIsRoom) {
    const FittedName name = fitName(QStringLiteral("Filter"), 100, measure);
    EXPECT_EQ(name.lines, QStringList{QStringLiteral("Filter")});
    EXPECT_EQ(name.px, 11);
}

TEST(PointName, ShrinksBeforeItBreaks) {
    const FittedName name = fitName(QStringLiteral("NormalizeScore"), 70, measure);
    EXPECT_EQ(name.lines.size(), 1);
    EXPECT_EQ(name.px, 10);
}

TEST(PointName, BreaksAtACapitalWithAHyphen) {
    const FittedName name = fitName(QStringLiteral("NormalizeScore"), 60, measure);
    EXPECT_EQ(name.lines, (QStringList{QStringLiteral("Normalize-"), QStringLiteral("Score")}));
    EXPECT_EQ(name.px, 11);
}

TEST(PointName, BrokenLinesShrinkToo) {
    EXPECT_EQ(fitName(QStringLiteral("NormalizeScore"), 50, measure).px, 10);
}

TEST(PointName, ChoosesTheMostEvenBreak) {
    const FittedName name = fitName(QStringLiteral("NodeResourcesBalancedAllocation"), 105, measure);
    EXPECT_EQ(name.lines, (QStringList{QStringLiteral("NodeResources-"), QStringLiteral("BalancedAllocation")}));
}

TEST(PointName, RunsOfCapitalsStayTogether) {
    const FittedName name = fitName(QStringLiteral("AISchedulingPlugin"), 80, measure);
    EXPECT_EQ(name.lines, (QStringList{QStringLiteral("AIScheduling-"), QStringLiteral("Plugin")}));
}

TEST(PointName, TakesAThirdLineWhereItMay) {
    const NameLimits limits{10, 9, 3};
    const FittedName name = fitName(QStringLiteral("NodeResourcesBalancedAllocation"), 72, measure, limits);
    EXPECT_EQ(name.lines, (QStringList{QStringLiteral("NodeResources-"), QStringLiteral("Balanced-"),
                                       QStringLiteral("Allocation")}));
}

TEST(PointName, NeverElides) {
    const FittedName name = fitName(QStringLiteral("Permit"), 4, measure);
    EXPECT_EQ(name.lines, QStringList{QStringLiteral("Permit")});
    EXPECT_EQ(name.px, 9.5);
}

} // namespace
} // namespace berth::ui
