// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/config/ProfileReader.h"

#include "tests/engine/io/config/ReadConfiguration.h"

#include <gmock/gmock.h>

namespace berth::io {
namespace {

using testing::ElementsAre;

PluginSet setOf(std::vector<PluginRef> enabled, std::vector<std::string> disabled = {}) {
    PluginSet set{std::move(enabled), {}};
    for (std::string& name : disabled) set.disabled.push_back({std::move(name), 0, {}});
    return set;
}

std::vector<std::string> spelled(const std::vector<PluginRef>& plugins) {
    std::vector<std::string> names;
    for (const PluginRef& plugin : plugins) names.push_back(plugin.name + ":" + std::to_string(plugin.weight));
    return names;
}

const PluginSet kDefaults = setOf({{"A", 1, {}}, {"B", 2, {}}, {"C", 3, {}}});

TEST(MergePluginSet, NothingCustomKeepsTheDefaults) {
    EXPECT_THAT(spelled(mergePluginSet(kDefaults, {}).enabled), ElementsAre("A:1", "B:2", "C:3"));
}

TEST(MergePluginSet, ANamedDefaultFallsOut) {
    const PluginSet merged = mergePluginSet(kDefaults, setOf({}, {"B"}));
    EXPECT_THAT(spelled(merged.enabled), ElementsAre("A:1", "C:3"));
    EXPECT_THAT(spelled(merged.disabled), ElementsAre("B:0"));
}

TEST(MergePluginSet, AStarDropsAllDefaults) {
    EXPECT_THAT(spelled(mergePluginSet(kDefaults, setOf({{"X", 0, {}}, {"A", 9, {}}}, {"*"})).enabled),
                ElementsAre("X:0", "A:9"));
}

TEST(MergePluginSet, ADefaultEnabledAgainIsReplacedAtItsPlace) {
    EXPECT_THAT(spelled(mergePluginSet(kDefaults, setOf({{"X", 5, {}}, {"B", 7, {}}})).enabled),
                ElementsAre("A:1", "B:7", "C:3", "X:5"));
}

TEST(MergePluginSet, ADefaultDisabledAndEnabledAgainGoesToTheEnd) {
    EXPECT_THAT(spelled(mergePluginSet(kDefaults, setOf({{"B", 7, {}}}, {"B"})).enabled),
                ElementsAre("A:1", "C:3", "B:7"));
}

TEST(MergePluginSet, OfANameGivenTwiceTheLastReplacesAndTheFirstIsAppended) {
    EXPECT_THAT(spelled(mergePluginSet(kDefaults, setOf({{"B", 7, {}}, {"B", 8, {}}})).enabled),
                ElementsAre("A:1", "B:8", "C:3", "B:7"));
}

TEST(ReadProfiles, AnOnlyProfileIsNamedByItself) {
    EXPECT_EQ(readBody("profiles: [{percentageOfNodesToScore: 30}]\n").configuration->profiles[0].schedulerName,
              "default-scheduler");
    EXPECT_EQ(readBody("profiles: ~\n").configuration->profiles[0].schedulerName, "default-scheduler");
    EXPECT_EQ(readBody("profiles: []\n").configuration->profiles[0].schedulerName, "default-scheduler");
}

TEST(ReadProfiles, PluginsOfEachPointAreMerged) {
    const ReadConfiguration read = readBody(R"(profiles:
- schedulerName: a
  percentageOfNodesToScore: 30
  plugins:
    multiPoint: {disabled: [{name: ImageLocality}], enabled: [{name: TaintToleration, weight: 7}]}
    score: {enabled: [{name: NodeResourcesFit, weight: 50}]}
    filter: {disabled: [{name: '*'}]}
- schedulerName: b
  plugins: null
)");
    ASSERT_TRUE(read.configuration) << read.errors();
    const Profile& a = read.configuration->profiles[0];
    EXPECT_EQ(a.percentageOfNodesToScore, 30);
    EXPECT_EQ(a.at(PluginPoint::MultiPoint).enabled.size(), defaultMultiPoint().enabled.size() - 1);
    EXPECT_EQ(a.at(PluginPoint::MultiPoint).enabled[4].weight, 7);
    EXPECT_EQ(a.at(PluginPoint::MultiPoint).enabled[4].place.line, 7U);
    EXPECT_THAT(spelled(a.at(PluginPoint::Score).enabled), ElementsAre("NodeResourcesFit:50"));
    EXPECT_THAT(spelled(a.at(PluginPoint::Filter).disabled), ElementsAre("*:0"));
    EXPECT_EQ(read.configuration->profiles[1].at(PluginPoint::MultiPoint).enabled.size(),
              defaultMultiPoint().enabled.size());
}

TEST(ReadProfiles, AliasesAreFollowed) {
    const ReadConfiguration read =
        readBody("profiles:\n- {schedulerName: a, pluginConfig: &pc [{name: X, args: {w: 9}}]}\n- "
                 "{schedulerName: b, pluginConfig: *pc}\n");
    ASSERT_TRUE(read.configuration) << read.errors();
    EXPECT_EQ(read.configuration->profiles[1].pluginConfig.at(0).args.find("w")->text, "9");
}

} // namespace
} // namespace berth::io
