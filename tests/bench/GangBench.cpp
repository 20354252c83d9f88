// SPDX-License-Identifier: GPL-3.0-or-later
// A gang of 64 pods that must lie in one of ten leaves of 200 nodes: the whole run, from the first pod popped to the
// last one bound. Budget: under 50 ms.
#include "engine/io/Reader.h"
#include "engine/plugins/BuiltinPlugins.h"
#include "engine/session/BuiltinConfigurationCheck.h"
#include "engine/session/Session.h"
#include "tests/bench/Timing.h"

#include <benchmark/benchmark.h>

#include <fmt/format.h>

#include <cstdlib>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>

namespace berth::bench {
namespace {

constexpr int kNodes = 200;
constexpr int kNodesPerLeaf = 20;

constexpr std::string_view kConfiguration = R"(apiVersion: kubescheduler.config.k8s.io/v1
kind: KubeSchedulerConfiguration
percentageOfNodesToScore: 100
profiles:
- schedulerName: default-scheduler
  plugins:
    multiPoint: {enabled: [{name: AISchedulingPlugin}, {name: Coscheduling}, {name: NetworkTopology}]}
    queueSort: {enabled: [{name: Coscheduling}], disabled: [{name: '*'}]}
    postFilter: {disabled: [{name: DefaultPreemption}]}
)";

std::string gangText(int pods, std::string_view topology) {
    std::string text(kConfiguration);
    const auto out = std::back_inserter(text);
    for (int node = 0; node < kNodes; ++node)
        fmt::format_to(out,
                       "---\napiVersion: v1\nkind: Node\nmetadata:\n  name: n{0}\n"
                       "  labels: {{kubernetes.io/hostname: n{0}, network.topology.nvidia.com/leaf: leaf-{1}}}\n"
                       "  annotations: {{berth.dev/gpu-topology: HGX-H100}}\nstatus:\n"
                       "  allocatable: {{cpu: \"128\", memory: 1024Gi, pods: \"110\", nvidia.com/gpu: \"8\"}}\n",
                       node, node / kNodesPerLeaf);
    fmt::format_to(out,
                   "---\napiVersion: scheduling.x-k8s.io/v1alpha1\nkind: PodGroup\n"
                   "metadata: {{name: g, namespace: default}}\nspec: {{minMember: {}}}\n",
                   pods);
    for (int pod = 0; pod < pods; ++pod)
        fmt::format_to(out,
                       "---\napiVersion: v1\nkind: Pod\nmetadata:\n  name: g-{}\n  namespace: default\n"
                       "  labels: {{scheduling.x-k8s.io/pod-group: g}}\n"
                       "  annotations: {{kueue.x-k8s.io/podset-{}-topology: network.topology.nvidia.com/leaf}}\n"
                       "spec:\n  priorityClassName: p1\n  containers:\n  - name: main\n    image: i\n    resources: "
                       "{{requests: {{cpu: \"8\", memory: 64Gi, nvidia.com/gpu: \"2\"}}, "
                       "limits: {{nvidia.com/gpu: \"2\"}}}}\n",
                       pod, topology);
    return text;
}

std::shared_ptr<const Scenario> gangScenario(int pods, std::string_view topology) {
    io::ReadOptions options;
    options.check = builtinConfigurationCheck();
    const std::vector<io::SourceText> texts{
        {"gang.yaml", std::make_shared<const std::string>(gangText(pods, topology))}};
    const auto read = io::readTexts(texts, options);
    if (!read) std::abort();
    return read->scenario;
}

void gang(benchmark::State& state, std::string_view topology) {
    const int pods = static_cast<int>(state.range(0));
    const auto scenario = gangScenario(pods, topology);
    Timing timing;
    for (auto _ : state) {
        const auto session = Session::create(scenario, builtinPlugins()).value();
        timing.time([&] { session->run(); });
        const auto bound = static_cast<int>(session->world().counters.bound);
        if (bound != pods) state.SkipWithError("not all of the gang were bound");
    }
    timing.report(state);
}
BENCHMARK_CAPTURE(gang, required, "required")->Arg(64)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(gang, preferred, "preferred")->Arg(64)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace berth::bench
