// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace berth {

/// With how many feasible nodes a search over `nodes` is content. `percentage` 0 adapts to the size.
///
/// Upstream: numFeasibleNodesToFind.
std::uint32_t nodesToFind(std::uint32_t nodes, std::int32_t percentage);

} // namespace berth
