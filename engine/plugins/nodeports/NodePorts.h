// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Filter.h"
#include "engine/framework/NodeLocal.h"
#include "engine/framework/PreFilter.h"

namespace berth {

/// Keeps a pod off nodes where a host port it wants is taken. It has no AddPod and RemovePod: a trial's NodeInfo knows its ports.
///
/// Upstream: framework/plugins/nodeports.
class NodePorts final : public Plugin,
                        public PreFilterPlugin,
                        public FilterPlugin,
                        public EnqueueExtensions,
                        public NodeLocal {
public:
    static constexpr std::string_view kName = "NodePorts";
    std::string_view name() const override { return kName; }
    PreFilterResult preFilter(const Context& context, CycleState& state, const Pod& pod) const override;
    Status filter(const Context& context, const CycleState& state, const Pod& pod, const NodeInfo& node,
                  Terms* terms) const override;
    void keyOfPod(const Pod& pod, AlikeKey& key) const override;
    void keyOfUse(const NodeInfo& node, AlikeKey& key) const override;
    std::vector<ClusterEventWithHint> eventsToRegister() const override;
};

} // namespace berth
