// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/SimTime.h"
#include "engine/model/Cluster.h"

#include <vector>

namespace berth {

/// Gives each group that has no creationTimestamp the time `now`, as an API server does when an object is created.
void stampCreation(std::vector<PodGroup>& groups, SimTime now);

} // namespace berth
