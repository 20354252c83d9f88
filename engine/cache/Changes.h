// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/ClusterEvent.h"

#include <vector>

namespace berth {

/// Which events an update of a pod is, in upstream's order; a change that fits none is one generic Update.
/// `resource` is AssignedPod or TargetPod. Upstream: framework.PodSchedulingPropertiesChange.
std::vector<ClusterEvent> podChanges(const Pod& before, const Pod& after, EventResource resource);

/// Which events an update of a node is, in upstream's order; none when nothing a plugin could care about changed.
/// Upstream: framework.NodeSchedulingPropertiesChange.
std::vector<ClusterEvent> nodeChanges(const Node& before, const Node& after);

} // namespace berth
