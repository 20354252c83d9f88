// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tune/Setting.h"
#include "engine/session/BuiltinConfigurationCheck.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace berth::tune {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(SettingTest, ReadsRangesAndListsOfWeights) {
    EXPECT_THAT(weightAxis("NodeResourcesFit=1..5")->values, ElementsAre("1", "2", "3", "4", "5"));
    EXPECT_THAT(weightAxis("NodeResourcesFit=1..8:3")->values, ElementsAre("1", "4", "7"));
    EXPECT_THAT(weightAxis("NodeResourcesFit=5,off,1")->values, ElementsAre("5", "off", "1"));
    EXPECT_THAT(weightAxis("NodeResourcesFit=0..2")->values, ElementsAre("off", "1", "2"));
    EXPECT_THAT(weightAxis("NodeResourcesFit=2,2,3")->values, ElementsAre("2", "3"));
}

TEST(SettingTest, ReadsArguments) {
    const auto axis = argumentAxis("NodeResourcesFit.scoringStrategy.type=LeastAllocated,MostAllocated");
    ASSERT_TRUE(axis);
    EXPECT_EQ(axis->plugin, "NodeResourcesFit");
    EXPECT_EQ(axis->field, "scoringStrategy.type");
    EXPECT_THAT(axis->values, ElementsAre("LeastAllocated", "MostAllocated"));
    EXPECT_THAT(argumentAxis("AISchedulingPlugin.nvlinkBonus=0..40:20")->values, ElementsAre("0", "20", "40"));
}

TEST(SettingTest, SaysWhatIsWrongWithAnAxis) {
    for (const char* text :
         {"", "=1", "NodeResourcesFit", "NodeResourcesFit=", "NodeResourcesFit=1,,2", "NodeResourcesFit=5..1",
          "NodeResourcesFit=1..5:0", "NodeResourcesFit=a..b", "NodeResourcesFit=-1", "NodeResourcesFit=1.5",
          "NodeResourcesFit=99999999999", "NodeResourcesFit=1..999999",
          "NodeResourcesFit=1..9223372036854775807:9223372036854775807"})
        EXPECT_FALSE(weightAxis(text)) << text;
    for (const char* text : {"NodeResourcesFit=1", ".x=1", "NodeResourcesFit.=1", "NodeResourcesFit.x="})
        EXPECT_FALSE(argumentAxis(text)) << text;
}

TEST(SettingTest, AGridHasEveryCombinationTheLastAxisFastest) {
    const std::vector<Axis> axes{{"A", "", {"1", "2"}}, {"B", "x", {"0", "1"}}};
    ASSERT_EQ(gridSize(axes).value(), 4U);
    const std::vector<Setting> settings = grid(axes);
    ASSERT_EQ(settings.size(), 4U);
    EXPECT_EQ(toString(settings[0]), "A 1, B.x 0");
    EXPECT_EQ(toString(settings[1]), "A 1, B.x 1");
    EXPECT_EQ(toString(settings[3]), "A 2, B.x 1");
    EXPECT_EQ(toString({}), "as given");
}

TEST(SettingTest, RefusesGridsThatAreEmptyTwofoldOrAbsurd) {
    EXPECT_FALSE(gridSize({}));
    const std::vector<Axis> twice{{"A", "", {"1"}}, {"A", "", {"2"}}};
    EXPECT_THAT(gridSize(twice).error().text, HasSubstr("A is given twice"));
    Axis hundred{"A", "", {}};
    for (int i = 1; i <= 100; ++i) hundred.values.push_back(std::to_string(i));
    std::vector<Axis> absurd;
    for (int i = 0; i < 12; ++i) {
        absurd.push_back(hundred);
        absurd.back().plugin += std::to_string(i);
    }
    const auto size = gridSize(absurd);
    ASSERT_FALSE(size);
    EXPECT_THAT(size.error().text, HasSubstr("100 × 100"));
    EXPECT_THAT(size.error().text, HasSubstr("more than 2000"));
}

TEST(SettingTest, MakesTheConfiguration) {
    const Configuration given = defaultConfiguration();
    const Setting setting{{"NodeResourcesFit", "", "7"},
                          {"ImageLocality", "", "off"},
                          {"NodeResourcesFit", "scoringStrategy.type", "MostAllocated"}};
    const auto made = configured(given, "default-scheduler", setting, builtinConfigurationCheck());
    ASSERT_TRUE(made) << toString(made.error().front());
    const std::string& text = made->configuration->text;
    EXPECT_THAT(text, HasSubstr("weight: 7"));
    EXPECT_THAT(text, HasSubstr("type: MostAllocated"));
    EXPECT_THAT(text, HasSubstr("ImageLocality"));
    EXPECT_EQ(made->setting, setting);
}

TEST(SettingTest, KeepsThePluginsOtherArguments) {
    const Configuration given = defaultConfiguration();
    const auto check = builtinConfigurationCheck();
    const auto once =
        configured(given, "default-scheduler", {{"InterPodAffinity", "hardPodAffinityWeight", "7"}}, check);
    ASSERT_TRUE(once);
    const auto twice = configured(*once->configuration, "default-scheduler",
                                  {{"InterPodAffinity", "ignorePreferredTermsOfExistingPods", "true"}}, check);
    ASSERT_TRUE(twice) << toString(twice.error().front());
    EXPECT_THAT(twice->configuration->text, HasSubstr("hardPodAffinityWeight: 7"));
    EXPECT_THAT(twice->configuration->text, HasSubstr("ignorePreferredTermsOfExistingPods: true"));
}

TEST(SettingTest, FailsWithWhatTheConfigurationCheckRefuses) {
    const Configuration given = defaultConfiguration();
    const auto check = builtinConfigurationCheck();
    EXPECT_FALSE(configured(given, "default-scheduler", {{"NoSuchPlugin", "", "2"}}, check));
    EXPECT_FALSE(configured(given, "default-scheduler", {{"NodeResourcesFit", "scoringStrategy.type", "Best"}}, check));
    EXPECT_FALSE(configured(given, "nobody", {{"NodeResourcesFit", "", "2"}}, check));
}

} // namespace
} // namespace berth::tune
