// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/Pod.h"

namespace berth {

// Tolerations that nobody wrote. Each added one is noted in `meta.defaulted` as `spec.tolerations[KEY]`.

/// What the API server adds to a new pod: 300 s for nodes that are not ready or unreachable, unless the pod says something about them.
/// Upstream: plugin/pkg/admission/defaulttolerationseconds.
void addAdmissionTolerations(Pod& pod);

/// What the DaemonSet controller adds to the pods it makes: they stay on, and go to, nodes in trouble and cordoned ones.
/// Upstream: controller/daemon/util.AddOrUpdateDaemonPodTolerations.
void addDaemonTolerations(Pod& pod);

/// True when a DaemonSet controls the pod.
bool isDaemonPod(const Pod& pod);

} // namespace berth
