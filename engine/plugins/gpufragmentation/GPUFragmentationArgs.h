// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/training/TrainingArgs.h"

#include <cstdint>
#include <optional>

namespace berth {

struct GPUFragmentationArgs {
    std::optional<std::int64_t> maxGpuPerNode; ///< absent: what the largest node has
    DevicePolicy devicePolicy = DevicePolicy::LinkAware;
};

/// Decodes and checks the arguments; faults go to `out`. Null gives the defaults.
GPUFragmentationArgs decodeGPUFragmentationArgs(const Value& args, Diagnostics& out);

} // namespace berth
