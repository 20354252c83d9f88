// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/io/Reading.h"

#include "engine/framework/Configuration.h"
#include "engine/framework/Registry.h"
#include "engine/io/ObjectSource.h"

#include <array>

namespace berth::io {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

std::string object(const std::string& apiVersion, const std::string& kind, const std::string& name,
                   const std::string& rest = "") {
    return "apiVersion: " + apiVersion + "\nkind: " + kind + "\nmetadata: {name: " + name + "}\n" + rest + "---\n";
}

std::string pod(const std::string& name, const std::string& spec = "") {
    return object("v1", "Pod", name, "spec: {containers: [{name: c}]" + (spec.empty() ? "" : ", " + spec) + "}\n");
}

TEST(Reader, readsEveryKind) {
    const std::string podTemplate =
        "template: {metadata: {labels: {a: b}}, spec: {containers: [{name: c, resources: {requests: {cpu: 1}}}]}}";
    const auto scenario = scenarioOf(
        {object("v1", "Node", "n") + pod("p") + object("v1", "Namespace", "ns") +
         object("v1", "ResourceQuota", "q", "spec: {hard: {requests.nvidia.com/gpu: 4}}\n") +
         object("v1", "Service", "s", "spec: {selector: {a: b}}\n") +
         object("v1", "ReplicationController", "rc", "spec: {replicas: 2, selector: {a: b}, " + podTemplate + "}\n") +
         object("apps/v1", "Deployment", "d",
                "spec: {replicas: 3, selector: {matchLabels: {a: b}}, " + podTemplate + "}\n") +
         object("apps/v1", "ReplicaSet", "rs", "spec: {selector: {matchLabels: {a: b}}}\n") +
         object("apps/v1", "StatefulSet", "ss") + object("apps/v1", "DaemonSet", "ds") +
         object("batch/v1", "Job", "j", "spec: {parallelism: 4, completions: 8, " + podTemplate + "}\n") +
         object("scheduling.k8s.io/v1", "PriorityClass", "pc", "value: 5\npreemptionPolicy: Never\n") +
         object("policy/v1", "PodDisruptionBudget", "b",
                "spec: {minAvailable: 50%, selector: {}}\nstatus: {disruptionsAllowed: 2, disruptedPods: {x: "
                "\"2026-01-01T00:00:00Z\"}}\n") +
         object("scheduling.x-k8s.io/v1alpha1", "PodGroup", "g", "spec: {minMember: 3, scheduleTimeoutSeconds: 9}\n") +
         object("v1", "PersistentVolumeClaim", "claim") + object("example.com/v1", "Thing", "t")});
    ASSERT_NE(scenario, nullptr);
    EXPECT_EQ(scenario->nodes.size(), 1U);
    EXPECT_EQ(scenario->pods.size(), 1U);
    const ClusterObjects& objects = scenario->objects;
    EXPECT_EQ(objects.namespaces.size(), 1U);
    EXPECT_EQ(objects.quotas.at(0).hard.find("requests.nvidia.com/gpu")->units(), 4);
    EXPECT_EQ(*objects.services.at(0).selector.find("a"), "b");
    ASSERT_EQ(objects.workloads.size(), 6U);
    const Workload& deployment = objects.workloads[1];
    EXPECT_EQ(deployment.kind, Workload::Kind::Deployment);
    EXPECT_EQ(deployment.replicas, 3);
    ASSERT_NE(deployment.pod, nullptr);
    EXPECT_EQ(deployment.pod->totals.requests.milliCpu, 1000);
    EXPECT_EQ(deployment.pod->meta.ns, "default");
    EXPECT_EQ(*objects.workloads[0].selector->matchLabels.find("a"), "b");
    EXPECT_EQ(objects.workloads[2].pod, nullptr);
    EXPECT_EQ(objects.workloads[5].completions, 8);
    EXPECT_EQ(objects.priorityClasses.at(0).value, 5);
    EXPECT_TRUE(objects.priorityClasses[0].preemptNever);
    EXPECT_EQ(objects.priorityClasses.size(), 6U) << "and the five that are built in";
    EXPECT_EQ(objects.budgets.at(0).disruptionsAllowed, 2);
    EXPECT_THAT(objects.budgets[0].disruptedPods, ElementsAre("x"));
    EXPECT_EQ(objects.podGroups.at(0).minMember, 3);
    ASSERT_EQ(objects.others.size(), 2U);
    EXPECT_EQ(objects.others[1].kind, "Thing");
    EXPECT_TRUE(objects.others[1].meta.ns.empty());
    EXPECT_NE(scenario->configuration, nullptr);
}

TEST(Reader, readsListsOfAllKinds) {
    const std::string list =
        "apiVersion: v1\nkind: List\nitems:\n- apiVersion: v1\n  kind: Node\n  metadata: {name: n}\n"
        "- apiVersion: v1\n  kind: Pod\n  metadata: {name: p}\n  spec: {containers: []}\n";
    EXPECT_EQ(scenarioOf({list})->pods.size(), 1U);
    const auto typed = scenarioOf(
        {"apiVersion: v1\nkind: PodList\nmetadata: {resourceVersion: \"\"}\nitems: "
         "[{metadata: {name: a}, spec: {containers: []}}, {metadata: {name: b}, spec: {containers: []}}]\n"});
    ASSERT_EQ(typed->pods.size(), 2U);
    EXPECT_EQ(typed->pods[1]->meta.name, "b");
    const auto nested = scenarioOf({"apiVersion: apps/v1\nkind: DeploymentList\nitems: [{metadata: {name: d}}]\n"});
    EXPECT_EQ(nested->objects.workloads.at(0).kind, Workload::Kind::Deployment);
}

TEST(Reader, readsJson) {
    const auto scenario = scenarioOf({R"({"apiVersion": "v1", "kind": "List", "items": [
  {"apiVersion": "v1", "kind": "Node", "metadata": {"name": "n"}, "status": {"allocatable": {"cpu": "4", "pods": 110}}},
  {"apiVersion": "v1", "kind": "Pod", "metadata": {"name": "p"},
   "spec": {"nodeName": "n", "containers": [{"name": "c"}]}}]})"});
    EXPECT_EQ(scenario->nodes.at(0)->allocatable.pods, 110);
    EXPECT_EQ(scenario->pods.at(0)->nodeName, "n");
    EXPECT_EQ(scenario->pods[0]->meta.place, (Place{"in.yaml", 3, 3}));
    EXPECT_THAT(yamlOf(scenario->pods[0]->meta), HasSubstr("spec:\n  nodeName: \"n\"\n"));
}

