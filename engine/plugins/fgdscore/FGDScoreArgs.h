// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/ValueReader.h"
#include "engine/framework/sharing/TypicalPods.h"

namespace berth {

/// The target workload of FGD.
struct FGDScoreArgs {
    TypicalPods workload; ///< empty: the pods on the nodes, and the one to come
};

/// Decodes and checks `workload`: a list of {cpuMilli, gpuMilli, gpuCount, gpuSpec, pods}, of which `pods` says how many such pods there are (1). Faults go to
/// `out`. Null gives the default.
FGDScoreArgs decodeFGDScoreArgs(const Value& args, Diagnostics& out);

} // namespace berth
