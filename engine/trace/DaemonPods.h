// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/World.h"

namespace berth {

/// The node that a DaemonSet's pod is for: the one it is on, or the one its node affinity names. None for other pods, and for a name that no
/// node of the trace ever had.
NodeId daemonTarget(const PodEntry& entry, const Pool& pool);

/// True for a DaemonSet's pod whose node does not exist any more: its controller makes none again.
/// Upstream: controller/daemon, podsShouldBeOnNode and getUnscheduledPodsWithoutNode.
bool isForGoneNode(const PodEntry& entry, const World& world, const Pool& pool);

} // namespace berth
