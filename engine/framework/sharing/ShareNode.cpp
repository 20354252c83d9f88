// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/sharing/ShareNode.h"

#include <algorithm>
#include <numeric>

namespace berth {

void SharePod::splitSpec() {
    models.clear();
    for (std::size_t at = 0; at < spec.size();) {
        const std::size_t end = std::min(spec.find('|', at), spec.size());
        if (end > at) models.push_back(spec.substr(at, end - at));
        at = end + 1;
    }
}

ShareTag tagOf(const SharePod& pod) {
    return pod.isShare() ? 0 : pod.devices;
}

std::int64_t ShareNode::totalLeft() const {
    return std::accumulate(left.begin(), left.end(), std::int64_t{0});
}

std::int32_t ShareNode::freeDevices() const {
    return static_cast<std::int32_t>(std::count(left.begin(), left.end(), kWholeDevice));
}

bool modelFits(const ShareNode& node, const SharePod& pod) {
    if (pod.spec.empty()) return true;
    return !node.model.empty() && std::find(pod.models.begin(), pod.models.end(), node.model) != pod.models.end();
}

bool devicesFit(const ShareNode& node, const SharePod& pod) {
    const auto enough =
        std::count_if(node.left.begin(), node.left.end(), [&pod](std::int32_t left) { return left >= pod.milli; });
    return enough >= pod.devices;
}

bool fits(const ShareNode& node, const SharePod& pod) {
    if (node.pods < 1 || pod.cpu > node.cpu || pod.memory > node.memory) return false;
    return pod.devices == 0 || (modelFits(node, pod) && devicesFit(node, pod));
}

void occupy(ShareNode& node, const SharePod& pod, std::span<const std::uint32_t> devices) {
    for (const std::uint32_t device : devices) node.left[device] -= pod.milli;
    node.cpu -= pod.cpu;
    node.memory -= pod.memory;
    --node.pods;
    if (pod.devices > 0) ++node.tags[tagOf(pod)];
}

} // namespace berth
