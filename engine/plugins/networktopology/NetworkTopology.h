// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Filter.h"
#include "engine/framework/NodeLocal.h"
#include "engine/framework/PreFilter.h"
#include "engine/framework/Score.h"
#include "engine/plugins/networktopology/NetworkTopologyArgs.h"

namespace berth {

/// Keeps a gang together in the network: within one domain of a level (required), or as near as it can be (preferred).
///
/// For pods of a gang that carry the annotation `kueue.x-k8s.io/podset-required-topology` or `-preferred-topology`, whose value is a level's label;
/// others are skipped. The first member fixes the required domain: the tightest with room for all of the gang. Source: AI_SUITE section 8.
class NetworkTopology final : public Plugin,
                              public PreFilterPlugin,
                              public FilterPlugin,
                              public PreScorePlugin,
                              public ScorePlugin,
                              public EnqueueExtensions,
                              public KindLocal {
public:
    static constexpr std::string_view kName = "NetworkTopology";
    explicit NetworkTopology(NetworkTopologyArgs args) : args_(std::move(args)) {}

    std::string_view name() const override { return kName; }
    /// Skip unless a topology is required.
    PreFilterResult preFilter(const Context& context, CycleState& state, const Pod& pod) const override;
    bool hasExtensions() const override { return true; }
    Status addPod(const Context& context, CycleState& state, const Pod& pod, const PodInfo& added,
                  const NodeInfo& node) const override;
    Status removePod(const Context& context, CycleState& state, const Pod& pod, const PodInfo& removed,
                     const NodeInfo& node) const override;
    Status filter(const Context& context, const CycleState& state, const Pod& pod, const NodeInfo& node,
                  Terms* terms) const override;
    /// Skip unless a topology is preferred.
    Status preScore(const Context& context, CycleState& state, const Pod& pod,
                    std::span<const NodeInfo* const> feasible) const override;
    tl::expected<std::int64_t, Status> score(const Context& context, const CycleState& state, const Pod& pod,
                                             const NodeInfo& node, Terms* terms) const override;
    /// The labels of the levels.
    void nameParts(const Pod& pod, NamedParts& named) const override;
    void keyOfNode(const Node& node, const NamedParts& named, AlikeKey& key) const override;
    void keyOfUse(const NodeInfo& node, AlikeKey& key) const override;
    /// The nodes of members that have a place.
    void exceptions(const Context& context, const CycleState& state, const Pod& pod,
                    std::vector<NodeId>& nodes) const override;
    std::vector<ClusterEventWithHint> eventsToRegister() const override;

private:
    NetworkTopologyArgs args_;
};

} // namespace berth
