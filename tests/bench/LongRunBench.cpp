// SPDX-License-Identifier: GPL-3.0-or-later
// A run of a million facts on 1,000 nodes with 10,000 pods, as the window holds it: the session that made it, and the replica
// that looks at it. Budgets: 250 MB by the engine's own count; anywhere in it in under 16 ms (p95).
#include "engine/base/Rng.h"
#include "engine/plugins/BuiltinPlugins.h"
#include "engine/session/Replica.h"
#include "engine/session/Session.h"
#include "tests/bench/Clusters.h"
#include "tests/bench/Timing.h"

#include <benchmark/benchmark.h>

#include <malloc.h>

#include <memory>

namespace berth::bench {
namespace {

constexpr int kNodes = 1000;
constexpr int kPods = 10000;
constexpr int kRounds = 8000; // more than a million facts need
constexpr std::size_t kFacts = 1'000'000;
constexpr std::size_t kPiece = 4096; // facts that the window takes over at once

double heapNow() {
    const struct mallinfo2 heap = mallinfo2();
    return static_cast<double>(heap.uordblks + heap.hblkhd) / 1e6;
}

/// Made once, by whichever benchmark needs it first.
class LongRun {
public:
    LongRun() : scenario_(busyScenario(kNodes, kPods, kRounds)), heapBefore_(heapNow()) {
        session = Session::create(scenario_, builtinPlugins()).value();
        replica = std::make_unique<Replica>(session->startWorld(), builtinPlugins());
        while (session->trace().size() < kFacts) {
            const std::size_t until = std::min(session->trace().size() + kPiece, kFacts);
            running.time([&] {
                while (session->trace().size() < until && session->advance()) {
                }
            });
            following.time([&] { replica->append(feed_.next(*session)); });
            if (session->runEnd() != RunEnd::Running) break;
        }
        heapMB = heapNow() - heapBefore_;
    }

    Timing running;   ///< the session, per piece
    Timing following; ///< the replica, per piece
    std::unique_ptr<Session> session;
    std::unique_ptr<Replica> replica;
    double heapMB = 0;

private:
    std::shared_ptr<const Scenario> scenario_;
    double heapBefore_;
    TraceFeed feed_;
};

LongRun& longRun() {
    static LongRun run;
    return run;
}

void makeRun(benchmark::State& state) {
    for (auto _ : state) {
        const LongRun& run = longRun();
        state.SetIterationTime((run.running.total() + run.following.total()) / 1000);
    }
    const LongRun& run = longRun();
    const auto facts = static_cast<double>(run.session->trace().size());
    state.counters["facts"] = facts;
    state.counters["facts_per_s"] = 1000.0 * facts / run.running.total();
    state.counters["followed_per_s"] = 1000.0 * facts / run.following.total();
    run.following.report(state);
}
BENCHMARK(makeRun)->Name("longRun/make")->Iterations(1)->UseManualTime()->Unit(benchmark::kMillisecond);

double megabytes(std::size_t bytes) {
    return static_cast<double>(bytes) / 1e6;
}

void memory(benchmark::State& state) {
    const LongRun& run = longRun();
    MemoryUse session;
    MemoryUse replica;
    for (auto _ : state) {
        session = run.session->memory();
        replica = run.replica->memory();
    }
    state.counters["session_MB"] = megabytes(session.total());
    state.counters["replica_MB"] = megabytes(replica.total());
    state.counters["total_MB"] = megabytes(session.total() + replica.total());
    state.counters["facts_MB"] = megabytes(session.facts + replica.facts);
    state.counters["pool_MB"] = megabytes(session.pool + replica.pool);
    state.counters["objects_MB"] = megabytes(session.objects);
    state.counters["worlds_MB"] = megabytes(session.worlds + replica.worlds);
    state.counters["heap_MB"] = run.heapMB; // what malloc says, to hold the count against
}
BENCHMARK(memory)->Name("longRun/memory")->Iterations(1)->Unit(benchmark::kMillisecond);

/// What the window asks when the cursor moves: the World there, and the cycle with its record.
void moveTo(Replica& replica, std::size_t position) {
    benchmark::DoNotOptimize(replica.seek(position).now);
    benchmark::DoNotOptimize(replica.cycleAt(position - 1));
}

void seekAnywhere(benchmark::State& state) {
    Replica& replica = *longRun().replica;
    Timing timing;
    std::uint64_t draws = 0;
    for (auto _ : state) {
        const std::size_t position = randomBelow(randomAt(1, draws++), replica.trace().size()) + 1;
        timing.time([&] { moveTo(replica, position); });
    }
    timing.report(state);
}
BENCHMARK(seekAnywhere)->Name("longRun/seekAnywhere")->Iterations(500)->Unit(benchmark::kMillisecond);

void stepBack(benchmark::State& state) {
    Replica& replica = *longRun().replica;
    Timing timing;
    std::size_t position = replica.trace().size() / 2;
    moveTo(replica, position);
    for (auto _ : state) timing.time([&] { moveTo(replica, --position); });
    timing.report(state);
}
BENCHMARK(stepBack)->Name("longRun/stepBack")->Iterations(500)->Unit(benchmark::kMillisecond);

void stepForward(benchmark::State& state) {
    Replica& replica = *longRun().replica;
    Timing timing;
    std::size_t position = replica.trace().size() / 2;
    moveTo(replica, position);
    for (auto _ : state) timing.time([&] { moveTo(replica, ++position); });
    timing.report(state);
}
BENCHMARK(stepForward)->Name("longRun/stepForward")->Iterations(2000)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace berth::bench
