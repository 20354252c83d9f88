// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Filter.h"
#include "engine/framework/NodeLocal.h"
#include "engine/framework/PreFilter.h"
#include "engine/framework/RoomFilter.h"
#include "engine/framework/Score.h"

namespace berth {

/// Keeps pods off nodes whose NoSchedule and NoExecute taints they do not tolerate, and ranks by PreferNoSchedule taints: the fewer
/// intolerable ones, the better.
///
/// Upstream: framework/plugins/tainttoleration.
class TaintToleration final : public Plugin,
                              public PreFilterPlugin,
                              public FilterPlugin,
                              public PreScorePlugin,
                              public ScorePlugin,
                              public EnqueueExtensions,
                              public NodeLocal,
                              public PodBlind {
public:
    static constexpr std::string_view kName = "TaintToleration";
    std::string_view name() const override { return kName; }
    PreFilterResult preFilter(const Context& context, CycleState& state, const Pod& pod) const override;
    Status filter(const Context& context, const CycleState& state, const Pod& pod, const NodeInfo& node,
                  Terms* terms) const override;
    Status preScore(const Context& context, CycleState& state, const Pod& pod,
                    std::span<const NodeInfo* const> feasible) const override;
    /// The raw score is the number of intolerable PreferNoSchedule taints.
    tl::expected<std::int64_t, Status> score(const Context& context, const CycleState& state, const Pod& pod,
                                             const NodeInfo& node, Terms* terms) const override;
    bool normalizes() const override { return true; }
    Status normalize(const Context& context, const CycleState& state, const Pod& pod,
                     std::span<const NodeInfo* const> nodes, std::span<std::int64_t> scores) const override;
    void keyOfPod(const Pod& pod, AlikeKey& key) const override;
    void keyOfNode(const Node& node, const NamedParts& named, AlikeKey& key) const override;
    std::vector<ClusterEventWithHint> eventsToRegister() const override;
};

} // namespace berth
