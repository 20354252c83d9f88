// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Status.h"

#include <cstddef>
#include <span>
#include <string>

namespace berth {

/// The reasons of nodes, counted: "2 node(s) were unschedulable, 3 Insufficient cpu", sorted byte-wise; "" when there are none.
///
/// `own` are the statuses of nodes that have one of their own; each of the other nodes counts the reasons of `absent`.
/// Upstream: FitError.Error (SEMANTICS 1.10).
std::string reasonHistogram(std::span<const Status* const> own, std::size_t nodes, const Status& absent);

} // namespace berth
