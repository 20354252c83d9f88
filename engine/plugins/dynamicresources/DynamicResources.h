// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Bind.h"
#include "engine/framework/Filter.h"
#include "engine/framework/NodeLocal.h"
#include "engine/framework/PostFilter.h"
#include "engine/framework/PreEnqueue.h"
#include "engine/framework/PreFilter.h"
#include "engine/framework/Reserve.h"
#include "engine/framework/RoomFilter.h"
#include "engine/framework/Score.h"

namespace berth {

/// Stands where kube-scheduler allocates devices by ResourceClaims. There are no claims here: each is taken as met on every node.
///
/// What it does to pods without claims is upstream's, in particular: its PostFilter answers Error `not found`, and so keeps
/// DefaultPreemption from being asked, when another PreFilter plugin stopped the cycle before this one's ran (SEMANTICS 1.10).
/// Upstream: framework/plugins/dynamicresources.
class DynamicResources final : public Plugin,
                               public PreEnqueuePlugin,
                               public PreFilterPlugin,
                               public FilterPlugin,
                               public PostFilterPlugin,
                               public ScorePlugin,
                               public ReservePlugin,
                               public PreBindPlugin,
                               public EnqueueExtensions,
                               public NodeLocal,
                               public PodBlind {
public:
    static constexpr std::string_view kName = "DynamicResources";
    std::string_view name() const override { return kName; }
    Status preEnqueue(const Context& context, const Pod& pod) const override;
    PreFilterResult preFilter(const Context& context, CycleState& state, const Pod& pod) const override;
    Status filter(const Context& context, const CycleState& state, const Pod& pod, const NodeInfo& node,
                  Terms* terms) const override;
    PostFilterResult postFilter(const Context& context, const CycleState& state, const Pod& pod,
                                const NodeStatuses& statuses, PreemptionReport* report) const override;
    tl::expected<std::int64_t, Status> score(const Context& context, const CycleState& state, const Pod& pod,
                                             const NodeInfo& node, Terms* terms) const override;
    bool normalizes() const override { return true; }
    Status normalize(const Context& context, const CycleState& state, const Pod& pod,
                     std::span<const NodeInfo* const> nodes, std::span<std::int64_t> scores) const override;
    ReserveResult reserve(const Context& context, const CycleState& state, const Pod& pod,
                          const NodeInfo& node) const override;
    Status preBindPreFlight(const Context& context, const Pod& pod, const NodeInfo& node) const override;
    Status preBind(const Context& context, const Pod& pod, const NodeInfo& node) const override;
    void keyOfPod(const Pod& pod, AlikeKey& key) const override { key.add(pod.resourceClaims.empty() ? 0 : 1); }
    std::vector<ClusterEventWithHint> eventsToRegister() const override;
};

} // namespace berth
