// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/PodNames.h"
#include "ui/session/Selection.h"

namespace berth::ui {

/// Whether something said of a pod, of a node or of both is about what is selected: the pod, the node, one of the
/// gang's pods, one of the tenant's. `pool` and `names` are those of the trace.
bool isAbout(const Selection& selection, PodId pod, NodeId node, const Pool& pool, const PodNames& names);

} // namespace berth::ui
