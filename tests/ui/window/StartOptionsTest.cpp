// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/berth/StartOptions.h"

#include <gtest/gtest.h>

namespace berth::ui {
namespace {

QStringList split(const char* line) {
    return QString::fromLatin1(line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

TEST(StartOptionsTest, ReadsFilesAndOptionsInAnyOrder) {
    const auto options =
        parseStartOptions(split("a.yaml --goto 37.4 --size=1280x800 b.yaml --theme dark --snapshot out.png"));
    ASSERT_TRUE(options) << options.error().text;
    EXPECT_EQ(options->files, QStringList({QStringLiteral("a.yaml"), QStringLiteral("b.yaml")}));
    EXPECT_EQ(*options->goTo, (Cursor{37, 4}));
    EXPECT_EQ(*options->size, QSize(1280, 800));
    EXPECT_EQ(options->theme, ThemeChoice::Dark);
    EXPECT_TRUE(options->isUnattended());
}

TEST(StartOptionsTest, NamesTheArgumentThatIsWrong) {
    for (const char* line :
         {"--size 12", "--goto x", "--theme blue", "--lang fr", "--snapshot", "--frobnicate", "--startup-time=3"}) {
        const auto options = parseStartOptions(split(line));
        ASSERT_FALSE(options) << line;
        EXPECT_NE(options.error().text.find("--"), std::string::npos);
    }
}

TEST(StartOptionsTest, ShowsAnotherWindow) {
    for (const char* line :
         {"--show presenter", "--show compare", "--show compare:NodeResourcesFit=1,TaintToleration=0"})
        EXPECT_TRUE(parseStartOptions(split(line))) << line;
    for (const char* line :
         {"--show stage", "--show compare:", "--show compare:NodeResourcesFit", "--show compare:A=x"})
        EXPECT_FALSE(parseStartOptions(split(line))) << line;
}

TEST(StartOptionsTest, TwoDashesEndTheOptions) {
    const auto options = parseStartOptions(split("-- --goto"));
    ASSERT_TRUE(options);
    EXPECT_EQ(options->files, QStringList(QStringLiteral("--goto")));
}

} // namespace
} // namespace berth::ui
