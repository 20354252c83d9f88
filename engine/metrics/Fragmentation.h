// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/metrics/Figures.h"
#include "engine/trace/World.h"

namespace berth::metrics {

/// What jobs of pods with 1, 2, 4 and 8 GPUs would still find. One pass over the nodes.
Fragmentation fragmentationOf(const World& world);

} // namespace berth::metrics
