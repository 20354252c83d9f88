// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/CycleInput.h"
#include "engine/framework/Snapshot.h"
#include "engine/model/Node.h"
#include "engine/model/Pod.h"

#include <initializer_list>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace berth::test {

using Amounts = std::initializer_list<std::pair<std::string, std::string>>;

/// Quantities from their spellings: {{"cpu", "500m"}}.
ResourceList amounts(Amounts entries);

/// `MakePod("p").req({{"cpu", "1"}}).priority(5).obj()`.
class MakePod {
public:
    explicit MakePod(const std::string& name, const std::string& ns = "default");

    /// One more container with these requests.
    MakePod& req(Amounts requests);
    MakePod& image(const std::string& image);
    MakePod& init(Amounts requests);
    MakePod& sidecar(Amounts requests);
    /// The last container's status: allocatedResources and resources.requests.
    MakePod& allocated(Amounts requests);
    MakePod& actuated(Amounts requests);
    MakePod& overhead(Amounts requests);
    MakePod& podLevel(Amounts requests);
    MakePod& priority(std::int32_t priority);
    MakePod& label(const std::string& key, const std::string& value);
    MakePod& select(const std::string& key, const std::string& value);
    MakePod& tolerate(const std::string& key, const std::string& op, const std::string& value, TaintEffect effect);
    MakePod& require(NodeSelectorTerm term);
    MakePod& prefer(std::int32_t weight, NodeSelectorTerm term);
    MakePod& start(std::int64_t second);

    Pod& raw() { return pod_; }
    std::shared_ptr<const Pod> obj() const;

private:
    Container& last();

    Pod pod_;
};

/// `MakeNode("n").has({{"cpu", "4"}}).label("zone", "a").obj()`. Room for 110 pods unless it says otherwise.
class MakeNode {
public:
    explicit MakeNode(const std::string& name);

    MakeNode& has(Amounts allocatable);
    MakeNode& label(const std::string& key, const std::string& value);
    MakeNode& taint(const std::string& key, const std::string& value, TaintEffect effect);
    MakeNode& cordoned(bool unschedulable = true);
    MakeNode& image(const std::string& name, std::int64_t bytes);

    Node& raw() { return node_; }
    std::shared_ptr<const Node> obj() const;

private:
    Node node_;
};

/// `key op values` of a selector.
Requirement requirement(const std::string& key, SelectorOperator op, std::vector<std::string> values = {});
/// A term of label expressions.
NodeSelectorTerm labelTerm(std::vector<Requirement> expressions);
/// A term of field requirements.
NodeSelectorTerm fieldTerm(std::vector<Requirement> fields);

/// Nodes and the pods on them, as a cycle sees them. Owns all of it; node and pod ids count up from 0 in the order given.
class MakeCluster {
public:
    MakeCluster& node(const MakeNode& node);
    /// Onto the node given last.
    MakeCluster& pod(const MakePod& pod);

    /// The input of a cycle of `pod`, whose id is 1000. The cluster and the pod must outlive it.
    CycleInput input(const Pod& pod) const;
    const NodeInfo& info(std::size_t node) const { return *infos_[node]; }
    /// Puts a pod of the caller's on a node, or takes it off; inputs made before do not see it.
    void put(NodeId node, PodId id, const Pod& pod);
    void take(NodeId node, PodId id);
    /// Exchanges a node's object.
    void change(NodeId id, const MakeNode& node);
    PodId idOf(const std::string& pod) const;
    ClusterObjects objects;

private:
    Snapshot snapshot() const;

    std::vector<std::shared_ptr<NodeInfo>> infos_;
    std::vector<std::shared_ptr<const Node>> nodes_;
    std::vector<std::shared_ptr<const Pod>> pods_;
};

} // namespace berth::test
