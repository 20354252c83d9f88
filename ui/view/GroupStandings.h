// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/Moment.h"
#include "ui/stage/GroupView.h"

#include <vector>

namespace berth::ui {

/// What a group is to the gang whose pod is in the cycle at the cursor, with its note.
struct Standing {
    GroupStanding standing = GroupStanding::None;
    QString note;
};

/// Says of each group what it is to that gang (between cycles: to the gang of the pod that something happened to last), where it is
/// to be kept together: chosen, without room, outside. Empty where no topology is asked for; None where a group holds several of the
/// domains.
std::vector<Standing> standingsOf(const Moment& moment, const std::vector<std::vector<NodeId>>& members);

} // namespace berth::ui
