// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/motion/ChipFlight.h"

#include "tests/ui/gallery/Gallery.h"
#include "tests/ui/gallery/SampleViews.h"

#include <QSignalSpy>

#include <gtest/gtest.h>

namespace berth::ui {
namespace {

constexpr QRectF kFrom(10, 20, 200, 28);
constexpr QRectF kTo(400, 300, 100, 26);

TEST(FlightRect, BeginsAndEndsWhereItShould) {
    EXPECT_EQ(flightRect(kFrom, kTo, 0), kFrom);
    EXPECT_EQ(flightRect(kFrom, kTo, 1), kTo);
    EXPECT_EQ(flightRect(kFrom, kTo, -3), kFrom);
    EXPECT_EQ(flightRect(kFrom, kTo, 3), kTo);
}

TEST(FlightRect, TheWayBackIsTheSameWay) {
    for (const qreal progress : {0.1, 0.3, 0.5, 0.8}) {
        const QRectF there = flightRect(kFrom, kTo, progress);
        const QRectF back = flightRect(kTo, kFrom, 1 - progress);
        EXPECT_NEAR(there.center().x(), back.center().x(), 1e-6);
        EXPECT_NEAR(there.width(), back.width(), 1e-6);
    }
}

TEST(FlightRect, NeverTurnsRound) {
    qreal last = kFrom.center().x();
    for (int i = 1; i <= 20; ++i) {
        const qreal x = flightRect(kFrom, kTo, i / 20.0).center().x();
        EXPECT_GE(x, last);
        last = x;
    }
}

TEST(ChipFlight, LiesOverItsParentAndLetsClicksThrough) {
    QWidget window;
    window.resize(600, 400);
    ChipFlight flight(&window);
    EXPECT_TRUE(flight.isHidden());
    flight.fly(sample::chip(1, QStringLiteral("a"), Level::P1), kFrom, kTo, 300);
    EXPECT_FALSE(flight.isHidden());
    EXPECT_TRUE(flight.testAttribute(Qt::WA_TransparentForMouseEvents));
    flight.setProgress(1);
    EXPECT_TRUE(QRectF(flight.geometry()).contains(kTo));
    flight.cancel();
    EXPECT_TRUE(flight.isHidden());
}

TEST(ChipFlight, DoesNotStartWithoutAPlaceToGo) {
    QWidget window;
    ChipFlight flight(&window);
    flight.fly(sample::chip(1, QStringLiteral("a"), Level::P1), kFrom, {}, 300);
    EXPECT_TRUE(flight.isHidden());
}

} // namespace
} // namespace berth::ui
