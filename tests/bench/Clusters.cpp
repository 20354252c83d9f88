// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/Clusters.h"

#include "engine/io/Reader.h"
#include "engine/session/BuiltinConfigurationCheck.h"

#include <fmt/format.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <utility>

namespace berth::bench {
namespace {

using Out = std::back_insert_iterator<std::string>;

constexpr int kPodsPerNode = 5;

// ---- what kubectl prints

/// `lead` stands before the first line, `indent` before the others.
void yamlNode(Out out, int index, std::string_view lead, std::string_view indent) {
    fmt::format_to(
        out,
        "{1}apiVersion: v1\n{2}kind: Node\n{2}metadata:\n{2}  labels:\n{2}    kubernetes.io/hostname: node-{0}\n"
        "{2}    topology.kubernetes.io/zone: zone-{3}\n{2}  name: node-{0}\n{2}status:\n{2}  allocatable:\n"
        "{2}    cpu: \"64\"\n{2}    memory: 512Gi\n{2}    pods: \"110\"\n",
        index, lead, indent, index % 3);
}

void yamlPod(Out out, int index, int nodes, std::string_view lead, std::string_view indent) {
    fmt::format_to(
        out,
        "{1}apiVersion: v1\n{2}kind: Pod\n{2}metadata:\n{2}  labels:\n{2}    app: app-{3}\n{2}  name: pod-{0}\n"
        "{2}  namespace: team-{4}\n{2}spec:\n{2}  containers:\n{2}  - image: registry.example/app:{3}\n"
        "{2}    name: main\n{2}    resources:\n{2}      requests:\n{2}        cpu: 500m\n"
        "{2}        memory: 1Gi\n{2}  nodeName: node-{5}\n{2}  priority: {6}\n"
        "{2}  schedulerName: default-scheduler\n{2}status:\n{2}  phase: Running\n",
        index, lead, indent, index % 50, index % 17, index % nodes, index % 7 * 100);
}

void jsonNode(Out out, int index) {
    fmt::format_to(out,
                   "        {{\n            \"apiVersion\": \"v1\",\n            \"kind\": \"Node\",\n"
                   "            \"metadata\": {{\n                \"labels\": {{\n"
                   "                    \"kubernetes.io/hostname\": \"node-{0}\",\n"
                   "                    \"topology.kubernetes.io/zone\": \"zone-{1}\"\n                }},\n"
                   "                \"name\": \"node-{0}\"\n            }},\n            \"status\": {{\n"
                   "                \"allocatable\": {{\n                    \"cpu\": \"64\",\n"
                   "                    \"memory\": \"512Gi\",\n                    \"pods\": \"110\"\n"
                   "                }}\n            }}\n        }}",
                   index, index % 3);
}

void jsonPod(Out out, int index, int nodes) {
    fmt::format_to(out,
                   "        {{\n            \"apiVersion\": \"v1\",\n            \"kind\": \"Pod\",\n"
                   "            \"metadata\": {{\n                \"labels\": {{\n"
                   "                    \"app\": \"app-{1}\"\n                }},\n"
                   "                \"name\": \"pod-{0}\",\n                \"namespace\": \"team-{2}\"\n"
                   "            }},\n            \"spec\": {{\n                \"containers\": [\n"
                   "                    {{\n                        \"image\": \"registry.example/app:{1}\",\n"
                   "                        \"name\": \"main\",\n                        \"resources\": {{\n"
                   "                            \"requests\": {{\n                                \"cpu\": \"500m\",\n"
                   "                                \"memory\": \"1Gi\"\n                            }}\n"
                   "                        }}\n                    }}\n                ],\n"
                   "                \"nodeName\": \"node-{3}\",\n                \"priority\": {4},\n"
                   "                \"schedulerName\": \"default-scheduler\"\n            }},\n"
                   "            \"status\": {{\n                \"phase\": \"Running\"\n            }}\n        }}",
                   index, index % 50, index % 17, index % nodes, index % 7 * 100);
}

std::string jsonList(int pods) {
    const int nodes = pods / kPodsPerNode;
    std::string text = "{\n    \"apiVersion\": \"v1\",\n    \"items\": [\n";
    for (int i = 0; i < nodes + pods; ++i) {
        if (i > 0) text += ",\n";
        if (i < nodes)
            jsonNode(std::back_inserter(text), i);
        else
            jsonPod(std::back_inserter(text), i - nodes, nodes);
    }
    return text +
           "\n    ],\n    \"kind\": \"List\",\n    \"metadata\": {\n        \"resourceVersion\": \"\"\n    }\n}\n";
}

/// No text in it holds a blank.
std::string onOneLine(std::string json) {
    std::erase_if(json, [](char c) { return c == ' ' || c == '\n'; });
    return json;
}

std::string yamlPrint(int pods, std::string_view lead, std::string_view indent, std::string_view between) {
    const int nodes = pods / kPodsPerNode;
    std::string text;
    for (int i = 0; i < nodes + pods; ++i) {
        if (i > 0) text += between;
        if (i < nodes)
            yamlNode(std::back_inserter(text), i, lead, indent);
        else
            yamlPod(std::back_inserter(text), i - nodes, nodes, lead, indent);
    }
    return text;
}

// ---- pods to place

struct Shape {
    std::string_view cpu, memory;
    int gpus;
};
constexpr std::array<Shape, 4> kNodeShapes = {
    {{"16", "64Gi", 0}, {"32", "128Gi", 4}, {"64", "256Gi", 8}, {"96", "512Gi", 8}}};
constexpr std::array<Shape, 5> kPodShapes = {
    {{"250m", "512Mi", 0}, {"500m", "1Gi", 0}, {"1", "2Gi", 1}, {"2", "4Gi", 2}, {"4", "8Gi", 4}}};

void addNode(Out out, Work work, int index) {
    const Shape& shape = work == Work::Preempt ? kNodeShapes[2] : kNodeShapes[static_cast<std::size_t>(index) % 4];
    const bool tainted = work == Work::Features && index % 10 == 9;
    fmt::format_to(
        out,
        "---\napiVersion: v1\nkind: Node\nmetadata:\n  name: n{0:05}\n  labels: {{kubernetes.io/hostname: n{0:05}, "
        "topology.kubernetes.io/zone: z{1}, disk: {2}}}\n{3}status: {{allocatable: {{cpu: '{4}', memory: {5}, "
        "pods: '110', nvidia.com/gpu: '{6}'}}}}\n",
        index, index % 3, index % 5 < 2 ? "ssd" : "hdd",
        tainted ? "spec: {taints: [{key: dedicated, value: a, effect: NoSchedule}]}\n" : "", shape.cpu, shape.memory,
        shape.gpus);
}

/// Four pods that fill a node of the third shape.
void fillNode(Out out, int node) {
    for (int i = 0; i < 4; ++i)
        fmt::format_to(
            out,
            "---\napiVersion: v1\nkind: Pod\nmetadata: {{name: r{0:05}-{1}, namespace: default, uid: u-{0}-{1}}}\n"
            "spec:\n  nodeName: n{0:05}\n  priority: {2}\n  containers: [{{name: c, image: i, resources: {{requests: "
            "{{cpu: '{3}', memory: 32Gi, nvidia.com/gpu: '2'}}, limits: {{nvidia.com/gpu: '2'}}}}}}]\n"
            "status: {{phase: Running, startTime: '2026-01-01T{4:02}:{5:02}:00Z'}}\n",
            node, i, (node * 13 + i * 7) % 5 * 100, 8 + (node + i) % 8, node % 20, (node + i * 11) % 60);
}

constexpr std::string_view kWishes =
    "  topologySpreadConstraints: [{{maxSkew: 2, topologyKey: topology.kubernetes.io/zone, whenUnsatisfiable: {0}, "
    "labelSelector: {{matchLabels: {{app: a{1}}}}}}}]\n"
    "  affinity:\n    nodeAffinity: {{preferredDuringSchedulingIgnoredDuringExecution: [{{weight: 50, preference: "
    "{{matchExpressions: [{{key: disk, operator: In, values: [ssd]}}]}}}}]}}\n";
constexpr std::string_view kApart =
    "    podAntiAffinity: {{preferredDuringSchedulingIgnoredDuringExecution: [{{weight: 100, podAffinityTerm: "
    "{{topologyKey: kubernetes.io/hostname, labelSelector: {{matchLabels: {{app: a{0}}}}}}}}}]}}\n";

void addPod(Out out, Work work, int index) {
    const bool preempts = work == Work::Preempt;
    const Shape& shape = kPodShapes[static_cast<std::size_t>(index) % kPodShapes.size()];
    const int gpus = preempts ? 2 << index % 3 : shape.gpus;
    fmt::format_to(
        out,
        "---\napiVersion: v1\nkind: Pod\nmetadata: {{name: p{0:05}, namespace: default, uid: u-{0}, labels: {{app: "
        "a{1}}}}}\nspec:\n  priority: {2}\n  containers: [{{name: c, image: i, resources: {{requests: {{cpu: '{3}', "
        "memory: {4}, nvidia.com/gpu: '{5}'}}, limits: {{nvidia.com/gpu: '{5}'}}}}}}]\n",
        index, index % 40, preempts ? 10000 : 0, preempts ? "12" : shape.cpu, preempts ? "48Gi" : shape.memory, gpus);
    if (work != Work::Features) return;
    fmt::format_to(out, kWishes, index % 2 == 0 ? "ScheduleAnyway" : "DoNotSchedule", index % 40);
    if (index % 3 == 0) fmt::format_to(out, kApart, index % 40);
    if (index % 8 == 0) fmt::format_to(out, "  tolerations: [{{key: dedicated, operator: Exists}}]\n");
}

/// After so many nodes and pods the shapes come again.
constexpr std::size_t kNodePattern = 120;
constexpr std::size_t kPodPattern = 120;
constexpr std::size_t kPodsOfFullNode = 4;

std::string patternText(Work work) {
    std::string text = "apiVersion: kubescheduler.config.k8s.io/v1\nkind: KubeSchedulerConfiguration\n";
    const Out out = std::back_inserter(text);
    for (std::size_t i = 0; i < kNodePattern; ++i) addNode(out, work, static_cast<int>(i));
    for (std::size_t i = 0; i < kNodePattern && work == Work::Preempt; ++i) fillNode(out, static_cast<int>(i));
    for (std::size_t i = 0; i < kPodPattern; ++i) addPod(out, work, static_cast<int>(i));
    return text;
}

std::shared_ptr<const Node> renamed(const Node& pattern, const std::string& name) {
    auto node = std::make_shared<Node>(pattern);
    node->meta.name = name;
    node->meta.labels.set("kubernetes.io/hostname", name);
    return node;
}

std::shared_ptr<const Pod> renamed(const Pod& pattern, const std::string& name, const std::string& node) {
    auto pod = std::make_shared<Pod>(pattern);
    pod->meta.name = name;
    pod->meta.uid = "uid-" + name;
    pod->nodeName = node;
    return pod;
}

// ---- a busy cluster

constexpr int kGang = 8;
constexpr std::string_view kGangProfile =
    "apiVersion: kubescheduler.config.k8s.io/v1\nkind: KubeSchedulerConfiguration\nprofiles:\n- schedulerName: "
    "default-scheduler\n  plugins:\n    multiPoint: {enabled: [{name: Coscheduling}]}\n    queueSort: {enabled: "
    "[{name: "
    "Coscheduling}], disabled: [{name: '*'}]}\n";

void addBusyPod(Out out, int index, int gangs, bool isOwned) {
    const bool inGang = index < gangs * kGang;
    const std::string labels = inGang ? fmt::format("scheduling.x-k8s.io/pod-group: gang-{}", index / kGang)
                                      : fmt::format("app: a{}", index % 40);
    const bool hasGpu = inGang || index % 3 == 0;
    fmt::format_to(out, "---\napiVersion: v1\nkind: Pod\nmetadata:\n  name: job-{0:05}-0\n  labels: {{{1}}}\n", index,
                   labels);
    if (isOwned)
        fmt::format_to(
            out,
            "  ownerReferences: [{{apiVersion: batch/v1, kind: Job, name: job-{0:05}, uid: j, controller: true}}]\n",
            index);
    fmt::format_to(
        out,
        "spec:\n  priority: {0}\n  terminationGracePeriodSeconds: 5\n  containers: [{{name: c, image: i, resources: "
        "{{requests: {{cpu: '1', memory: 4Gi{1}}}{2}}}}}]\n",
        index % 3 * 10, hasGpu ? ", nvidia.com/gpu: '1'" : "", hasGpu ? ", limits: {nvidia.com/gpu: '1'}" : "");
}

/// The pods before this one have no owner.
int firstOwned(int pods) {
    return pods / 5 * 4;
}

std::string busyText(int nodes, int pods) {
    std::string text(kGangProfile);
    const Out out = std::back_inserter(text);
    const int gangs = pods / 5 / kGang;
    for (int i = 0; i < nodes; ++i)
        fmt::format_to(
            out,
            "---\napiVersion: v1\nkind: Node\nmetadata:\n  name: n{0:05}\n  labels: {{kubernetes.io/hostname: "
            "n{0:05}, topology.kubernetes.io/zone: z{1}}}\nstatus: {{allocatable: {{cpu: '64', memory: 512Gi, pods: "
            "'110', nvidia.com/gpu: '8'}}}}\n",
            i, i % 3);
    for (int i = 0; i < gangs; ++i)
        fmt::format_to(
            out,
            "---\napiVersion: scheduling.x-k8s.io/v1alpha1\nkind: PodGroup\nmetadata: {{name: gang-{}, namespace: "
            "default}}\nspec: {{minMember: {}}}\n",
            i, kGang);
    for (int i = 0; i < pods; ++i) addBusyPod(out, i, gangs, i >= firstOwned(pods));
    return text;
}

/// A pod that takes a whole node and ends after ten minutes.
std::shared_ptr<const Pod> urgentPod(int index) {
    auto pod = std::make_shared<Pod>();
    pod->meta.name = fmt::format("urgent-{}", index);
    pod->meta.ns = "default";
    pod->priority = 100000;
    pod->hasPriority = true;
    pod->duration = Duration::seconds(600);
    Container container;
    container.name = "c";
    container.requests.set("cpu", Quantity::fromUnits(32));
    container.requests.set("nvidia.com/gpu", Quantity::fromUnits(8));
    pod->containers.push_back(std::move(container));
    finishPod(*pod);
    return pod;
}

void addStep(Scenario& scenario, int second, Action action, std::string text) {
    scenario.steps.push_back({Duration::seconds(second), std::move(action), std::move(text), {}});
}

} // namespace

std::string kubectlPrint(Print print, int pods) {
    switch (print) {
    case Print::Documents: return yamlPrint(pods, "", "", "---\n");
    case Print::List: return "apiVersion: v1\nitems:\n" + yamlPrint(pods, "- ", "  ", "") + "kind: List\n";
    case Print::JsonLine: return onOneLine(jsonList(pods));
    case Print::Json: break;
    }
    return jsonList(pods);
}

std::string toString(Work work) {
    switch (work) {
    case Work::Basic: return "basic";
    case Work::Features: return "features";
    case Work::Preempt: break;
    }
    return "preempt";
}

std::shared_ptr<const Scenario> placeScenario(Work work, int nodes, int pods) {
    const std::shared_ptr<const Scenario> pattern = scenarioOf(patternText(work));
    auto scenario = std::make_shared<Scenario>(*pattern);
    scenario->nodes.clear();
    scenario->pods.clear();
    const std::size_t running = work == Work::Preempt ? kNodePattern * kPodsOfFullNode : 0;
    for (int i = 0; i < nodes; ++i)
        scenario->nodes.push_back(
            renamed(*pattern->nodes[static_cast<std::size_t>(i) % kNodePattern], fmt::format("n{:05}", i)));
    for (std::size_t i = 0; i < (running > 0 ? static_cast<std::size_t>(nodes) * kPodsOfFullNode : 0); ++i) {
        const std::string node = fmt::format("n{:05}", i / kPodsOfFullNode);
        scenario->pods.push_back(renamed(*pattern->pods[i % running], fmt::format("r{:06}", i), node));
    }
    for (std::size_t i = 0; i < static_cast<std::size_t>(pods); ++i)
        scenario->pods.push_back(renamed(*pattern->pods[running + i % kPodPattern], fmt::format("p{:06}", i), {}));
    return scenario;
}

std::shared_ptr<const Scenario> scenarioOf(const std::string& text) {
    const io::SourceText source{"bench.yaml", std::make_shared<const std::string>(text)};
    io::ReadOptions options;
    options.check = builtinConfigurationCheck();
    const io::ReadOutcome read = io::readTexts(std::span(&source, 1), options);
    if (read) return read->scenario;
    for (const Diagnostic& one : read.error()) fmt::print(stderr, "{}\n", berth::toString(one));
    std::exit(1);
}

std::shared_ptr<const Scenario> busyScenario(int nodes, int pods, int rounds) {
    constexpr int kEvery = 10;
    constexpr int kAway = 3;
    constexpr int kDrainEvery = 5;
    constexpr int kUrgentEvery = 7;
    auto scenario = std::make_shared<Scenario>(*scenarioOf(busyText(nodes, pods)));
    const auto podOf = [&](int place) { return scenario->pods[static_cast<std::size_t>(place % firstOwned(pods))]; };
    const auto nodeOf = [&](int round) { return fmt::format("n{:05}", round * 37 % nodes); };
    for (int round = 0; round < rounds; ++round) {
        const int second = (round + 1) * kEvery;
        for (int i = 0; i < kGang; ++i) {
            const auto gone = podOf(round * kGang + i);
            addStep(*scenario, second, EvictPod{{ObjectName::Kind::Pod, gone->meta.ns, gone->meta.name}},
                    "evict: pod/" + gone->key());
            if (round < kAway) continue;
            const auto back = podOf((round - kAway) * kGang + i);
            addStep(*scenario, second, CreatePod{back}, "create: pod/" + back->key());
        }
        if (round % kDrainEvery == 0) {
            if (round > 0)
                addStep(*scenario, second, CordonNode{nodeOf(round - kDrainEvery), false},
                        "uncordon: " + nodeOf(round));
            addStep(*scenario, second, DrainNode{nodeOf(round)}, "drain: " + nodeOf(round));
        }
        if (round % kUrgentEvery == 0)
            addStep(*scenario, second, CreatePod{urgentPod(round)},
                    fmt::format("create: pod/default/urgent-{}", round));
    }
    return scenario;
}

} // namespace berth::bench
