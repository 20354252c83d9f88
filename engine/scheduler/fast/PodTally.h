// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/ClusterIndex.h"
#include "engine/scheduler/fast/NodeClasses.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace berth {

/// Numbers by node, and added up by kind of node. Only listed nodes have one.
class PodTally {
public:
    void add(const NodeClasses& classes, NodeId node, std::int64_t number);
    bool empty() const { return byNode_.empty(); }
    std::vector<NodeCount> byNode(const Snapshot& snapshot) const;
    std::vector<NodeCount> byKind(const Snapshot& snapshot, const NodeClasses& classes) const;

private:
    void sumKinds(const NodeClasses& classes) const;

    std::unordered_map<std::uint32_t, std::int64_t> byNode_;         ///< NodeId → not 0
    mutable std::unordered_map<std::uint32_t, std::int64_t> byKind_; ///< made again when nodes were sorted anew
    mutable std::uint64_t sorting_ = 0;                              ///< of the kinds; 0: none summed yet
};

} // namespace berth
