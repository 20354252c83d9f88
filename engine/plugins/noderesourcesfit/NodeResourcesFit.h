// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Filter.h"
#include "engine/framework/NodeLocal.h"
#include "engine/framework/PreFilter.h"
#include "engine/framework/RoomFilter.h"
#include "engine/framework/Score.h"
#include "engine/plugins/noderesourcesfit/NodeResourcesFitArgs.h"

namespace berth {

/// Is there room on the node for what the pod requests; and how well does it fit there.
///
/// The filter names everything that is short. The score counts non-zero requests and knows nothing of the pod level (SEMANTICS 5.3).
/// Upstream: framework/plugins/noderesources/fit.go.
class NodeResourcesFit final : public Plugin,
                               public PreFilterPlugin,
                               public FilterPlugin,
                               public PreScorePlugin,
                               public ScorePlugin,
                               public EnqueueExtensions,
                               public NodeLocal,
                               public RoomFilter {
public:
    static constexpr std::string_view kName = "NodeResourcesFit";
    explicit NodeResourcesFit(NodeResourcesFitArgs args) : args_(std::move(args)) {}

    std::string_view name() const override { return kName; }
    PreFilterResult preFilter(const Context& context, CycleState& state, const Pod& pod) const override;
    Status filter(const Context& context, const CycleState& state, const Pod& pod, const NodeInfo& node,
                  Terms* terms) const override;
    bool seesSumsOnly(const CycleState& state, const Pod& pod, const NodeInfo& node) const override;
    bool hasRoom(const CycleState& state, const Pod& pod, const NodeInfo& node, const NodeUse& use) const override;
    Status preScore(const Context& context, CycleState& state, const Pod& pod,
                    std::span<const NodeInfo* const> feasible) const override;
    tl::expected<std::int64_t, Status> score(const Context& context, const CycleState& state, const Pod& pod,
                                             const NodeInfo& node, Terms* terms) const override;
    std::vector<ClusterEventWithHint> eventsToRegister() const override;

private:
    bool isIgnored(std::string_view resource) const;

    NodeResourcesFitArgs args_;
};

} // namespace berth
