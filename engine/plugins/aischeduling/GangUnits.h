// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Plugin.h"
#include "engine/framework/preemption/DryRun.h"
#include "engine/framework/preemption/QuickCalls.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace berth {

/// The gangs with pods on nodes, and what of them leaves together when a node is to be freed (`gangEviction: Group`).
///
/// Source: AI_SUITE section 6.
class PlacedGangs {
public:
    /// Knows only gangs whose PodGroup exists. Refers to the cycle's snapshot, and reads it whole where nobody can say which nodes have pods of a gang.
    explicit PlacedGangs(const Context& context);
    PlacedGangs(const PlacedGangs&) = delete;
    PlacedGangs& operator=(const PlacedGangs&) = delete;

    /// No PodGroup exists.
    bool empty() const { return groups_.empty(); }
    /// Of a gang with p placed pods, p − minMember of those on the node that may be evicted are units of their own, the least important
    /// ones. If it has more here, all its other pods on all nodes are one unit, provided that each of them may be evicted. Pods of no gang
    /// are units of their own.
    std::vector<EvictionUnit> unitsOn(const NodeInfo& node, const MayEvict& mayEvict);
    /// Positions of all nodes with pods of the gangs that this node has pods of.
    std::vector<std::size_t> nodesOfGangsOn(const NodeInfo& node);

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

    using Name = std::pair<std::string_view, std::string_view>; ///< of a PodGroup, behind its namespace
    struct Hash {
        std::size_t operator()(const Name& name) const;
    };

    void readAll();
    void read(Placed& gang, const NodeInfo& node) const;
    void sortMembers(std::vector<Member>& members) const;
    const Placed* gangOf(const Pod& pod);
    Placed& entryOf(const std::string& key, const PodGroup& group);
    const PodGroup* groupOf(const Pod& pod) const;
    std::vector<std::size_t> positionsOf(const std::string& key) const;
    static void addUnits(const Placed& gang, const std::vector<Member>& here, const MayEvict& mayEvict,
                         std::vector<EvictionUnit>& units);
    static EvictionUnit restOf(const Placed& gang, std::span<const Member> singles);

    const Context& context_;
    const QuickCalls* counts_ = nullptr; ///< who knows the nodes of a gang; then gangs are read as they are asked for
    std::unordered_map<Name, const PodGroup*, Hash> groups_; ///< of groups with one name the first
    std::unordered_map<std::string, Placed> gangs_;          ///< by key
};

} // namespace berth
