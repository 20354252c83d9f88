// SPDX-License-Identifier: GPL-3.0-or-later
// Moving the cursor on the 40-node sample. Budget of each: p95 under 16 ms.
#include "engine/base/Rng.h"
#include "engine/io/Reader.h"
#include "engine/plugins/BuiltinPlugins.h"
#include "engine/session/Replica.h"
#include "engine/session/Session.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <vector>

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

/// Runs `move` once per iteration and reports the 95th percentile beside the mean.
template <class Move> void measure(benchmark::State& state, Move move) {
    std::vector<double> milliseconds;
    for (auto _ : state) {
        const auto begin = std::chrono::steady_clock::now();
        move();
        milliseconds.push_back(
            std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count());
    }
    std::sort(milliseconds.begin(), milliseconds.end());
    state.counters["p95_ms"] = milliseconds[milliseconds.size() * 95 / 100];
    state.counters["max_ms"] = milliseconds.back();
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
BENCHMARK(step)->Iterations(10000)->Unit(benchmark::kMillisecond);

void back(benchmark::State& state) {
    Replica& replica = *sampleRun().replica;
    std::size_t position = replica.trace().size();
    measure(state, [&] {
        position = position > 1 ? position - 1 : replica.trace().size();
        benchmark::DoNotOptimize(replica.seek(position).now);
        benchmark::DoNotOptimize(replica.cycleAt(position - 1));
    });
}
BENCHMARK(back)->Iterations(2000)->Unit(benchmark::kMillisecond);

void seekAnywhere(benchmark::State& state) {
    Replica& replica = *sampleRun().replica;
    std::uint64_t draws = 0;
    measure(state, [&] {
        const std::size_t position = randomBelow(randomAt(1, draws++), replica.trace().size()) + 1;
        benchmark::DoNotOptimize(replica.seek(position).now);
        benchmark::DoNotOptimize(replica.cycleAt(position - 1));
    });
}
BENCHMARK(seekAnywhere)->Iterations(2000)->Unit(benchmark::kMillisecond);

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
BENCHMARK(runHeadless)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace berth
