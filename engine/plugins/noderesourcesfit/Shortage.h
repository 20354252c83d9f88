// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/NodeInfo.h"
#include "engine/framework/RoomFilter.h"
#include "engine/framework/Terms.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace berth {

/// A resource of which a node has too little left.
struct Shortage {
    std::string reason;        ///< "Too many pods", "Insufficient cpu", …
    bool unresolvable = false; ///< more is asked than the node has in all: no eviction helps
};

/// Tells resources that are not to be looked at; may be empty.
using IsIgnored = std::function<bool(std::string_view resource)>;

/// Everything that is short on `node` for `request`, in the order pods, cpu, memory, ephemeral-storage, others by name.
/// Upstream: fitsRequest.
std::vector<Shortage> shortages(const Resources& request, const NodeInfo& node, const IsIgnored& isIgnored,
                                Terms* terms);

/// True when nothing would be short if the node's pods took `use`.
bool fits(const Resources& request, const Node& node, const NodeUse& use, const IsIgnored& isIgnored);

} // namespace berth
