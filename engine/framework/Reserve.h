// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Plugin.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace berth {

/// `book` is what the plugin wants to remember about the pod's place (device indices, for instance): the World keeps it under the
/// plugin's name until Unreserve or the pod's end. Plugins themselves keep nothing.
struct ReserveResult {
    Status status;
    std::optional<std::vector<std::uint32_t>> book;
};

/// Asked after the pod was assumed on its node, in order. A refusal undoes all: Unreserve of every Reserve plugin in reverse order.
class ReservePlugin {
public:
    virtual ~ReservePlugin() = default;
    virtual ReserveResult reserve(const Context& context, const CycleState& state, const Pod& pod,
                                  const NodeInfo& node) const = 0;
    /// Must tolerate that reserve never ran. The framework drops the plugin's book afterwards.
    virtual void unreserve(const Context&, const CycleState&, const Pod&, const NodeInfo&) const {}
};

} // namespace berth
