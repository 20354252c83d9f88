// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Filter.h"
#include "engine/framework/NodeLocal.h"
#include "engine/framework/PreFilter.h"
#include "engine/framework/Score.h"
#include "engine/plugins/interpodaffinity/InterPodAffinityArgs.h"

namespace berth {

/// Puts pods near, or away from, other pods: required terms filter, preferred ones score, and the required anti-affinity of pods that
/// run already binds the newcomer too.
///
/// Upstream: framework/plugins/interpodaffinity.
class InterPodAffinity final : public Plugin,
                               public PreFilterPlugin,
                               public FilterPlugin,
                               public PreScorePlugin,
                               public ScorePlugin,
                               public EnqueueExtensions,
                               public KindLocal {
public:
    static constexpr std::string_view kName = "InterPodAffinity";
    explicit InterPodAffinity(InterPodAffinityArgs args) : args_(args) {}

    std::string_view name() const override { return kName; }
    PreFilterResult preFilter(const Context& context, CycleState& state, const Pod& pod) const override;
    bool hasExtensions() const override { return true; }
    Status addPod(const Context& context, CycleState& state, const Pod& pod, const PodInfo& added,
                  const NodeInfo& node) const override;
    Status removePod(const Context& context, CycleState& state, const Pod& pod, const PodInfo& removed,
                     const NodeInfo& node) const override;
    Status filter(const Context& context, const CycleState& state, const Pod& pod, const NodeInfo& node,
                  Terms* terms) const override;
    Status preScore(const Context& context, CycleState& state, const Pod& pod,
                    std::span<const NodeInfo* const> feasible) const override;
    /// The raw score is a sum of weights and may be negative.
    tl::expected<std::int64_t, Status> score(const Context& context, const CycleState& state, const Pod& pod,
                                             const NodeInfo& node, Terms* terms) const override;
    bool normalizes() const override { return true; }
    Status normalize(const Context& context, const CycleState& state, const Pod& pod,
                     std::span<const NodeInfo* const> nodes, std::span<std::int64_t> scores) const override;
    /// The topology keys of the pod's terms, but the hostname.
    void nameParts(const Pod& pod, NamedParts& named) const override;
    void keyOfNode(const Node& node, const NamedParts& named, AlikeKey& key) const override;
    /// By hostname: where pods match, or have terms that do.
    void exceptions(const Context& context, const CycleState& state, const Pod& pod,
                    std::vector<NodeId>& nodes) const override;
    std::vector<ClusterEventWithHint> eventsToRegister() const override;

private:
    InterPodAffinityArgs args_;
};

} // namespace berth
