// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/io/Reading.h"

namespace berth::io {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::Not;

const std::string kNode = "apiVersion: v1\nkind: Node\nmetadata: {name: n, labels: {zone: a}}\n---\n";

std::string spreadOver(const std::string& key, const std::string& action) {
    return podWith("  topologySpreadConstraints: [{maxSkew: 1, topologyKey: " + key + ", whenUnsatisfiable: " + action +
                   "}]\n");
}

std::string budget(const std::string& spec, const std::string& rest = "") {
    return "apiVersion: policy/v1\nkind: PodDisruptionBudget\nmetadata: {name: b}\nspec: " + spec + "\n" + rest +
           "---\napiVersion: v1\nkind: Pod\nmetadata: {name: p, labels: {app: web}}\nspec: {containers: [{name: c}]}\n";
}

TEST(SelectorUsage, topologyKeysThatNoNodeHasAreNoted) {
    EXPECT_THAT(findingsOf({kNode + spreadOver("rack", "DoNotSchedule")}, true),
                Contains("in.yaml:10:57: note: no node has the label \"rack\", so the constraint keeps the pod off all "
                         "of them"));
    EXPECT_THAT(findingsOf({kNode + spreadOver("rack", "ScheduleAnyway")}, true),
                Contains(HasSubstr("so the constraint ranks none")));
    EXPECT_THAT(findingsOf({kNode + spreadOver("zone", "DoNotSchedule")}, true), Not(Contains(HasSubstr("no node"))));
    EXPECT_THAT(findingsOf({spreadOver("rack", "DoNotSchedule")}, true), Not(Contains(HasSubstr("no node has"))));
}

TEST(SelectorUsage, affinityTermsOverUnknownKeysAreNoted) {
    const auto term = [](const std::string& kind) {
        return kNode + podWith("  affinity: {" + kind +
                               ": {requiredDuringSchedulingIgnoredDuringExecution: [{topologyKey: rack}]}}\n");
    };
    EXPECT_THAT(findingsOf({term("podAffinity")}, true), Contains(HasSubstr("so the term can be met on none")));
    EXPECT_THAT(findingsOf({term("podAntiAffinity")}, true), Contains(HasSubstr("keeps the pod off none")));
}

TEST(SelectorUsage, contradictorySelectorsAreNoted) {
    const std::string selector =
        "{matchLabels: {app: a}, matchExpressions: [{key: app, operator: NotIn, values: [a]}]}";
    EXPECT_THAT(findingsOf({podWith("  topologySpreadConstraints: [{maxSkew: 1, topologyKey: z, whenUnsatisfiable: "
                                    "DoNotSchedule, labelSelector: " +
                                    selector + "}]\n")},
                           true),
                Contains("in.yaml:6:109: note: the selector contradicts itself about the label \"app\": it matches no "
                         "pod"));
    EXPECT_THAT(
        findingsOf({podWith("  nodeSelector: {disk: ssd}\n  affinity: {nodeAffinity: "
                            "{requiredDuringSchedulingIgnoredDuringExecution: {nodeSelectorTerms: [{matchExpressions: "
                            "[{key: disk, operator: DoesNotExist}]}]}}}\n")},
                   true),
        Contains(HasSubstr("about the label \"disk\": it matches no node")));
}

TEST(SelectorUsage, budgetsThatCoverNobodyAreNoted) {
    const std::string allowed = "status: {disruptionsAllowed: 1}\n";
    EXPECT_THAT(findingsOf({budget("{minAvailable: 1, selector: {matchLabels: {app: db}}}", allowed)}, true),
                Contains("in.yaml:4:35: note: the budget selects none of the pods of namespace default"));
    EXPECT_THAT(findingsOf({budget("{minAvailable: 1}", allowed)}, true),
                Contains("in.yaml:1:1: note: the budget has no selector, so it covers no pod"));
    EXPECT_THAT(findingsOf({budget("{minAvailable: 1, selector: {}}", allowed)}, true),
                Contains(HasSubstr("the budget's selector is empty")));
    EXPECT_THAT(findingsOf({budget("{minAvailable: 1, selector: {matchLabels: {app: web}}}", allowed)}, true),
                Not(Contains(HasSubstr("budget"))));
    EXPECT_THAT(findingsOf({budget("{minAvailable: 1, selector: {matchLabels: {app: web}}}")}, true),
                Contains(HasSubstr("no status.disruptionsAllowed, which counts as 0")));
}

} // namespace
} // namespace berth::io
