// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/Fields.h"
#include "engine/io/objects/MetaDecoder.h"
#include "engine/model/Node.h"

namespace berth::io {

/// Reads a v1 Node and finishes it. Without `status.allocatable` the capacity counts, as for a kubelet that reserves
/// nothing.
void readNode(Fields& in, const ObjectValue& object, Node& node);

} // namespace berth::io
