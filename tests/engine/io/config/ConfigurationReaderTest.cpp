// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/io/config/ReadConfiguration.h"

#include <gmock/gmock.h>

#include <ostream>

namespace berth::io {
namespace {

using testing::HasSubstr;

TEST(ConfigurationReader, NothingButTheHeadingGivesTheDefaults) {
    const ReadConfiguration read = readBody("");
    ASSERT_TRUE(read.configuration) << read.errors();
    EXPECT_EQ(read.configuration->parallelism, 16);
    EXPECT_EQ(read.configuration->percentageOfNodesToScore, 0);
    EXPECT_EQ(read.configuration->podInitialBackoff, Duration::seconds(1));
    EXPECT_EQ(read.configuration->podMaxBackoff, Duration::seconds(10));
    ASSERT_EQ(read.configuration->profiles.size(), 1U);
    EXPECT_EQ(read.configuration->profiles[0].schedulerName, "default-scheduler");
    EXPECT_EQ(read.configuration->profiles[0].at(PluginPoint::MultiPoint).enabled.size(),
              defaultMultiPoint().enabled.size());
}

TEST(ConfigurationReader, ReadsEveryFieldOfItsOwn) {
    const ReadConfiguration read = readBody(R"(parallelism: 4
percentageOfNodesToScore: 50
podInitialBackoffSeconds: 2
podMaxBackoffSeconds: 60
delayCacheUntilActive: true
enableProfiling: false
enableContentionProfiling: false
clientConnection: {kubeconfig: /etc/k, qps: 100.5, burst: 200, contentType: application/json, acceptContentTypes: ""}
leaderElection: {leaderElect: false, leaseDuration: 1m, renewDeadline: 30s, retryPeriod: 5s, resourceLock: leases}
)");
    ASSERT_TRUE(read.configuration) << read.errors();
    EXPECT_EQ(read.configuration->parallelism, 4);
    EXPECT_EQ(read.configuration->percentageOfNodesToScore, 50);
    EXPECT_EQ(read.configuration->podInitialBackoff, Duration::seconds(2));
    EXPECT_EQ(read.configuration->podMaxBackoff, Duration::seconds(60));
}

TEST(ConfigurationReader, KeepsTheTextAsWritten) {
    const ReadConfiguration read = readBody("parallelism: 4 # two per core\n");
    ASSERT_TRUE(read.configuration);
    EXPECT_THAT(read.configuration->text, HasSubstr("# two per core"));
}

TEST(ConfigurationReader, ReadsNumbersAsKubectlsYamlDoes) {
    EXPECT_EQ(readBody("parallelism: 1e1\n").configuration->parallelism, 10);
    EXPECT_EQ(readBody("parallelism: 0o20\n").configuration->parallelism, 16);
    EXPECT_EQ(readBody("parallelism: 1_0\n").configuration->parallelism, 10);
    EXPECT_EQ(readBody("parallelism: 010\n").configuration->parallelism, 8);
    EXPECT_TRUE(readBody("leaderElection: {leaderElect: yes}\n").configuration);
}

struct Refused {
    std::string body;
    std::string errors;
};

void PrintTo(const Refused& refused, std::ostream* out) {
    *out << refused.body;
}

class RefusedConfiguration : public testing::TestWithParam<Refused> {};

TEST_P(RefusedConfiguration, NamesThePlaceAndTheReason) {
    const ReadConfiguration read = readBody(GetParam().body);
    EXPECT_FALSE(read.configuration);
    EXPECT_EQ(read.errors(), GetParam().errors);
}

INSTANTIATE_TEST_SUITE_P(
    Decoding, RefusedConfiguration,
    testing::Values(
        Refused{"nodesToScore: 5\n", "3:1: unknown field \"nodesToScore\"\n"},
        Refused{"profiles:\n- plugins:\n    prioritize: {}\n",
                "5:5: unknown field \"profiles[0].plugins.prioritize\"\n"},
        Refused{"parallelism: 4\nparallelism: 4\n", "4:1: key \"parallelism\" already set in map\n"},
        Refused{"parallelism: '4'\n", "3:14: parallelism: expected a whole number of 32 bits, found the text \"4\"\n"},
        Refused{"parallelism: 2147483648\n",
                "3:14: parallelism: expected a whole number of 32 bits, found the number 2147483648\n"},
        Refused{"parallelism: 1.5\n", "3:14: parallelism: expected a whole number of 32 bits, found the number 1.5\n"},
        Refused{"profiles: {}\n", "3:11: profiles: expected a list, found a map\n"},
        Refused{"profiles:\n- {schedulerName: 5}\n",
                "4:19: profiles[0].schedulerName: expected text, found the number 5\n"},
        Refused{"leaderElection: {leaseDuration: soon}\n", "3:33: leaderElection.leaseDuration: expected a duration "
                                                           "such as \"1h30m\", \"15s\" or \"250ms\", found the "
                                                           "text \"soon\"\n"}));

INSTANTIATE_TEST_SUITE_P(
    Validation, RefusedConfiguration,
    testing::Values(
        Refused{"parallelism: 0\n",
                "3:14: parallelism: Invalid value: 0: should be an integer value greater than zero\n"},
        Refused{"percentageOfNodesToScore: 101\n",
                "3:27: percentageOfNodesToScore: Invalid value: 101: not in valid range [0-100]\n"},
        Refused{"profiles: [{percentageOfNodesToScore: -1}]\n",
                "3:39: profiles[0].percentageOfNodesToScore: Invalid value: -1: not in valid range [0-100]\n"},
        Refused{"podInitialBackoffSeconds: 0\n",
                "3:27: podInitialBackoffSeconds: Invalid value: 0: must be greater than 0\n"},
        Refused{"podMaxBackoffSeconds: 5\npodInitialBackoffSeconds: 6\n",
                "3:23: podMaxBackoffSeconds: Invalid value: 5: must be greater than or equal to "
                "PodInitialBackoffSeconds\n"},
        Refused{"profiles: [{}, {schedulerName: b}]\n", "3:12: profiles[0].schedulerName: Required value\n"},
        Refused{"profiles: [{schedulerName: ''}]\n", "3:28: profiles[0].schedulerName: Required value\n"},
        Refused{"profiles: [{schedulerName: a}, {schedulerName: a}]\n",
                "3:48: profiles[1].schedulerName: Duplicate value: \"a\"\n"},
        Refused{"profiles: [{plugins: {queueSort: {enabled: [{name: PrioritySort}, {name: Coscheduling}]}}}]\n",
                "3:34: profiles[0].plugins.queueSort.Enabled: Invalid value: 2: only one queue sort plugin can be "
                "enabled\n"},
        Refused{
            "profiles: [{plugins: {filter: {enabled: [{name: EBSLimits}]}}}]\n",
            "3:42: profiles[0].plugins.filter.enabled[0]: Invalid value: \"EBSLimits\": was invalid in version \"v1\" "
            "(KubeSchedulerConfiguration is version \"kubescheduler.config.k8s.io/v1\")\n"},
        Refused{"clientConnection: {burst: -1}\n",
                "3:27: clientConnection.burst: Invalid value: -1: must be non-negative\n"},
        Refused{
            "leaderElection: {resourceLock: endpoints}\n",
            "3:32: leaderElection.resourceLock: Invalid value: \"endpoints\": resourceLock value must be \"leases\"\n"},
        Refused{"leaderElection: {leaseDuration: 5s}\n",
                "3:33: leaderElection.leaseDuration: Invalid value: \"10s\": must be greater than `RenewDeadline`\n"},
        Refused{"extenders: [{prioritizeVerb: p, weight: 0}]\n",
                "3:41: extenders[0].weight: Invalid value: 0: must have a positive weight applied to it\n"},
        Refused{"extenders: [{bindVerb: b}, {bindVerb: b}]\n",
                "3:12: extenders: Invalid value: \"found 2 extenders implementing bind\": only one extender can "
                "implement bind\n"},
        Refused{"extenders: [{managedResources: [{name: x.io/a}, {name: x.io/a}]}]\n",
                "3:56: extenders[0].managedResources[1].name: Invalid value: \"x.io/a\": duplicate extender managed "
                "resource "
                "name\n"},
        Refused{"extenders: [{managedResources: [{name: cpu}]}]\n",
                "3:40: extenders[0].managedResources[0].name: Invalid value: \"cpu\": is an invalid extended resource "
                "name\n"}));

INSTANTIATE_TEST_SUITE_P(
    Arguments, RefusedConfiguration,
    testing::Values(
        Refused{"profiles: [{pluginConfig: [{name: A}, {name: A}]}]\n",
                "3:39: profiles[0].pluginConfig[1]: Duplicate value: \"A\"\n"},
        Refused{"profiles: [{pluginConfig: [{name: InterPodAffinity, args: {kind: NodeAffinityArgs}}]}]\n",
                "3:59: profiles[0].pluginConfig[0].args: args for plugin InterPodAffinity were not of type "
                "InterPodAffinityArgs.kubescheduler.config.k8s.io, got NodeAffinityArgs.kubescheduler.config.k8s.io\n"},
        Refused{"profiles: [{pluginConfig: [{name: NodeAffinity, args: {apiVersion: v1}}]}]\n",
                "3:55: profiles[0].pluginConfig[0].args: decoding args for plugin NodeAffinity: no kind "
                "\"NodeAffinityArgs\" is "
                "registered for version \"v1\"\n"},
        Refused{"profiles: [{pluginConfig: [{name: NodeAffinity, args: [1]}]}]\n",
                "3:55: profiles[0].pluginConfig[0].args: expected a map, found a list\n"}));

TEST(ConfigurationReader, ReportsEveryErrorAtOnce) {
    const ReadConfiguration read = readBody("parallelism: 0\npercentageOfNodesToScore: 200\nprofiles: [{}, {}]\n");
    EXPECT_EQ(read.errors(), "3:14: parallelism: Invalid value: 0: should be an integer value greater than zero\n"
                             "5:12: profiles[0].schedulerName: Required value\n"
                             "5:16: profiles[1].schedulerName: Required value\n"
                             "5:16: profiles[1].schedulerName: Duplicate value: \"\"\n"
                             "4:27: percentageOfNodesToScore: Invalid value: 200: not in valid range [0-100]\n");
}

TEST(ConfigurationReader, SuggestsTheFieldThatWasMeant) {
    const ReadConfiguration read = readBody("PercentageOfNodesToScore: 50\n");
    ASSERT_EQ(read.said.size(), 1U);
    EXPECT_EQ(read.said[0].hint, "Did you mean \"percentageOfNodesToScore\"?");
}

TEST(ConfigurationReader, QueueSortMustBeTheSameInAllProfiles) {
    const ReadConfiguration read = readBody("profiles: [{schedulerName: a}, {schedulerName: b, plugins: {queueSort: "
                                            "{disabled: [{name: '*'}], enabled: [{name: S}]}}}]\n");
    EXPECT_EQ(read.errors(),
              "3:72: profiles[1].plugins.queueSort: Invalid value: {\"Enabled\":[{\"Name\":\"S\",\"Weight\":0}],"
              "\"Disabled\":[{\"Name\":\"*\",\"Weight\":0}]}: must be the same for all profiles\n");
}

TEST(ConfigurationReader, ArgumentsOfTheQueueSortPluginMustBeTheSameInAllProfiles) {
    const std::string sort = "plugins: {queueSort: {disabled: [{name: '*'}], enabled: [{name: S}]}}";
    const ReadConfiguration read = readBody("profiles: [{schedulerName: a, " + sort +
                                            ", pluginConfig: [{name: S, args: {x: 1}}]}, {schedulerName: b, " + sort +
                                            ", pluginConfig: [{name: S, args: {x: 2}}]}]\n");
    EXPECT_THAT(read.errors(), HasSubstr("queueSort must be the same for all profiles"));
}

TEST(ConfigurationReader, ArgumentsKeepTheirPlaceAndLoseTheirType) {
    const ReadConfiguration read =
        readBody("profiles:\n- pluginConfig:\n  - name: NodeResourcesFit\n    args:\n      apiVersion: "
                 "kubescheduler.config.k8s.io/v1\n      kind: NodeResourcesFitArgs\n      ignoredResources: [a.b/c]\n");
    ASSERT_TRUE(read.configuration) << read.errors();
    const Value& args = read.configuration->profiles[0].pluginConfig[0].args;
    ASSERT_EQ(args.members.size(), 1U);
    EXPECT_EQ(args.members[0].first, "ignoredResources");
    EXPECT_EQ(args.members[0].second.place.line, 9U);
}

TEST(ConfigurationReader, ArgumentsOfUnknownPluginsStayRaw) {
    const ReadConfiguration read =
        readBody("profiles: [{pluginConfig: [{name: Mine, args: {kind: X, apiVersion: y/v9, z: [1]}}]}]\n");
    ASSERT_TRUE(read.configuration) << read.errors();
    EXPECT_EQ(read.configuration->profiles[0].pluginConfig[0].args.members.size(), 3U);
}

TEST(ConfigurationReader, ExtendersAreReadAndNoted) {
    const ReadConfiguration read = readBody(
        "extenders: [{urlPrefix: 'http://x/', managedResources: [{name: x.io/a, ignoredByScheduler: true}]}]\n");
    ASSERT_TRUE(read.configuration) << read.errors();
    ASSERT_EQ(read.said.size(), 1U);
    EXPECT_EQ(read.said[0].severity, Severity::Note);
    EXPECT_EQ(read.said[0].text, "extender http://x/: Berth does not call extenders");
    const PluginConfig& fit = read.configuration->profiles[0].pluginConfig.at(0);
    EXPECT_EQ(fit.name, "NodeResourcesFit");
    EXPECT_EQ(fit.args.find("ignoredResources")->items.at(0).text, "x.io/a");
}

TEST(ConfigurationReader, AsksTheCheckForFaultsOfBuilding) {
    ConfigurationCheck check;
    check.build = [](const std::shared_ptr<const Configuration>& configuration) {
        return Diagnostics{{Severity::Error, configuration->profiles[0].place, "cannot be built", ""}};
    };
    EXPECT_EQ(readBody("profiles:\n- schedulerName: a\n", check).errors(), "4:3: cannot be built\n");
    EXPECT_EQ(readBody("parallelism: 0\n", check).errors(),
              "3:14: parallelism: Invalid value: 0: should be an integer value greater than zero\n");
}

TEST(ConfigurationReader, ArgumentsAreJudgedEvenWhenNoProfileEnablesThePlugin) {
    const auto refuse = [](const Value& args) -> tl::expected<std::unique_ptr<Plugin>, Diagnostics> {
        return tl::unexpected(
            Diagnostics{{Severity::Error, args.place, "hardPodAffinityWeight: Invalid value: 101", ""}});
    };
    const std::vector<PluginEntry> entries = {{"InterPodAffinity", refuse, {}}, {"NodeResourcesFit", refuse, {}}};
    const std::string body =
        "profiles: [{plugins: {multiPoint: {disabled: [{name: '*'}]}}, pluginConfig: [{name: NAME, args: {}}]}]\n";
    const auto with = [&](const std::string& name) {
        std::string text = body;
        return readBody(text.replace(text.find("NAME"), 4, name), {entries, {}});
    };
    EXPECT_THAT(with("InterPodAffinity").errors(),
                HasSubstr("profiles[0].pluginConfig[0].args.hardPodAffinityWeight: Invalid value: 101"));
    EXPECT_TRUE(with("NodeResourcesFit").configuration) << "upstream checks these when the plugin is built";
}

struct HeadingCase {
    std::string text;
    std::string error;
};

class RefusedHeading : public testing::TestWithParam<HeadingCase> {};

TEST_P(RefusedHeading, SaysWhatIsMissing) {
    const auto document = Document::parse("c.yaml", GetParam().text);
    ASSERT_TRUE(document);
    Findings findings;
    EXPECT_TRUE(isConfiguration((*document)->root(0)));
    EXPECT_FALSE(readConfiguration((*document)->root(0), "", {}, findings));
    const Diagnostics said = findings.take();
    ASSERT_EQ(said.size(), 1U);
    EXPECT_EQ(said[0].text, GetParam().error);
}

INSTANTIATE_TEST_SUITE_P(
    All, RefusedHeading,
    testing::Values(
        HeadingCase{"kind: KubeSchedulerConfiguration\n", "Object 'apiVersion' is missing"},
        HeadingCase{"apiVersion: kubescheduler.config.k8s.io/v1\n", "Object 'Kind' is missing"},
        HeadingCase{
            "{apiVersion: kubescheduler.config.k8s.io/v1beta3, kind: KubeSchedulerConfiguration}",
            "no kind \"KubeSchedulerConfiguration\" is registered for version \"kubescheduler.config.k8s.io/v1beta3\""},
        HeadingCase{"{apiVersion: v1, kind: KubeSchedulerConfiguration}",
                    "no kind \"KubeSchedulerConfiguration\" is registered for version \"v1\""},
        HeadingCase{"{apiVersion: kubescheduler.config.k8s.io/v1, kind: InterPodAffinityArgs}",
                    "couldn't decode as KubeSchedulerConfiguration, got kubescheduler.config.k8s.io/v1, "
                    "Kind=InterPodAffinityArgs"}));

} // namespace
} // namespace berth::io
