// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/SimTime.h"
#include "engine/framework/Plugin.h"

namespace berth {

struct PodGroup;

/// What QueueSort may compare. Upstream: QueuedPodInfo.
struct QueuedPod {
    PodId id;
    const Pod* pod = nullptr;
    SimTime timestamp;               ///< last time it was put into the queue from outside or after a failed attempt
    SimTime initialAttemptTimestamp; ///< first time it entered activeQ
    const PodGroup* group = nullptr; ///< of the gang it is in; nullptr: in none, or there is no such PodGroup
};

/// Orders activeQ. Exactly one in all profiles together. Pods that compare equal both ways keep the order they were queued in.
class QueueSortPlugin {
public:
    virtual ~QueueSortPlugin() = default;
    virtual bool less(const QueuedPod& a, const QueuedPod& b) const = 0;
};

} // namespace berth
