// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/ErrorBanner.h"

#include "ui/theme/ActionButton.h"

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTest>

namespace berth::ui {
namespace {

ActionButton* buttonOf(ErrorBanner& banner, const QString& text) {
    for (ActionButton* button : banner.findChildren<ActionButton*>())
        if (button->text() == text && !button->isHidden()) return button;
    return nullptr;
}

TEST(ErrorBanner, OneMessageIsShownAndTheOthersAreCounted) {
    ErrorBanner banner;
    banner.showMessage(QStringLiteral("first"), {}, Severity::Warning, {}, QStringLiteral("a"));
    banner.showMessage(QStringLiteral("second"), {}, Severity::Warning, {}, QStringLiteral("b"));
    banner.showMessage(QStringLiteral("third"), {}, Severity::Error);
    EXPECT_EQ(banner.headline(), QStringLiteral("third"));
    ActionButton* more = buttonOf(banner, QStringLiteral("2 more"));
    ASSERT_NE(more, nullptr);
    QTest::mouseClick(more, Qt::LeftButton);
    EXPECT_EQ(banner.headline(), QStringLiteral("second"));
    EXPECT_EQ(banner.count(), 3U);
    banner.dismiss();
    banner.withdraw(QStringLiteral("a"));
    EXPECT_EQ(banner.headline(), QStringLiteral("third"));
    banner.dismiss();
    EXPECT_TRUE(banner.isHidden());
}

TEST(ErrorBanner, AKeyHasOneMessage) {
    ErrorBanner banner;
    banner.showMessage(QStringLiteral("old"), {}, Severity::Warning, {}, QStringLiteral("a"));
    banner.showMessage(QStringLiteral("new"), {}, Severity::Warning, {}, QStringLiteral("a"));
    EXPECT_EQ(banner.count(), 1U);
    EXPECT_EQ(banner.headline(), QStringLiteral("new"));
    banner.clearAllBut(QStringLiteral("a"));
    EXPECT_EQ(banner.count(), 1U);
    banner.clearAllBut(QStringLiteral("b"));
    EXPECT_EQ(banner.count(), 0U);
}

TEST(ErrorBanner, WhatIsSaidAnewStaysWhereItLies) {
    ErrorBanner banner;
    banner.showMessage(QStringLiteral("offer"), {}, Severity::Warning, {}, QStringLiteral("a"));
    banner.showMessage(QStringLiteral("branch"), {}, Severity::Note);
    banner.showMessage(QStringLiteral("other offer"), {}, Severity::Warning, {}, QStringLiteral("a"));
    EXPECT_EQ(banner.count(), 2U);
    EXPECT_EQ(banner.headline(), QStringLiteral("branch"));
    banner.dismiss();
    EXPECT_EQ(banner.headline(), QStringLiteral("other offer"));
}

TEST(ErrorBanner, AWayOnIsTakenOnceAndTheMessageGoes) {
    ErrorBanner banner;
    int taken = 0;
    banner.showMessage(QStringLiteral("offer"), {}, Severity::Note, {{QStringLiteral("Do it"), [&] { ++taken; }}});
    QTest::mouseClick(buttonOf(banner, QStringLiteral("Do it")), Qt::LeftButton);
    EXPECT_EQ(taken, 1);
    EXPECT_TRUE(banner.isHidden());
    banner.press(0);
    EXPECT_EQ(taken, 1);
}

TEST(ErrorBanner, ARefusedInputCountsItsOtherErrors) {
    ErrorBanner banner;
    OpenFailure failure;
    failure.request.paths = {QStringLiteral("/x/bad.yaml")};
    for (std::uint32_t line : {3U, 5U, 9U})
        failure.messages.push_back({Severity::Error, {"/x/bad.yaml", line, 1}, "wrong", {}});
    banner.showFailure(failure, true);
    QSignalSpy all(&banner, &ErrorBanner::allRequested);
    ActionButton* more = buttonOf(banner, QStringLiteral("2 more"));
    ASSERT_NE(more, nullptr);
    QTest::mouseClick(more, Qt::LeftButton);
    EXPECT_EQ(all.count(), 1);
    EXPECT_EQ(banner.count(), 1U);
}

} // namespace
} // namespace berth::ui
