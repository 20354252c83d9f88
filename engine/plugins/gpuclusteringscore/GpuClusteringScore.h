// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/sharing/SharePlugin.h"

namespace berth {

/// Prefers nodes that hold pods of the same kind (shares; pods of 1, 2, 4, 8 devices) and use much GPU already. Source: FGD_SPEC section 5, Clustering.
class GpuClusteringScore final : public SharePlugin {
public:
    static constexpr std::string_view kName = "GpuClusteringScore";
    GpuClusteringScore() : SharePlugin(SharePolicy::Clustering) {}
};

} // namespace berth
