// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/NodeLocal.h"
#include "engine/framework/Score.h"
#include "engine/plugins/noderesourcesbalancedallocation/NodeResourcesBalancedAllocationArgs.h"

namespace berth {

/// Prefers nodes whose resources are filled more evenly with the pod than without it.
///
/// Counts real requests, in-place resizes and the pod level included. Upstream: framework/plugins/noderesources/balanced_allocation.go.
class NodeResourcesBalancedAllocation final : public Plugin,
                                              public PreScorePlugin,
                                              public ScorePlugin,
                                              public NodeLocal {
public:
    static constexpr std::string_view kName = "NodeResourcesBalancedAllocation";
    explicit NodeResourcesBalancedAllocation(NodeResourcesBalancedAllocationArgs args) : args_(std::move(args)) {}

    std::string_view name() const override { return kName; }
    /// Skip for a pod that requests none of the counted resources.
    Status preScore(const Context& context, CycleState& state, const Pod& pod,
                    std::span<const NodeInfo* const> feasible) const override;
    tl::expected<std::int64_t, Status> score(const Context& context, const CycleState& state, const Pod& pod,
                                             const NodeInfo& node, Terms* terms) const override;

private:
    NodeResourcesBalancedAllocationArgs args_;
};

} // namespace berth
