// SPDX-License-Identifier: GPL-3.0-or-later
// What a step costs the window beside the engine: the pictures of the moment. Budget at 200 nodes: p95 under 16 ms with
// everything that draws it.
#include "tests/bench/Timing.h"
#include "tests/bench/ui/GpuCluster.h"
#include "tests/ui/session/LocalRun.h"
#include "ui/view/NodeCards.h"
#include "ui/view/PipelinePicture.h"
#include "ui/view/QueuePicture.h"
#include "ui/view/StagePicture.h"

#include <benchmark/benchmark.h>

namespace berth::ui {
namespace {

void steps(benchmark::State& state) {
    LocalRun run(gpuCluster(static_cast<int>(state.range(0)), 1));
    NodeCards cards;
    LaneBook lanes;
    bench::Timing timing;
    bool forward = true;
    for (auto _ : state) {
        forward = forward && run.step(Stride::Point);
        if (!forward) run.stepBack(Stride::Point);
        timing.time([&] {
            benchmark::DoNotOptimize(stageContent(run.moment(), Grouping::Rack, HeatKey::Score, cards));
            benchmark::DoNotOptimize(queuesView(run.moment(), lanes));
            benchmark::DoNotOptimize(pipelineView(run.moment(), lanes));
        });
    }
    timing.report(state);
}
BENCHMARK(steps)
    ->Name("pictures")
    ->ArgName("nodes")
    ->Arg(200)
    ->Arg(1000)
    ->Arg(5000)
    ->Iterations(200)
    ->Unit(benchmark::kMillisecond);

} // namespace
} // namespace berth::ui
