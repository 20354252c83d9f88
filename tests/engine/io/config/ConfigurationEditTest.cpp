// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/config/ConfigurationEdit.h"

#include "engine/io/config/ConfigurationReader.h"
#include "tests/engine/io/Reading.h"

#include <gmock/gmock.h>

namespace berth::io {
namespace {

using testing::HasSubstr;

std::shared_ptr<const Configuration> read(const std::string& body) {
    const std::string text = "apiVersion: kubescheduler.config.k8s.io/v1\nkind: KubeSchedulerConfiguration\n" + body;
    const auto document = parsed(text);
    Findings findings;
    auto configuration = readConfiguration(document->root(0), text, {}, findings);
    EXPECT_NE(configuration, nullptr);
    return configuration ? configuration : std::make_shared<const Configuration>(defaultConfiguration());
}

const PluginRef* refOf(const Configuration& configuration, PluginPoint point, const std::string& name) {
    const auto& enabled = configuration.profiles.front().at(point).enabled;
    const auto it =
        std::find_if(enabled.begin(), enabled.end(), [&](const PluginRef& ref) { return ref.name == name; });
    return it == enabled.end() ? nullptr : &*it;
}

ConfigurationEdit weigh(const Configuration& configuration, const std::string& plugin,
                        std::optional<std::int32_t> weight) {
    const std::vector<WeightChange> changes{{plugin, weight}};
    return withWeights(configuration, configuration.profiles.front().schedulerName, changes, {});
}

TEST(ConfigurationEdit, AWeightOfADefaultPluginKeepsItsPlace) {
    const Configuration before = defaultConfiguration();
    const ConfigurationEdit edit = weigh(before, "NodeResourcesFit", 7);
    ASSERT_TRUE(edit) << toString(edit.error().front());
    const auto& was = before.profiles.front().at(PluginPoint::MultiPoint).enabled;
    const auto& is = edit->configuration->profiles.front().at(PluginPoint::MultiPoint).enabled;
    ASSERT_EQ(is.size(), was.size());
    for (std::size_t i = 0; i < is.size(); ++i) {
        EXPECT_EQ(is[i].name, was[i].name);
        EXPECT_EQ(is[i].weight, is[i].name == "NodeResourcesFit" ? 7 : was[i].weight);
    }
}

TEST(ConfigurationEdit, AWeightGivenAtScoreIsChangedThere) {
    const auto before =
        read("profiles:\n- plugins:\n    score:\n      enabled: [{name: NodeResourcesFit, weight: 50}]\n");
    const ConfigurationEdit edit = weigh(*before, "NodeResourcesFit", 28);
    ASSERT_TRUE(edit) << toString(edit.error().front());
    const PluginRef* ref = refOf(*edit->configuration, PluginPoint::Score, "NodeResourcesFit");
    ASSERT_NE(ref, nullptr);
    EXPECT_EQ(ref->weight, 28);
}

TEST(ConfigurationEdit, OffDisablesAtScoreOnlyAndOnTakesItBack) {
    const Configuration before = defaultConfiguration();
    const ConfigurationEdit off = weigh(before, "ImageLocality", std::nullopt);
    ASSERT_TRUE(off) << toString(off.error().front());
    const Profile& profile = off->configuration->profiles.front();
    ASSERT_EQ(profile.at(PluginPoint::Score).disabled.size(), 1U);
    EXPECT_EQ(profile.at(PluginPoint::Score).disabled.front().name, "ImageLocality");
    EXPECT_NE(refOf(*off->configuration, PluginPoint::MultiPoint, "ImageLocality"), nullptr);
    const ConfigurationEdit on = weigh(*off->configuration, "ImageLocality", 3);
    ASSERT_TRUE(on) << toString(on.error().front());
    EXPECT_TRUE(on->configuration->profiles.front().at(PluginPoint::Score).disabled.empty());
    EXPECT_EQ(refOf(*on->configuration, PluginPoint::MultiPoint, "ImageLocality")->weight, 3);
}

TEST(ConfigurationEdit, KeepsWhatElseTheDocumentSays) {
    const auto before = read("podMaxBackoffSeconds: 30\nleaderElection: {leaderElect: false}\nprofiles:\n"
                             "- schedulerName: one\n- schedulerName: two\n  percentageOfNodesToScore: 40\n");
    const std::vector<WeightChange> changes{{"TaintToleration", 9}};
    const ConfigurationEdit edit = withWeights(*before, "two", changes, {});
    ASSERT_TRUE(edit) << toString(edit.error().front());
    EXPECT_THAT(edit->configuration->text, HasSubstr("leaderElect: false"));
    ASSERT_EQ(edit->configuration->profiles.size(), 2U);
    EXPECT_EQ(edit->configuration->profiles[0].schedulerName, "one");
    EXPECT_EQ(edit->configuration->profiles[1].percentageOfNodesToScore, 40);
    EXPECT_EQ(edit->configuration->podMaxBackoff, Duration::seconds(30));
}

TEST(ConfigurationEdit, FlowReadsBackAsTheSameConfiguration) {
    const ConfigurationEdit edit = weigh(defaultConfiguration(), "NodeAffinity", 11);
    ASSERT_TRUE(edit);
    EXPECT_EQ(edit->flow.find('\n'), std::string::npos);
    const auto document = parsed("configure: " + edit->flow);
    Findings findings;
    const auto again =
        readConfiguration(document->root(0).find("configure"), edit->flow, {}, findings, Heading::Optional);
    ASSERT_NE(again, nullptr);
    EXPECT_EQ(refOf(*again, PluginPoint::MultiPoint, "NodeAffinity")->weight, 11);
}

TEST(ConfigurationEdit, RefusesAnUnknownProfile) {
    const ConfigurationEdit edit = withWeights(defaultConfiguration(), "nobody", {}, {});
    ASSERT_FALSE(edit);
    EXPECT_EQ(edit.error().front().text, "no profile is called nobody");
}

TEST(ConfigurationEdit, ArgumentsAreShownAsWrittenAndTakenBack) {
    const auto before = read("profiles:\n- pluginConfig:\n  - name: NodeResourcesFit\n    args:\n"
                             "      scoringStrategy: {type: MostAllocated}\n");
    const std::string text = argumentsText(*before, "default-scheduler");
    EXPECT_THAT(text, HasSubstr("MostAllocated"));
    const ConfigurationEdit same = withArguments(*before, "default-scheduler", text, {});
    ASSERT_TRUE(same) << toString(same.error().front());
    EXPECT_EQ(argumentsText(*same->configuration, "default-scheduler"), text);
    const ConfigurationEdit none = withArguments(*before, "default-scheduler", "# nothing\n", {});
    ASSERT_TRUE(none) << toString(none.error().front());
    EXPECT_EQ(argumentsText(*none->configuration, "default-scheduler"), "");
}

TEST(ConfigurationEdit, ErrorsOfArgumentsHaveTheirPlaceInTheEditor) {
    const ConfigurationEdit edit =
        withArguments(defaultConfiguration(), "default-scheduler", "- name: NodeResourcesFit\n  argz: {}\n", {});
    ASSERT_FALSE(edit);
    EXPECT_EQ(edit.error().front().place.file, "pluginConfig");
    EXPECT_EQ(edit.error().front().place.line, 2U);
    EXPECT_EQ(edit.error().front().place.column, 3U);
    const ConfigurationEdit broken = withArguments(defaultConfiguration(), "default-scheduler", "- name: [\n", {});
    ASSERT_FALSE(broken);
    EXPECT_GE(broken.error().front().place.line, 1U);
}

TEST(ConfigurationEdit, TheOrderOfProfilesStays) {
    const auto before = read("profiles:\n- schedulerName: one\n- schedulerName: two\n");
    const ConfigurationEdit edit =
        withArguments(*before, "one", "- name: InterPodAffinity\n  args:\n    hardPodAffinityWeight: 5\n", {});
    ASSERT_TRUE(edit) << toString(edit.error().front());
    EXPECT_EQ(edit->configuration->profiles.front().schedulerName, "one");
    EXPECT_EQ(edit->configuration->profiles.front().pluginConfig.size(), 1U);
}

} // namespace
} // namespace berth::io
