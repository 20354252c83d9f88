// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/NodeDevices.h"
#include "engine/framework/Reserve.h"

namespace berth {

/// Chooses the devices of a pod that was just assumed on `node`, unless a plugin before has: the first in order decides.
///
/// Source: AI_SUITE section 2.
ReserveResult reserveDevices(const Context& context, const Pod& pod, const NodeInfo& node, DevicePolicy policy);

} // namespace berth
