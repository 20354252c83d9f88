// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/ErrorBanner.h"

#include "tests/ui/window/Marker.h"
#include "ui/theme/ActionButton.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

namespace berth::ui {
namespace {

ActionButton* buttonOf(ErrorBanner& banner, const QString& text) {
    for (ActionButton* button : banner.findChildren<ActionButton*>())
        if (button->text() == text && !button->isHidden()) return button;
    return nullptr;
}

std::function<BannerWords()> saying(const QString& headline) {
    return [headline] { return BannerWords{headline, {}}; };
}

TEST(ErrorBanner, OneMessageIsShownAndTheOthersAreCounted) {
    ErrorBanner banner;
    banner.showMessage(saying(QStringLiteral("first")), Severity::Warning, QStringLiteral("a"));
    banner.showMessage(saying(QStringLiteral("second")), Severity::Warning, QStringLiteral("b"));
    banner.showMessage(saying(QStringLiteral("third")), Severity::Error);
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
    banner.showMessage(saying(QStringLiteral("old")), Severity::Warning, QStringLiteral("a"));
    banner.showMessage(saying(QStringLiteral("new")), Severity::Warning, QStringLiteral("a"));
    EXPECT_EQ(banner.count(), 1U);
    EXPECT_EQ(banner.headline(), QStringLiteral("new"));
    banner.clearAllBut(QStringLiteral("a"));
    EXPECT_EQ(banner.count(), 1U);
    banner.clearAllBut(QStringLiteral("b"));
    EXPECT_EQ(banner.count(), 0U);
}

TEST(ErrorBanner, WhatIsSaidAnewStaysWhereItLies) {
    ErrorBanner banner;
    banner.showMessage(saying(QStringLiteral("offer")), Severity::Warning, QStringLiteral("a"));
    banner.showMessage(saying(QStringLiteral("branch")), Severity::Note);
    banner.showMessage(saying(QStringLiteral("other offer")), Severity::Warning, QStringLiteral("a"));
    EXPECT_EQ(banner.count(), 2U);
    EXPECT_EQ(banner.headline(), QStringLiteral("branch"));
    banner.dismiss();
    EXPECT_EQ(banner.headline(), QStringLiteral("other offer"));
}

TEST(ErrorBanner, AWayOnIsTakenOnceAndTheMessageGoes) {
    ErrorBanner banner;
    int taken = 0;
    const BannerAction action{QStringLiteral("Do it"), [&] { ++taken; }};
    banner.showMessage([&] { return BannerWords{QStringLiteral("offer"), {}, {action}}; }, Severity::Note);
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

TEST(ErrorBanner, MessagesAreSaidAgainInAnotherLanguage) {
    ErrorBanner banner;
    const BannerAction action{QStringLiteral("Undo"), [] {}};
    const auto words = [&] { return BannerWords{QCoreApplication::translate("Banner", "done"), {}, {action}}; };
    banner.showMessage(words, Severity::Note, QStringLiteral("a"));
    OpenFailure failure;
    failure.messages.push_back({Severity::Error, {"bad.yaml", 3, 1}, "the file is empty", "kubectl refuses it"});
    banner.showFailure(failure, false);
    EXPECT_EQ(banner.detail(), QStringLiteral("bad.yaml:3:1: error: the file is empty. kubectl refuses it"));
    Marker marker;
    QCoreApplication::installTranslator(&marker);
    QEvent change(QEvent::LanguageChange);
    QCoreApplication::sendEvent(&banner, &change);
    EXPECT_EQ(banner.headline(), QStringLiteral("[bad.yaml was not opened.]"));
    EXPECT_TRUE(banner.detail().contains(QStringLiteral("[the file is empty]"))) << banner.detail().toStdString();
    EXPECT_TRUE(banner.detail().contains(QStringLiteral("[kubectl refuses it]"))) << banner.detail().toStdString();
    EXPECT_EQ(banner.toolTip(), banner.detail());
    banner.dismiss();
    EXPECT_EQ(banner.headline(), QStringLiteral("[done]"));
    EXPECT_NE(buttonOf(banner, QStringLiteral("Undo")), nullptr);
    QCoreApplication::removeTranslator(&marker);
}

} // namespace
} // namespace berth::ui
