// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/CowTable.h"
#include "engine/base/Id.h"
#include "engine/framework/NodeInfo.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace berth {

/// For each image name: its size (as the first node reports it) and on how many nodes it is.
struct ImageState {
    std::int64_t size = 0;
    std::int32_t nodes = 0;
};
using ImageStates = std::unordered_map<std::string, ImageState>;

using NodeInfos = CowTable<std::shared_ptr<NodeInfo>, 64>; ///< by NodeId

/// The order and names of the nodes of a snapshot; shared by all snapshots between two changes of the node set.
struct NodeOrder {
    std::vector<NodeId> nodes;                             ///< interleaved by zone, SEMANTICS 1.7
    std::unordered_map<std::string, std::uint32_t> byName; ///< name → position in `nodes`

    static constexpr std::uint32_t kUnlisted = UINT32_MAX;
    std::vector<std::uint32_t> positions; ///< by NodeId; kUnlisted for those that are not in `nodes`
    /// Position of a node in the list, or kUnlisted.
    std::uint32_t positionOf(NodeId id) const { return id.value < positions.size() ? positions[id.value] : kUnlisted; }
    /// Fills `byName` and `positions` from `nodes`. Call once.
    void index(const NodeInfos& infos);
};

/// The listed nodes with pods that have affinity terms, so that nobody looks for them on all nodes.
struct AffinityNodes {
    std::vector<NodeId> withAffinity;             ///< in the snapshot's order
    std::vector<NodeId> withRequiredAntiAffinity; ///< the part of them with required anti-affinity
};

/// All nodes as they were when a cycle began. Copies share everything; nothing in it changes.
///
/// Upstream: internal/cache.Snapshot. Positions (0 … size-1) are the order of the list; ghosts are left out.
class Snapshot {
public:
    using Infos = NodeInfos;

    Snapshot() = default;
    /// `affinity` as `affinityNodes` makes it for these nodes; nullptr: it is made here.
    Snapshot(Infos infos, std::shared_ptr<const NodeOrder> order, std::shared_ptr<const ImageStates> images,
             std::shared_ptr<const AffinityNodes> affinity = nullptr);

    std::size_t size() const { return order_ ? order_->nodes.size() : 0; }
    const NodeInfo& at(std::size_t position) const { return *infos_[order_->nodes[position].value]; }
    /// The node's info by id, also of ghosts; nullptr when there is none.
    const NodeInfo* find(NodeId id) const;
    /// nullptr when no such node exists.
    const NodeInfo* find(std::string_view name) const;
    /// Position of a node in the list, or size() when it is not listed.
    std::size_t position(NodeId id) const;
    const ImageStates& images() const;
    /// The same nodes, one of them with another object (its pods stay); for trying a change. The object must outlive it.
    Snapshot withNode(NodeId id, const Node& object) const;
    const std::vector<NodeId>& nodesWithAffinity() const;
    const std::vector<NodeId>& nodesWithRequiredAntiAffinity() const;

private:
    Infos infos_;
    std::shared_ptr<const NodeOrder> order_;
    std::shared_ptr<const ImageStates> images_;
    std::shared_ptr<const AffinityNodes> affinity_;
};

/// Looks at every node of the order once.
std::shared_ptr<const AffinityNodes> affinityNodes(const Snapshot::Infos& infos, const NodeOrder& order);
/// The same after the pods on one node changed: looks at that node only.
std::shared_ptr<const AffinityNodes> affinityNodes(std::shared_ptr<const AffinityNodes> before, const NodeInfo& changed,
                                                   const NodeOrder& order);

} // namespace berth
