// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/sharing/SharePolicy.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace berth {
namespace {

constexpr double kMostCpu = 128000; // milli, of one node
constexpr double kMostGpu = 8000;   // milli, of one node

struct Named {
    SharePolicy policy;
    std::string_view plugin;
    std::string_view name;
};

constexpr std::array<Named, 6> kNames = {{
    {SharePolicy::Random, "RandomScore", "Random"},
    {SharePolicy::DotProduct, "DotProductScore", "DotProd"},
    {SharePolicy::Clustering, "GpuClusteringScore", "GpuClustering"},
    {SharePolicy::Packing, "GpuPackingScore", "GpuPacking"},
    {SharePolicy::BestFit, "BestFitScore", "BestFit"},
    {SharePolicy::Fgd, "FGDScore", "FGD"},
}};

std::int64_t truncated(double value) {
    return static_cast<std::int64_t>(value);
}

ShareScore dotProduct(const ShareNode& node, const SharePod& pod, Terms* terms) {
    const double cpuLeft = static_cast<double>(node.cpu) / kMostCpu;
    const double gpuLeft = static_cast<double>(node.totalLeft()) / kMostGpu;
    const double cpuAsked = static_cast<double>(pod.cpu) / kMostCpu;
    const double gpuAsked = static_cast<double>(pod.totalMilli()) / kMostGpu;
    double sum = 0;
    sum += cpuLeft * cpuAsked;
    sum += gpuLeft * gpuAsked;
    const double score = 100 * (1 - sum / 2);
    if (terms != nullptr) {
        terms->add("left", fmt::format("cpu {:.3f}, gpu {:.3f}", cpuLeft, gpuLeft), "of the largest node");
        terms->add("asked", fmt::format("cpu {:.3f}, gpu {:.3f}", cpuAsked, gpuAsked), "of the largest node");
        terms->add("dot product", fmt::format("{:.4f}", sum), "the less, the better");
    }
    return {truncated(score), {}};
}

ShareScore bestFit(const ShareNode& node, const SharePod& pod, Terms* terms) {
    double sum = 0;
    sum += static_cast<double>(node.cpu - pod.cpu) / kMostCpu * 0.5;
    sum += static_cast<double>(node.totalLeft() - pod.totalMilli()) / kMostGpu * 0.5;
    if (terms != nullptr)
        terms->add("left afterwards", fmt::format("{:.4f}", sum), "half cpu, half GPU, of the largest node");
    return {truncated((1 - sum) * 100), {}};
}

std::int64_t kindScore(const ShareNode& node, const SharePod& pod) {
    if (node.tags.empty()) return 25;
    if (!node.tags.contains(tagOf(pod))) return 0;
    return node.tags.size() == 1 ? 75 : 50;
}

/// The score of a pod that asks no device.
ShareScore noDevice(std::string_view rule, Terms* terms) {
    if (terms != nullptr) terms->skip(std::string(rule), "the pod asks no GPU");
    return {};
}

ShareScore clustering(const ShareNode& node, const SharePod& pod, Terms* terms) {
    if (pod.devices == 0) return noDevice("clustering", terms);
    const std::int64_t used = 25 * (8000 - node.totalLeft()) / 8000;
    const std::int64_t kind = kindScore(node, pod);
    if (terms != nullptr) {
        terms->addPart("GPU in use", used, fmt::format("25 × (8000 − {}) / 8000", node.totalLeft()));
        terms->addPart("its kind", kind, "75 only its kind, 50 among others, 25 no GPU pod, 0 only others");
    }
    return {used + kind, {}};
}

/// Device indices by what is left, least first; equal ones by index.
std::vector<std::uint32_t> fullestFirst(const ShareNode& node) {
    std::vector<std::uint32_t> order(node.left.size());
    std::iota(order.begin(), order.end(), 0U);
    std::stable_sort(order.begin(), order.end(),
                     [&node](std::uint32_t a, std::uint32_t b) { return node.left[a] < node.left[b]; });
    return order;
}

ShareScore packing(const ShareNode& node, const SharePod& pod, Terms* terms) {
    if (pod.devices == 0) return noDevice("packing", terms);
    const std::int64_t free = node.freeDevices();
    if (free == std::ssize(node.left)) {
        if (terms != nullptr) terms->add("node", "idle", fmt::format("max(33 − {0}, {0})", free));
        return {std::max(33 - free, free), {}};
    }
    std::int64_t opened = 0;
    std::int64_t percentLeft = 0;
    std::int32_t taken = 0;
    for (const std::uint32_t device : fullestFirst(node)) {
        if (taken == pod.devices) break;
        if (node.left[device] < pod.milli) continue;
        ++taken;
        opened += node.left[device] == kWholeDevice ? 1 : 0;
        percentLeft += node.left[device] * 100 / kWholeDevice;
    }
    if (terms != nullptr) terms->add("free devices opened", opened);
    if (opened > 0) return {std::max<std::int64_t>(50 - opened, 33), {}};
    if (terms != nullptr) terms->add("left on the shared devices", percentLeft, "percent, summed");
    return {std::max<std::int64_t>(100 - percentLeft / 10, 50), {}};
}

double sigmoid(double x) {
    return 1 / (1 + std::exp(-x));
}

std::int64_t fragmentationScore(double before, double after) {
    return truncated(100 * sigmoid((before - after) / 1000));
}

std::vector<std::uint32_t> firstFree(const ShareNode& node, std::int32_t count) {
    std::vector<std::uint32_t> devices;
    for (std::uint32_t i = 0; i < node.left.size() && std::ssize(devices) < count; ++i)
        if (node.left[i] == kWholeDevice) devices.push_back(i);
    return devices;
}

ShareScore fgdShare(const ShareNode& node, const SharePod& pod, const TypicalPods& workload, double before,
                    Terms* terms) {
    ShareScore best;
    std::vector<std::int32_t> left = node.left;
    for (std::uint32_t device = 0; device < left.size(); ++device) {
        if (left[device] < pod.milli) continue;
        left[device] -= pod.milli;
        const double after = fragmentationOf(node.cpu - pod.cpu, left, node.model, workload).amount();
        left[device] += pod.milli;
        const std::int64_t score = fragmentationScore(before, after);
        if (terms != nullptr)
            terms->add(fmt::format("device {}", device), score, fmt::format("fragmentation afterwards {:.2f}", after));
        if (!best.device || score > best.score) best = {score, device};
    }
    return best;
}

ShareScore fgd(const ShareNode& node, const SharePod& pod, const TypicalPods& workload, std::optional<double> known,
               Terms* terms) {
    const double before = known ? *known : fragmentationOf(node, workload).amount();
    if (terms != nullptr)
        terms->add("fragmentation now", fmt::format("{:.2f}", before), "expected milli no pod can use");
    if (pod.isShare()) return fgdShare(node, pod, workload, before, terms);
    std::vector<std::int32_t> left = node.left;
    for (const std::uint32_t device : firstFree(node, pod.devices)) left[device] = 0;
    const double after = fragmentationOf(node.cpu - pod.cpu, left, node.model, workload).amount();
    if (terms != nullptr) terms->add("fragmentation afterwards", fmt::format("{:.2f}", after));
    return {fragmentationScore(before, after), {}};
}

/// The devices with the least left that are enough.
std::vector<std::uint32_t> tightestDevices(const ShareNode& node, const SharePod& pod) {
    std::vector<std::uint32_t> devices;
    for (const std::uint32_t device : fullestFirst(node))
        if (node.left[device] >= pod.milli && std::ssize(devices) < pod.devices) devices.push_back(device);
    std::sort(devices.begin(), devices.end());
    return devices;
}

/// The k-th device that is enough takes the place of the one before with a chance of one in k.
std::optional<std::uint32_t> anyDevice(const ShareNode& node, std::int32_t milli, const Draw& draw) {
    std::optional<std::uint32_t> chosen;
    std::uint64_t eligible = 0;
    for (std::uint32_t i = 0; i < node.left.size(); ++i)
        if (node.left[i] >= milli && draw(++eligible) == 0) chosen = i;
    return chosen;
}

} // namespace

