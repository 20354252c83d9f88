// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Plugin.h"

namespace berth {

struct PermitResult {
    Status status;
    Duration timeout; ///< with Wait; capped at 15 minutes
};

/// The last gate of the scheduling cycle: Success, Wait (the pod holds its place meanwhile), or a rejection.
class PermitPlugin {
public:
    virtual ~PermitPlugin() = default;
    virtual PermitResult permit(const Context& context, const CycleState& state, const Pod& pod,
                                const NodeInfo& node) const = 0;
};

} // namespace berth