TEST(Reader, allFilesAreOneInput) {
    const auto scenario = scenarioOf({object("v1", "Node", "n"), pod("a") + pod("b")});
    EXPECT_EQ(scenario->nodes.size(), 1U);
    ASSERT_EQ(scenario->pods.size(), 2U);
    EXPECT_EQ(scenario->pods[0]->meta.place.file, "in2.yaml");
    EXPECT_EQ(scenario->title, "in.yaml");
}

TEST(Reader, headingsAreNeeded) {
    EXPECT_THAT(
        findingsOf({"kind: Pod\nmetadata: {name: p}\n"}),
        ElementsAre(
            "in.yaml:1:1: error: apiVersion: this field is missing. Every object says its apiVersion and kind"));
    EXPECT_THAT(findingsOf({"apiVersion: v1\nmetadata: {name: p}\n"}),
                ElementsAre(StartsWith("in.yaml:1:1: error: kind: this field is missing")));
    EXPECT_THAT(findingsOf({"apiVersion: v2\nkind: Pod\nmetadata: {name: p}\n"}),
                ElementsAre("in.yaml:1:13: error: apiVersion: expected v1 for a Pod, found v2"));
}

TEST(Reader, unknownKindsAreNoted) {
    EXPECT_THAT(findingsOf({object("v1", "Pood", "p")}, true),
                ElementsAre("in.yaml:2:7: note: Pood of v1 is shown, but no plugin uses it. Did you mean Pod?"));
    EXPECT_THAT(findingsOf({object("serving.knative.dev/v1", "Service", "p")}, true),
                ElementsAre("in.yaml:2:7: note: Service of serving.knative.dev/v1 is shown, but no plugin uses it"));
    EXPECT_THAT(findingsOf({object("policy/v1beta1", "PodDisruptionBudget", "p")}, true),
                Contains("in.yaml:1:13: note: policy/v1beta1 PodDisruptionBudget is read as policy/v1"));
}