std::string_view pluginNameOf(SharePolicy policy) {
    return kNames.at(static_cast<std::size_t>(policy)).plugin;
}

std::string_view toString(SharePolicy policy) {
    return kNames.at(static_cast<std::size_t>(policy)).name;
}

std::optional<SharePolicy> sharePolicyFromString(std::string_view name) {
    for (const Named& one : kNames)
        if (one.name == name || one.plugin == name) return one.policy;
    return std::nullopt;
}

ShareScore scoreOf(SharePolicy policy, const ShareNode& node, const SharePod& pod, const TypicalPods& workload,
                   Terms* terms, std::optional<double> fragmentationBefore) {
    switch (policy) {
    case SharePolicy::Random: return {};
    case SharePolicy::DotProduct: return dotProduct(node, pod, terms);
    case SharePolicy::Clustering: return clustering(node, pod, terms);
    case SharePolicy::Packing: return packing(node, pod, terms);
    case SharePolicy::BestFit: return bestFit(node, pod, terms);
    case SharePolicy::Fgd: return fgd(node, pod, workload, fragmentationBefore, terms);
    }
    return {};
}

std::vector<std::uint32_t> devicesFor(SharePolicy policy, const ShareNode& node, const SharePod& pod,
                                      const TypicalPods& workload, const Draw& draw) {
    if (pod.devices == 0) return {};
    if (!pod.isShare() && pod.milli == kWholeDevice) return firstFree(node, pod.devices);
    if (!pod.isShare()) return tightestDevices(node, pod);
    if (policy != SharePolicy::Fgd && policy != SharePolicy::Random) return tightestDevices(node, pod);
    const std::optional<std::uint32_t> device =
        policy == SharePolicy::Fgd ? scoreOf(policy, node, pod, workload).device : anyDevice(node, pod.milli, draw);
    return device ? std::vector{*device} : std::vector<std::uint32_t>{};
}

} // namespace berth
