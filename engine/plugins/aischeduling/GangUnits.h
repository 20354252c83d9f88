// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Plugin.h"
#include "engine/framework/preemption/DryRun.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace berth {

/// The gangs with pods on nodes, and what of them leaves together when a node is to be freed (`gangEviction: Group`).
///
/// Source: AI_SUITE section 6.
class PlacedGangs {
public:
    /// Reads the snapshot of the cycle; only gangs whose PodGroup exists. Refers to it.
    explicit PlacedGangs(const Context& context);

    /// Of a gang with p placed pods, p − minMember of those on the node that may be evicted are units of their own, the least important
    /// ones. If it has more here, all its other pods on all nodes are one unit, provided that each of them may be evicted. Pods of no gang
    /// are units of their own.
    std::vector<EvictionUnit> unitsOn(const NodeInfo& node, const MayEvict& mayEvict) const;

private:
    struct Placed {
        std::int64_t minMember = 1;
        std::vector<PodInfo> pods; ///< most important first
    };

    void addUnits(const std::string& key, const std::vector<PodInfo>& here, const MayEvict& mayEvict,
                  std::vector<EvictionUnit>& units) const;

    SimTime now_;
    const ClusterObjects* objects_;
    std::map<std::string, Placed, std::less<>> gangs_;
};

} // namespace berth
