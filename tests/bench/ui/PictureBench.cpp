// SPDX-License-Identifier: GPL-3.0-or-later
// What a step costs the window beside the engine: the pictures of the moment. Budget at 200 nodes: p95 under 16 ms with
// everything that draws it.
#include "tests/ui/session/LocalRun.h"
#include "ui/view/NodeCards.h"
#include "ui/view/PipelinePicture.h"
#include "ui/view/QueuePicture.h"
#include "ui/view/StagePicture.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

namespace berth::ui {
namespace {

/// `nodes` nodes of eight GPUs, half of them held by four-GPU pods, and twenty pods to place.
std::string cluster(int nodes) {
    const std::string resources =
        "resources: {requests: {cpu: '8', nvidia.com/gpu: '4'}, limits: {nvidia.com/gpu: '4'}}";
    std::string text;
    for (int i = 0; i < nodes; ++i) {
        const std::string name = "n-" + std::to_string(i);
        text += "---\napiVersion: v1\nkind: Node\nmetadata:\n  name: " + name + "\n  labels: {rack: r" +
                std::to_string(i / 8) + "}\n  annotations: {berth.dev/gpu-topology: HGX-H100}\n" +
                "status: {allocatable: {cpu: '192', memory: 2048Gi, pods: '110', nvidia.com/gpu: '8'}}\n";
        text += "---\napiVersion: v1\nkind: Pod\nmetadata: {name: held-" + std::to_string(i) +
                ", namespace: default}\nspec: {nodeName: " + name + ", containers: [{name: c, image: i, " + resources +
                "}]}\n";
    }
    for (int i = 0; i < 20; ++i)
        text += "---\napiVersion: v1\nkind: Pod\nmetadata: {name: job-" + std::to_string(i) +
                ", namespace: default}\nspec: {containers: [{name: c, image: i, " + resources + "}]}\n";
    return text;
}

void steps(benchmark::State& state) {
    LocalRun run(cluster(static_cast<int>(state.range(0))));
    NodeCards cards;
    LaneBook lanes;
    std::vector<double> milliseconds;
    bool forward = true;
    for (auto _ : state) {
        state.PauseTiming();
        forward = forward && run.step(Stride::Point);
        if (!forward) run.stepBack(Stride::Point);
        state.ResumeTiming();
        const auto begin = std::chrono::steady_clock::now();
        benchmark::DoNotOptimize(stageContent(run.moment(), Grouping::Rack, HeatKey::Score, cards));
        benchmark::DoNotOptimize(queuesView(run.moment(), lanes));
        benchmark::DoNotOptimize(pipelineView(run.moment(), lanes));
        milliseconds.push_back(
            std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count());
    }
    std::sort(milliseconds.begin(), milliseconds.end());
    state.counters["p95_ms"] = milliseconds[milliseconds.size() * 95 / 100];
    state.counters["max_ms"] = milliseconds.back();
}
BENCHMARK(steps)->ArgName("nodes")->Arg(200)->Arg(1000)->Arg(5000)->Iterations(200)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace berth::ui
