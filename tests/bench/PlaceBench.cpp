// SPDX-License-Identifier: GPL-3.0-or-later
// How fast pods find their places: the pass of `berthctl bench place`, on the fast and on the plain path, over nodes and over
// pods. Budget: a hundred times kube-scheduler's own speed, and a cost that grows less than the number of nodes.
#include "engine/explain/Pass.h"
#include "engine/plugins/BuiltinPlugins.h"
#include "tests/bench/Clusters.h"
#include "tests/bench/Timing.h"

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <initializer_list>
#include <memory>
#include <string>

namespace berth::bench {
namespace {

enum class Path { Fast, Plain };

/// Notes how long each pod's turn took.
class Turns final : public explain::PassListener {
public:
    explicit Turns(Path path) : path_(path) {}
    bool wantsRecords() const override { return false; }
    bool wantsQuickLooks() const override { return path_ == Path::Fast; }
    void podEnded() override {
        const double now = threadTime();
        timing.add(now - last_);
        last_ = now;
    }
    Timing timing;

private:
    Path path_;
    double last_ = threadTime();
};

/// Of several passes the quickest counts: what else the machine does only makes them slower.
void place(benchmark::State& state, const std::shared_ptr<const Scenario>& scenario, Path path) {
    const auto profiles = Profiles::create(scenario->configuration, builtinPlugins()).value();
    Timing best;
    for (auto _ : state) {
        Turns turns(path);
        benchmark::DoNotOptimize(explain::runPass(*scenario, *profiles, turns));
        if (best.count() == 0 || turns.timing.total() < best.total()) best = turns.timing;
    }
    state.counters["pods_per_s"] = 1000.0 * static_cast<double>(best.count()) / best.total();
    best.report(state);
}

void place(benchmark::State& state, Work work, Path path) {
    place(state, placeScenario(work, static_cast<int>(state.range(0)), static_cast<int>(state.range(1))), path);
}

/// On the plain path a few pods tell what one costs.
constexpr int kFastPods = 2000;
constexpr int kPlainPods = 40;
constexpr int kPreemptors = 100;

int podsOf(Work work, Path path) {
    if (work == Work::Preempt) return path == Path::Fast ? kPreemptors : kPlainPods / 2;
    return path == Path::Fast ? kFastPods : kPlainPods;
}

/// `tests/run --bench --long`
bool isLong() {
    return std::getenv("BERTH_BENCH_LONG") != nullptr;
}

void registerCurve(Work work, Path path) {
    const std::string name = "place/" + toString(work) + (path == Path::Fast ? "/fast" : "/plain");
    auto* curve =
        benchmark::RegisterBenchmark(name.c_str(), [=](benchmark::State& state) { place(state, work, path); });
    curve->ArgNames({"nodes", "pods"})->Unit(benchmark::kMillisecond)->Iterations(path == Path::Fast ? 3 : 1);
    const int most = work == Work::Preempt && !isLong() ? 5000 : 20000;
    for (const int nodes : {100, 500, 1000, 2000, 5000, 10000, 20000})
        if (nodes <= most) curve->Args({nodes, podsOf(work, path)});
}

using MakeScenario = std::shared_ptr<const Scenario> (*)(int nodes, int pods);

void registerEviction(const std::string& name, MakeScenario make, std::initializer_list<int> nodes) {
    auto* curve = benchmark::RegisterBenchmark(name.c_str(), [make](benchmark::State& state) {
        place(state, make(static_cast<int>(state.range(0)), static_cast<int>(state.range(1))), Path::Fast);
    });
    curve->ArgNames({"nodes", "pods"})->Unit(benchmark::kMillisecond)->Iterations(2);
    for (const int each : nodes) curve->Args({each, 2 * kPreemptors});
}

const bool kRegistered = [] {
    registerEviction("evict/crowded/fast", crowdedScenario, {1000});
    registerEviction("evict/gangs/fast", gangedScenario, {500, 5000});
    for (const Work work : {Work::Basic, Work::Features, Work::Preempt})
        for (const Path path : {Path::Fast, Path::Plain}) registerCurve(work, path);
    for (const Work work : {Work::Basic, Work::Features}) {
        const std::string name = "place/" + toString(work) + "/fast";
        auto* curve = benchmark::RegisterBenchmark(name.c_str(),
                                                   [=](benchmark::State& state) { place(state, work, Path::Fast); });
        curve->ArgNames({"nodes", "pods"})->Unit(benchmark::kMillisecond)->Iterations(1);
        for (const int pods : {500, 5000, 10000, 20000}) curve->Args({5000, pods});
    }
    return true;
}();

} // namespace
} // namespace berth::bench
