// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/sharing/SharePlugin.h"

namespace berth {

/// Prefers nodes whose remaining cpu and GPU are little beside what the pod asks: a small dot product. Source: FGD_SPEC section 5, DotProd.
class DotProductScore final : public SharePlugin {
public:
    static constexpr std::string_view kName = "DotProductScore";
    DotProductScore() : SharePlugin(SharePolicy::DotProduct) {}
};

} // namespace berth
