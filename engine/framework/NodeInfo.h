// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Id.h"
#include "engine/framework/HostPorts.h"
#include "engine/framework/PodInfo.h"
#include "engine/model/Node.h"

#include <cstdint>
#include <vector>

namespace berth {

/// A node with what is on it: sums that Filter and Score read.
///
/// Upstream: framework.NodeInfo. A node that pods name but that does not exist (any more) has `node == nullptr` ("ghost") and is not
/// in the snapshot's list. Pods stand in file order, then in the order they were bound.
class NodeInfo {
public:
    NodeId id;
    const Node* node = nullptr;
    PodList pods;
    Resources requested;
    std::int64_t nonZeroMilliCpu = 0;
    std::int64_t nonZeroMemory = 0;
    std::vector<const Pod*> podsWithAffinity;             ///< with pod affinity or anti-affinity terms of any kind
    std::vector<const Pod*> podsWithRequiredAntiAffinity; ///< the part of them with required anti-affinity
    HostPorts usedPorts;

    const Resources& allocatable() const { return node->allocatable; }
    const std::string& name() const { return node->meta.name; }

    void addPod(const PodInfo& pod);
    /// Returns false when the pod is not here.
    bool removePod(PodId pod);
    /// nullptr when the pod is not here. The one that came last is found first.
    PodInfo* find(PodId pod);
    const PodInfo* find(PodId pod) const;
};

/// True when a NodeInfo lists the pod among `podsWithAffinity`.
bool hasPodAffinity(const Pod& pod);

} // namespace berth
