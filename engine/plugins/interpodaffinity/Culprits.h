// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Plugin.h"
#include "engine/model/Node.h"
#include "engine/model/Pod.h"

namespace berth {

/// Names the pods of the snapshot that keep a pod off a node by required anti-affinity, theirs or its own: the first three of each, and how
/// many more. For explanations.
void nameCulprits(const Context& context, const Pod& pod, const Node& node, Terms& terms);

} // namespace berth
