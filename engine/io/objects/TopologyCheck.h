// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/Fields.h"
#include "engine/model/Node.h"

namespace berth::io {

/// Checks a node's `berth.dev/gpu-topology`: the name of a preset or a print of `nvidia-smi topo -m`, about as many GPUs as the node has.
/// Faults of a print have the place of the cell.
void checkTopology(Fields& in, ValueRef object, const Node& node);

} // namespace berth::io
