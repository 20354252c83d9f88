// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/Moment.h"
#include "ui/stage/GroupView.h"

#include <vector>

namespace berth::ui {

/// Puts on each card what the cycle at the cursor has said about its node so far: verdict strip, what is lit, what
/// steps back,
/// the pod's request on the bars, who is next.
void addVerdicts(const Moment& moment, std::vector<GroupView>& groups);

} // namespace berth::ui
