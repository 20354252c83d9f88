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

} // namespace berth::io
