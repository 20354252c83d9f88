// SPDX-License-Identifier: GPL-3.0-or-later
// Moving the cursor on the 40-node sample. Budget of each: p95 under 16 ms.
#include "engine/base/Rng.h"
#include "engine/io/Reader.h"
#include "engine/plugins/BuiltinPlugins.h"
#include "engine/session/Replica.h"
#include "engine/session/Session.h"
#include "tests/bench/Timing.h"

#include <benchmark/benchmark.h>

namespace berth {
namespace {

/// The sample run to its end, and a replica of it.
struct Run {
    Run() {
        const std::string path = std::string(BERTH_SOURCE_DIR) + "/samples/full-cluster.yaml";
        session = Session::create(io::readFiles(std::span(&path, 1)).value().scenario, builtinPlugins()).value();
        session->run();
        replica.emplace(session->startWorld(), builtinPlugins());
        replica->append(feed.next(*session));
    }
    std::unique_ptr<Session> session;
    std::optional<Replica> replica;
    TraceFeed feed;
};

Run& sampleRun() {
    static Run run;
    return run;
}

/// Runs `move` once per iteration.
template <class Move> void measure(benchmark::State& state, Move move) {
    bench::Timing timing;
    for (auto _ : state) timing.time(move);
    timing.report(state);
    state.counters["facts"] = static_cast<double>(sampleRun().replica->trace().size());
}

void step(benchmark::State& state) {
    Replica& replica = *sampleRun().replica;
    std::size_t position = 0;
    measure(state, [&] {
        position = position % replica.trace().size() + 1;
        benchmark::DoNotOptimize(replica.seek(position).now);
        benchmark::DoNotOptimize(replica.cycleAt(position - 1));
    });
}
BENCHMARK(step)->Name("sample/step")->Iterations(10000)->Unit(benchmark::kMillisecond);

void back(benchmark::State& state) {
    Replica& replica = *sampleRun().replica;
    std::size_t position = replica.trace().size();
    measure(state, [&] {
        position = position > 1 ? position - 1 : replica.trace().size();
        benchmark::DoNotOptimize(replica.seek(position).now);
        benchmark::DoNotOptimize(replica.cycleAt(position - 1));
    });
}
BENCHMARK(back)->Name("sample/back")->Iterations(2000)->Unit(benchmark::kMillisecond);

void seekAnywhere(benchmark::State& state) {
    Replica& replica = *sampleRun().replica;
    std::uint64_t draws = 0;
    measure(state, [&] {
        const std::size_t position = randomBelow(randomAt(1, draws++), replica.trace().size()) + 1;
        benchmark::DoNotOptimize(replica.seek(position).now);
        benchmark::DoNotOptimize(replica.cycleAt(position - 1));
    });
}
BENCHMARK(seekAnywhere)->Name("sample/seekAnywhere")->Iterations(2000)->Unit(benchmark::kMillisecond);

void runHeadless(benchmark::State& state) {
    const Session& sample = *sampleRun().session;
    for (auto _ : state) {
        auto session = Session::create(std::make_shared<const Scenario>(sample.scenario()), builtinPlugins()).value();
        session->run();
        benchmark::DoNotOptimize(session->trace().size());
    }
    state.counters["facts_per_s"] =
        benchmark::Counter(static_cast<double>(sample.trace().size()), benchmark::Counter::kIsIterationInvariantRate);
}
BENCHMARK(runHeadless)->Name("sample/runHeadless")->Unit(benchmark::kMillisecond);

} // namespace
} // namespace berth
