// SPDX-License-Identifier: GPL-3.0-or-later
// Reading a big `kubectl` print. Budget: 10 MB of YAML (25,000 objects) in under 3 s and 200 MB.
#include "engine/io/Reader.h"

#include <benchmark/benchmark.h>
#include <fmt/format.h>
#include <sys/resource.h>

#include <iterator>

namespace berth {
namespace {

/// `pods` pods on `pods / 5` nodes, a document each, about 420 bytes a pod.
std::string clusterText(int pods) {
    std::string text;
    for (int i = 0; i < pods / 5; ++i)
        fmt::format_to(std::back_inserter(text),
                       "apiVersion: v1\nkind: Node\nmetadata:\n  name: node-{0}\n  labels:\n    "
                       "kubernetes.io/hostname: node-{0}\n    "
                       "topology.kubernetes.io/zone: zone-{1}\nstatus:\n  allocatable:\n    cpu: '64'\n    memory: "
                       "512Gi\n    pods: '110'\n---\n",
                       i, i % 3);
    for (int i = 0; i < pods; ++i)
        fmt::format_to(std::back_inserter(text),
                       "apiVersion: v1\nkind: Pod\nmetadata:\n  name: pod-{0}\n  namespace: team-{1}\n  labels:\n    "
                       "app: app-{2}\nspec:\n  "
                       "schedulerName: default-scheduler\n  priority: {3}\n  nodeName: node-{4}\n  containers:\n  - "
                       "name: main\n    image: "
                       "registry.example/app:{2}\n    resources:\n      requests:\n        cpu: 500m\n        memory: "
                       "1Gi\nstatus:\n  phase: "
                       "Running\n---\n",
                       i, i % 17, i % 50, i % 7 * 100, i % (pods / 5));
    return text;
}

void readYaml(benchmark::State& state) {
    const io::SourceText source{"cluster.yaml",
                                std::make_shared<const std::string>(clusterText(static_cast<int>(state.range(0))))};
    for (auto _ : state) benchmark::DoNotOptimize(io::readTexts(std::span(&source, 1)));
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    state.counters["text_MB"] = static_cast<double>(source.text->size()) / 1e6;
    state.counters["peak_MB"] = static_cast<double>(usage.ru_maxrss) / 1e3;
}
BENCHMARK(readYaml)->Arg(2000)->Arg(21000)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace berth
