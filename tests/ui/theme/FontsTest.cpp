// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/Fonts.h"

#include <QFontInfo>
#include <QFontMetricsF>

#include <gtest/gtest.h>

namespace berth::ui {
namespace {

QFont base(qreal points) {
    QFont font;
    font.setPointSizeF(points);
    return font;
}

TEST(Fonts, SizesAreFactorsOfTheApplicationFont) {
    const Fonts reference(base(9.75));
    EXPECT_NEAR(reference.font(type::kVerdict).pointSizeF(), 10.5, 0.01);
    const Fonts larger(base(19.5));
    EXPECT_NEAR(larger.font(type::kVerdict).pointSizeF(), 21, 0.01);
}

TEST(Fonts, NothingIsSmallerThanNinePixels) {
    const Fonts tiny(base(6));
    EXPECT_NEAR(tiny.font(type::kMicro).pointSizeF(), 6.75, 0.01);
    const Fonts zoomedOut(base(9.75), 0.5);
    EXPECT_NEAR(zoomedOut.font(type::kMicro).pointSizeF(), 13.5, 0.01);
}

TEST(Fonts, FiguresStandInColumns) {
    const QFontMetricsF metrics(Fonts(base(9.75)).mono(12));
    EXPECT_DOUBLE_EQ(metrics.horizontalAdvance(QStringLiteral("1111")),
                     metrics.horizontalAdvance(QStringLiteral("8888")));
}

TEST(Fonts, NamesAreElidedAtTheEnd) {
    const QFont font = Fonts(base(9.75)).text(12);
    const QString name = QStringLiteral("pretrain-70b-worker-0");
    EXPECT_EQ(elided(name, font, 1000), name);
    const QString cut = elided(name, font, 80);
    EXPECT_TRUE(cut.startsWith(QStringLiteral("pre")));
    EXPECT_TRUE(cut.endsWith(QChar(0x2026)));
    EXPECT_LE(textWidth(cut, font), 80);
}

} // namespace
} // namespace berth::ui
