// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/Node.h"
#include "engine/model/Pod.h"

namespace berth {

/// True when the node meets `spec.nodeSelector` and the required node affinity of the pod.
/// Upstream: component-helpers nodeaffinity.RequiredNodeAffinity.Match (terms that cannot be parsed match nothing).
bool meetsRequiredAffinity(const Pod& pod, const Node& node);

/// The first NoSchedule or NoExecute taint of the node that the pod does not tolerate, or nullptr.
/// Upstream: corev1helpers.FindMatchingUntoleratedTaint with DoNotScheduleTaintsFilterFunc.
const Taint* firstUntoleratedTaint(const Pod& pod, const Node& node);

} // namespace berth
