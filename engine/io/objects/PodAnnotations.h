// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/Fields.h"
#include "engine/model/Node.h"
#include "engine/model/Pod.h"

namespace berth::io {

/// Checks the annotations of AI_SUITE section 1 and keeps the run time and the devices. Wants a finished pod. A
/// malformed one is an error at its value.
void readPodAnnotations(Fields& in, ValueRef object, Pod& pod);

} // namespace berth::io
