// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/Fields.h"
#include "engine/model/Pod.h"
#include "engine/model/Selectors.h"

namespace berth::io {

LabelSelector readLabelSelector(Fields& in, ValueRef value);
NodeSelector readNodeSelector(Fields& in, ValueRef value);
NodeSelectorTerm readNodeSelectorTerm(Fields& in, ValueRef value);
Affinity readAffinity(Fields& in, ValueRef value);
Taint readTaint(Fields& in, ValueRef value);
Toleration readToleration(Fields& in, ValueRef value);
TopologySpreadConstraint readSpreadConstraint(Fields& in, ValueRef value);

/// What the API server does when a pod is created: each of a term's matchLabelKeys and mismatchLabelKeys that the pod
/// has becomes an expression of the term's selector. A term that has it already stays as it is.
/// Upstream: registry/core/pod applyMatchLabelKeysAndMismatchLabelKeys.
void mergeLabelKeys(Affinity& affinity, const Labels& labels);

} // namespace berth::io
