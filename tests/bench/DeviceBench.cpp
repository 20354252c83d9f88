// SPDX-License-Identifier: GPL-3.0-or-later
// Which devices a pod gets: one choice, and the first of a topology. Budget: under 10 us a choice on a machine of 16 GPUs
// of which 8 are asked, 5 ms the first one, which is paid once for all nodes with the same print and the same free GPUs.
#include "engine/model/devices/DeviceTopology.h"
#include "engine/model/devices/TopologyPrint.h"

#include <benchmark/benchmark.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <string>

namespace berth::bench {
namespace {

constexpr std::uint32_t kDevices = 16;
constexpr std::uint32_t kAsked = 8;

/// How 16 devices are joined.
enum class Joined : std::int64_t {
    Switched,   ///< all to all over NVSwitch, two sockets
    Pairs,      ///< eight NVLink bridges
    CubeMeshes, ///< two cube meshes side by side
    Unlike      ///< no two alike
};

std::string cell(Joined joined, std::uint32_t a, std::uint32_t b) {
    if (a == b) return "X";
    const bool sameSocket = a / 8 == b / 8;
    if (joined == Joined::Switched) return "NV6";
    if (joined == Joined::Unlike) return fmt::format("NV{}", 1 + (std::min(a, b) * 7 + std::max(a, b) * 3) % 6);
    if (joined == Joined::Pairs && a / 2 == b / 2) return "NV4";
    if (joined == Joined::CubeMeshes && sameSocket) {
        const std::uint32_t steps = (a % 8) ^ (b % 8);
        if (steps == 1 || steps == 2) return "NV1";
        if (steps == 3 || steps == 4) return "NV2";
    }
    return sameSocket ? "NODE" : "SYS";
}

/// As `nvidia-smi topo -m` prints it.
std::string print(Joined joined) {
    std::string text = "\t";
    for (std::uint32_t device = 0; device < kDevices; ++device) text += fmt::format("GPU{}\t", device);
    text += "CPU Affinity\tNUMA Affinity\n";
    for (std::uint32_t a = 0; a < kDevices; ++a) {
        text += fmt::format("GPU{}\t", a);
        for (std::uint32_t b = 0; b < kDevices; ++b) text += cell(joined, a, b) + "\t";
        text += fmt::format("{}-{}\t{}\n", a / 8 * 24, a / 8 * 24 + 23, a / 8);
    }
    return text;
}

/// A new one each time: what it works out is not shared.
std::unique_ptr<const DeviceTopology> topologyOf(Joined joined) {
    return std::make_unique<const DeviceTopology>(parseTopologyPrint(print(joined)).value());
}

void choice(benchmark::State& state) {
    const auto topology = topologyOf(static_cast<Joined>(state.range(0)));
    const DeviceMask all = firstDevices(kDevices);
    const std::array<DeviceMask, 4> free{all, all & ~DeviceMask{0x0101}, all & ~DeviceMask{0x00F1},
                                         all & ~DeviceMask{0x3003}};
    benchmark::DoNotOptimize(topology->linkAware(all, kAsked));
    std::size_t next = 0;
    for (auto _ : state) benchmark::DoNotOptimize(topology->linkAware(free[next++ % free.size()], kAsked));
}
BENCHMARK(choice)->DenseRange(0, 3);

void firstChoice(benchmark::State& state) {
    for (auto _ : state) {
        state.PauseTiming();
        const auto topology = topologyOf(static_cast<Joined>(state.range(0)));
        state.ResumeTiming();
        benchmark::DoNotOptimize(topology->linkAware(firstDevices(kDevices), kAsked));
    }
}
BENCHMARK(firstChoice)->DenseRange(0, 3)->Unit(benchmark::kMillisecond)->Iterations(3);

} // namespace
} // namespace berth::bench
