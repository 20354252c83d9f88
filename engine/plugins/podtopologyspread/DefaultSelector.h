// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/Cluster.h"
#include "engine/model/Pod.h"

namespace berth {

/// Which pods belong together with `pod`, for constraints that the profile gives: the selectors of all services that select it, and
/// that of the ReplicationController, ReplicaSet or StatefulSet that controls it. Empty when there is none of these.
///
/// Upstream: plugins/helper.DefaultSelector.
LabelSelector defaultSelector(const Pod& pod, const ClusterObjects& objects);

} // namespace berth
