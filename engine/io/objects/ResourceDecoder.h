// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/Fields.h"
#include "engine/model/Resources.h"

namespace berth::io {

/// A map of quantities. Errors: malformed or negative quantities, amounts beyond what Kubernetes counts.
ResourceList readResources(Fields& in, ValueRef value);

} // namespace berth::io
