// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/explain/ConfigurationDifference.h"
#include "engine/io/config/ConfigurationEdit.h"
#include "engine/plugins/BuiltinPlugins.h"
#include "engine/session/BuiltinConfigurationCheck.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace berth::explain {
namespace {

using Kind = ConfigurationDifference::Kind;
using testing::ElementsAre;
using testing::IsEmpty;

std::shared_ptr<const Profiles> profilesOf(std::shared_ptr<const Configuration> configuration) {
    return Profiles::create(std::move(configuration), builtinPlugins()).value();
}

std::shared_ptr<const Profiles> given() {
    return profilesOf(std::make_shared<const Configuration>(defaultConfiguration()));
}

std::shared_ptr<const Profiles> changed(const std::vector<io::WeightChange>& weights,
                                        const std::vector<io::ArgumentChange>& arguments) {
    auto edit =
        io::withChanges(defaultConfiguration(), "default-scheduler", weights, arguments, builtinConfigurationCheck());
    return profilesOf(edit.value().configuration);
}

TEST(ConfigurationDifferenceTest, LikeConfigurationsDoNotDiffer) {
    EXPECT_THAT(configurationDifferences(*given(), *given()), IsEmpty());
}

TEST(ConfigurationDifferenceTest, NamesWeightsAndArguments) {
    const auto other = changed({{"NodeResourcesFit", 5}}, {{"InterPodAffinity", "hardPodAffinityWeight", "9"}});
    EXPECT_THAT(
        configurationDifferences(*given(), *other),
        ElementsAre(ConfigurationDifference{Kind::Weight, "default-scheduler", "NodeResourcesFit", "", "1", "5"},
                    ConfigurationDifference{Kind::Argument, "default-scheduler", "InterPodAffinity",
                                            "hardPodAffinityWeight", std::nullopt, "9"}));
}

TEST(ConfigurationDifferenceTest, AScorePluginThatIsOffHasNoWeight) {
    const auto found = configurationDifferences(*given(), *changed({{"ImageLocality", std::nullopt}}, {}));
    ASSERT_FALSE(found.empty());
    EXPECT_EQ(found.front(),
              (ConfigurationDifference{Kind::Weight, "default-scheduler", "ImageLocality", "", "1", std::nullopt}));
}

TEST(ConfigurationDifferenceTest, NamesValuesAndProfilesOfOneSide) {
    Configuration other = defaultConfiguration();
    other.podMaxBackoff = Duration::seconds(60);
    other.profiles.push_back(other.profiles.front());
    other.profiles.back().schedulerName = "second";
    const auto found = configurationDifferences(*given(), *profilesOf(std::make_shared<const Configuration>(other)));
    EXPECT_THAT(found, ElementsAre(ConfigurationDifference{Kind::Value, "", "", "podMaxBackoff", "10s", "1m0s"},
                                   ConfigurationDifference{Kind::Profile, "second", "", "", std::nullopt, "second"}));
}

} // namespace
} // namespace berth::explain
