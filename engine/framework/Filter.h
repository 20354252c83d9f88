// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Plugin.h"

namespace berth {

/// Asked for each node; the first plugin that rejects a node settles it.
///
/// Rejected codes take the node out of this cycle; any other non-success fails the whole cycle. Reads `state`, never writes it.
/// `terms` is nullptr unless somebody asked how the verdict came about.
class FilterPlugin {
public:
    virtual ~FilterPlugin() = default;
    virtual Status filter(const Context& context, const CycleState& state, const Pod& pod, const NodeInfo& node,
                          Terms* terms) const = 0;
};

} // namespace berth
