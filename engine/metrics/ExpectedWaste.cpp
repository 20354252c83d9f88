// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/ExpectedWaste.h"

#include "engine/framework/sharing/ShareView.h"
#include "engine/framework/sharing/TypicalPods.h"

#include <vector>

namespace berth::metrics {

std::optional<double> expectedWaste(const World& world) {
    std::vector<SharePod> pods;
    for (PodId pod{0}; pod.value < world.pods.size(); ++pod.value) pods.push_back(sharePodOf(*world.pod(pod).object));
    if (pods.empty()) return std::nullopt;
    const TypicalPods workload = TypicalPods::of(pods);
    double milli = 0;
    for (NodeId node{0}; node.value < world.nodes.size(); ++node.value)
        if (world.nodeExists(node)) milli += fragmentationOf(shareNodeOf(*world.node(node)), workload).amount();
    return milli / kWholeDevice;
}

} // namespace berth::metrics
