// SPDX-License-Identifier: GPL-3.0-or-later
// What the trace costs a run. `on` is a session: facts, pool and checkpoints are kept. `off` runs the same units on the
// same World and forgets their facts at the end of each: what the scheduler needs to go on, and no more. (The pool stays,
// since the World names its texts.) Both come as far. Budget: recording costs at most 30 % of the time without it.
#include "engine/plugins/BuiltinPlugins.h"
#include "engine/session/Session.h"
#include "engine/sim/Simulation.h"
#include "tests/bench/Clusters.h"
#include "tests/bench/Timing.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <limits>
#include <memory>
#include <string>

namespace berth::bench {
namespace {

constexpr int kTimes = 5; // of each, in turn; the quickest counts
constexpr std::uint64_t kFacts = 200'000;

struct Cost {
    double milliseconds = std::numeric_limits<double>::infinity();
    std::uint64_t facts = 0;

    void note(double took, std::uint64_t written) {
        milliseconds = std::min(milliseconds, took);
        facts = written;
    }
    double factsPerSecond() const { return 1000.0 * static_cast<double>(facts) / milliseconds; }
};

void runRecorded(const std::shared_ptr<const Scenario>& scenario, Cost& cost) {
    const double begin = threadTime();
    const auto session = Session::create(scenario, builtinPlugins()).value();
    while (session->world().factCount < kFacts && session->advance()) {
    }
    cost.note(threadTime() - begin, session->world().factCount);
}

/// As far as the recorded run went.
void runUnrecorded(const std::shared_ptr<const Scenario>& scenario, std::uint64_t facts, Cost& cost) {
    World world = Session::create(scenario, builtinPlugins()).value()->startWorld();
    const double begin = threadTime();
    Trace trace(std::make_shared<Pool>());
    Simulation simulation(scenario, builtinPlugins(), trace, world, false);
    if (!simulation.enter().empty()) std::abort();
    trace.cut(0);
    for (NextUnit next = simulation.next(); world.factCount < facts && next.kind != UnitKind::None;
         next = simulation.next()) {
        simulation.run(next);
        trace.cut(0);
    }
    cost.note(threadTime() - begin, world.factCount);
}

struct Costs {
    Cost on;
    Cost off;
};

Costs measured(const std::shared_ptr<const Scenario>& scenario) {
    Costs costs;
    for (int i = 0; i < kTimes; ++i) {
        runRecorded(scenario, costs.on);
        runUnrecorded(scenario, costs.on.facts, costs.off);
    }
    return costs;
}

/// Much happens to few pods.
const Costs& busy() {
    static const Costs kCosts = measured(busyScenario(500, 5000, 2000));
    return kCosts;
}

/// Every pod is placed once, and that is all.
const Costs& placing() {
    static const Costs kCosts = measured(placeScenario(Work::Basic, 1000, 5000));
    return kCosts;
}

using Run = const Costs& (*)();

void report(benchmark::State& state, Run run, Cost Costs::*which) {
    for (auto _ : state) state.SetIterationTime((run().*which).milliseconds / 1000);
    state.counters["facts"] = static_cast<double>((run().*which).facts);
    state.counters["facts_per_s"] = (run().*which).factsPerSecond();
}

void reportRatio(benchmark::State& state, Run run) {
    for (auto _ : state)
        state.SetIterationTime(std::max(1e-9, (run().on.milliseconds - run().off.milliseconds) / 1000));
    state.counters["more_percent"] = 100.0 * (run().on.milliseconds / run().off.milliseconds - 1.0);
}

void add(const std::string& name, std::function<void(benchmark::State&)> call) {
    benchmark::RegisterBenchmark(name.c_str(), std::move(call))
        ->Iterations(1)
        ->UseManualTime()
        ->Unit(benchmark::kMillisecond);
}

const bool kRegistered = [] {
    for (const auto& [name, run] : {std::pair<const char*, Run>{"busy", busy}, {"placing", placing}}) {
        add(std::string("trace/on/") + name, [run](benchmark::State& state) { report(state, run, &Costs::on); });
        add(std::string("trace/off/") + name, [run](benchmark::State& state) { report(state, run, &Costs::off); });
        add(std::string("trace/ratio/") + name, [run](benchmark::State& state) { reportRatio(state, run); });
    }
    return true;
}();

} // namespace
} // namespace berth::bench
