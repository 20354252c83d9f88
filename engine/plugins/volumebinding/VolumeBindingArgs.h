// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/UtilizationShape.h"

#include <cstdint>

namespace berth {

/// Upstream: VolumeBindingArgs.
struct VolumeBindingArgs {
    std::int64_t bindTimeoutSeconds = 600;
    UtilizationShape shape = {{0, 100}, {100, 0}};
};

/// Decodes and checks the arguments; faults go to `out`. Null gives the defaults.
VolumeBindingArgs decodeVolumeBindingArgs(const Value& args, Diagnostics& out);

} // namespace berth
