// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/sharing/SharePlugin.h"

namespace berth {

/// Prefers nodes with the least cpu and GPU left afterwards; rescaled so that the best has 100 and the worst 0. Source: FGD_SPEC section 5, BestFit.
class BestFitScore final : public SharePlugin {
public:
    static constexpr std::string_view kName = "BestFitScore";
    BestFitScore() : SharePlugin(SharePolicy::BestFit) {}
    bool normalizes() const override { return true; }
    Status normalize(const Context& context, const CycleState& state, const Pod& pod,
                     std::span<const NodeInfo* const> nodes, std::span<std::int64_t> scores) const override;
};

} // namespace berth
