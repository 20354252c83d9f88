// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/CycleState.h"
#include "engine/framework/NodeInfo.h"

#include <cstdint>

namespace berth {

/// What a node's pods take together.
struct NodeUse {
    Resources used;
    std::int64_t pods = 0;

    explicit NodeUse(const NodeInfo& node) : used(node.requested), pods(static_cast<std::int64_t>(node.pods.size())) {}
    void add(const Pod& pod);
    void subtract(const Pod& pod);
};

/// A Filter that sees of a node's pods at most what they take together, so that a preemption can tell from sums whom it may spare.
class RoomFilter {
public:
    virtual ~RoomFilter() = default;
    /// False when for this pod, or with what is on this node, it looks at single pods after all.
    virtual bool seesSumsOnly(const CycleState&, const Pod&, const NodeInfo&) const { return true; }
    /// Would Filter pass the pod if the node's pods took `use` in place of what they take? Asked where it sees sums only.
    virtual bool hasRoom(const CycleState& state, const Pod& pod, const NodeInfo& node, const NodeUse& use) const = 0;
};

/// A Filter that sees nothing of a node's pods.
class PodBlind {
public:
    virtual ~PodBlind() = default;
};

} // namespace berth
