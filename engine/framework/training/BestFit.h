// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/NodeDevices.h"

#include <cstdint>
#include <string>

namespace berth {

/// How well `request` GPUs fill what is free: 0 where they do not fit, 100 when nothing is left, else ⌊100 × (total − remaining) / total⌋.
///
/// Source: AI_SUITE section 4.
std::int64_t bestFit(const NodeGpus& gpus, std::int64_t request);
/// The same with its numbers, for a term.
std::string explainBestFit(const NodeGpus& gpus, std::int64_t request);

} // namespace berth
