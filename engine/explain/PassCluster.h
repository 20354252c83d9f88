// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/CycleInput.h"
#include "engine/model/Scenario.h"

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace berth::explain {

/// The cluster of a pass: nodes with what is on them. Pods come and go at once.
///
/// Holds every pod of the input, those that enter later too: a pass knows no time. Refers to the Scenario.
class PassCluster {
public:
    explicit PassCluster(const Scenario& scenario);

    /// The cluster as it is now; later changes do not reach it.
    Snapshot snapshot() const;

    std::size_t podCount() const { return pods_.size(); }
    const Pod& pod(PodId id) const { return *pods_[id.value]; }
    /// None when there is no such node.
    NodeId findNode(std::string_view name) const;
    const std::string& nodeName(NodeId id) const { return nodes_[id.value]->meta.name; }
    std::vector<std::string> nodeNames() const;

    /// Puts a pod on a node as the scheduler's cache does when it assumes: started at its own creationTimestamp.
    void assume(PodId pod, NodeId node);
    /// Takes a pod off its node and out of the cluster.
    void remove(PodId pod);
    /// Takes an assumed pod off its node; it stays pending.
    void release(PodId pod);
    /// The node as it is now.
    const NodeInfo& node(NodeId id) const { return *infos_[id.value]; }
    /// What a pod on a node holds.
    void hold(PodId pod, std::vector<std::uint32_t> devices);
    /// The nodes that changed since the last call.
    std::vector<NodeId> takeChanged() { return std::exchange(changed_, {}); }
    /// The gang of that key as of now, or nullptr when no pod carries its label.
    std::shared_ptr<const Gang> gang(std::string_view key) const;

private:
    NodeId addNode(const Node& node);
    void placeRunning(PodId id);
    void giveDevices();
    GangMember memberOf(PodId id) const;
    /// The node's info, no longer shared with any snapshot.
    NodeInfo& own(NodeId id);
    void affinityChanged(NodeId id);

    std::vector<std::shared_ptr<const Node>> nodes_;               ///< by NodeId, in file order
    std::vector<std::shared_ptr<const Pod>> pods_;                 ///< by PodId, in file order
    std::vector<NodeId> nodeOf_;                                   ///< by PodId
    std::vector<bool> gone_;                                       ///< by PodId
    std::deque<std::vector<std::uint32_t>> devices_;               ///< what PodInfo::devices point to
    std::map<std::string, std::vector<PodId>, std::less<>> gangs_; ///< their pods that have not finished, by key
    Snapshot::Infos infos_;
    std::vector<NodeId> changed_;
    std::shared_ptr<const NodeOrder> order_;
    std::shared_ptr<const ImageStates> images_;
    mutable std::shared_ptr<const AffinityNodes> affinity_; ///< of the nodes as they are; made when first asked for
};

} // namespace berth::explain
