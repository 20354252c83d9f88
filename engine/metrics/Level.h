// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/Level.h"
#include "engine/model/Pod.h"
#include "engine/model/Scenario.h"

#include <optional>

namespace berth::metrics {

/// `levels` of a scenario.
inline LevelBands bandsOf(const Scenario& scenario) {
    return {scenario.p0From, scenario.p1From};
}

/// The level a pod is counted under. Below P1 only pods that ask for GPUs are P2; others have no level.
std::optional<Level> levelOf(const Pod& pod, const LevelBands& bands);

} // namespace berth::metrics
