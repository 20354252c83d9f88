// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Permit.h"
#include "engine/model/Level.h"

#include <vector>

namespace berth {

/// How P2 pods are held back while higher ones are pending.
struct LevelPermitRules {
    LevelBands bands;
    Duration timeout = Duration::seconds(30);
    bool waitForImpossible = false; ///< unschedulable pods without a nominated node count too
};

/// P0 and P1 pass; a P2 waits while a pod of a higher level is pending.
///
/// Source: AI_SUITE section 8.
PermitResult permitByLevel(const LevelPermitRules& rules, const Context& context, const Pod& pod);

/// What may help a P2 that waited too long: a pod of a higher level that found its place, or any that left.
std::vector<ClusterEventWithHint> levelPermitEvents(const LevelBands& bands);

/// True until the last such pod is bound or gone.
bool waitsForHigherLevels(const LevelPermitRules& rules, const Context& context, const Pod& pod);

} // namespace berth
