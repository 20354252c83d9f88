// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/config/ConfigurationSources.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace berth::io {
namespace {

std::shared_ptr<const Document> parse(const std::string& text) {
    return Document::parse("map.yaml", text).value();
}

const std::string kMap = R"(apiVersion: v1
kind: ConfigMap
metadata: {name: scheduler}
data:
  notes: anything
  config.yaml: |
    apiVersion: kubescheduler.config.k8s.io/v1
    kind: KubeSchedulerConfiguration
    parallelism: 5
    badField: 1
)";

TEST(ConfigurationSources, WithoutAnyTheDefaultHolds) {
    Findings findings;
    const auto configuration = ConfigurationSources().read({}, findings);
    ASSERT_TRUE(configuration);
    EXPECT_EQ(configuration->text, "");
}

TEST(ConfigurationSources, FindsTheConfigurationInAConfigMap) {
    const auto map = parse(kMap.substr(0, kMap.find("    badField")));
    Findings findings;
    ConfigurationSources sources;
    EXPECT_TRUE(sources.addConfigMap(map, map->root(0), findings));
    const auto configuration = sources.read({}, findings);
    ASSERT_TRUE(configuration);
    EXPECT_EQ(configuration->parallelism, 5);
}

TEST(ConfigurationSources, PlacesInALiteralBlockAreThoseOfTheConfigMapsFile) {
    const auto map = parse(kMap);
    Findings findings;
    ConfigurationSources sources;
    sources.addConfigMap(map, map->root(0), findings);
    EXPECT_FALSE(sources.read({}, findings));
    const Diagnostics said = findings.take();
    ASSERT_EQ(said.size(), 1U);
    EXPECT_EQ(said[0].place, (Place{"map.yaml", 10, 5}));
}

TEST(ConfigurationSources, PlacesInAQuotedTextAreItsBeginning) {
    const auto map = parse("kind: ConfigMap\ndata:\n  c: \"apiVersion: kubescheduler.config.k8s.io/v1\\nkind: "
                           "KubeSchedulerConfiguration\\nparallelism: 0\\n\"\n");
    Findings findings;
    ConfigurationSources sources;
    sources.addConfigMap(map, map->root(0), findings);
    EXPECT_FALSE(sources.read({}, findings));
    EXPECT_EQ(findings.take().at(0).place, (Place{"map.yaml", 3, 6}));
}

TEST(ConfigurationSources, AConfigMapOfSomethingElseIsLeftAlone) {
    const auto map = parse("kind: ConfigMap\ndata: {a: 'b: [', c: d}\n");
    Findings findings;
    ConfigurationSources sources;
    EXPECT_FALSE(sources.addConfigMap(map, map->root(0), findings));
    EXPECT_TRUE(sources.empty());
    EXPECT_EQ(findings.errors(), 0U);
}

TEST(ConfigurationSources, ASecondOneIsAnErrorThatNamesTheFirst) {
    const auto one = parse("{apiVersion: kubescheduler.config.k8s.io/v1, kind: KubeSchedulerConfiguration}\n");
    const auto map = parse(kMap.substr(0, kMap.find("    badField")));
    Findings findings;
    ConfigurationSources sources;
    sources.add(one, one->root(0), "");
    sources.addConfigMap(map, map->root(0), findings);
    EXPECT_FALSE(sources.read({}, findings));
    const Diagnostics said = findings.take();
    ASSERT_EQ(said.size(), 1U);
    EXPECT_EQ(said[0].text, "a second KubeSchedulerConfiguration");
    EXPECT_EQ(said[0].place.line, 7U);
    EXPECT_THAT(said[0].hint, testing::HasSubstr("map.yaml:1"));
}

} // namespace
} // namespace berth::io
