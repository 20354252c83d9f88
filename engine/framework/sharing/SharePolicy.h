// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Terms.h"
#include "engine/framework/sharing/ShareNode.h"
#include "engine/framework/sharing/TypicalPods.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace berth {

/// The GPU-sharing policies of the FGD paper's simulator.
enum class SharePolicy : std::uint8_t {
    Random,     ///< any node
    DotProduct, ///< the least aligned with what is left: tight nodes
    Clustering, ///< beside pods of the same kind
    Packing,    ///< on devices and nodes in use before free ones
    BestFit,    ///< where least is left afterwards
    Fgd,        ///< where the expected fragmentation grows least
};

/// The plugin's configuration name: "FGDScore".
std::string_view pluginNameOf(SharePolicy policy);
/// The short name of published results: "FGD", "DotProd", …
std::string_view toString(SharePolicy policy);
/// By either name.
std::optional<SharePolicy> sharePolicyFromString(std::string_view name);

/// A node's raw score, exactly as the published code computes it, and the device that gave it (Fgd, shares only).
struct ShareScore {
    std::int64_t score = 0;
    std::optional<std::uint32_t> device;
};

/// Precondition: the pod fits. Random has no score of its own: 0. `workload` is Fgd's; `fragmentationBefore` may be handed in when it is known
/// already. Source: FGD_SPEC sections 5 and 6.3.
ShareScore scoreOf(SharePolicy policy, const ShareNode& node, const SharePod& pod, const TypicalPods& workload,
                   Terms* terms = nullptr, std::optional<double> fragmentationBefore = {});

/// A number in [0, bound).
using Draw = std::function<std::uint64_t(std::uint64_t bound)>;

/// The devices a pod gets on the node it goes to, ascending. Whole devices: the first free ones. Shares: the device with the least left that is enough;
/// for Random any that is enough (one draw for each); for Fgd the one that gave the score. Source: FGD_SPEC section 4.
std::vector<std::uint32_t> devicesFor(SharePolicy policy, const ShareNode& node, const SharePod& pod,
                                      const TypicalPods& workload, const Draw& draw);

} // namespace berth
