// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/ClusterEvent.h"

#include <vector>

namespace berth {

/// The events after which a pod whose host port was taken may be placed (SEMANTICS 2.8, row NodePorts).
std::vector<ClusterEventWithHint> portEvents();

} // namespace berth
