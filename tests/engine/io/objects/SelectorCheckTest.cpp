// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/io/Reading.h"

namespace berth::io {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

struct Fault {
    std::string spec; ///< what stands in line 6 of the pod
    std::string error;
};

class SelectorFaults : public testing::TestWithParam<Fault> {};

TEST_P(SelectorFaults, IsRefusedWithItsPlace) {
    EXPECT_THAT(findingsOf({podWith(GetParam().spec)}), ElementsAre("in.yaml:" + GetParam().error));
}

std::string spread(const std::string& rest) {
    return "  topologySpreadConstraints: [{" + rest + "}]\n";
}

std::string tolerating(const std::string& rest) {
    return "  tolerations: [{" + rest + "}]\n";
}

std::string labelled(const std::string& selector) {
    return spread("maxSkew: 1, topologyKey: z, whenUnsatisfiable: DoNotSchedule, labelSelector: {" + selector + "}");
}

INSTANTIATE_TEST_SUITE_P(
    Spread, SelectorFaults,
    testing::Values(
        Fault{spread("maxSkew: 1, topologyKey: \"\", whenUnsatisfiable: DoNotSchedule"),
              "6:57: error: spec.topologySpreadConstraints[0].topologyKey: can not be empty. Name a node label, for "
              "example topology.kubernetes.io/zone"},
        Fault{spread("maxSkew: 1, topologyKey: a b, whenUnsatisfiable: DoNotSchedule"),
              "6:57: error: spec.topologySpreadConstraints[0].topologyKey: \"a b\" is no label key: name part must "
              "consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric "
              "character"},
        Fault{spread("maxSkew: 1, topologyKey: z, whenUnsatisfiable: \"\""),
              "6:79: error: spec.topologySpreadConstraints[0].whenUnsatisfiable: expected one of DoNotSchedule, "
              "ScheduleAnyway, found \"\""},
        Fault{spread("maxSkew: 1, topologyKey: z, whenUnsatisfiable: ScheduleAnyway, minDomains: 2"),
              "6:107: error: spec.topologySpreadConstraints[0].minDomains: can only use minDomains if "
              "whenUnsatisfiable=DoNotSchedule, not ScheduleAnyway"},
        Fault{spread("maxSkew: 1, topologyKey: z, whenUnsatisfiable: DoNotSchedule, matchLabelKeys: [a]"),
              "6:110: error: spec.topologySpreadConstraints[0].matchLabelKeys: must not be specified when "
              "labelSelector is not set"},
        Fault{"  topologySpreadConstraints: [{maxSkew: 1, topologyKey: z, whenUnsatisfiable: DoNotSchedule}, "
              "{maxSkew: 2, topologyKey: z, whenUnsatisfiable: DoNotSchedule}]\n",
              "6:95: error: spec.topologySpreadConstraints[1]: a second constraint for {z, DoNotSchedule}"}));

INSTANTIATE_TEST_SUITE_P(
    LabelSelectors, SelectorFaults,
    testing::Values(
        Fault{
            labelled("matchLabels: {app: x y}"),
            "6:129: error: spec.topologySpreadConstraints[0].labelSelector.matchLabels.app: \"x y\" is no valid label "
            "value: a valid label must be an empty string or consist of alphanumeric characters, '-', '_' or '.', "
            "and must start and end with an alphanumeric character"},
        Fault{labelled("matchExpressions: [{key: app, operator: \"\"}]"),
              "6:150: error: spec.topologySpreadConstraints[0].labelSelector.matchExpressions[0].operator: expected "
              "one of In, NotIn, Exists, DoesNotExist, found \"\""},
        Fault{labelled("matchExpressions: [{key: app, operator: Gt, values: [\"1\"]}]"),
              "6:150: error: spec.topologySpreadConstraints[0].labelSelector.matchExpressions[0].operator: expected "
              "one of In, NotIn, Exists, DoesNotExist, found \"Gt\""},
        Fault{labelled("matchExpressions: [{key: \"\", operator: Exists}]"),
              "6:135: error: spec.topologySpreadConstraints[0].labelSelector.matchExpressions[0].key: \"\" is no label "
              "key: name part must be non-empty"},
        Fault{labelled("matchExpressions: [{key: app, operator: In, values: [-a]}]"),
              "6:163: error: spec.topologySpreadConstraints[0].labelSelector.matchExpressions[0].values[0]: \"-a\" is "
              "no label value: a valid label must be an empty string or consist of alphanumeric characters, '-', '_' "
              "or '.', and must start and end with an alphanumeric character"}));

INSTANTIATE_TEST_SUITE_P(
    Tolerations, SelectorFaults,
    testing::Values(Fault{tolerating("operator: Equal, value: a"),
                          "6:28: error: spec.tolerations[0].operator: must be Exists when `key` is empty, which means "
                          "\"match all values and all keys\""},
                    Fault{tolerating("key: a, operator: Exists, value: b"),
                          "6:51: error: spec.tolerations[0].value: must be empty when `operator` is 'Exists'"},
                    Fault{tolerating("key: a, operator: Exists, effect: NoSchedule, tolerationSeconds: 5"),
                          "6:52: error: spec.tolerations[0].effect: must be 'NoExecute' when `tolerationSeconds` is "
                          "set"}));

TEST(SelectorCheck, priorityClassesKeepToTheirBounds) {
    const auto priorityClass = [](const std::string& name, const std::string& value) {
        return findingsOf({"apiVersion: scheduling.k8s.io/v1\nkind: PriorityClass\nmetadata: {name: " + name +
                           "}\nvalue: " + value + "\n"});
    };
    EXPECT_THAT(priorityClass("big", "1000000000"), IsEmpty());
    EXPECT_THAT(
        priorityClass("big", "1000000001"),
        ElementsAre("in.yaml:4:8: error: value: maximum allowed value of a user defined priority is 1000000000, "
                    "this is 1000000001"));
    EXPECT_THAT(priorityClass("big", "3000000000"),
                ElementsAre("in.yaml:4:8: error: value: expected -2147483648 to 2147483647, found 3000000000"));
    EXPECT_THAT(priorityClass("system-cluster-critical", "2000000000"), IsEmpty());
    EXPECT_THAT(priorityClass("system-mine", "5"), ElementsAre(HasSubstr("reserved for system use only")));
}

TEST(SelectorCheck, prioritiesBeyondInt32AreRefused) {
    EXPECT_THAT(
        findingsOf({podWith("  priority: 2147483648\n")}),
        ElementsAre("in.yaml:6:13: error: spec.priority: expected -2147483648 to 2147483647, found 2147483648"));
    EXPECT_EQ(podOf(podWith("  priority: -2147483648\n"))->priority, std::numeric_limits<std::int32_t>::min());
}

TEST(SelectorCheck, nodeSelectorsAreLabels) {
    EXPECT_THAT(
        findingsOf({podWith("  nodeSelector: {disk: s s d}\n")}),
        ElementsAre(HasSubstr("in.yaml:6:24: error: spec.nodeSelector.disk: \"s s d\" is no valid label value")));
}

TEST(SelectorCheck, whatOnlyTheSchedulerCannotParseIsNoted) {
    const std::string term = "{matchExpressions: [{key: rank, operator: Gt, values: [high]}]}";
    EXPECT_THAT(
        findingsOf({podWith("  affinity: {nodeAffinity: {requiredDuringSchedulingIgnoredDuringExecution: "
                            "{nodeSelectorTerms: [" +
                            term + "]}}}\n")},
                   true),
        Contains(HasSubstr("note: spec.affinity.nodeAffinity.requiredDuringSchedulingIgnoredDuringExecution."
                           "nodeSelectorTerms[0]: kube-scheduler cannot parse matchExpressions[0].values[0]: for "
                           "'Gt', 'Lt' operators, the value must be an integer. The term matches no node")));
}

TEST(SelectorCheck, aBudgetCannotSetBothBounds) {
    EXPECT_THAT(findingsOf({"apiVersion: policy/v1\nkind: PodDisruptionBudget\nmetadata: {name: b}\nspec: "
                            "{minAvailable: 1, maxUnavailable: 1}\n"}),
                ElementsAre("in.yaml:4:7: error: spec: minAvailable and maxUnavailable cannot be both set"));
}

TEST(SelectorCheck, labelKeysOfThePodAreMerged) {
    const auto pod = podOf("apiVersion: v1\nkind: Pod\nmetadata: {name: p, labels: {hash: x}}\nspec:\n  containers: "
                           "[{name: c}]\n  topologySpreadConstraints: [{maxSkew: 1, topologyKey: z, whenUnsatisfiable: "
                           "DoNotSchedule, labelSelector: {matchLabels: {app: a}}, matchLabelKeys: [hash, absent]}]\n");
    ASSERT_TRUE(pod->spread.at(0).selector);
    EXPECT_THAT(pod->spread[0].selector->matchExpressions,
                ElementsAre(Requirement{"hash", SelectorOperator::In, {"x"}}));
    EXPECT_THAT(pod->meta.defaulted, Contains("spec.topologySpreadConstraints[0].labelSelector.matchExpressions"));
}

} // namespace
} // namespace berth::io
