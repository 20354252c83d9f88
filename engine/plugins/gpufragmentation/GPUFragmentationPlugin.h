// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Filter.h"
#include "engine/framework/NodeLocal.h"
#include "engine/framework/PreFilter.h"
#include "engine/framework/Reserve.h"
#include "engine/framework/RoomFilter.h"
#include "engine/framework/Score.h"
#include "engine/plugins/gpufragmentation/GPUFragmentationArgs.h"

namespace berth {

/// Best fit for GPUs: the node that has the fewest left over scores highest, so that whole nodes stay free for large jobs. Chooses the
/// devices at Reserve.
///
/// Source: AI_SUITE sections 2 to 4.
class GPUFragmentationPlugin final : public Plugin,
                                     public PreFilterPlugin,
                                     public FilterPlugin,
                                     public ScorePlugin,
                                     public ReservePlugin,
                                     public EnqueueExtensions,
                                     public NodeLocal,
                                     public RoomFilter {
public:
    static constexpr std::string_view kName = "GPUFragmentationPlugin";
    explicit GPUFragmentationPlugin(GPUFragmentationArgs args) : args_(args) {}

    std::string_view name() const override { return kName; }
    PreFilterResult preFilter(const Context& context, CycleState& state, const Pod& pod) const override;
    Status filter(const Context& context, const CycleState& state, const Pod& pod, const NodeInfo& node,
                  Terms* terms) const override;
    bool seesSumsOnly(const CycleState& state, const Pod& pod, const NodeInfo& node) const override;
    bool hasRoom(const CycleState& state, const Pod& pod, const NodeInfo& node, const NodeUse& use) const override;
    tl::expected<std::int64_t, Status> score(const Context& context, const CycleState& state, const Pod& pod,
                                             const NodeInfo& node, Terms* terms) const override;
    bool normalizes() const override { return true; }
    Status normalize(const Context& context, const CycleState& state, const Pod& pod,
                     std::span<const NodeInfo* const> nodes, std::span<std::int64_t> scores) const override;
    ReserveResult reserve(const Context& context, const CycleState& state, const Pod& pod,
                          const NodeInfo& node) const override;
    void keyOfPod(const Pod& pod, AlikeKey& key) const override;
    void keyOfNode(const Node& node, const NamedParts& named, AlikeKey& key) const override;
    void keyOfUse(const NodeInfo& node, AlikeKey& key) const override;
    std::vector<ClusterEventWithHint> eventsToRegister() const override;

private:
    GPUFragmentationArgs args_;
};

} // namespace berth