TEST(Reader, duplicateObjectsAreErrors) {
    EXPECT_THAT(
        findingsOf({pod("a") + pod("b") + pod("a")}),
        ElementsAre("in.yaml:11:1: error: Pod default/a stands twice in the input. The first is at in.yaml:1:1"));
    EXPECT_THAT(findingsOf({object("v1", "Node", "n"), object("v1", "Node", "n")}),
                ElementsAre("in2.yaml:1:1: error: Node n stands twice in the input. The first is at in.yaml:1:1"));
    EXPECT_THAT(findingsOf({object("v1", "Node", "n") + pod("n") + object("v1", "Service", "n")}), IsEmpty());
}

TEST(Reader, duplicateKeysAreWarnings) {
    EXPECT_THAT(
        findingsOf({"apiVersion: v1\nkind: Namespace\nmetadata: {name: a, labels: {x: y, x: z}}\n"}, true),
        ElementsAre(
            "in.yaml:3:36: warning: the key \"x\" stands twice in this map; the last one counts. kubectl refuses it"));
}

TEST(Reader, errorsOfAllFilesAreReportedTogether) {
    EXPECT_THAT(findingsOf({pod("A"), "a: [\n", pod("b", "priority: x")}),
                ElementsAre(StartsWith("in.yaml:3:18"), StartsWith("in2.yaml:2:1"), StartsWith("in3.yaml:4")));
}

TEST(Reader, stopsAtASaneNumberOfErrors) {
    std::string text;
    for (int i = 0; i < 500; ++i) text += pod("P" + std::to_string(i));
    const auto lines = findingsOf({text});
    EXPECT_EQ(lines.size(), 100U);
    EXPECT_THAT(lines.back(), HasSubstr("more than 99 errors; the rest is not shown"));
}

TEST(Reader, sayingTheSameOftenIsSummedUp) {
    std::string text;
    for (int i = 0; i < 50; ++i) text += pod("p" + std::to_string(i), "foo: 1");
    const auto lines = findingsOf({text}, true);
    EXPECT_EQ(std::count_if(lines.begin(), lines.end(),
                            [](const std::string& l) { return l.find("spec.foo") != std::string::npos; }),
              5);
    EXPECT_THAT(lines, Contains(HasSubstr("spec.foo: unknown field, it is not used (and 45 more like this)")));
    EXPECT_THAT(
        lines,
        Contains("in.yaml:1:1: note: 50 pods without spec.terminationGracePeriodSeconds, which is filled in as 30"));
}

TEST(Reader, prioritiesComeFromClasses) {
    const std::string classes =
        object("scheduling.k8s.io/v1", "PriorityClass", "mine", "value: 42\npreemptionPolicy: Never\n") +
        object("scheduling.k8s.io/v1", "PriorityClass", "usual", "value: 7\nglobalDefault: true\n") +
        object("scheduling.k8s.io/v1", "PriorityClass", "p1", "value: 11\n");
    const auto scenario =
        scenarioOf({pod("a", "priorityClassName: mine") + pod("b") + pod("c", "priorityClassName: p0") +
                    pod("d", "priority: 3") + pod("e", "priorityClassName: system-node-critical") +
                    pod("f", "priorityClassName: p1") + pod("g", "priorityClassName: nobody") + classes});
    std::vector<std::int32_t> priorities;
    for (const auto& one : scenario->pods) priorities.push_back(one->priority);
    EXPECT_THAT(priorities, ElementsAre(42, 7, 100000, 3, 2000001000, 11, 0));
    EXPECT_TRUE(scenario->pods[0]->preemptNever);
    EXPECT_EQ(scenario->pods[1]->priorityClassName, "usual");
    EXPECT_THAT(scenario->pods[1]->meta.defaulted,
                AllOf(Contains("spec.priority"), Contains("spec.priorityClassName")));
    EXPECT_FALSE(scenario->pods[6]->hasPriority);
}

