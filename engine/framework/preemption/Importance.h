// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/SimTime.h"
#include "engine/framework/NodeInfo.h"

#include <vector>

namespace berth {

/// When a pod started, or `now` when nobody knows.
SimTime startOf(const PodInfo& pod, SimTime now);

/// Puts the most important first: higher priority, then the earlier start; full ties keep their order.
/// Upstream: util.MoreImportantPod.
void sortByImportance(std::vector<PodInfo>& pods, SimTime now);

} // namespace berth
