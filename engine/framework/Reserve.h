// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Plugin.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace berth {

/// `devices` are the GPU devices the plugin chose for the pod, ascending: the World keeps them with the pod's place (PodInfo::devices, one book for all
/// profiles) until Unreserve or the pod's end. Plugins themselves keep nothing. Absent: it chose none, and those of a plugin before it stay.
struct ReserveResult {
    Status status;
    std::optional<std::vector<std::uint32_t>> devices;
    Orders orders = {};
};

/// Asked after the pod was assumed on its node, in order. A refusal undoes all: Unreserve of every Reserve plugin in reverse order.
class ReservePlugin {
public:
    virtual ~ReservePlugin() = default;
    virtual ReserveResult reserve(const Context& context, const CycleState& state, const Pod& pod,
                                  const NodeInfo& node) const = 0;
    /// Must tolerate that reserve never ran. The framework gives the pod's devices back afterwards.
    virtual Orders unreserve(const Context&, const CycleState&, const Pod&, const NodeInfo&) const { return {}; }
};

} // namespace berth
