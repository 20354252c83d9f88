// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/StateStroke.h"

#include "tests/ui/gallery/Gallery.h"
#include "ui/theme/Marks.h"

#include <QPainter>

#include <gtest/gtest.h>

#include <set>

namespace berth::ui {
namespace {

constexpr QRectF kBlock(8, 8, 60, 26);

QImage blank(qreal ratio, const QColor& ground) {
    QImage image(QSize(76, 42) * ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(ground);
    return image;
}

QImage drawn(const Theme& theme, const StateBlock& block, qreal ratio) {
    QImage image = blank(ratio, theme.card);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintStateBlock(painter, theme, kBlock, block, 3);
    return image;
}

constexpr std::array kStates{SlotState::Bound,     SlotState::Reserved, SlotState::Claimed,
                             SlotState::Nominated, SlotState::Victim,   SlotState::Saving};

class StateStrokes : public testing::TestWithParam<std::tuple<const Theme*, qreal>> {
protected:
    const Theme& theme() const { return *std::get<0>(GetParam()); }
    qreal ratio() const { return std::get<1>(GetParam()); }
};

TEST_P(StateStrokes, NoTwoStatesLookAlike) {
    for (const SlotState a : kStates)
        for (const SlotState b : kStates)
            if (a < b) {
                const QImage first = drawn(theme(), {Level::P1, a, 0.5, false}, ratio());
                const QImage second = drawn(theme(), {Level::P1, b, 0.5, false}, ratio());
                EXPECT_GT(gallery::differentPixels(first, second), 60) << static_cast<int>(a) << static_cast<int>(b);
            }
}

TEST_P(StateStrokes, EveryLevelLooksDifferentInEveryState) {
    for (const SlotState state : kStates)
        for (const Level level : {Level::P1, Level::P2, Level::None})
            EXPECT_GT(gallery::differentPixels(drawn(theme(), {Level::P0, state, 1, false}, ratio()),
                                               drawn(theme(), {level, state, 1, false}, ratio())),
                      100);
}

TEST_P(StateStrokes, SteppedBackIsLighterButThere) {
    const QImage full = drawn(theme(), {Level::P1, SlotState::Bound, 1, false}, ratio());
    const QImage back = drawn(theme(), {Level::P1, SlotState::Bound, 1, true}, ratio());
    EXPECT_GT(gallery::differentPixels(full, back), 1000);
    EXPECT_GT(gallery::differentPixels(back, blank(ratio(), theme().card)), 1000);
}

INSTANTIATE_TEST_SUITE_P(All, StateStrokes,
                         testing::Combine(testing::Values(&Theme::light(), &Theme::dark()), testing::Values(1.0, 2.0)));

TEST(StateStroke, BoundIsTheLevelsFill) {
    const QImage image = drawn(Theme::light(), {Level::P2, SlotState::Bound, 1, false}, 1);
    EXPECT_EQ(image.pixelColor(38, 20), Theme::light().level(Level::P2).fill);
    EXPECT_EQ(image.pixelColor(38, 8), Theme::light().level(Level::P2).line);
}

TEST(StateStroke, SavingDrainsFromTheTop) {
    const LevelColors& colors = Theme::light().level(Level::P2);
    const QImage half = drawn(Theme::light(), {Level::P2, SlotState::Saving, 0.5, false}, 1);
    EXPECT_EQ(half.pixelColor(38, 12), colors.soft);
    EXPECT_EQ(half.pixelColor(38, 30), colors.fill);
    const QImage empty = drawn(Theme::light(), {Level::P2, SlotState::Saving, 0, false}, 1);
    EXPECT_EQ(empty.pixelColor(38, 30), colors.soft);
}

TEST(StateStroke, VictimHasARingOutside) {
    const QImage image = drawn(Theme::light(), {Level::P1, SlotState::Victim, 1, false}, 1);
    EXPECT_EQ(image.pixelColor(38, 6), Theme::light().no.hue);
    EXPECT_EQ(image.pixelColor(6, 20), Theme::light().no.hue);
    EXPECT_EQ(image.pixelColor(38, 4), Theme::light().card);
}

TEST(StateStroke, HatchTileKeepsItsPitchAtAnyScale) {
    for (const qreal ratio : {1.0, 1.5, 2.0}) {
        QImage image = blank(ratio, Qt::white);
        QPainter painter(&image);
        const QBrush brush = hatchBrush(painter, Qt::black, HatchDirection::Rising, 6, 1.6);
        EXPECT_EQ(brush.texture().width(), qRound(6 * ratio));
        EXPECT_NEAR(brush.transform().m11(), 1 / ratio, 1e-9);
    }
}

TEST(StateStroke, RisingAndFallingHatchesDiffer) {
    QImage image = blank(1, Qt::white);
    QPainter painter(&image);
    const QImage rising = hatchBrush(painter, Qt::black, HatchDirection::Rising, 8, 2).textureImage();
    const QImage falling = hatchBrush(painter, Qt::black, HatchDirection::Falling, 8, 2).textureImage();
    EXPECT_NE(rising, falling);
    EXPECT_GT(qAlpha(rising.pixel(0, 7)), qAlpha(rising.pixel(0, 3)));
    EXPECT_GT(qAlpha(falling.pixel(7, 7)), qAlpha(falling.pixel(7, 3)));
}

TEST(StateStroke, RingsLieOutsideTheItem) {
    for (const Ring ring : {Ring::Selected, Ring::Focus, Ring::Next}) {
        QImage image = blank(1, Qt::white);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        paintRing(painter, Theme::light(), kBlock, ring, 3);
        painter.end();
        int inside = 0;
        for (int y = 11; y < 31; ++y)
            for (int x = 11; x < 65; ++x) inside += image.pixelColor(x, y) != QColor(Qt::white) ? 1 : 0;
        EXPECT_EQ(inside, 0);
        EXPECT_GT(gallery::differentPixels(image, blank(1, Qt::white)), 80);
    }
}

TEST(StateStroke, LabelsReadOnEveryGround) {
    for (const Theme* theme : {&Theme::light(), &Theme::dark()})
        for (const Level level : {Level::P0, Level::P1, Level::P2, Level::None})
            for (const SlotState state : kStates) {
                const StateBlock block{level, state, 1, false};
                const QColor plate = blockPlateColor(*theme, block);
                const LevelColors& colors = theme->level(level);
                const QColor ground = plate.isValid() ? plate : state == SlotState::Bound ? colors.fill : colors.soft;
                EXPECT_GE(contrastRatio(blockTextColor(*theme, block), ground), 4.5);
            }
}

TEST(Marks, EveryMarkAndLevelHasItsOwnShape) {
    std::set<QByteArray> shapes;
    const auto add = [&shapes](const std::function<void(QPainter&)>& paint) {
        QImage image(20, 20, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        paint(painter);
        painter.end();
        const QImage grey = image.convertToFormat(QImage::Format_Grayscale8);
        shapes.insert(QByteArray(reinterpret_cast<const char*>(grey.constBits()), grey.sizeInBytes()));
    };
    for (int i = static_cast<int>(Mark::Success); i <= static_cast<int>(Mark::Idle); ++i)
        add([i](QPainter& p) { paintMark(p, Theme::light(), static_cast<Mark>(i), {10, 10}, 12); });
    for (const Level level : {Level::P0, Level::P1, Level::P2, Level::None})
        add([level](QPainter& p) { paintLevel(p, Theme::light(), level, {10, 10}, 9); });
    EXPECT_EQ(shapes.size(), 13U);
}

} // namespace
} // namespace berth::ui
