// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/CycleState.h"
#include "engine/framework/NodeInfo.h"
#include "engine/framework/Plugin.h"
#include "engine/plugins/interpodaffinity/AffinityTerm.h"
#include "engine/plugins/interpodaffinity/TopologyTally.h"

#include <memory>

namespace berth {

/// What PreFilter counts once, so that Filter looks at one node only (SEMANTICS 5.9).
///
/// Upstream: interpodaffinity.preFilterState.
class AffinityFilter final : public StateData {
public:
    /// Counts over all nodes of the snapshot. Refers to the pod and to the context's objects.
    AffinityFilter(const Context& context, const Pod& pod);

    /// Nobody's required terms concern the pod.
    bool hasNothingToDo() const;
    /// A pod comes to a node (`by` 1) or leaves it (−1).
    void update(const Pod& other, const Node& node, std::int64_t by);
    /// Success, or the first of the three rules that is broken.
    Status verdict(const Node& node, Terms* terms) const;

    /// Adds the nodes whose hostname has a number.
    void exceptions(const Context& context, std::vector<NodeId>& nodes) const;

    std::unique_ptr<StateData> clone() const override { return std::make_unique<AffinityFilter>(*this); }

private:
    void countExisting(const Snapshot& snapshot);
    void countStanding(const ClusterIndex& index);
    void countExisting(const Pod& other, const Node& node, std::int64_t by);
    void countMatching(const Context& context);
    void countNear(const Pod& other, const Node& node, std::int64_t by);
    void countIncoming(const Pod& other, const Node& node, std::int64_t by);
    bool isFirstOfItsKind() const;
    bool nearPods(const Node& node, Terms* terms) const;
    bool farFromPods(const Node& node, Terms* terms) const;
    bool toleratedByPods(const Node& node, Terms* terms) const;

    const Pod* pod_;
    const Labels* namespaceLabels_; ///< of the pod's namespace
    AffinityTerms affinity_;
    AffinityTerms antiAffinity_;
    TopologyTally near_;     ///< pods that match all of `affinity_`, once for each term
    TopologyTally far_;      ///< pods, once for each term of `antiAffinity_` that they match
    TopologyTally existing_; ///< terms of other pods' required anti-affinity that the pod matches
};

} // namespace berth
