// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/runtime/Framework.h"

#include "tests/support/FakePlugins.h"
#include "tests/support/TestCluster.h"

#include <gmock/gmock.h>

namespace berth {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using namespace test;

FakeProfile abc() {
    FakeProfile profile;
    profile.add<FakeFilter>("A").add<FakeFilter>("B").add<FakeFilter>("C");
    return profile;
}

using Names = std::vector<std::string_view>;

TEST(Framework, ExpandsMultiPointToThePointsAPluginImplements) {
    FakeProfile profile;
    profile.add<FakePreFilter>("P").add<FakeScore>("S");
    const auto framework = profile.build();
    EXPECT_THAT(framework->pluginNames(ExtensionPoint::QueueSort), ElementsAre("Sort"));
    EXPECT_THAT(framework->pluginNames(ExtensionPoint::PreFilter), ElementsAre("P"));
    EXPECT_THAT(framework->pluginNames(ExtensionPoint::Filter), ElementsAre("P"));
    EXPECT_THAT(framework->pluginNames(ExtensionPoint::PreScore), ElementsAre("S"));
    EXPECT_THAT(framework->pluginNames(ExtensionPoint::Score), ElementsAre("S"));
    EXPECT_THAT(framework->pluginNames(ExtensionPoint::NormalizeScore), IsEmpty());
    EXPECT_THAT(framework->pluginNames(ExtensionPoint::Bind), ElementsAre("Bind"));
    EXPECT_THAT(framework->pluginNames(ExtensionPoint::Permit), IsEmpty());
}

struct OrderCase {
    const char* name;
    std::vector<std::string> enabled, disabled;
    std::vector<std::string_view> filters;
};

class MultiPointOrder : public testing::TestWithParam<OrderCase> {};

TEST_P(MultiPointOrder, OverridesThenMultiPointThenTheRest) {
    FakeProfile profile;
    profile.add<FakeFilter>("A").add<FakeFilter>("B").add<FakeFilter>("C").know<FakeFilter>("X").know<FakeFilter>("Y");
    for (const std::string& name : GetParam().enabled) profile.enable(PluginPoint::Filter, name);
    for (const std::string& name : GetParam().disabled) profile.disable(PluginPoint::Filter, name);
    EXPECT_EQ(profile.build()->pluginNames(ExtensionPoint::Filter), GetParam().filters);
}

INSTANTIATE_TEST_SUITE_P(All, MultiPointOrder,
                         testing::Values(OrderCase{"Default", {}, {}, {"A", "B", "C"}},
                                         OrderCase{"Override", {"C"}, {}, {"C", "A", "B"}},
                                         OrderCase{"OverridesKeepTheirOrder", {"C", "A"}, {}, {"C", "A", "B"}},
                                         OrderCase{"OthersGoLast", {"X", "B", "Y"}, {}, {"B", "A", "C", "X", "Y"}},
                                         OrderCase{"Disabled", {}, {"B"}, {"A", "C"}},
                                         OrderCase{"DisabledAndGivenAgain", {"B"}, {"B"}, {"A", "C", "B"}},
                                         OrderCase{"Star", {"X", "B"}, {"*"}, {"X", "B"}},
                                         OrderCase{"StarAlone", {}, {"*"}, {}}),
                         [](const auto& each) { return each.param.name; });

TEST(Framework, WeightIsTheSpecificOneElseMultiPointsElseOne) {
    FakeProfile profile;
    profile.add<FakeScore>("S").add<FakeScore>("T").add<FakeScore>("U");
    PluginSet& multi = profile.profile.at(PluginPoint::MultiPoint);
    multi.enabled[2].weight = 3;
    multi.enabled[3].weight = 4;
    profile.enable(PluginPoint::Score, "T", 7);
    const auto framework = profile.build();
    std::map<std::string_view, std::int64_t> weights;
    for (const ScorePluginAt& each : framework->score) weights[each.name] = each.weight;
    EXPECT_THAT(weights, ElementsAre(std::pair("S", 3), std::pair("T", 7), std::pair("U", 1)));
}

TEST(Framework, ScoreKnowsItsPreScoreOnlyWhereEnabled) {
    FakeProfile profile;
    profile.add<FakeScore>("S").add<FakeScore>("T").disable(PluginPoint::PreScore, "T");
    const auto framework = profile.build();
    EXPECT_NE(framework->score[0].preScore, nullptr);
    EXPECT_EQ(framework->score[1].preScore, nullptr);
}

TEST(Framework, PercentageOfTheProfileBeatsTheGlobalOne) {
    FakeProfile profile;
    profile.profile.percentageOfNodesToScore = 30;
    EXPECT_EQ(profile.build()->percentageOfNodesToScore(), 30);
}

TEST(FrameworkErrors, SayUpstreamsWords) {
    EXPECT_EQ(abc().error(), "");
    EXPECT_EQ(abc().enable(PluginPoint::Filter, "X").error(), "FilterPlugin \"X\" does not exist");
    EXPECT_EQ(abc().enable(PluginPoint::Score, "A").error(), "plugin \"A\" does not extend ScorePlugin plugin");
    EXPECT_EQ(abc().enable(PluginPoint::Filter, "A").enable(PluginPoint::Filter, "A").error(),
              "plugin \"A\" already registered as \"FilterPlugin\"");
    EXPECT_EQ(abc().enable(PluginPoint::MultiPoint, "A").error(),
              "plugin \"A\" already registered as \"FilterPlugin\"");
    EXPECT_EQ(abc().disable(PluginPoint::Bind, "*").error(),
              "at least one bind plugin is needed for profile with scheduler name \"default-scheduler\"");
    EXPECT_EQ(abc().disable(PluginPoint::QueueSort, "Sort").error(),
              "only one queue sort plugin required for profile with scheduler name \"default-scheduler\", but got 0");
    FakeProfile twoSorts;
    twoSorts.add<FakeQueueSort>("Other");
    EXPECT_THAT(twoSorts.error(), HasSubstr("but got 2"));
}

TEST(FrameworkErrors, UnknownPluginAtMultiPoint) {
    EXPECT_THAT(abc().enable(PluginPoint::MultiPoint, "X").error(), HasSubstr("\"X\" does not exist"));
}

TEST(FrameworkErrors, NegativeWeightBeforeAnotherOverflows) {
    FakeProfile profile;
    profile.add<FakeScore>("S").add<FakeScore>("T");
    profile.profile.at(PluginPoint::MultiPoint).enabled[2].weight = -5;
    EXPECT_EQ(profile.error(), "score plugins: total score of Score plugins could overflow");
}

TEST(FrameworkErrors, RepeatedConfig) {
    FakeProfile profile = abc();
    profile.profile.pluginConfig = {{"A", {}, {}}, {"A", {}, {}}};
    EXPECT_EQ(profile.error(), "repeated config for plugin A");
}

TEST(FrameworkErrors, PluginThatCannotBeBuiltKeepsItsPlace) {
    const PluginEntry entries[] = {
        {"A",
         [](const Value&) -> tl::expected<std::unique_ptr<Plugin>, Diagnostics> {
             return tl::unexpected(Diagnostics{{Severity::Error, {"f.yaml", 7, 3}, "no shape", ""}});
         },
         {}}};
    Configuration configuration;
    configuration.profiles.emplace_back();
    configuration.profiles[0].at(PluginPoint::Filter).enabled = {FakeProfile::ref("A")};
    const auto framework = Framework::create(configuration, 0, entries);
    ASSERT_FALSE(framework);
    EXPECT_THAT(framework.error()[0].text, HasSubstr("initializing plugin \"A\": no shape"));
    EXPECT_EQ(framework.error()[0].place.line, 7U);
}

TEST(Framework, BuildsOnlyWhatSomePointNeeds) {
    int built = 0;
    FakeProfile profile;
    profile.know<FakeFilter>("Unused", [&](FakeFilter&) { ++built; });
    profile.build();
    EXPECT_EQ(built, 0);
}

TEST(Framework, RegistersEventsOfPluginsThatCanReject) {
    FakeProfile profile;
    profile.add<FakeScore>("S").add<FakeListener>("L").add<FakeFilter>("F");
    const auto framework = profile.build();
    ASSERT_FALSE(framework->events.empty());
    EXPECT_EQ(framework->events[0].plugin, "L");
    EXPECT_EQ(framework->events[0].event.event.resource, EventResource::Node);
    EXPECT_EQ(framework->events.size(), 1U + 10U) << "F registers nothing, so it hears what SEMANTICS 2.7 lists";
}

TEST(Framework, PreEnqueueAsksTheOneThatGatedLastFirst) {
    FakeProfile profile;
    const auto gates = [](FakePreEnqueue& plugin) { plugin.answer = Status(Code::UnschedulableAndUnresolvable, "no"); };
    profile.add<FakePreEnqueue>("A").add<FakePreEnqueue>("B", gates);
    const auto framework = profile.build();
    const auto pod = makePod("p");
    EXPECT_EQ(framework->runPreEnqueue({}, *pod).plugin(), "B");
    EXPECT_THAT(profile.log, ElementsAre("A.PreEnqueue", "B.PreEnqueue"));
    profile.log.clear();
    EXPECT_FALSE(framework->runPreEnqueue({}, *pod, "B").ok());
    EXPECT_THAT(profile.log, ElementsAre("B.PreEnqueue"));
}

TEST(Framework, SkippedPluginsAreNotToldOfPods) {
    FakeProfile profile;
    profile.add<FakePreFilter>("A").add<FakePreFilter>("B").add<FakeFilter>("C");
    const auto framework = profile.build();
    TestCluster cluster;
    cluster.nodes(1);
    const auto pod = makePod("p");
    const CycleInput input = cluster.input(*pod);
    const Context context{&input, framework.get(), nullptr, input.podId};
    CycleState state;
    state.skipFilter = {"A"};
    EXPECT_TRUE(framework->runAddPod(context, state, *pod, {}, input.snapshot.at(0)).ok());
    EXPECT_TRUE(framework->runRemovePod(context, state, *pod, {}, input.snapshot.at(0)).ok());
    EXPECT_TRUE(framework->runFilter(context, state, *pod, input.snapshot.at(0)).ok());
    EXPECT_THAT(profile.log, ElementsAre("B.AddPod n0", "B.RemovePod n0", "B.Filter n0", "C.Filter n0"));
}

TEST(Profiles, FindByName) {
    FakeProfile profile;
    auto configuration = std::make_shared<Configuration>();
    configuration->profiles = {profile.profile, profile.profile};
    configuration->profiles[1].schedulerName = "other";
    std::vector<PluginEntry> entries;
    const auto make = [](auto plugin) -> PluginFactory {
        return [plugin](const Value&) { return std::make_unique<decltype(plugin)>(plugin); };
    };
    entries.push_back({"Sort", make(FakeQueueSort()), {}});
    entries.push_back({"Bind", make(FakeBind()), {}});
    const auto profiles = Profiles::create(configuration, entries);
    ASSERT_TRUE(profiles);
    EXPECT_EQ((*profiles)->find("other"), (*profiles)->all()[1].get());
    EXPECT_EQ((*profiles)->find("nobody"), nullptr);
}

} // namespace
} // namespace berth
