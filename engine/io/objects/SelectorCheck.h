// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/Fields.h"
#include "engine/model/Pod.h"
#include "engine/model/Selectors.h"

#include <string_view>
#include <vector>

namespace berth::io {

// What the API server's validation refuses in selectors and constraints that are well formed otherwise. Upstream:
// apis/core/validation, apimachinery metav1/validation. `item` is the map that was read.

/// The syntax of a label key that stands in the member `name` of a map.
void checkLabelKey(Fields& in, ValueRef item, std::string_view name, const std::string& key);
void checkLabelValue(Fields& in, ValueRef value, const std::string& text);
void checkPodAffinityTerm(Fields& in, ValueRef item, const PodAffinityTerm& term);
void checkTaint(Fields& in, ValueRef item, const Taint& taint);
void checkToleration(Fields& in, ValueRef item, const Toleration& toleration);
void checkSpreadConstraint(Fields& in, ValueRef item, const TopologySpreadConstraint& constraint);
/// Two constraints of one pod may not have the same topology key and the same whenUnsatisfiable.
void checkSpreadConstraints(Fields& in, ValueRef list, const std::vector<TopologySpreadConstraint>& constraints);

// What the API server takes and kube-scheduler cannot parse: a note.
void noteRequiredFaults(Fields& in, ValueRef item, const NodeSelectorTerm& term);
void notePreferredFaults(Fields& in, ValueRef item, const NodeSelectorTerm& term);

} // namespace berth::io
