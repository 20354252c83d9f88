// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/ui/GpuCluster.h"

#include <fmt/format.h>

#include <iterator>

namespace berth::ui {
namespace {

constexpr int kPending = 40;

/// JSON, which is read several times as fast as YAML.
void addPod(std::string& text, const std::string& name, const std::string& node, int priority) {
    fmt::format_to(
        std::back_inserter(text),
        "{{\"apiVersion\":\"v1\",\"kind\":\"Pod\",\"metadata\":{{\"name\":\"{0}\",\"namespace\":\"default\"}},"
        "\"spec\":{{{1}\"priority\":{2},\"containers\":[{{\"name\":\"c\",\"image\":\"i\",\"resources\":{{\"requests\":"
        "{{\"cpu\":\"8\",\"memory\":\"64Gi\",\"nvidia.com/gpu\":\"2\"}},\"limits\":{{\"nvidia.com/"
        "gpu\":\"2\"}}}}}}]}}}}\n",
        name, node.empty() ? "" : "\"nodeName\":\"" + node + "\",", priority);
}

} // namespace

std::string gpuCluster(int nodes, int held) {
    std::string text;
    for (int i = 0; i < nodes; ++i) {
        const std::string name = fmt::format("n-{:05}", i);
        fmt::format_to(std::back_inserter(text),
                       "{{\"apiVersion\":\"v1\",\"kind\":\"Node\",\"metadata\":{{\"name\":\"{0}\",\"labels\":{{"
                       "\"rack\":\"r{1:04}\"}},"
                       "\"annotations\":{{\"berth.dev/"
                       "gpu-topology\":\"HGX-H100\"}}}},\"status\":{{\"allocatable\":{{\"cpu\":\"192\","
                       "\"memory\":\"2048Gi\",\"pods\":\"110\",\"nvidia.com/gpu\":\"8\"}}}}}}\n",
                       name, i / 8);
        for (int pod = 0; pod < held; ++pod)
            addPod(text, fmt::format("held-{:05}-{}", i, pod), name, (i + pod) % 3 * 10000);
    }
    for (int i = 0; i < kPending; ++i) addPod(text, fmt::format("job-{}", i), "", i % 3 * 10000);
    return text;
}

} // namespace berth::ui
