// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session/ConfigurationWarnings.h"

#include "engine/runtime/Framework.h"
#include "tests/engine/session/TrainingFixture.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace berth::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

std::vector<std::string> warningsOf(std::shared_ptr<const Configuration> configuration) {
    std::vector<std::string> texts;
    for (const Diagnostic& warning :
         berth::warningsOf(**Profiles::create(std::move(configuration), builtinPlugins()))) {
        EXPECT_EQ(warning.severity, Severity::Warning);
        texts.push_back(warning.text);
    }
    return texts;
}

Profile& profileOf(Configuration& configuration) {
    return configuration.profiles.front();
}

TEST(ConfigurationWarnings, NothingWhereNothingIsMeantOtherwise) {
    EXPECT_THAT(warningsOf(std::make_shared<const Configuration>(defaultConfiguration())), IsEmpty());
    EXPECT_THAT(warningsOf(trainingConfiguration()), IsEmpty());
}

TEST(ConfigurationWarnings, DefaultPreemptionBeforeAndBehind) {
    auto configuration = std::make_shared<Configuration>(*trainingConfiguration());
    profileOf(*configuration).at(PluginPoint::PostFilter).disabled.clear();
    EXPECT_THAT(warningsOf(configuration), ElementsAre(HasSubstr("answers before AISchedulingPlugin")));
    profileOf(*configuration).at(PluginPoint::PostFilter).enabled.push_back({"AISchedulingPlugin", 0, {}});
    EXPECT_THAT(warningsOf(configuration), ElementsAre(HasSubstr("stands after AISchedulingPlugin")));
}

TEST(ConfigurationWarnings, AWeightThatDrownsBestFit) {
    auto configuration = std::make_shared<Configuration>(*trainingConfiguration());
    profileOf(*configuration).at(PluginPoint::Score).enabled.push_back({"NodeResourcesFit", 50, {}});
    EXPECT_THAT(warningsOf(configuration), ElementsAre(HasSubstr("weight 50, which drowns the best fit")));
    profileOf(*configuration)
        .pluginConfig.push_back(
            {"NodeResourcesFit",
             map({{"scoringStrategy",
                   map({{"type", plain("MostAllocated")},
                        {"resources", list({map({{"name", plain("cpu")}, {"weight", plain("1")}})})}})}}),
             {}});
    EXPECT_THAT(warningsOf(configuration), IsEmpty());
}

TEST(ConfigurationWarnings, PitfallsThatAreOn) {
    EXPECT_THAT(warningsOf(trainingConfiguration({{"pitfalls", list({plain("NoNomination")})}})),
                ElementsAre(HasSubstr("(NoNomination)")));
}

} // namespace
} // namespace berth::test
