// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/Theme.h"

#include <gtest/gtest.h>

namespace berth::ui {
namespace {

constexpr qreal kText = 4.5;
constexpr qreal kShape = 3.0;

std::vector<QColor> surfaces(const Theme& t) {
    return {t.window, t.panel, t.raised, t.stage, t.rack, t.card};
}

class ThemeContrast : public testing::TestWithParam<const Theme*> {
protected:
    const Theme& theme() const { return *GetParam(); }

    void expectOnAllSurfaces(const QColor& color, qreal least, const char* name) const {
        for (const QColor& surface : surfaces(theme()))
            EXPECT_GE(contrastRatio(color, surface), least) << name << " on " << surface.name().toStdString();
    }
};

TEST_P(ThemeContrast, TextReadsOnEverySurface) {
    expectOnAllSurfaces(theme().text1, kText, "text1");
    expectOnAllSurfaces(theme().text2, kText, "text2");
    expectOnAllSurfaces(theme().text3, kText, "text3");
    expectOnAllSurfaces(theme().accentText, kText, "accentText");
    for (const VerdictColors& v : {theme().ok, theme().no, theme().unres, theme().wait, theme().err})
        expectOnAllSurfaces(v.hue, kText, "verdict");
    for (const Level level : {Level::P0, Level::P1, Level::P2})
        expectOnAllSurfaces(theme().level(level).text, kText, "level text");
}

TEST_P(ThemeContrast, TextReadsOnItsOwnFillAndSoft) {
    for (const LevelColors& level : theme().levels) {
        EXPECT_GE(contrastRatio(level.on, level.fill), kText);
        EXPECT_GE(contrastRatio(level.text, level.soft), kText);
    }
    for (const VerdictColors& v : {theme().ok, theme().no, theme().unres, theme().wait, theme().err})
        EXPECT_GE(contrastRatio(v.hue, v.soft), kText);
    EXPECT_GE(contrastRatio(theme().onAccent, theme().accent), kText);
    EXPECT_GE(contrastRatio(theme().accentText, theme().accentSoft), kText);
}

TEST_P(ThemeContrast, LinesThatMeanSomethingAreSeen) {
    const Theme& t = theme();
    for (const QColor& surface : {t.panel, t.card, t.rack, t.window}) {
        for (const QColor& line : {t.slotLine, t.nvlink, t.pcie, t.nic, t.lineStrong, t.accent, t.chartA, t.chartB})
            EXPECT_GE(contrastRatio(line, surface), kShape) << line.name().toStdString();
        for (const Level level : {Level::P0, Level::P1, Level::P2})
            EXPECT_GE(contrastRatio(t.level(level).line, surface), kShape);
    }
    for (int i = 0; i < 6; ++i) EXPECT_GE(contrastRatio(t.series(i), t.card), kShape) << "series " << i;
}

TEST_P(ThemeContrast, NumbersReadOnRampAndSeries) {
    for (const int score : {0, 10, 30, 50, 70, 90, 100})
        EXPECT_GE(contrastRatio(theme().on(theme().ramp(score)), theme().ramp(score)), kText) << score;
    for (int i = 0; i < 6; ++i)
        EXPECT_GE(contrastRatio(theme().on(theme().series(i)), theme().series(i)), kText) << "series " << i;
}

TEST_P(ThemeContrast, IsChosenAgainFromItsOwnPalette) {
    EXPECT_EQ(Theme::of(theme().palette()), theme());
}

INSTANTIATE_TEST_SUITE_P(All, ThemeContrast,
                         testing::Values(&Theme::light(), &Theme::dark(), &Theme::lightHighContrast(),
                                         &Theme::darkHighContrast()));

TEST(Theme, TakesAnyDarkPaletteForDark) {
    QPalette palette;
    palette.setColor(QPalette::Window, QColor(30, 30, 30));
    palette.setColor(QPalette::WindowText, Qt::white);
    EXPECT_TRUE(Theme::of(palette).isDark);
    palette.setColor(QPalette::Window, QColor(240, 240, 240));
    EXPECT_FALSE(Theme::of(palette).isDark);
}

TEST(Theme, RampHasFiveStepsOfTwenty) {
    const Theme& t = Theme::light();
    const std::array<std::pair<int, int>, 8> expected{
        {{-5, 0}, {0, 0}, {20, 0}, {21, 1}, {60, 2}, {61, 3}, {81, 4}, {300, 4}}};
    for (const auto& [score, step] : expected)
        EXPECT_EQ(t.ramp(score), t.rampSteps[static_cast<std::size_t>(step)]) << score;
}

TEST(Theme, HighContrastDropsSoftFillsAndStrengthensLines) {
    const Theme& t = Theme::lightHighContrast();
    EXPECT_EQ(t.level(Level::P1).soft, t.panel);
    EXPECT_EQ(t.no.soft, t.panel);
    EXPECT_EQ(t.line, t.text1);
    EXPECT_GT(t.hatchStroke(), Theme::light().hatchStroke());
}

TEST(Theme, SeriesRepeatAfterSix) {
    EXPECT_EQ(Theme::dark().series(7), Theme::dark().series(1));
    EXPECT_EQ(Theme::dark().series(-1), Theme::dark().series(0));
}

TEST(Contrast, IsThatOfWcag) {
    EXPECT_NEAR(contrastRatio(Qt::black, Qt::white), 21, 0.01);
    EXPECT_NEAR(contrastRatio(QColor(0x77, 0x77, 0x77), Qt::white), 4.48, 0.01);
}

} // namespace
} // namespace berth::ui
