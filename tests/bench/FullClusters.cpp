// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/Clusters.h"

#include <fmt/format.h>

#include <iterator>
#include <string>

namespace berth::bench {
namespace {

using Out = std::back_insert_iterator<std::string>;

constexpr int kSmallPods = 30;
constexpr int kGangPods = 4;
constexpr int kSecondsOfStarts = 80000;

constexpr std::string_view kGangsProfile =
    "apiVersion: kubescheduler.config.k8s.io/v1\nkind: KubeSchedulerConfiguration\nprofiles:\n- schedulerName: "
    "default-scheduler\n  plugins:\n    multiPoint: {enabled: [{name: AISchedulingPlugin}, {name: Coscheduling}, "
    "{name: NetworkTopology}]}\n    queueSort: {enabled: [{name: Coscheduling}], disabled: [{name: '*'}]}\n"
    "    postFilter: {disabled: [{name: DefaultPreemption}]}\n";

std::string clock(int node, int pod) {
    const int second = (node * 37 + pod * 101) % kSecondsOfStarts;
    return fmt::format("2026-01-01T{:02}:{:02}:{:02}Z", second / 3600, second / 60 % 60, second % 60);
}

void addNode(Out out, int index, std::string_view annotations, std::string_view allocatable) {
    fmt::format_to(out,
                   "---\napiVersion: v1\nkind: Node\nmetadata:\n  name: n{0:05}\n  labels: {{kubernetes.io/hostname: "
                   "n{0:05}}}\n{1}status: {{allocatable: {2}, capacity: {2}}}\n",
                   index, annotations, allocatable);
}

void addRunning(Out out, int node, int pod, std::string_view labels, std::string_view resources) {
    fmt::format_to(out,
                   "---\napiVersion: v1\nkind: Pod\nmetadata: {{name: r{0:05}-{1:02}, namespace: default, uid: "
                   "u-{0}-{1}{2}}}\nspec:\n  nodeName: n{0:05}\n  priority: {3}\n  containers: [{{name: c, image: i, "
                   "resources: {4}}}]\nstatus: {{phase: Running, startTime: '{5}'}}\n",
                   node, pod, labels, (node * 13 + pod * 7) % 5 * 100, resources, clock(node, pod));
}

void addPreemptor(Out out, int index, std::string_view resources) {
    fmt::format_to(out,
                   "---\napiVersion: v1\nkind: Pod\nmetadata: {{name: p{0:05}, namespace: default, uid: p-{0}}}\n"
                   "spec:\n  priority: 100000\n  containers: [{{name: c, image: i, resources: {1}}}]\n",
                   index, resources);
}

} // namespace

std::shared_ptr<const Scenario> crowdedScenario(int nodes, int pods) {
    std::string text = "apiVersion: kubescheduler.config.k8s.io/v1\nkind: KubeSchedulerConfiguration\n"
                       "percentageOfNodesToScore: 100\nprofiles: [{schedulerName: default-scheduler}]\n";
    const Out out = std::back_inserter(text);
    for (int i = 0; i < nodes; ++i) addNode(out, i, "", "{cpu: '30', memory: 120Gi, pods: '110'}");
    for (int i = 0; i < nodes; ++i)
        for (int j = 0; j < kSmallPods; ++j)
            addRunning(out, i, j, "",
                       fmt::format("{{requests: {{cpu: {}m, memory: 4Gi}}}}", 700 + (i * 7 + j * 13) % 7 * 100));
    for (int i = 0; i < pods; ++i)
        addPreemptor(out, i, fmt::format("{{requests: {{cpu: {}m, memory: 40Gi}}}}", 12000 + i * 10));
    return scenarioOf(text);
}

std::shared_ptr<const Scenario> gangedScenario(int nodes, int pods) {
    std::string text(kGangsProfile);
    const Out out = std::back_inserter(text);
    for (int i = 0; i < nodes; ++i) {
        addNode(out, i, "  annotations: {berth.dev/gpu-topology: HGX-H100}\n",
                "{cpu: '128', memory: 1024Gi, pods: '110', nvidia.com/gpu: '8'}");
        fmt::format_to(out,
                       "---\napiVersion: scheduling.x-k8s.io/v1alpha1\nkind: PodGroup\nmetadata: {{name: g{}, "
                       "namespace: default}}\nspec: {{minMember: {}}}\n",
                       i, 2 + i % 3);
    }
    for (int i = 0; i < nodes; ++i)
        for (int j = 0; j < kGangPods; ++j) {
            const int gang = (i + j / 2 * (i % 2)) % nodes; // half of the odd nodes' pods belong to the next gang
            addRunning(out, i, j, fmt::format(", labels: {{scheduling.x-k8s.io/pod-group: g{}}}", gang),
                       "{requests: {cpu: '8', memory: 64Gi, nvidia.com/gpu: '2'}, limits: {nvidia.com/gpu: '2'}}");
        }
    for (int i = 0; i < pods; ++i)
        addPreemptor(out, i,
                     fmt::format("{{requests: {{cpu: '8', memory: 48Gi, nvidia.com/gpu: '{0}'}}, limits: "
                                 "{{nvidia.com/gpu: '{0}'}}}}",
                                 i % 2 == 0 ? 2 : 4));
    return scenarioOf(text);
}

} // namespace berth::bench
