// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/Pod.h"

namespace berth::io {

/// What the API server does when a pod is created: each of the matchLabelKeys and mismatchLabelKeys of an affinity term or spread
/// constraint that the pod has becomes an expression of its selector. One that is there already stays as it is. The paths of the selectors
/// that got an expression are added to `meta.defaulted`.
/// Upstream: registry/core/pod applyMatchLabelKeysAndMismatchLabelKeys, gate MatchLabelKeysInPodTopologySpreadSelectorMerge.
void mergeLabelKeys(Pod& pod);

} // namespace berth::io
