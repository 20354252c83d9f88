// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/Node.h"

#include <cstdint>

namespace berth {

/// The memory of each device of a node in MiB: label `nvidia.com/gpu.memory`, else that of the topology's preset, else what the model's
/// name says ("…-80GB") or is known to have; 0: unknown. Source: AI_SUITE section 1.
std::int64_t deviceMemoryMiB(const Node& node);

} // namespace berth
