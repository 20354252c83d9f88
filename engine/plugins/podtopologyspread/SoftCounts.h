// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/CycleState.h"
#include "engine/framework/Plugin.h"
#include "engine/plugins/podtopologyspread/Constraints.h"

#include <cstddef>
#include <memory>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace berth {

/// What PreScore counted for the soft constraints of one pod.
///
/// Upstream: preScoreState. Refers to label values of the snapshot's nodes: lives no longer than the cycle.
class SoftCounts final : public StateData {
public:
    /// Only domains of `feasible` nodes are counted, over all nodes. With `requireAll` nodes that lack a topology key are ignored.
    SoftCounts(std::vector<SpreadConstraint> constraints, bool requireAll, const Pod& pod,
               std::span<const NodeInfo* const> feasible, const Context& context);
    std::unique_ptr<StateData> clone() const override { return std::make_unique<SoftCounts>(*this); }

    const std::vector<SpreadConstraint>& constraints() const { return counted_->constraints; }
    /// True for a feasible node that lacks a topology key: it scores 0.
    bool ignores(const NodeInfo& node) const { return counted_->ignores(node); }
    /// Matching pods in a domain of a feasible node.
    std::int64_t matching(std::size_t constraint, std::string_view domain) const;
    /// Of a constraint of the hostname: matching pods on a node, whatever other nodes share its name.
    std::int64_t matchingOn(std::size_t constraint, NodeId node) const;
    /// Among how many domains (of the hostname: nodes) the constraint spreads.
    std::size_t size(std::size_t constraint) const { return counted_->sizes[constraint]; }
    /// What a matching pod weighs: ln(size + 2).
    double weight(std::size_t constraint) const { return counted_->weights[constraint]; }

private:
    using Domains = std::unordered_map<std::string_view, std::int64_t>;
    struct Counted {
        std::vector<SpreadConstraint> constraints;
        std::vector<Domains> domains;                                ///< by constraint; none for the hostname
        std::vector<std::unordered_map<NodeId, std::int64_t>> nodes; ///< by constraint; for the hostname only
        bool requireAll = false;
        std::vector<std::size_t> sizes;
        std::vector<double> weights;

        bool ignores(const NodeInfo& node) const;
        void registerDomains(std::span<const NodeInfo* const> feasible);
        void weigh(std::span<const NodeInfo* const> feasible, std::span<const std::uint32_t> standFor);
        void count(std::size_t constraint, const Pod& pod, const Context& context);
        void countNodes(std::size_t constraint, const Pod& pod, const Context& context);
    };

    std::shared_ptr<const Counted> counted_;
};

} // namespace berth
