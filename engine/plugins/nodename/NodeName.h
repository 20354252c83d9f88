// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Filter.h"
#include "engine/framework/NodeLocal.h"
#include "engine/framework/PreFilter.h"
#include "engine/framework/RoomFilter.h"

namespace berth {

/// Only the node that `spec.nodeName` names, when it names one.
class NodeName final : public Plugin,
                       public PreFilterPlugin,
                       public FilterPlugin,
                       public EnqueueExtensions,
                       public NodeLocal,
                       public PodBlind {
public:
    static constexpr std::string_view kName = "NodeName";
    std::string_view name() const override { return kName; }
    PreFilterResult preFilter(const Context& context, CycleState& state, const Pod& pod) const override;
    Status filter(const Context& context, const CycleState& state, const Pod& pod, const NodeInfo& node,
                  Terms* terms) const override;
    bool judgesAlike(const Pod& pod) const override { return pod.nodeName.empty(); }
    std::vector<ClusterEventWithHint> eventsToRegister() const override;
};

} // namespace berth
