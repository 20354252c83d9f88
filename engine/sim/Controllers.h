// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/Pod.h"
#include "engine/trace/World.h"

#include <memory>

namespace berth {

/// The replacement that the owner of `old` makes: the same pod under the next free ordinal name (a StatefulSet's keeps its name, a
/// DaemonSet's is pinned to its node and tolerates what such pods do), as it was before it was ever scheduled. Names that any pod of the run ever had are taken.
///
/// Source: AI_SUITE section 7.4.
std::shared_ptr<const Pod> replacementOf(const PodEntry& old, const World& world, const Pool& pool);

} // namespace berth
