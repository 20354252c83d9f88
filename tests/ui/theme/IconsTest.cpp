// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/Icons.h"
#include "ui/theme/SvgPath.h"

#include <QImage>
#include <QPainter>

#include <gtest/gtest.h>

namespace berth::ui {
namespace {

TEST(Icons, EveryIconIsFoundAndStaysInItsGrid) {
    for (int i = 0; i < kIconCount; ++i) {
        const auto icon = static_cast<Icon>(i);
        const QPainterPath& path = iconPath(icon);
        EXPECT_FALSE(path.isEmpty()) << iconName(icon).toStdString();
        const QRectF box = path.boundingRect();
        const bool inside = box.left() >= 1 && box.top() >= 1 && box.right() <= 23 && box.bottom() <= 23;
        EXPECT_TRUE(inside) << iconName(icon).toStdString();
    }
}

TEST(Icons, TakeTheirColourAndSize) {
    for (const int size : {16, 18, 22}) {
        QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        paintIcon(painter, Icon::Plus, QRectF(0, 0, size, size), Qt::red);
        painter.end();
        EXPECT_EQ(image.pixelColor(size / 2, size / 2).hue(), QColor(Qt::red).hue());
        EXPECT_EQ(image.pixelColor(0, 0).alpha(), 0);
    }
}

TEST(Icons, AreDrawnForTheDevicePixelRatio) {
    const QPixmap pixmap = icon(Icon::Search).pixmap(QSize(16, 16), 2.0);
    EXPECT_EQ(pixmap.size(), QSize(32, 32));
    EXPECT_EQ(pixmap.devicePixelRatio(), 2.0);
}

TEST(SvgPath, ReadsAbsoluteAndRelativeLines) {
    const QPainterPath path = parseSvgPath(u"M4 9 V4 h5 l1 1 L12,6 Z");
    EXPECT_EQ(path.elementAt(0).x, 4);
    EXPECT_EQ(QPointF(path.elementAt(1)), QPointF(4, 4));
    EXPECT_EQ(QPointF(path.elementAt(2)), QPointF(9, 4));
    EXPECT_EQ(QPointF(path.elementAt(3)), QPointF(10, 5));
    EXPECT_EQ(QPointF(path.elementAt(4)), QPointF(12, 6));
    EXPECT_EQ(path.currentPosition(), QPointF(4, 9));
}

TEST(SvgPath, NumbersNeedNoSeparatorBeforeAMinusOrASecondPoint) {
    const QPainterPath path = parseSvgPath(u"M1.5.5l-2-3");
    EXPECT_EQ(QPointF(path.elementAt(0)), QPointF(1.5, 0.5));
    EXPECT_EQ(path.currentPosition(), QPointF(-0.5, -2.5));
}

TEST(SvgPath, FurtherPairsAfterMoveAreLines) {
    EXPECT_EQ(parseSvgPath(u"M0 0 5 0 5 5").elementCount(), 3);
}

TEST(SvgPath, ArcsEndWhereTheyShouldAndBulgeTheRightWay) {
    const QPainterPath upper = parseSvgPath(u"M0 10 A10 10 0 0 1 20 10");
    EXPECT_NEAR(upper.currentPosition().x(), 20, 1e-6);
    EXPECT_NEAR(upper.currentPosition().y(), 10, 1e-6);
    EXPECT_NEAR(upper.boundingRect().top(), 0, 0.05);
    const QPainterPath lower = parseSvgPath(u"M0 10 A10 10 0 0 0 20 10");
    EXPECT_NEAR(lower.boundingRect().bottom(), 20, 0.05);
}

TEST(SvgPath, LargeArcsGoTheLongWayRound) {
    const QPainterPath nearlyWhole = parseSvgPath(u"M10 4 a6.5 6.5 0 1 0 .01 0");
    EXPECT_NEAR(nearlyWhole.boundingRect().height(), 13, 0.1);
}

TEST(SvgPath, StopsAtAnUnknownCommand) {
    EXPECT_EQ(parseSvgPath(u"M0 0 L5 5 X9 9 L1 1").currentPosition(), QPointF(5, 5));
}

} // namespace
} // namespace berth::ui
