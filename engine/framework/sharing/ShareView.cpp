// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/sharing/ShareView.h"

#include <algorithm>

namespace berth {
namespace {

constexpr std::int64_t kMostDevices = 4096;

std::string specOf(const Pod& pod) {
    for (const std::string_view key : {"berth.dev/gpu-spec", "alibabacloud.com/gpu-card-model"})
        if (const std::string* const spec = pod.meta.annotations.find(key)) return *spec;
    return std::string(pod.meta.labels.get("gpu-model"));
}

void take(ShareNode& node, std::span<const std::uint32_t> devices, std::int32_t milli) {
    for (const std::uint32_t device : devices)
        if (device < node.left.size()) node.left[device] = std::max(0, node.left[device] - milli);
}

/// The first devices with enough left.
std::vector<std::uint32_t> firstFitting(const ShareNode& node, const SharePod& pod) {
    std::vector<std::uint32_t> devices;
    for (std::uint32_t i = 0; i < node.left.size() && std::ssize(devices) < pod.devices; ++i)
        if (node.left[i] >= pod.milli) devices.push_back(i);
    return devices;
}

} // namespace

SharePod sharePodOf(const Pod& pod) {
    SharePod share;
    share.cpu = pod.totals.requests.milliCpu;
    share.memory = pod.totals.requests.memory;
    const GpuShare& asked = pod.totals.gpuShare;
    const std::int64_t whole = asked.milli > 0 ? 0 : gpuRequest(pod).second;
    share.devices = static_cast<std::int32_t>(std::min(kMostDevices, asked.milli > 0 ? asked.devices : whole));
    share.milli = share.devices == 0 ? 0 : asked.milli > 0 ? static_cast<std::int32_t>(asked.milli) : kWholeDevice;
    if (share.devices > 0) share.spec = specOf(pod);
    share.splitSpec();
    return share;
}

ShareNode shareNodeOf(const NodeInfo& node, PodId except) {
    ShareNode share;
    share.cpu = node.allocatable().milliCpu - node.requested.milliCpu;
    share.memory = node.allocatable().memory - node.requested.memory;
    share.pods = node.allocatable().pods - static_cast<std::int64_t>(node.pods.size());
    share.left.assign(
        static_cast<std::size_t>(std::clamp<std::int64_t>(gpuCapacity(*node.node).second, 0, kMostDevices)),
        kWholeDevice);
    share.model = gpuModel(*node.node);
    std::vector<SharePod> undecided;
    for (const PodInfo& info : node.pods) {
        SharePod pod = sharePodOf(*info.pod);
        if (info.id == except) {
            share.cpu += info.pod->totals.used.milliCpu;
            share.memory += info.pod->totals.used.memory;
            ++share.pods;
            continue;
        }
        if (pod.devices == 0) continue;
        ++share.tags[tagOf(pod)];
        take(share, info.devices, pod.milli);
        if (info.devices.empty()) undecided.push_back(std::move(pod));
    }
    for (const SharePod& pod : undecided) take(share, firstFitting(share, pod), pod.milli);
    return share;
}

} // namespace berth
