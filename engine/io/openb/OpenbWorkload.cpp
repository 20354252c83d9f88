// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/openb/OpenbWorkload.h"

#include <fmt/format.h>

#include <algorithm>

namespace berth::io {
namespace {

constexpr int kDrawsOfTheWatches = 10;
constexpr std::int64_t kPodsOfANode = 1001;

std::int64_t askedBy(const OpenbPod& pod) {
    return static_cast<std::int64_t>(pod.gpus) * pod.gpuMilli;
}

std::int64_t askedBy(const std::vector<OpenbPod>& pods) {
    std::int64_t sum = 0;
    for (const OpenbPod& pod : pods) sum += askedBy(pod);
    return sum;
}

template <class Row> void sortByName(std::vector<Row>& rows) {
    std::sort(rows.begin(), rows.end(), [](const Row& a, const Row& b) { return a.name < b.name; });
}

std::size_t drawn(GoRandom& random, std::size_t count) {
    return static_cast<std::size_t>(random.intn(static_cast<std::int32_t>(count)));
}

void thinOut(std::vector<OpenbPod>& pods, double target, GoRandom& random) {
    std::int64_t sum = askedBy(pods);
    while (static_cast<double>(sum) > target) {
        const std::size_t gone = drawn(random, pods.size());
        sum -= askedBy(pods[gone]);
        pods.erase(pods.begin() + static_cast<std::ptrdiff_t>(gone));
    }
}

/// Stops, as the published code does, when one device's share of the pod drawn would go beyond the target.
void repeat(std::vector<OpenbPod>& pods, const std::vector<OpenbPod>& from, double target, GoRandom& random) {
    std::int64_t sum = askedBy(pods);
    for (std::size_t number = 0; static_cast<double>(sum) < target; ++number) {
        OpenbPod pod = from[drawn(random, from.size())];
        if (static_cast<double>(sum + pod.gpuMilli) > target) break;
        pod.name += fmt::format("-tuned-{}", number);
        sum += askedBy(pod);
        pods.push_back(std::move(pod));
    }
}

} // namespace

OpenbWorkload tuned(std::vector<OpenbPod> pods, std::vector<OpenbNode> nodes, std::int64_t seed, double ratio) {
    OpenbWorkload result{{}, {}, GoRandom(seed)};
    GoRandom& random = result.random;
    random.int63();
    sortByName(pods);
    result.pods = pods;
    random.shuffle(result.pods);
    std::int64_t devices = 0;
    for (const OpenbNode& node : nodes) devices += node.gpus;
    const double target = ratio * 1000 * static_cast<double>(devices);
    if (static_cast<double>(askedBy(pods)) > target)
        thinOut(result.pods, target, random);
    else
        repeat(result.pods, pods, target, random);
    for (int i = 0; i < kDrawsOfTheWatches; ++i) random.float64();
    sortByName(nodes);
    const std::vector<std::size_t> ranks = random.perm(nodes.size());
    result.nodes.resize(nodes.size());
    for (std::size_t i = 0; i < nodes.size(); ++i) result.nodes[ranks[i]] = std::move(nodes[i]);
    return result;
}

SharePod sharePodOf(const OpenbPod& pod) {
    SharePod share;
    share.cpu = pod.cpuMilli;
    share.memory = pod.memoryMiB;
    share.devices = pod.gpus;
    share.milli = pod.gpuMilli;
    share.spec = pod.spec;
    share.splitSpec();
    return share;
}

ShareNode shareNodeOf(const OpenbNode& node) {
    ShareNode share;
    share.cpu = node.cpuMilli;
    share.memory = node.memoryMiB;
    share.pods = kPodsOfANode;
    share.left.assign(static_cast<std::size_t>(node.gpus), kWholeDevice);
    share.model = node.model;
    return share;
}

TypicalPods typicalPodsOf(const std::vector<OpenbPod>& pods) {
    std::vector<SharePod> shares;
    for (const OpenbPod& pod : pods) shares.push_back(sharePodOf(pod));
    return TypicalPods::of(shares);
}

} // namespace berth::io
