// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Filter.h"
#include "engine/framework/NodeLocal.h"
#include "engine/framework/PreFilter.h"
#include "engine/framework/Score.h"
#include "engine/plugins/podtopologyspread/PodTopologySpreadArgs.h"

namespace berth {

/// Spreads pods that belong together over zones, nodes or any other domain that a node label tells: hard constraints keep the pod off
/// domains that are too full already, soft ones rank the nodes.
///
/// Upstream: framework/plugins/podtopologyspread.
class PodTopologySpread final : public Plugin,
                                public PreFilterPlugin,
                                public FilterPlugin,
                                public PreScorePlugin,
                                public ScorePlugin,
                                public EnqueueExtensions,
                                public KindLocal {
public:
    static constexpr std::string_view kName = "PodTopologySpread";
    explicit PodTopologySpread(PodTopologySpreadArgs args) : args_(std::move(args)) {}

    std::string_view name() const override { return kName; }
    /// Counts matching pods per domain. Skip without hard constraints.
    PreFilterResult preFilter(const Context& context, CycleState& state, const Pod& pod) const override;
    bool hasExtensions() const override { return true; }
    Status addPod(const Context& context, CycleState& state, const Pod& pod, const PodInfo& added,
                  const NodeInfo& node) const override;
    Status removePod(const Context& context, CycleState& state, const Pod& pod, const PodInfo& removed,
                     const NodeInfo& node) const override;
    Status filter(const Context& context, const CycleState& state, const Pod& pod, const NodeInfo& node,
                  Terms* terms) const override;
    /// Counts for the soft constraints. Skip without any.
    Status preScore(const Context& context, CycleState& state, const Pod& pod,
                    std::span<const NodeInfo* const> feasible) const override;
    tl::expected<std::int64_t, Status> score(const Context& context, const CycleState& state, const Pod& pod,
                                             const NodeInfo& node, Terms* terms) const override;
    bool normalizes() const override { return true; }
    /// The fewer matching pods, the higher; nodes that lack a topology key get 0.
    Status normalize(const Context& context, const CycleState& state, const Pod& pod,
                     std::span<const NodeInfo* const> nodes, std::span<std::int64_t> scores) const override;
    bool judgesAlike(const Pod& pod) const override;
    void nameParts(const Pod& pod, NamedParts& named) const override;
    void keyOfNode(const Node& node, const NamedParts& named, AlikeKey& key) const override;
    /// By hostname: nodes with matching pods.
    void exceptions(const Context& context, const CycleState& state, const Pod& pod,
                    std::vector<NodeId>& nodes) const override;
    std::vector<ClusterEventWithHint> eventsToRegister() const override;

private:
    PodTopologySpreadArgs args_;
};

} // namespace berth
