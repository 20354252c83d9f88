// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/Fields.h"
#include "engine/model/Pod.h"

namespace berth::io {

/// One entry of `spec.volumes`, as far as a plugin judges it.
Volume readVolume(Fields& in, ValueRef value);

} // namespace berth::io
