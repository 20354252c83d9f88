// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/CycleInput.h"
#include "engine/model/Scenario.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace berth::explain {

/// The cluster of a pass: nodes with what is on them. Pods come and go at once.
///
/// Holds every pod of the input, those that enter later too: a pass knows no time. Refers to the Scenario.
class PassCluster {
public:
    explicit PassCluster(const Scenario& scenario);

    /// The cluster as it is now; later changes do not reach it.
    Snapshot snapshot() const { return Snapshot(infos_, order_, images_); }

    std::size_t podCount() const { return pods_.size(); }
    const Pod& pod(PodId id) const { return *pods_[id.value]; }
    /// None when there is no such node.
    NodeId findNode(std::string_view name) const;
    const std::string& nodeName(NodeId id) const { return nodes_[id.value]->meta.name; }
    std::vector<std::string> nodeNames() const;

    /// Puts a pod on a node as the scheduler's cache does when it assumes: started at its own creationTimestamp.
    void assume(PodId pod, NodeId node);
    /// Takes a pod off its node.
    void remove(PodId pod);

private:
    void addNode(const Node& node);
    void placeRunning(PodId id);
    /// The node's info, no longer shared with any snapshot.
    NodeInfo& own(NodeId id);

    std::vector<std::shared_ptr<const Node>> nodes_; ///< by NodeId, in file order
    std::vector<std::shared_ptr<const Pod>> pods_;   ///< by PodId, in file order
    std::vector<NodeId> nodeOf_;                     ///< by PodId
    Snapshot::Infos infos_;
    std::shared_ptr<const NodeOrder> order_;
    std::shared_ptr<const ImageStates> images_;
};

} // namespace berth::explain
