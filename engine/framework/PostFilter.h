// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Plugin.h"
#include "engine/framework/Preemption.h"

#include <functional>
#include <optional>

namespace berth {

/// Node statuses of the failed search, by position in the snapshot.
struct NodeStatuses {
    std::vector<const Status*> byPosition; ///< nullptr: the node has none of its own, `absent` holds
    Status absent{Code::UnschedulableAndUnresolvable};

    const Status& of(std::size_t position) const {
        return byPosition[position] != nullptr ? *byPosition[position] : absent;
    }
};

/// PostFilter's answer. A nomination that is absent leaves the pod's as it is; a nomination of no node clears it. Victims are evicted whatever the status.
struct PostFilterResult {
    Status status;
    std::optional<NodeId> nominate;
    std::vector<PodId> victims; ///< to be evicted, most important first; with those that are terminating already
    std::uint64_t drawsUsed = 0;
    Orders orders = {};
    std::optional<Duration> grace = std::nullopt; ///< replaces the victims' own grace period
};

/// Asked in order when no node was feasible. Success or UnschedulableAndUnresolvable ends it; Unschedulable goes on to the next plugin.
/// `report` is nullptr unless the cycle is recorded.
class PostFilterPlugin {
public:
    virtual ~PostFilterPlugin() = default;
    virtual PostFilterResult postFilter(const Context& context, const CycleState& state, const Pod& pod,
                                        const NodeStatuses& statuses, PreemptionReport* report) const = 0;
};

} // namespace berth
