// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Filter.h"
#include "engine/framework/NodeLocal.h"
#include "engine/framework/PreFilter.h"
#include "engine/framework/Reserve.h"
#include "engine/framework/Score.h"
#include "engine/framework/sharing/SharePolicy.h"

namespace berth {

/// What the GPU-sharing plugins have in common: each is one policy. One of them in a profile.
///
/// Filter passes a node when enough devices have enough left, of a model the pod may run on. Reserve chooses the devices, unless a plugin before it has.
/// Pods that ask whole GPUs are treated as asking all of each device. Source: FGD_SPEC; AI_SUITE, table of plugins.
class SharePlugin : public Plugin,
                    public PreFilterPlugin,
                    public FilterPlugin,
                    public ScorePlugin,
                    public ReservePlugin,
                    public EnqueueExtensions,
                    public NodeLocal {
public:
    std::string_view name() const override { return pluginNameOf(policy_); }
    PreFilterResult preFilter(const Context& context, CycleState& state, const Pod& pod) const override;
    Status filter(const Context& context, const CycleState& state, const Pod& pod, const NodeInfo& node,
                  Terms* terms) const override;
    tl::expected<std::int64_t, Status> score(const Context& context, const CycleState& state, const Pod& pod,
                                             const NodeInfo& node, Terms* terms) const override;
    ReserveResult reserve(const Context& context, const CycleState& state, const Pod& pod,
                          const NodeInfo& node) const override;
    /// Not when it draws a number for each node, or measures against the pods that are there.
    bool judgesAlike(const Pod&) const override { return policy_ != SharePolicy::Random && workloadIsFixed(); }
    void keyOfPod(const Pod& pod, AlikeKey& key) const override;
    void keyOfNode(const Node& node, const NamedParts& named, AlikeKey& key) const override;
    void keyOfUse(const NodeInfo& node, AlikeKey& key) const override;
    std::vector<ClusterEventWithHint> eventsToRegister() const override;

protected:
    explicit SharePlugin(SharePolicy policy) : policy_(policy) {}

    /// The target workload of this cycle; only Fgd has one.
    virtual TypicalPods workload(const Context&, const Pod&) const { return {}; }
    virtual bool workloadIsFixed() const { return true; }

private:
    SharePolicy policy_;
};

} // namespace berth
