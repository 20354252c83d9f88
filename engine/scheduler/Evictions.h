// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/World.h"

#include <optional>

namespace berth {

/// What happens on a node to a pod that is told to leave: the kubelet's business, of which a preemption has to know.
class Evictions {
public:
    virtual ~Evictions() = default;
    /// When the pod will be gone, given that its deletionTimestamp is set now; `grace` replaces its own grace period.
    virtual SimTime goneAt(const PodEntry& pod, std::optional<Duration> grace) const = 0;
    /// The pod's deletionTimestamp was set: its fact stands.
    virtual void toldToLeave(PodId pod) = 0;
    /// The pod will be gone with the next fact.
    virtual void aboutToGo(PodId pod) = 0;
};

} // namespace berth
