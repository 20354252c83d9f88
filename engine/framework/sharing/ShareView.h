// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/NodeInfo.h"
#include "engine/framework/sharing/ShareNode.h"

namespace berth {

/// What a pod asks of devices: shares as annotated, or whole GPUs by resource (1000 milli of each). Memory in bytes.
SharePod sharePodOf(const Pod& pod);

/// A node as the policies see it, without `except`. Devices of pods that have none yet (nominated ones) are the first that fit.
ShareNode shareNodeOf(const NodeInfo& node, PodId except = {});

} // namespace berth
