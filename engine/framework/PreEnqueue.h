// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Plugin.h"

namespace berth {

/// Asked before a pod enters activeQ or backoffQ (not again on the way from backoffQ to activeQ).
/// Any answer but Success gates the pod: it waits in the unschedulable pods, without an attempt and without an event.
class PreEnqueuePlugin {
public:
    virtual ~PreEnqueuePlugin() = default;
    virtual Status preEnqueue(const Context& context, const Pod& pod) const = 0;
};

} // namespace berth
