// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/ValueReader.h"

#include <cstdint>

namespace berth {

/// Upstream: InterPodAffinityArgs.
struct InterPodAffinityArgs {
    std::int32_t hardPodAffinityWeight = 1;
    bool ignorePreferredTermsOfExistingPods = false;
};

/// Decodes and checks the arguments; faults go to `out`. Null gives the defaults.
InterPodAffinityArgs decodeInterPodAffinityArgs(const Value& args, Diagnostics& out);

} // namespace berth
