// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Id.h"
#include "engine/base/SimTime.h"

#include <optional>
#include <string>
#include <vector>

namespace berth {

/// What a plugin wants done to other pods. Plugins change nothing themselves: whoever called them carries this out after the call, in this order.
/// Pods that do not wait (any more) are left alone.
struct Orders {
    struct Rejection {
        PodId pod;
        std::string reason;
    };

    std::vector<PodId> allow;      ///< waiting pods that this plugin asks to wait no longer
    std::vector<Rejection> reject; ///< waiting pods, rejected in this plugin's name. Upstream: WaitingPod.Reject
    std::vector<PodId> activate;   ///< Upstream: PodsToActivate
    std::optional<Duration> rest;  ///< the pod's gang is not tried for so long: Gang::restUntil

    bool empty() const { return allow.empty() && reject.empty() && activate.empty() && !rest; }
};

} // namespace berth
