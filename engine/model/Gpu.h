// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/Resources.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

namespace berth {

/// The resource names that count whole GPUs, in the order they are looked for (AI_SUITE section 1).
inline constexpr std::array<std::string_view, 4> kGpuResources = {kNvidiaGpu, "amd.com/gpu", "gpu.intel.com/i915",
                                                                  "gpu.intel.com/xe"};

/// The first of `kGpuResources` of which there is some, and how many; {"", 0} without.
std::pair<std::string_view, std::int64_t> firstGpu(const Resources& resources);

} // namespace berth
