// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/io/Reading.h"

namespace berth::io {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;
using testing::UnorderedElementsAre;

std::string spelled(const ResourceList& list) {
    std::string out;
    for (const auto& [name, quantity] : list) out += name + "=" + quantity.toString() + " ";
    return out;
}

TEST(PodDecoder, readsWhatASchedulerLooksAt) {
    const auto pod = podOf(R"(apiVersion: v1
kind: Pod
metadata:
  name: train-0
  namespace: ml
  uid: u1
  labels: {app: train}
  creationTimestamp: 2026-01-01T00:00:05Z
  ownerReferences: [{apiVersion: apps/v1, kind: ReplicaSet, name: train, uid: u0, controller: true}]
spec:
  schedulerName: gpu
  nodeName: n1
  priority: 7
  preemptionPolicy: Never
  terminationGracePeriodSeconds: 5
  restartPolicy: Never
  nodeSelector: {disk: ssd}
  schedulingGates: [{name: g1}]
  overhead: {cpu: 10m}
  containers:
  - name: main
    image: app:v1
    resources: {requests: {cpu: 500m, memory: 1Gi, nvidia.com/gpu: 2}, limits: {nvidia.com/gpu: "2"}}
    ports: [{containerPort: 80, hostPort: 8080, protocol: UDP, hostIP: 10.0.0.1}]
    lifecycle: {preStop: {exec: {command: [sh, -c, "sleep 20"]}}}
  initContainers:
  - {name: side, restartPolicy: Always, resources: {requests: {cpu: 100m}}}
  volumes:
  - {name: a, persistentVolumeClaim: {claimName: data}}
  - {name: b, emptyDir: {}}
  - {name: c, csi: {driver: d.example}}
status:
  phase: Running
  startTime: 2026-01-01T00:00:06Z
  nominatedNodeName: n2
  conditions: [{type: PodScheduled, status: "True", reason: r, message: m}]
)");
    EXPECT_EQ(pod->key(), "ml/train-0");
    EXPECT_EQ(pod->meta.uid, "u1");
    EXPECT_EQ(*pod->meta.labels.find("app"), "train");
    EXPECT_EQ(pod->meta.creationTimestamp, kDefaultStart + Duration::seconds(5));
    ASSERT_NE(pod->meta.controller(), nullptr);
    EXPECT_EQ(pod->meta.controller()->name, "train");
    EXPECT_EQ(pod->schedulerName, "gpu");
    EXPECT_EQ(pod->nodeName, "n1");
    EXPECT_EQ(pod->priority, 7);
    EXPECT_TRUE(pod->hasPriority);
    EXPECT_TRUE(pod->preemptNever);
    EXPECT_TRUE(pod->restartNever);
    EXPECT_EQ(pod->gracePeriod, Duration::seconds(5));
    EXPECT_EQ(*pod->nodeSelector.find("disk"), "ssd");
    EXPECT_THAT(pod->schedulingGates, ElementsAre("g1"));
    ASSERT_EQ(pod->containers.size(), 1U);
    const Container& main = pod->containers[0];
    EXPECT_EQ(spelled(main.requests), "cpu=500m memory=1Gi nvidia.com/gpu=2 ");
    EXPECT_EQ(main.ports[0], (ContainerPort{8080, 80, "UDP", "10.0.0.1"}));
    EXPECT_TRUE(main.hasPreStop);
    EXPECT_EQ(main.preStopCommand, "sh -c sleep 20");
    EXPECT_TRUE(pod->initContainers[0].restartAlways);
    EXPECT_EQ(pod->totals.requests.milliCpu, 610);
    EXPECT_EQ(pod->volumes[0].kind, Volume::Kind::PersistentVolumeClaim);
    EXPECT_EQ(pod->volumes[0].reference, "data");
    EXPECT_EQ(pod->volumes[1].kind, Volume::Kind::Other);
    EXPECT_EQ(pod->volumes[2].reference, "d.example");
    EXPECT_EQ(pod->phase, PodPhase::Running);
    EXPECT_EQ(pod->startTime, kDefaultStart + Duration::seconds(6));
    EXPECT_EQ(pod->nominatedNodeName, "n2");
    EXPECT_EQ(pod->condition("PodScheduled")->message, "m");
    EXPECT_TRUE(pod->meta.defaulted.empty());
    EXPECT_EQ(pod->meta.place, (Place{"in.yaml", 1, 1}));
}

TEST(PodDecoder, fillsInAsTheApiServer) {
    const auto pod = podOf(kPodHead + R"(spec:
  containers:
  - name: c
    resources: {limits: {cpu: 2, nvidia.com/gpu: 1}, requests: {cpu: 1}}
    ports: [{containerPort: 80}]
)");
    EXPECT_EQ(pod->meta.ns, "default");
    EXPECT_EQ(pod->schedulerName, "default-scheduler");
    EXPECT_EQ(pod->gracePeriod, Duration::seconds(30));
    EXPECT_EQ(spelled(pod->containers[0].requests), "cpu=1 nvidia.com/gpu=1 ");
    EXPECT_EQ(pod->containers[0].ports[0].protocol, "TCP");
    EXPECT_EQ(pod->containers[0].ports[0].hostPort, 0);
    EXPECT_THAT(pod->meta.defaulted,
                UnorderedElementsAre("metadata.namespace", "spec.schedulerName", "spec.terminationGracePeriodSeconds",
                                     "spec.priority", "spec.tolerations[node.kubernetes.io/not-ready]",
                                     "spec.tolerations[node.kubernetes.io/unreachable]",
                                     "spec.containers[0].resources.requests[nvidia.com/gpu]",
                                     "spec.containers[0].ports[0].protocol"));
}

TEST(PodDecoder, hostNetworkTakesHostPorts) {
    const auto pod =
        podOf(kPodHead + "spec:\n  hostNetwork: true\n  containers: [{name: c, ports: [{containerPort: 80}]}]\n");
    EXPECT_EQ(pod->containers[0].ports[0].hostPort, 80);
}

TEST(PodDecoder, podLevelRequestsFollowFromPodLevelLimits) {
    const auto pod = podOf(kPodHead + R"(spec:
  resources: {limits: {cpu: 4, memory: 2Gi}}
  containers: [{name: a, resources: {requests: {cpu: 1}}}, {name: b, resources: {requests: {cpu: 500m}}}]
)");
    ASSERT_TRUE(pod->podLevelRequests);
    EXPECT_EQ(spelled(*pod->podLevelRequests), "cpu=1500m memory=2Gi ");
}

TEST(PodDecoder, quantitiesMayBeNumbers) {
    const auto pod =
        podOf(podWith("  overhead: {cpu: 0.5, memory: 1e3, ephemeral-storage: 1_000, nvidia.com/gpu: 0x2}\n"));
    EXPECT_EQ(spelled(pod->overhead), "cpu=500m ephemeral-storage=1k memory=1k nvidia.com/gpu=2 ");
}

TEST(PodDecoder, readsAffinity) {
    const auto pod = podOf(podWith(R"(  affinity:
    nodeAffinity:
      requiredDuringSchedulingIgnoredDuringExecution:
        nodeSelectorTerms:
        - matchExpressions: [{key: zone, operator: In, values: [a, b]}, {key: cores, operator: Gt, values: ["8"]}]
          matchFields: [{key: metadata.name, operator: In, values: [n1]}]
      preferredDuringSchedulingIgnoredDuringExecution:
      - {weight: 10, preference: {matchExpressions: [{key: ssd, operator: Exists}]}}
    podAntiAffinity:
      requiredDuringSchedulingIgnoredDuringExecution:
      - {topologyKey: zone, labelSelector: {matchLabels: {app: x}}, namespaces: [a], namespaceSelector: {}}
)"));
    ASSERT_TRUE(pod->affinity.node.required);
    const NodeSelectorTerm& term = pod->affinity.node.required->terms.at(0);
    EXPECT_EQ(term.matchExpressions[0], (Requirement{"zone", SelectorOperator::In, {"a", "b"}}));
    EXPECT_EQ(term.matchExpressions[1].op, SelectorOperator::Gt);
    EXPECT_EQ(term.matchFields[0].key, "metadata.name");
    EXPECT_EQ(pod->affinity.node.preferred[0].weight, 10);
    const PodAffinityTerm& anti = pod->affinity.podAnti.required.at(0);
    EXPECT_EQ(anti.topologyKey, "zone");
    EXPECT_EQ(*anti.selector->matchLabels.find("app"), "x");
    ASSERT_TRUE(anti.namespaceSelector);
    EXPECT_TRUE(anti.namespaceSelector->empty());
}

TEST(PodDecoder, mergesLabelKeysOnceIntoTheSelector) {
    const std::string head = "apiVersion: v1\nkind: Pod\nmetadata: {name: p, labels: {hash: h1, tenant: t1}}\n";
    const std::string spec =
        "spec:\n  containers: [{name: c}]\n  affinity: {podAffinity: {requiredDuringSchedulingIgnoredDuringExecution: "
        "[{topologyKey: z, matchLabelKeys: [hash, absent], mismatchLabelKeys: [tenant], labelSelector: ";
    const std::string stored =
        "{matchExpressions: [{key: hash, operator: In, values: [h1]}, {key: tenant, operator: NotIn, values: [t1]}]}";
    for (const std::string& selector : {std::string("{}"), stored}) {
        const auto pod = podOf(head + spec + selector + "}]}}\n");
        EXPECT_THAT(pod->affinity.pod.required[0].selector->matchExpressions,
                    ElementsAre(Requirement{"hash", SelectorOperator::In, {"h1"}},
                                Requirement{"tenant", SelectorOperator::NotIn, {"t1"}}));
    }
}

TEST(PodDecoder, readsTolerationsAndSpread) {
    const auto pod = podOf(podWith(R"(  tolerations:
  - {key: a, operator: Exists, effect: NoExecute, tolerationSeconds: 3}
  - {operator: Exists}
  topologySpreadConstraints:
  - {maxSkew: 2, topologyKey: zone, whenUnsatisfiable: ScheduleAnyway,
     nodeTaintsPolicy: Honor, nodeAffinityPolicy: Ignore}
  - {maxSkew: 1, topologyKey: zone, whenUnsatisfiable: DoNotSchedule, minDomains: 3}
)"));
    EXPECT_EQ(pod->tolerations[0], (Toleration{"a", "Exists", "", TaintEffect::NoExecute, 3}));
    EXPECT_EQ(pod->tolerations[1].effect, TaintEffect::None);
    const TopologySpreadConstraint& spread = pod->spread.at(0);
    EXPECT_EQ(spread.maxSkew, 2);
    EXPECT_FALSE(spread.doNotSchedule);
    EXPECT_FALSE(spread.honorAffinity);
    EXPECT_TRUE(spread.honorTaints);
    EXPECT_FALSE(spread.selector);
    EXPECT_FALSE(spread.minDomains);
    EXPECT_EQ(pod->spread.at(1).minDomains, 3);
    EXPECT_TRUE(pod->spread[1].doNotSchedule);
}

TEST(PodDecoder, readsTheStateOfAResize) {
    const auto pod = podOf(podWith("") + R"(status:
  conditions: [{type: PodResizePending, status: "True", reason: Infeasible}]
  containerStatuses: [{name: c, allocatedResources: {cpu: 2}, resources: {requests: {cpu: 3}}}]
  allocatedResources: {cpu: 4}
)");
    EXPECT_TRUE(pod->resizeInfeasible);
    EXPECT_EQ(spelled(*pod->containers[0].status->allocated), "cpu=2 ");
    EXPECT_EQ(spelled(*pod->containers[0].status->actuated), "cpu=3 ");
    EXPECT_EQ(spelled(*pod->statusAllocated), "cpu=4 ");
    EXPECT_FALSE(pod->statusActuated);
}

struct Fault {
    std::string spec; ///< behind `containers` on line 5
    std::string says;
};

void PrintTo(const Fault& fault, std::ostream* out) {
    *out << fault.spec;
}

class PodFaults : public testing::TestWithParam<Fault> {};

TEST_P(PodFaults, haveTheirPlaceAndWhatWasExpected) {
    EXPECT_THAT(findingsOf({podWith(GetParam().spec)}), ElementsAre("in.yaml:" + GetParam().says));
}

INSTANTIATE_TEST_SUITE_P(
    WrongTypes, PodFaults,
    testing::Values(
        Fault{"  priority: high\n", "6:13: error: spec.priority: expected a whole number, found the text \"high\""},
        Fault{"  priority: \"5\"\n",
              "6:13: error: spec.priority: expected a whole number, found the text \"5\". Remove the quotes"},
        Fault{"  priority: 2147483648\n",
              "6:13: error: spec.priority: expected -2147483648 to 2147483647, found 2147483648"},
        Fault{"  nodeName: 5\n", "6:13: error: spec.nodeName: expected a text, found the number 5. Put it in quotes"},
        Fault{"  nodeName: [n1]\n", "6:13: error: spec.nodeName: expected a text, found a list"},
        Fault{"  nodeSelector: ssd\n", "6:17: error: spec.nodeSelector: expected a map, found the text \"ssd\""},
        Fault{"  nodeSelector: {a: true}\n",
              "6:21: error: spec.nodeSelector.a: expected a text, found the boolean true. Put it in quotes"},
        Fault{
            "  tolerations: {key: a}\n",
            "6:16: error: spec.tolerations: expected a list, found a map. Begin each item with \"- \", or write [ … ]"},
        Fault{"  hostNetwork: \"true\"\n",
              "6:16: error: spec.hostNetwork: expected true or false, found the text \"true\". Remove the quotes"},
        Fault{"  terminationGracePeriodSeconds: -1\n",
              "6:34: error: spec.terminationGracePeriodSeconds: expected 0 to 9000000000, found -1"}));

INSTANTIATE_TEST_SUITE_P(
    ImpossibleValues, PodFaults,
    testing::Values(
        Fault{"  overhead: {cpu: 5x}\n",
              "6:19: error: spec.overhead.cpu: expected a quantity, found the text \"5x\". Write a number with a "
              "suffix such as 500m, 2, 1.5, 4Gi or 1e3 (no blank between them)"},
        Fault{"  overhead: {cpu: 1 Gi}\n",
              "6:19: error: spec.overhead.cpu: expected a quantity, found the text \"1 Gi\". Write a number "
              "with a suffix such as 500m, 2, 1.5, 4Gi or 1e3 (no blank between them)"},
        Fault{"  overhead: {nvidia.com/gpu: -1}\n",
              "6:30: error: spec.overhead[nvidia.com/gpu]: an amount cannot be negative, found -1"},
        Fault{"  overhead: {memory: 1e30}\n",
              "6:22: error: spec.overhead.memory: 1e30 is more than can be counted (9223372036854775807)"},
        Fault{"  overhead: {cpu: 10P}\n",
              "6:19: error: spec.overhead.cpu: 10P is more than can be counted (9223372036854775807m)"},
        Fault{"  restartPolicy: always\n", "6:18: error: spec.restartPolicy: expected one of Always, OnFailure, Never, "
                                           "found \"always\". Did you mean Always?"},
        Fault{"  tolerations: [{effect: NoSched}]\n",
              "6:26: error: spec.tolerations[0].effect: expected one of NoSchedule, PreferNoSchedule, "
              "NoExecute, found \"NoSched\". Did you mean NoSchedule?"},
        Fault{"  topologySpreadConstraints: [{maxSkew: 0, topologyKey: z, whenUnsatisfiable: DoNotSchedule}]\n",
              "6:41: error: spec.topologySpreadConstraints[0].maxSkew: expected at least 1, found 0"},
        Fault{"  topologySpreadConstraints: [{maxSkew: 1, topologyKey: z}]\n",
              "6:31: error: spec.topologySpreadConstraints[0].whenUnsatisfiable: this field is missing"},
        Fault{"  affinity: {nodeAffinity: {requiredDuringSchedulingIgnoredDuringExecution: {nodeSelectorTerms: "
              "[{matchExpressions: [{key: a, "
              "operator: In}]}]}}}\n",
              "6:118: error: "
              "spec.affinity.nodeAffinity.requiredDuringSchedulingIgnoredDuringExecution.nodeSelectorTerms[0]."
              "matchExpressions[0]: In and NotIn need at least one value"}));

TEST(PodDecoder, namesAreChecked) {
    EXPECT_THAT(findingsOf({"apiVersion: v1\nkind: Pod\nmetadata: {}\nspec: {containers: []}\n"}),
                ElementsAre("in.yaml:3:11: error: metadata.name: this field is missing"));
    EXPECT_THAT(findingsOf({"apiVersion: v1\nkind: Pod\nmetadata: {name: P_1}\nspec: {containers: []}\n"}),
                ElementsAre(StartsWith("in.yaml:3:18: error: metadata.name: \"P_1\" is no valid name")));
    EXPECT_THAT(
        findingsOf({"apiVersion: v1\nkind: Pod\nmetadata: {name: p, labels: {a: \"x y\"}}\nspec: {containers: []}\n"}),
        ElementsAre(StartsWith("in.yaml:3:33: error: metadata.labels.a: \"x y\" is no valid label value")));
    EXPECT_THAT(findingsOf({"apiVersion: v1\nkind: Pod\nmetadata: {generateName: p-}\nspec: {containers: []}\n"}),
                ElementsAre(HasSubstr("Berth makes up no names")));
}

TEST(PodDecoder, wordsThatKubectlTakesForBooleansAreNoted) {
    EXPECT_THAT(findingsOf({podWith("  nodeSelector: {gpu: yes}\n")}, true),
                Contains("in.yaml:6:23: note: spec.nodeSelector.gpu: an unquoted yes is a boolean to kubectl, which "
                         "would refuse it here; it is "
                         "taken as text. Put it in quotes"));
    EXPECT_EQ(*podOf(podWith("  nodeSelector: {gpu: yes}\n"))->nodeSelector.find("gpu"), "yes");
    EXPECT_EQ(podOf(podWith("  hostNetwork: yes\n"))->containers.size(), 1U);
}

TEST(PodDecoder, unknownFieldsAreNoted) {
    EXPECT_THAT(findingsOf({podWith("  nodeNmae: n1\n")}, true),
                Contains("in.yaml:6:3: note: spec.nodeNmae: unknown field, it is not used. Did you mean nodeName?"));
}

TEST(PodDecoder, kubectlOutputGivesNoNoise) {
    const auto lines = findingsOf({R"(apiVersion: v1
kind: Pod
metadata:
  name: p
  namespace: default
  generateName: p-
  resourceVersion: "12"
  uid: 6f1c0f5e-2c86-4d1a-9a43-0c9b7c1f2f11
  generation: 1
  finalizers: [a/b]
  managedFields: [{manager: kubectl, fieldsV1: {"f:spec": {"f:x": {}}}}]
spec:
  schedulerName: default-scheduler
  terminationGracePeriodSeconds: 30
  priority: 0
  preemptionPolicy: PreemptLowerPriority
  dnsPolicy: ClusterFirst
  enableServiceLinks: true
  securityContext: {}
  serviceAccountName: default
  volumes: [{name: t, projected: {defaultMode: 420, sources: []}}]
  tolerations: [{effect: NoExecute, key: node.kubernetes.io/not-ready, operator: Exists, tolerationSeconds: 300}]
  containers:
  - {name: c, image: i, imagePullPolicy: Always, resources: {}, terminationMessagePath: /dev/x,
     terminationMessagePolicy: File, env: [{name: A}],
     volumeMounts: [{mountPath: /x, name: t}], livenessProbe: {}, securityContext: {}}
status:
  phase: Pending
  qosClass: BestEffort
  hostIP: 10.0.0.1
  podIPs: [{ip: 10.0.0.2}]
  conditions: [{lastProbeTime: null, lastTransitionTime: "2026-01-01T00:00:00Z", status: "True", type: Ready}]
  containerStatuses: [{name: c, containerID: x, image: i, imageID: y, lastState: {}, ready: true,
                       restartCount: 0, started: true, state: {}}]
)"},
                                  true);
    EXPECT_THAT(lines, testing::IsEmpty());
}

} // namespace
} // namespace berth::io
