// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/openb/OpenbScenario.h"

#include "engine/base/SimTime.h"
#include "engine/io/openb/OpenbWorkload.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace berth::io {
namespace {

constexpr std::int64_t kPodsOfANode = 1001;

/// Builds the text piece by piece.
class ScenarioYaml {
public:
    template <class... Args> void add(fmt::format_string<Args...> format, Args&&... args) {
        fmt::format_to(std::back_inserter(text_), format, std::forward<Args>(args)...);
    }
    std::string take() { return std::move(text_); }

private:
    std::string text_;
};

void addProfile(ScenarioYaml& yaml, SharePolicy policy, const TypicalPods& workload) {
    const std::string_view plugin = pluginNameOf(policy);
    yaml.add("apiVersion: kubescheduler.config.k8s.io/v1\nkind: KubeSchedulerConfiguration\npercentageOfNodesToScore: "
             "100\nprofiles:\n- schedulerName: default-scheduler\n  plugins:\n    multiPoint:\n      enabled: [{{name: "
             "{0}}}]\n    score:\n      enabled: [{{name: {0}, weight: 1000}}]\n      disabled: [{{name: '*'}}]\n"
             "    postFilter:\n      disabled: [{{name: '*'}}]\n",
             plugin);
    if (policy != SharePolicy::Fgd) return;
    yaml.add("  pluginConfig:\n  - name: {}\n    args:\n      workload:\n", plugin);
    for (const TypicalPod& one : workload.all())
        yaml.add("      - {{cpuMilli: {}, gpuMilli: {}, gpuCount: {}, gpuSpec: \"{}\", pods: {}}}\n", one.pod.cpu,
                 one.pod.milli, one.pod.devices, one.pod.spec, one.count);
}

void addNode(ScenarioYaml& yaml, const std::string& name, const OpenbNode& node) {
    yaml.add("---\napiVersion: v1\nkind: Node\nmetadata:\n  name: {0}\n  labels: {{kubernetes.io/hostname: {0}", name);
    if (!node.model.empty()) yaml.add(", gpu-model: {}", node.model);
    yaml.add("}}\nstatus:\n");
    std::string amounts =
        fmt::format("{{cpu: {}m, memory: {}Mi, pods: \"{}\"", node.cpuMilli, node.memoryMiB, kPodsOfANode);
    if (node.gpus > 0) amounts += fmt::format(", nvidia.com/gpu: \"{}\"", node.gpus);
    yaml.add("  capacity: {0}}}\n  allocatable: {0}}}\n", amounts);
}

void addPod(ScenarioYaml& yaml, const OpenbPod& pod, SimTime created, std::optional<Duration> duration) {
    yaml.add(
        "---\napiVersion: v1\nkind: Pod\nmetadata:\n  name: {}\n  namespace: default\n  creationTimestamp: \"{}\"\n",
        pod.name, toString(created));
    if (pod.gpus > 0 || duration) yaml.add("  annotations:\n");
    if (duration) yaml.add("    berth.dev/duration: {}\n", toString(*duration));
    if (pod.gpus > 0)
        yaml.add("    berth.dev/gpu-milli: \"{}\"\n    berth.dev/gpu-count: \"{}\"\n", pod.gpuMilli, pod.gpus);
    if (!pod.spec.empty()) yaml.add("    berth.dev/gpu-spec: \"{}\"\n", pod.spec);
    yaml.add(
        "spec:\n  containers:\n  - name: main\n    image: openb\n    resources:\n      requests: {{cpu: {}m, memory: "
        "{}Mi}}\n",
        pod.cpuMilli, pod.memoryMiB);
}

void addScenario(ScenarioYaml& yaml, std::int64_t seed) {
    yaml.add(
        "---\napiVersion: berth.dev/v1alpha1\nkind: Scenario\nmetadata:\n  name: openb\nspec:\n  start: {}\n  seed: "
        "{}\n  arrivals: CreationTimestamp\n",
        toString(kDefaultStart), seed);
}

void addTuned(ScenarioYaml& yaml, const std::vector<OpenbNode>& nodes, const std::vector<OpenbPod>& pods,
              const OpenbImport& import) {
    const OpenbWorkload workload = tuned(pods, nodes, import.seed, *import.ratio);
    for (std::size_t rank = 0; rank < workload.nodes.size(); ++rank)
        addNode(yaml, fmt::format("{:04}-{}", rank, workload.nodes[rank].name), workload.nodes[rank]);
    SimTime at = kDefaultStart;
    for (const OpenbPod& pod : workload.pods) {
        addPod(yaml, pod, at, std::nullopt);
        at = at + Duration::seconds(1);
    }
}

void addTimed(ScenarioYaml& yaml, const std::vector<OpenbNode>& nodes, std::vector<OpenbPod> pods) {
    for (const OpenbNode& node : nodes) addNode(yaml, node.name, node);
    std::stable_sort(pods.begin(), pods.end(),
                     [](const OpenbPod& a, const OpenbPod& b) { return a.created < b.created; });
    for (const OpenbPod& pod : pods) {
        std::optional<Duration> duration;
        if (pod.timed) duration = Duration::seconds(std::max<std::int64_t>(1, pod.deleted - pod.created));
        addPod(yaml, pod, kDefaultStart + Duration::seconds(pod.created), duration);
    }
}

} // namespace

std::string openbScenario(const std::vector<OpenbNode>& nodes, const std::vector<OpenbPod>& pods,
                          const OpenbImport& import) {
    ScenarioYaml yaml;
    yaml.add("# The openb trace of GPU clusters, scheduled by {}.\n", pluginNameOf(import.policy));
    addProfile(yaml, import.policy, typicalPodsOf(pods));
    if (import.ratio)
        addTuned(yaml, nodes, pods, import);
    else
        addTimed(yaml, nodes, pods);
    addScenario(yaml, import.seed);
    return yaml.take();
}

} // namespace berth::io
