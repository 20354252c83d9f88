// SPDX-License-Identifier: GPL-3.0-or-later
// Reading a big `kubectl` print. Budgets at 25,000 objects: YAML (10 MB) in under 2 s, JSON in under 0.5 s; the text stands in
// memory once.
#include "engine/io/Reader.h"
#include "tests/bench/Clusters.h"

#include <benchmark/benchmark.h>

#include <malloc.h>

#include <algorithm>
#include <string>

namespace berth::bench {
namespace {

double heapNow() {
    const struct mallinfo2 heap = mallinfo2();
    return static_cast<double>(heap.uordblks + heap.hblkhd) / 1e6;
}

void read(benchmark::State& state, Print print) {
    const int pods = static_cast<int>(state.range(0)) * 5 / 6; // the other objects are nodes
    const io::SourceText source{"cluster.yaml", std::make_shared<const std::string>(kubectlPrint(print, pods))};
    const double before = heapNow();
    double most = before;
    double after = before;
    io::ReadOptions options;
    options.progress = [&most](double) { most = std::max(most, heapNow()); };
    for (auto _ : state) {
        const io::ReadOutcome outcome = io::readTexts(std::span(&source, 1), options);
        after = heapNow();
        if (!outcome) state.SkipWithError("refused");
    }
    state.counters["text_MB"] = static_cast<double>(source.text->size()) / 1e6;
    state.counters["heap_MB"] = std::max(most, after) - before;
}

void readYaml(benchmark::State& state) {
    read(state, Print::Documents);
}
void readYamlList(benchmark::State& state) {
    read(state, Print::List);
}
void readJson(benchmark::State& state) {
    read(state, Print::Json);
}
void readJsonOfOneLine(benchmark::State& state) {
    read(state, Print::JsonLine);
}

BENCHMARK(readYaml)->Name("read/yaml")->ArgName("objects")->Arg(2500)->Arg(25000)->Unit(benchmark::kMillisecond);
BENCHMARK(readYamlList)
    ->Name("read/yamlList")
    ->ArgName("objects")
    ->Arg(2500)
    ->Arg(25000)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(readJson)->Name("read/json")->ArgName("objects")->Arg(2500)->Arg(25000)->Unit(benchmark::kMillisecond);
BENCHMARK(readJsonOfOneLine)
    ->Name("read/jsonOfOneLine")
    ->ArgName("objects")
    ->Arg(2500)
    ->Arg(25000)
    ->Unit(benchmark::kMillisecond);

} // namespace
} // namespace berth::bench
