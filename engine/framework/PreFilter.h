// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Plugin.h"

#include <optional>
#include <set>
#include <string>

namespace berth {

struct PreFilterResult {
    Status status;
    std::optional<std::set<std::string>> nodes; ///< names; absent: all nodes. Ignored unless `status` is Success
};

/// Asked once per cycle, in the configured order, before any node is looked at.
///
/// Success: go on. Skip: this plugin's Filter and AddPod/RemovePod are not called in this cycle. UnschedulableAndUnresolvable: stop at once.
/// Unschedulable: the rest still runs, the cycle fails at the end. Anything else: an error of the cycle. SEMANTICS 1.3.
class PreFilterPlugin {
public:
    virtual ~PreFilterPlugin() = default;
    virtual PreFilterResult preFilter(const Context& context, CycleState& state, const Pod& pod) const = 0;

    /// True when the plugin's state depends on the pods of nodes, so that trial runs must call addPod and removePod.
    virtual bool hasExtensions() const { return false; }
    /// `node` already holds (no longer holds) the pod when these are called.
    virtual Status addPod(const Context&, CycleState&, const Pod&, const PodInfo&, const NodeInfo&) const { return {}; }
    virtual Status removePod(const Context&, CycleState&, const Pod&, const PodInfo&, const NodeInfo&) const {
        return {};
    }
};

} // namespace berth
