// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Plugin.h"
#include "engine/model/Cluster.h"

#include <string>

namespace berth {

/// What `minResources` of a PodGroup, with as many pods as minMember, asks beyond what all nodes together have free and the gang's own members
/// hold: "cpu 1500m, nvidia.com/gpu 4", by name, cpu in millicores and all else in whole units. "" when it is all there, or the group asks nothing.
///
/// Upstream: core.CheckClusterResource (which prints a Go map).
std::string resourceGap(const PodGroup& group, const Context& context);

} // namespace berth
