// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Plugin.h"

namespace berth {

/// Prepares what the pod needs on its node, in the binding cycle.
class PreBindPlugin {
public:
    virtual ~PreBindPlugin() = default;
    /// Success: preBind has work to do. Skip: it is left out.
    virtual Status preBindPreFlight(const Context& context, const Pod& pod, const NodeInfo& node) const = 0;
    virtual Status preBind(const Context& context, const Pod& pod, const NodeInfo& node) const = 0;
};

/// Binds the pod; Skip hands it to the next Bind plugin.
class BindPlugin {
public:
    virtual ~BindPlugin() = default;
    virtual Status bind(const Context& context, const Pod& pod, const NodeInfo& node) const = 0;
};

/// Told afterwards; cannot refuse.
class PostBindPlugin {
public:
    virtual ~PostBindPlugin() = default;
    virtual void postBind(const Context& context, const Pod& pod, const NodeInfo& node) const = 0;
};

} // namespace berth
