// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/SessionHost.h"

#include "engine/plugins/BuiltinPlugins.h"
#include "tests/ui/session/LocalRun.h"

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTest>

namespace berth::ui {
namespace {

constexpr int kPatienceMs = 20000;

class SessionHostTest : public testing::Test {
protected:
    static OpenRequest request() {
        OpenRequest request;
        request.texts.push_back({QStringLiteral("test.yaml"), std::make_shared<const std::string>(fourNodes())});
        return request;
    }
    bool waitFor(QSignalSpy& spy) { return spy.count() > 0 || spy.wait(kPatienceMs); }

    SessionHost host_{builtinPlugins()};
    QSignalSpy opened_{&host_, &SessionHost::opened};
    QSignalSpy cancelled_{&host_, &SessionHost::openCancelled};
};

TEST_F(SessionHostTest, ACancelBeforeTheWorkerBeganHolds) {
    const auto cancel = QObject::connect(&host_, &SessionHost::openingStarted, [this] { host_.cancelOpening(); });
    host_.open(request());
    ASSERT_TRUE(waitFor(cancelled_));
    EXPECT_EQ(opened_.count(), 0);
    EXPECT_FALSE(host_.isOpening());
    QObject::disconnect(cancel);
    host_.open(request());
    ASSERT_TRUE(waitFor(opened_)) << "the next one is not cancelled with it";
}

TEST_F(SessionHostTest, ARestoreThatIsCancelledBeforeItBeganHolds) {
    QObject::connect(&host_, &SessionHost::openingStarted, [this] { host_.cancelOpening(); });
    LostSession session;
    session.sources = request().texts;
    host_.restore(session);
    ASSERT_TRUE(waitFor(cancelled_));
    EXPECT_EQ(opened_.count(), 0);
    EXPECT_FALSE(host_.isRestoring());
}

TEST_F(SessionHostTest, WhatWasOpenRunsOnAfterACancel) {
    host_.open(request());
    ASSERT_TRUE(waitFor(opened_));
    const auto cancel = QObject::connect(&host_, &SessionHost::openingStarted, [this] { host_.cancelOpening(); });
    host_.open(request());
    ASSERT_TRUE(waitFor(cancelled_));
    QObject::disconnect(cancel);
    QSignalSpy advanced(&host_, &SessionHost::advanced);
    ASSERT_TRUE(host_.advance({}));
    ASSERT_TRUE(waitFor(advanced));
    const auto delivery = advanced.front().front().value<std::shared_ptr<const Delivery>>();
    ASSERT_NE(delivery, nullptr);
    EXPECT_FALSE(delivery->piece.facts.empty()) << "the flag is down again";
}

} // namespace
} // namespace berth::ui
