// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Plugin.h"

namespace berth {

struct PermitResult {
    Status status;
    Duration timeout; ///< with Wait; capped at 15 minutes
    Orders orders = {};
};

/// The last gate of the scheduling cycle: Success, Wait (the pod holds its place meanwhile), or a rejection.
class PermitPlugin {
public:
    virtual ~PermitPlugin() = default;
    virtual PermitResult permit(const Context& context, const CycleState& state, const Pod& pod,
                                const NodeInfo& node) const = 0;
    /// Asked of a pod that waits on this plugin, after every change of the cluster or the queue. False: it is allowed.
    virtual bool stillWaits(const Context&, const Pod&) const { return true; }
    /// Lets a pod go on by itself just before the framework's timer would reject it.
    virtual bool allowsAtTimeout() const { return false; }
};

} // namespace berth
