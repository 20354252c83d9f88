// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Filter.h"
#include "engine/framework/NodeLocal.h"
#include "engine/framework/PreFilter.h"
#include "engine/framework/RoomFilter.h"

namespace berth {

/// Keeps pods off nodes whose kubelet does not declare (`status.declaredFeatures`) a feature that the pod's spec needs.
///
/// Of the features of 1.37 two follow from a spec: RestartAllContainersOnContainerExits from a restart rule with the action
/// RestartAllContainers, UserNamespacesHostNetworkSupport from `hostNetwork: true` with `hostUsers: false`.
/// Upstream: framework/plugins/nodedeclaredfeatures, component-helpers/nodedeclaredfeatures.
class NodeDeclaredFeatures final : public Plugin,
                                   public PreFilterPlugin,
                                   public FilterPlugin,
                                   public EnqueueExtensions,
                                   public NodeLocal,
                                   public PodBlind {
public:
    static constexpr std::string_view kName = "NodeDeclaredFeatures";
    std::string_view name() const override { return kName; }
    /// Skip when the pod needs none of the features.
    PreFilterResult preFilter(const Context& context, CycleState& state, const Pod& pod) const override;
    Status filter(const Context& context, const CycleState& state, const Pod& pod, const NodeInfo& node,
                  Terms* terms) const override;
    void keyOfPod(const Pod& pod, AlikeKey& key) const override;
    void keyOfNode(const Node& node, const NamedParts& named, AlikeKey& key) const override;
    std::vector<ClusterEventWithHint> eventsToRegister() const override;
};

} // namespace berth
