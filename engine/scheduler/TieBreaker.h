// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace berth {

/// Index of the host that upstream's heap puts on top when no extender scored (SEMANTICS 1.8). `totals` in the order
/// found, not empty.
///
/// Upstream: 1.35 to 1.37 of schedule_one.go's sortable node scores, heap.Init and the first Pop.
std::size_t heapWinner(std::span<const std::int64_t> totals);

} // namespace berth
