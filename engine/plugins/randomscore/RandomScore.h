// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/sharing/SharePlugin.h"

namespace berth {

/// Any node: one drawn from the feasible ones has 100, all others 0. The same seed draws the same. Source: FGD_SPEC section 5, Random.
class RandomScore final : public SharePlugin {
public:
    static constexpr std::string_view kName = "RandomScore";
    RandomScore() : SharePlugin(SharePolicy::Random) {}
    bool normalizes() const override { return true; }
    Status normalize(const Context& context, const CycleState& state, const Pod& pod,
                     std::span<const NodeInfo* const> nodes, std::span<std::int64_t> scores) const override;
};

} // namespace berth
