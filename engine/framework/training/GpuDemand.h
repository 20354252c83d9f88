// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/CycleState.h"
#include "engine/model/Pod.h"
#include "engine/model/devices/Link.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace berth {

/// What a pod asks of GPUs (AI_SUITE section 1): worked out at PreFilter, kept in the CycleState under the plugin's own key.
struct GpuDemand final : StateData {
    std::string resource;           ///< "nvidia.com/gpu", or another maker's; "" when it asks none
    std::int64_t count = 0;         ///< its effective request
    std::string model;              ///< label `gpu-model`; "": any
    LinkKind link = LinkKind::None; ///< `berth.dev/gpu-link`; None: none asked
    bool linkRequired = false;      ///< `berth.dev/gpu-link-policy: Required`

    std::unique_ptr<StateData> clone() const override { return std::make_unique<GpuDemand>(*this); }

    static GpuDemand of(const Pod& pod);
    /// What `plugin` wrote at PreFilter; worked out from the pod where it is not enabled there.
    static GpuDemand in(const CycleState& state, std::string_view plugin, const Pod& pod);
};

} // namespace berth
