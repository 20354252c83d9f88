// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/ClusterEvent.h"
#include "engine/plugins/podtopologyspread/PodTopologySpreadArgs.h"

#include <vector>

namespace berth {

/// The events after which a pod that a hard constraint kept off may find a node (SEMANTICS 2.8, row PodTopologySpread).
std::vector<ClusterEventWithHint> spreadEvents(const PodTopologySpreadArgs& args);

} // namespace berth
