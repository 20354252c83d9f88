// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/berthctl/BenchOpenb.h"

#include "app/berthctl/OpenbInput.h"
#include "engine/framework/sharing/ShareCluster.h"
#include "engine/io/openb/OpenbWorkload.h"

#include <fmt/format.h>
#include <fmt/ostream.h>
#include <fmt/ranges.h>

#include <chrono>
#include <fstream>
#include <ostream>
#include <string>
#include <vector>

namespace berth::ctl {
namespace {

constexpr double kPublishedRatio = 1.3;

using Placements = std::vector<ShareCluster::Placement>;

std::string decisionLine(std::size_t number, const io::OpenbPod& pod, const ShareCluster::Placement& placement,
                         const std::vector<io::OpenbNode>& nodes) {
    return fmt::format("{},{},{},{},{},{},{},{},{},{}\n", number, pod.name, pod.cpuMilli, pod.memoryMiB, pod.gpus,
                       pod.gpuMilli, pod.spec, placement.node ? nodes[*placement.node].name : "",
                       fmt::join(placement.devices, "-"), placement.score);
}

bool writeDecisions(const std::string& path, const io::OpenbWorkload& workload, const Placements& placements,
                    Console console) {
    std::ofstream file(path, std::ios::binary);
    file << "seq,pod,cpu_milli,memory_mib,num_gpu,gpu_milli,gpu_spec,node,gpu_index,score\n";
    for (std::size_t i = 0; i < placements.size(); ++i)
        file << decisionLine(i, workload.pods[i], placements[i], workload.nodes);
    file.close();
    if (file) return true;
    fmt::print(console.err, "{}: error: this file cannot be written\n", path);
    return false;
}

double percent(double part, double whole) {
    return whole > 0 ? 100 * part / whole : 0;
}

void report(const ShareCluster& cluster, const Placements& placements, SharePolicy policy, double seconds,
            std::ostream& out) {
    std::int64_t idle = 0;
    std::int64_t total = 0;
    std::size_t placed = 0;
    double fragmented = 0;
    for (const ShareNode& node : cluster.nodes()) {
        idle += node.totalLeft();
        total += static_cast<std::int64_t>(node.left.size()) * kWholeDevice;
        fragmented += fragmentationOf(node, cluster.workload()).amount();
    }
    for (const ShareCluster::Placement& placement : placements) placed += placement.node ? 1U : 0U;
    fmt::print(out, "policy {}: {} pods on {} nodes, {} placed, {} not\n", toString(policy), placements.size(),
               cluster.nodes().size(), placed, placements.size() - placed);
    fmt::print(out, "GPU allocated {:.2f} % ({} of {} milli)\n",
               percent(static_cast<double>(total - idle), static_cast<double>(total)), total - idle, total);
    fmt::print(out, "fragmentation {:.2f} milli, {:.2f} % of what is idle\n", fragmented,
               percent(fragmented, static_cast<double>(idle)));
    fmt::print(out, "{:.3f} s, {:.0f} pods/s\n", seconds, static_cast<double>(placements.size()) / seconds);
}

} // namespace

int benchOpenb(const Arguments& arguments, Console console) {
    const std::string name = arguments.value("--policy").value_or("FGD");
    const std::optional<SharePolicy> policy = sharePolicyFromString(name);
    if (!policy) {
        fmt::print(
            console.err,
            "berthctl: --policy: there is no \"{}\". Expected Random, DotProd, GpuClustering, GpuPacking, BestFit "
            "or FGD\n",
            name);
        return kBadInput;
    }
    const std::optional<OpenbInput> input = readOpenbInput(arguments, console);
    if (!input) return kBadInput;
    TypicalPods typical = io::typicalPodsOf(input->pods);
    io::OpenbWorkload workload =
        io::tuned(input->pods, input->nodes, input->seed, input->ratio.value_or(kPublishedRatio));
    std::vector<ShareNode> nodes;
    for (const io::OpenbNode& node : workload.nodes) nodes.push_back(io::shareNodeOf(node));
    const auto begin = std::chrono::steady_clock::now();
    ShareCluster cluster(*policy, std::move(nodes), std::move(typical), [&workload](std::uint64_t bound) {
        return static_cast<std::uint64_t>(workload.random.intn(static_cast<std::int32_t>(bound)));
    });
    Placements placements;
    for (const io::OpenbPod& pod : workload.pods) placements.push_back(cluster.place(io::sharePodOf(pod)));
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
    report(cluster, placements, *policy, seconds.count(), console.out);
    if (const auto out = arguments.value("--decisions"); out && !writeDecisions(*out, workload, placements, console))
        return kBadInput;
    return kOk;
}

} // namespace berth::ctl
