// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/ClusterEvent.h"

#include <vector>

namespace berth {

/// The events after which a pod that other pods kept off may be placed (SEMANTICS 2.8, row InterPodAffinity).
///
/// As upstream's, the hints know no namespaces' labels: a namespaceSelector is held against a namespace without any.
std::vector<ClusterEventWithHint> affinityEvents();

} // namespace berth
