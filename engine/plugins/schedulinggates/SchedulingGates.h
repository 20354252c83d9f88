// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/PreEnqueue.h"

namespace berth {

/// Keeps a pod out of the queue as long as `spec.schedulingGates` holds any.
class SchedulingGates final : public Plugin, public PreEnqueuePlugin, public EnqueueExtensions {
public:
    static constexpr std::string_view kName = "SchedulingGates";
    std::string_view name() const override { return kName; }
    Status preEnqueue(const Context& context, const Pod& pod) const override;
    std::vector<ClusterEventWithHint> eventsToRegister() const override;
};

} // namespace berth
