// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/ClusterEvent.h"

#include <vector>

namespace berth {

/// The events after which a pod that did not fit may fit (SEMANTICS 2.8, row NodeResourcesFit).
std::vector<ClusterEventWithHint> fitEvents();

} // namespace berth
