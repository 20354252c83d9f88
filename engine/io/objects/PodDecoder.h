// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/Fields.h"
#include "engine/io/objects/MetaDecoder.h"
#include "engine/model/Pod.h"

namespace berth::io {

/// Reads a v1 Pod, with what the API server fills in (the paths are in `meta.defaulted`), and finishes it. The
/// priority of its PriorityClass is not looked up here, see resolvePriority.
void readPod(Fields& in, const ObjectValue& object, Pod& pod);

/// Reads the pod template of a workload: the same without a name.
void readPodTemplate(Fields& in, const ObjectValue& object, Pod& pod);

} // namespace berth::io