TEST(Reader, absentReferencesAreNoted) {
    const auto lines = findingsOf({"apiVersion: v1\nkind: Pod\nmetadata: {name: p, labels: "
                                   "{scheduling.x-k8s.io/pod-group: g}, ownerReferences: [{apiVersion: apps/v1, "
                                   "kind: ReplicaSet, name: rs, uid: u}]}\nspec: {nodeName: n9, priorityClassName: "
                                   "high, containers: [{name: c}],\n"
                                   "  volumes: [{name: v, persistentVolumeClaim: {claimName: data}}]}\n"},
                                  true);
    EXPECT_THAT(lines, Contains("in.yaml:4:18: note: the node \"n9\" is not in the input; the pod counts nowhere"));
    EXPECT_THAT(
        lines, Contains(StartsWith("in.yaml:4:41: note: there is no PriorityClass \"high\"; the pod's priority is 0")));
    EXPECT_THAT(lines, Contains(StartsWith("in.yaml:3:82: note: the pod's owner, a ReplicaSet, is not in the input")));
    EXPECT_THAT(lines, Contains(StartsWith("in.yaml:3:29: note: there is no PodGroup \"g\" in namespace default")));
    EXPECT_THAT(lines, Contains("in.yaml:5:12: note: there is no PersistentVolumeClaim \"data\" in namespace default"));
}

TEST(Reader, presentReferencesAreNot) {
    const auto lines = findingsOf({"apiVersion: v1\nkind: Pod\nmetadata: {name: p, ownerReferences: [{apiVersion: "
                                   "apps/v1, kind: ReplicaSet, name: rs, "
                                   "uid: u}]}\nspec: {nodeName: n, containers: [{name: c}]}\n---\n" +
                                   object("v1", "Node", "n") + object("apps/v1", "ReplicaSet", "rs")},
                                  true);
    EXPECT_THAT(lines, testing::Not(Contains(HasSubstr("not in the input"))));
}

TEST(Reader, podsBeyondAQuotaAreNoted) {
    const std::string quota =
        object("v1", "ResourceQuota", "q", "spec: {hard: {requests.nvidia.com/gpu: 3, limits.cpu: 1, pods: 9}}\n");
    const std::string asks =
        "apiVersion: v1\nkind: Pod\nmetadata: {name: NAME}\nspec: {containers: [{name: c, resources: {requests: "
        "{nvidia.com/gpu: 2}, limits: {nvidia.com/gpu: 2}}}]}\n---\n";
    std::string text = quota;
    for (const char* name : {"a", "b"}) text += std::string(asks).replace(asks.find("NAME"), 4, name);
    EXPECT_THAT(findingsOf({text}, true), Contains("in.yaml:11:1: note: with this pod namespace default exceeds "
                                                   "requests.nvidia.com/gpu of its ResourceQuota q (3). "
                                                   "Quotas are not enforced; the API server would refuse the pod"));
}

TEST(Reader, pluginsThatAreNotSimulatedAreNamed) {
    const std::array<PluginEntry, 2> plugins = {
        PluginEntry{"Works", {}, {}},
        PluginEntry{"VolumeBinding", {}, [](const Pod& p) { return !p.volumes.empty(); }}};
    ReadOptions options;
    options.check.registry = plugins;
    const auto lines = findingsOf({pod("a") + pod("b", "volumes: [{name: v}]")}, true, options);
    EXPECT_THAT(lines,
                Contains(StartsWith(
                    "in.yaml:6:1: note: the pod uses what the plugin VolumeBinding judges, which is not simulated")));
    EXPECT_THAT(lines, testing::Not(Contains(HasSubstr("in.yaml:1:1: note: the pod uses"))));
}

