// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/io/Reading.h"

#include <fmt/format.h>

namespace berth::io {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::Not;

std::string namespaceText(const std::string& name) {
    return fmt::format("apiVersion: v1\nkind: Namespace\nmetadata: {{name: {}, labels: {{team: a}}}}\n---\n", name);
}

std::string podText(const std::string& name, const std::string& ns, const std::string& namespaceSelector) {
    return fmt::format(R"(apiVersion: v1
kind: Pod
metadata: {{name: {}, namespace: {}}}
spec:
  affinity:
    podAntiAffinity:
      requiredDuringSchedulingIgnoredDuringExecution:
      - topologyKey: zone
        labelSelector: {{}}
        {}
  containers: [{{name: c, image: i}}]
---
)",
                       name, ns, namespaceSelector);
}

constexpr const char* kByLabel = "namespaceSelector: {matchLabels: {kubernetes.io/metadata.name: shop}}";

TEST(Namespaces, HaveTheLabelTheApiServerGivesThem) {
    const auto scenario = scenarioOf({namespaceText("shop")});
    const Namespace& shop = scenario->objects.namespaces.at(0);
    EXPECT_EQ(shop.meta.labels.get("kubernetes.io/metadata.name"), "shop");
    EXPECT_EQ(shop.meta.labels.get("team"), "a");
    EXPECT_THAT(shop.meta.defaulted, Contains("metadata.labels[kubernetes.io/metadata.name]"));
}

TEST(Namespaces, UndeclaredOnesAreImpliedWhereSelectorsAskForLabels) {
    const std::vector<std::string> texts = {namespaceText("a") + podText("p", "a", kByLabel) + podText("q", "b", "") +
                                            podText("r", "b", "")};
    const auto scenario = scenarioOf(texts);
    ASSERT_EQ(scenario->objects.namespaces.size(), 2U);
    EXPECT_EQ(scenario->objects.namespaces[1].meta.name, "b");
    EXPECT_EQ(scenario->objects.namespaces[1].meta.labels.get("kubernetes.io/metadata.name"), "b");
    EXPECT_THAT(findingsOf(texts, true), Contains(HasSubstr("note: the namespace b is not in the input")));
}

TEST(Namespaces, NobodyIsToldWhereNobodyAsks) {
    for (const char* selector : {"", "namespaceSelector: {}", "namespaces: [b]"}) {
        const std::vector<std::string> texts = {podText("p", "b", selector)};
        EXPECT_TRUE(scenarioOf(texts)->objects.namespaces.empty()) << selector;
        EXPECT_THAT(findingsOf(texts, true), Not(Contains(HasSubstr("namespace b")))) << selector;
    }
}

TEST(AffinityTerms, AKeyCannotMatchAndMismatch) {
    const std::vector<std::string> texts = {
        podText("p", "a", "matchLabelKeys: [x]\n        mismatchLabelKeys: [y, x]")};
    EXPECT_THAT(findingsOf(texts), Contains(HasSubstr("\"x\" exists in both matchLabelKeys and mismatchLabelKeys")));
}

TEST(AffinityTerms, LabelKeysAreMergedAsTheApiServerDoes) {
    const std::string text = podText("p", "a", "matchLabelKeys: [x, absent]\n        mismatchLabelKeys: [y]");
    const auto pod =
        podOf(std::string(text).replace(text.find("namespace: a}"), 13, "namespace: a, labels: {x: '1', y: '2'}}"));
    const LabelSelector& selector = *pod->affinity.podAnti.required.at(0).selector;
    ASSERT_EQ(selector.matchExpressions.size(), 2U);
    EXPECT_EQ(selector.matchExpressions[0], (Requirement{"x", SelectorOperator::In, {"1"}}));
    EXPECT_EQ(selector.matchExpressions[1], (Requirement{"y", SelectorOperator::NotIn, {"2"}}));
}

} // namespace
} // namespace berth::io
