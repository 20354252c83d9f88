// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Plugin.h"
#include "engine/framework/preemption/DryRun.h"

#include <cstdint>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace berth {

/// The gangs with pods on nodes, and what of them leaves together when a node is to be freed (`gangEviction: Group`).
///
/// Source: AI_SUITE section 6.
class PlacedGangs {
public:
    /// Reads the snapshot of the cycle once; only gangs whose PodGroup exists. Refers to it.
    explicit PlacedGangs(const Context& context);
    PlacedGangs(const PlacedGangs&) = delete;
    PlacedGangs& operator=(const PlacedGangs&) = delete;

    bool empty() const { return gangs_.empty(); }
    /// Of a gang with p placed pods, p − minMember of those on the node that may be evicted are units of their own, the least important
    /// ones. If it has more here, all its other pods on all nodes are one unit, provided that each of them may be evicted. Pods of no gang
    /// are units of their own.
    std::vector<EvictionUnit> unitsOn(const NodeInfo& node, const MayEvict& mayEvict) const;

private:
    struct Member {
        PodInfo pod;
        const NodeInfo* node = nullptr;
    };
    struct Placed {
        std::string key;
        std::int64_t minMember = 1;
        std::vector<Member> members; ///< most important first
    };

    void read(const NodeInfo& node, const std::unordered_map<std::string, const PodGroup*>& groups);
    void sortMembers(std::vector<Member>& members) const;
    const Placed* gangOf(PodId pod) const;
    static void addUnits(const Placed& gang, const std::vector<Member>& here, const MayEvict& mayEvict,
                         std::vector<EvictionUnit>& units);
    static EvictionUnit restOf(const Placed& gang, std::span<const Member> singles);

    SimTime now_;
    std::unordered_map<std::string, Placed> gangs_; ///< by key
    std::unordered_map<PodId, const Placed*> gangOf_;
};

} // namespace berth
