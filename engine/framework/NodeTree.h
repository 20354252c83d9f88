// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Snapshot.h"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace berth {

/// A zone of the node tree and its nodes in order of insertion (SEMANTICS 1.7).
struct NodeZone {
    std::string key; ///< zoneKey of its nodes
    std::vector<NodeId> nodes;
};

/// Puts a node at the end of its zone; a zone that is not there yet comes last.
void addToZone(std::vector<NodeZone>& zones, const Node& node, NodeId id);

/// The order of a snapshot's list: the first node of each zone, the second of each, and so on. All nodes must be in `infos`.
/// Upstream: internal/cache nodeTree.list.
std::shared_ptr<const NodeOrder> interleaved(std::span<const NodeZone> zones, const Snapshot::Infos& infos);

/// On how many nodes each image is, and its size as the node with the lowest id says. Upstream: cache.addNodeImageStates.
std::shared_ptr<const ImageStates> imageStates(const Snapshot::Infos& infos);

} // namespace berth
