// SPDX-License-Identifier: GPL-3.0-or-later
// The timeline of a long run: what a fact costs it, and what a frame costs however long the trace is. A frame belongs to
// the window's 16 ms.
#include "engine/model/Pod.h"
#include "tests/bench/Timing.h"
#include "ui/time/MarkRuns.h"
#include "ui/time/PodBook.h"
#include "ui/time/StairPainter.h"
#include "ui/time/TimelineData.h"

#include <benchmark/benchmark.h>

#include <QImage>
#include <QPainter>

namespace berth::ui {
namespace {

constexpr std::uint32_t kFactsOfAPod = 6;

/// Pods of 1 GPU that come, are placed and go, one after the other.
Trace longTrace(std::uint32_t pods) {
    Trace trace(std::make_shared<Pool>());
    Pod object;
    object.totals.requests.setScalar("nvidia.com/gpu", 1);
    const ObjectId pod = trace.pool().object(std::make_shared<const Pod>(object));
    const NodeId node = trace.pool().node("n1");
    for (std::uint32_t i = 0; i < pods; ++i) {
        std::int64_t offset = 0;
        for (const FactKind kind : {FactKind::PodSubmitted, FactKind::PodQueued, FactKind::PodPopped,
                                    FactKind::PodAssumed, FactKind::PodBound, FactKind::PodDeleted}) {
            Fact fact = Fact::of(kind, PodId{i}, kind == FactKind::PodAssumed ? node : NodeId{});
            fact.at = SimTime{(std::int64_t{i} * kFactsOfAPod + offset++) * 1'000'000};
            if (kind == FactKind::PodSubmitted) fact.a = pod.value;
            trace.append(fact);
        }
        trace.endUnit();
    }
    return trace;
}

void follow(benchmark::State& state) {
    const Trace trace = longTrace(static_cast<std::uint32_t>(state.range(0)) / kFactsOfAPod);
    for (auto _ : state) {
        TimelineData data;
        PodBook book;
        data.follow(trace);
        book.follow(trace);
        benchmark::DoNotOptimize(book.factsOf(PodId{0}));
    }
    state.counters["facts_per_s"] =
        benchmark::Counter(static_cast<double>(trace.size()), benchmark::Counter::kIsIterationInvariantRate);
}
BENCHMARK(follow)->Name("timeline/follow")->ArgName("facts")->Arg(1'000'000)->Unit(benchmark::kMillisecond);

void frame(benchmark::State& state) {
    const Trace trace = longTrace(static_cast<std::uint32_t>(state.range(0)) / kFactsOfAPod);
    TimelineData data;
    data.follow(trace);
    const auto scale = TimelineScale::overTime({}, trace[trace.size() - 1].at, 104, 950);
    QImage image(1130, 172, QImage::Format_RGB32);
    bench::Timing timing;
    for (auto _ : state)
        timing.time([&] {
            QPainter painter(&image);
            benchmark::DoNotOptimize(markRuns(data, scale));
            const StairLook look{scale, QRectF(0, 70, 1130, 34), 104, 1054, trace.size(), 1000, {}, -1};
            paintStairs(painter, Theme::light(), data.pending(), look, Theme::light().text2);
            paintStairs(painter, Theme::light(), data.gpusHeld(), look, Theme::light().chartA);
        });
    timing.report(state);
}
BENCHMARK(frame)
    ->Name("timeline/frame")
    ->ArgName("facts")
    ->Arg(10'000)
    ->Arg(1'000'000)
    ->Iterations(50)
    ->Unit(benchmark::kMillisecond);

} // namespace
} // namespace berth::ui
