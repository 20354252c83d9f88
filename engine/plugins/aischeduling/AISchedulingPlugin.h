// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Filter.h"
#include "engine/framework/NodeLocal.h"
#include "engine/framework/Permit.h"
#include "engine/framework/PostFilter.h"
#include "engine/framework/PreFilter.h"
#include "engine/framework/QueueSort.h"
#include "engine/framework/Reserve.h"
#include "engine/framework/RoomFilter.h"
#include "engine/framework/Score.h"
#include "engine/plugins/aischeduling/AISchedulingArgs.h"

namespace berth {

/// The article's scheduler for AI training: levels in the queue, best fit with links and fairness, preemption by level and queue, and P2 that
/// waits on Permit.
///
/// Source: AI_SUITE sections 2 to 8.
class AISchedulingPlugin final : public Plugin,
                                 public QueueSortPlugin,
                                 public PreFilterPlugin,
                                 public FilterPlugin,
                                 public PostFilterPlugin,
                                 public ScorePlugin,
                                 public ReservePlugin,
                                 public PermitPlugin,
                                 public EnqueueExtensions,
                                 public NodeLocal,
                                 public RoomFilter {
public:
    static constexpr std::string_view kName = "AISchedulingPlugin";
    explicit AISchedulingPlugin(AISchedulingArgs args) : args_(std::move(args)) {}

    std::string_view name() const override { return kName; }
    bool less(const QueuedPod& a, const QueuedPod& b) const override;
    PreFilterResult preFilter(const Context& context, CycleState& state, const Pod& pod) const override;
    Status filter(const Context& context, const CycleState& state, const Pod& pod, const NodeInfo& node,
                  Terms* terms) const override;
    bool seesSumsOnly(const CycleState& state, const Pod& pod, const NodeInfo& node) const override;
    bool hasRoom(const CycleState& state, const Pod& pod, const NodeInfo& node, const NodeUse& use) const override;
    PostFilterResult postFilter(const Context& context, const CycleState& state, const Pod& pod,
                                const NodeStatuses& statuses, PreemptionReport* report) const override;
    tl::expected<std::int64_t, Status> score(const Context& context, const CycleState& state, const Pod& pod,
                                             const NodeInfo& node, Terms* terms) const override;
    bool addsUp() const override { return true; }
    /// Only where FairnessAfterNormalize is played.
    bool normalizes() const override { return plays(Pitfall::FairnessAfterNormalize); }
    Status normalize(const Context& context, const CycleState& state, const Pod& pod,
                     std::span<const NodeInfo* const> nodes, std::span<std::int64_t> scores) const override;
    ReserveResult reserve(const Context& context, const CycleState& state, const Pod& pod,
                          const NodeInfo& node) const override;
    PermitResult permit(const Context& context, const CycleState& state, const Pod& pod,
                        const NodeInfo& node) const override;
    bool stillWaits(const Context& context, const Pod& pod) const override;
    bool allowsAtTimeout() const override { return plays(Pitfall::PermitTimeoutAllows); }
    /// Not where FilterSaysYes is played: then it looks for pods to evict.
    bool judgesAlike(const Pod&) const override { return !plays(Pitfall::FilterSaysYes); }
    void keyOfPod(const Pod& pod, AlikeKey& key) const override;
    void keyOfNode(const Node& node, const NamedParts& named, AlikeKey& key) const override;
    void keyOfUse(const NodeInfo& node, AlikeKey& key) const override;
    /// Whether the tenant is held back.
    void keyOfCycle(const Context& context, const Pod& pod, AlikeKey& key) const override;
    std::vector<ClusterEventWithHint> eventsToRegister() const override;

private:
    bool plays(Pitfall pitfall) const { return args_.pitfalls.contains(pitfall); }
    TenantUse tenantUse(const Context& context, const CycleState& state, const Pod& pod) const;

    AISchedulingArgs args_;
};

} // namespace berth
