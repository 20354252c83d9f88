// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/sharing/SharePlugin.h"

namespace berth {

/// Prefers devices in use, then free devices of nodes in use, then idle nodes. Source: FGD_SPEC section 5, Packing.
class GpuPackingScore final : public SharePlugin {
public:
    static constexpr std::string_view kName = "GpuPackingScore";
    GpuPackingScore() : SharePlugin(SharePolicy::Packing) {}
};

} // namespace berth