TEST(Reader, configurationsAreFoundInDocumentsAndConfigMaps) {
    const std::string configuration =
        "apiVersion: kubescheduler.config.k8s.io/v1\nkind: KubeSchedulerConfiguration\nparallelism: 3\n";
    EXPECT_EQ(scenarioOf({configuration})->configuration->parallelism, 3);
    const std::string map =
        "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: m}\ndata:\n  config.yaml: |\n    apiVersion: "
        "kubescheduler.config.k8s.io/v1\n    kind: KubeSchedulerConfiguration\n    parallelism: 4\n";
    EXPECT_EQ(scenarioOf({map})->configuration->parallelism, 4);
    EXPECT_EQ(findingsOf({configuration, configuration}).size(), 1U);
    EXPECT_EQ(scenarioOf({pod("p")})->configuration->text, "");
}

TEST(Reader, scenariosAreReadLast) {
    const auto scenario = scenarioOf(
        {"apiVersion: berth.dev/v1alpha1\nkind: Scenario\nmetadata: {name: mine}\nspec: {seed: 9, steps: [{at: 1s, "
         "create: late}]}\n---\n" +
         pod("early") + pod("late")});
    EXPECT_EQ(scenario->title, "mine");
    EXPECT_EQ(scenario->seed, 9U);
    ASSERT_EQ(scenario->pods.size(), 1U);
    EXPECT_EQ(scenario->pods[0]->meta.name, "early");
    EXPECT_EQ(scenario->steps.size(), 1U);
    const std::string second = "apiVersion: berth.dev/v1alpha1\nkind: Scenario\n";
    EXPECT_THAT(findingsOf({second, second}),
                ElementsAre(StartsWith("in2.yaml:1:1: error: an input may have one Scenario document")));
}

TEST(Reader, tellsProgressAndCanBeCancelled) {
    std::string text;
    for (int i = 0; i < 3000; ++i) text += pod("p" + std::to_string(i));
    double last = -1;
    ReadOptions options;
    options.progress = [&](double done) {
        EXPECT_GE(done, last);
        EXPECT_LE(done, 1);
        last = done;
    };
    EXPECT_EQ(scenarioOf({text, object("v1", "Node", "n")}, options)->pods.size(), 3000U);
    EXPECT_GT(last, 0.5);
    const std::atomic<bool> cancel = true;
    options = {};
    options.cancel = &cancel;
    EXPECT_THAT(findingsOf({text}, false, options), ElementsAre(HasSubstr("cancelled")));
}

TEST(Reader, tellsHowFarItIsWithinAList) {
    std::string text = R"({"apiVersion": "v1", "kind": "List", "items": [)";
    for (int i = 0; i < 3000; ++i)
        text += (i > 0 ? "," : "") +
                std::string(R"({"apiVersion": "v1", "kind": "Namespace", "metadata": {"name": "n)") +
                std::to_string(i) + "\"}}";
    text += "]}";
    std::atomic<bool> cancel = false;
    std::vector<double> shares;
    ReadOptions options;
    options.cancel = &cancel;
    options.progress = [&](double done) {
        shares.push_back(done);
        cancel = done > 0.85;
    };
    EXPECT_THAT(findingsOf({text}, false, options), ElementsAre(HasSubstr("cancelled")));
    EXPECT_TRUE(std::is_sorted(shares.begin(), shares.end()));
    EXPECT_GT(shares.back(), 0.85);
    EXPECT_LT(shares.back(), 0.95) << "it was not looked at for long";
}

TEST(Reader, podsOfASubmitPanel) {
    PriorityClass mine;
    mine.meta.name = "mine";
    mine.value = 5;
    const std::array<PriorityClass, 1> classes = {mine};
    const auto pods = readPods("submit", pod("a", "priorityClassName: mine"), classes);
    ASSERT_TRUE(pods);
    EXPECT_EQ(pods->at(0)->priority, 5);
    EXPECT_EQ(toString(readPods("submit", pod("a", "priority: x")).error().at(0)),
              "submit:4:43: error: spec.priority: expected a whole number, found the text \"x\"");
}

} // namespace
} // namespace berth::io
