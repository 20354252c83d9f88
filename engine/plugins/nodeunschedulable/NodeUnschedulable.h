// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Filter.h"
#include "engine/framework/NodeLocal.h"
#include "engine/framework/PreFilter.h"
#include "engine/framework/RoomFilter.h"

namespace berth {

/// No cordoned node, unless the pod tolerates the taint that stands for the cordon.
class NodeUnschedulable final : public Plugin,
                                public PreFilterPlugin,
                                public FilterPlugin,
                                public EnqueueExtensions,
                                public NodeLocal,
                                public PodBlind {
public:
    static constexpr std::string_view kName = "NodeUnschedulable";
    std::string_view name() const override { return kName; }
    PreFilterResult preFilter(const Context& context, CycleState& state, const Pod& pod) const override;
    Status filter(const Context& context, const CycleState& state, const Pod& pod, const NodeInfo& node,
                  Terms* terms) const override;
    void keyOfPod(const Pod& pod, AlikeKey& key) const override;
    void keyOfNode(const Node& node, const NamedParts& named, AlikeKey& key) const override;
    std::vector<ClusterEventWithHint> eventsToRegister() const override;
};

} // namespace berth
