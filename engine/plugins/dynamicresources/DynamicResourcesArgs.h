// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/SimTime.h"
#include "engine/framework/ValueReader.h"

namespace berth {

/// Upstream: DynamicResourcesArgs.
struct DynamicResourcesArgs {
    Duration filterTimeout = Duration::seconds(10); ///< 0: none
    Duration bindingTimeout = Duration::seconds(600);
};

/// Decodes and checks the arguments; faults go to `out`. Null gives the defaults.
DynamicResourcesArgs decodeDynamicResourcesArgs(const Value& args, Diagnostics& out);

} // namespace berth
