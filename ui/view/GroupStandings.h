// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/Moment.h"
#include "ui/stage/GroupView.h"

#include <vector>

namespace berth::ui {

/// Says of each group what it is to the gang whose pod is in the cycle at the cursor (between cycles: to whose pod
/// something happened last), where that gang is to be kept together: chosen, without room, outside. Nothing where no topology is asked for, or where a group holds several of
/// the domains.
void addStandings(const Moment& moment, const std::vector<std::vector<NodeId>>& members,
                  std::vector<GroupView>& groups);

} // namespace berth::ui
