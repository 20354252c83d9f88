// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/World.h"

#include <optional>

namespace berth::metrics {

/// FGD's fragmentation: how many of the free GPUs, fractions counted, a pod like those that have entered so far could not use on average. Every pod so far is part
/// of the workload, the rarest kinds left out. One pass over pods and nodes. Nothing while no pod has entered.
///
/// Source: FGD_SPEC section 6; Weng et al., USENIX ATC 2023.
std::optional<double> expectedWaste(const World& world);

} // namespace berth::metrics
