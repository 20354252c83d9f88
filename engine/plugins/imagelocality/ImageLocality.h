// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/NodeLocal.h"
#include "engine/framework/Score.h"

namespace berth {

/// Prefers nodes that hold the pod's images already, counting an image the less the fewer nodes have it (so that one node does not draw
/// all pods).
///
/// Upstream: framework/plugins/imagelocality.
class ImageLocality final : public Plugin, public ScorePlugin, public NodeLocal {
public:
    static constexpr std::string_view kName = "ImageLocality";
    std::string_view name() const override { return kName; }
    tl::expected<std::int64_t, Status> score(const Context& context, const CycleState& state, const Pod& pod,
                                             const NodeInfo& node, Terms* terms) const override;
    void keyOfPod(const Pod& pod, AlikeKey& key) const override;
    void keyOfNode(const Node& node, const NamedParts& named, AlikeKey& key) const override;
    void nameParts(const Pod& pod, NamedParts& named) const override;
};

} // namespace berth
