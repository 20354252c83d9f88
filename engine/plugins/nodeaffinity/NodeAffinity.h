// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Filter.h"
#include "engine/framework/NodeLocal.h"
#include "engine/framework/PreFilter.h"
#include "engine/framework/RoomFilter.h"
#include "engine/framework/Score.h"
#include "engine/plugins/nodeaffinity/NodeAffinityArgs.h"

namespace berth {

/// Matches `spec.nodeSelector` and node affinity against node labels and names, and what the profile adds for every pod.
///
/// Upstream: framework/plugins/nodeaffinity.
class NodeAffinity final : public Plugin,
                           public PreFilterPlugin,
                           public FilterPlugin,
                           public PreScorePlugin,
                           public ScorePlugin,
                           public EnqueueExtensions,
                           public NodeLocal,
                           public PodBlind {
public:
    static constexpr std::string_view kName = "NodeAffinity";
    explicit NodeAffinity(const NodeAffinityArgs& args);

    std::string_view name() const override { return kName; }
    /// Narrows to the named nodes when every term names some. Skip when nothing is required.
    PreFilterResult preFilter(const Context& context, CycleState& state, const Pod& pod) const override;
    Status filter(const Context& context, const CycleState& state, const Pod& pod, const NodeInfo& node,
                  Terms* terms) const override;
    /// Skip when nothing is preferred.
    Status preScore(const Context& context, CycleState& state, const Pod& pod,
                    std::span<const NodeInfo* const> feasible) const override;
    tl::expected<std::int64_t, Status> score(const Context& context, const CycleState& state, const Pod& pod,
                                             const NodeInfo& node, Terms* terms) const override;
    bool normalizes() const override { return true; }
    Status normalize(const Context& context, const CycleState& state, const Pod& pod,
                     std::span<const NodeInfo* const> nodes, std::span<std::int64_t> scores) const override;
    /// False when a rule names nodes.
    bool judgesAlike(const Pod& pod) const override;
    void keyOfPod(const Pod& pod, AlikeKey& key) const override;
    void keyOfNode(const Node& node, const NamedParts& named, AlikeKey& key) const override;
    void nameParts(const Pod& pod, NamedParts& named) const override;
    std::vector<ClusterEventWithHint> eventsToRegister() const override;

private:
    bool matchesAdded(const Node& node) const;

    NodeAffinitySpec added_;
};

} // namespace berth
